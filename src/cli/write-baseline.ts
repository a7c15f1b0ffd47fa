import { ConfigurationError } from '../domain/errors.js';
import { EXIT } from '../engine/exit-status.js';
import { check } from '../engine/check.js';
import { readRules } from '../gate/rules-of-run.js';
import type { GateTask } from '../gate/task.js';
import { writeReportFile } from '../platform/report-file.js';
import { renderBaseline } from '../policy/baseline.js';
import { print } from './terminal.js';

/** Where the baseline goes when no policy names a place. */
const USUAL_PLACE = '.github/skillgate-baseline.json';

/**
 * `--write-baseline`: accepts all that is found now, so that an old repository can gate new findings from today.
 * Throws a ConfigurationError where only a part of the repository is looked at, which would forget the rest.
 */
export async function writeBaseline(task: Omit<GateTask, 'smoke'>): Promise<number> {
  if (task.options.paths)
    throw new ConfigurationError(
      '--write-baseline: a baseline speaks of the whole repository; name no paths',
    );
  const { policy } = await readRules({ ...task, smoke: { otherwise: 'off', exposed: [] } });
  const report = check(task.tree, policy ? { ...task.options, policy } : task.options);
  const file = writeReportFile(
    task.directory,
    policy?.baseline ?? USUAL_PLACE,
    renderBaseline(report.findings),
  );
  const hint = policy?.baseline === undefined ? `; name it in the policy: baseline: ${file}` : '';
  print(`Accepted what is found now in ${file}${hint}.`);
  return EXIT.pass;
}
