import { EXIT } from '../engine/exit-status.js';
import { planFixes } from '../engine/fix.js';
import { replaceFile } from '../platform/replace-file.js';
import { renderFixDiff, renderFixSummary } from '../report/fix-diff.js';
import { type ScopeFlags, readTask } from './flags.js';
import { paletteFor, print } from './terminal.js';

export interface FixFlags extends ScopeFlags {
  readonly dryRun?: boolean;
}

/**
 * `skillgate fix`: mends what can be mended without changing what is meant, or prints it as a diff. Throws a
 * ConfigurationError for wrong flags and for a file that cannot be written.
 */
export async function runFix(paths: readonly string[], flags: FixFlags): Promise<number> {
  const { directory, tree, options } = await readTask(paths, flags);
  const plan = planFixes(tree, options);
  if (flags.dryRun === true) {
    print(renderFixDiff(plan.files, paletteFor('stdout')) + renderFixSummary(plan, 'Would mend'));
    return EXIT.pass;
  }
  for (const file of plan.files) replaceFile(directory, file.path, file);
  print(renderFixSummary(plan, 'Mended'));
  return EXIT.pass;
}
