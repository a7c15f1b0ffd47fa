import type { Report } from '../domain/report.js';
import type { Tree } from '../domain/tree.js';
import { check } from '../engine/check.js';
import { EXIT } from '../engine/exit-status.js';
import type { CheckOptions } from '../engine/options.js';
import { plan } from '../engine/plan.js';
import { settle } from '../engine/settle.js';
import { printableJson } from '../report/json.js';
import { renderPlan } from '../report/plan.js';
import { type ScopeFlags, readTask } from './flags.js';
import { paletteFor, print } from './terminal.js';

/** `skillgate plan`: prints the load table and who may call what. Throws a ConfigurationError for wrong flags. */
export async function runPlan(
  paths: readonly string[],
  flags: ScopeFlags & { readonly format: string },
): Promise<number> {
  const { tree, options } = await readTask(paths, flags);
  const report = check(tree, options);
  print(
    flags.format === 'json'
      ? printableJson(planAsJson(report, tree, options))
      : renderPlan(report, paletteFor('stdout')),
  );
  return EXIT.pass;
}

/** The load table by skill, and by runtime what it registers, passes over, warns about and prints. */
function planAsJson(report: Report, tree: Tree, options: CheckOptions): object {
  const { allowList, project, policy } = settle(options);
  const home = policy?.ogcode?.home;
  return {
    skills: report.plan,
    personas: report.personas,
    runtimes: plan(tree, {
      ...(allowList ? { allowList } : {}),
      ...(project === undefined ? {} : { project }),
      ...(home === undefined ? {} : { home }),
    }),
  };
}
