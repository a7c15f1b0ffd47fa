import { check } from '../engine/check.js';
import { EXIT } from '../engine/exit-status.js';
import { printableJson, toJsonReport } from '../report/json.js';
import { renderPlan } from '../report/plan.js';
import { type ScopeFlags, readTask } from './flags.js';
import { paletteFor, print } from './terminal.js';

/** `skillgate plan`: prints the load table. Throws a ConfigurationError for wrong flags. */
export async function runPlan(
  paths: readonly string[],
  flags: ScopeFlags & { readonly format: string },
): Promise<number> {
  const { tree, options } = await readTask(paths, flags);
  const report = check(tree, options);
  print(
    flags.format === 'json'
      ? printableJson(toJsonReport(report).plan)
      : renderPlan(report, paletteFor('stdout')),
  );
  return EXIT.pass;
}
