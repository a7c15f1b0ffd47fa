import { ConfigurationError } from '../domain/errors.js';
import type { Report } from '../domain/report.js';
import { EXIT } from '../engine/exit-status.js';
import type { GateTask } from '../gate/task.js';
import { writeReportFile } from '../platform/report-file.js';
import { renderBaseline } from '../policy/baseline.js';
import { readPolicy } from '../policy/load.js';
import { print, printError } from './terminal.js';

/** Where the baseline goes when no policy names a place. */
const USUAL_PLACE = '.github/skillgate-baseline.json';

type Task = Omit<GateTask, 'smoke'>;

/**
 * `--write-baseline`: accepts all that is found now, so that an old repository can gate new findings from today.
 * Throws a ConfigurationError where only a part of the repository is looked at, which would forget the rest.
 */
export async function writeBaseline(task: Task, run: (task: Task) => Promise<Report>): Promise<number> {
  if (task.options.paths || task.changes)
    throw new ConfigurationError(
      '--write-baseline: a baseline speaks of the whole repository; name no paths and no --changed-since',
    );
  const place = readPolicy(task.tree, task.policyFile)?.baseline;
  const { findings, smoke } = await run({ ...task, ignoresBaseline: true });
  if (smoke?.interrupted === true) {
    printError('skillgate: interrupted, so no baseline is written');
    return EXIT.interrupted;
  }
  const file = writeReportFile(task.directory, place ?? USUAL_PLACE, renderBaseline(findings));
  const hint = place === undefined ? `; name it in the policy: baseline: ${file}` : '';
  print(`Accepted what is found now in ${file}${hint}.`);
  return EXIT.pass;
}
