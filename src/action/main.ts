import type { Report } from '../domain/report.js';
import { overallVerdict } from '../domain/smoke.js';
import { exitStatus } from '../engine/exit-status.js';
import { runGate } from '../gate/gate.js';
import type { SmokeWish } from '../gate/task.js';
import { diskTree } from '../platform/disk-tree.js';
import { hideEnvironment } from '../platform/own-environment.js';
import { selectAnnotations } from '../report/github.js';
import { renderSummary } from '../report/summary/render-summary.js';
import { renderText } from '../report/text.js';
import { refusesSmoke } from '../smoke/events.js';
import { explain } from './explain.js';
import { type Inputs, readInputs } from './inputs.js';
import { annotate, log, setOutputs, writeSummary } from './log.js';
import { publish } from './publish.js';
import { writeReports } from './reports.js';
import { type Situation, readSituation } from './situation.js';

/** Runs the action and gives its exit status; see EXIT. Never throws. */
export async function main(): Promise<number> {
  try {
    const { exposed } = hideEnvironment();
    return await run(readInputs(), exposed);
  } catch (error) {
    return explain(error);
  }
}

async function run(inputs: Inputs, exposed: readonly string[]): Promise<number> {
  const started = performance.now();
  const tree = diskTree(inputs.workspace);
  const situation = await readSituation(inputs, tree);
  const report = await runGate({
    directory: inputs.workspace,
    tree,
    options: inputs.options,
    configuration: situation.context.workflowPath === undefined ? [] : [situation.context.workflowPath],
    remarks: situation.remarks,
    smoke: wishOf(inputs, situation, exposed),
    ...(inputs.policyFile === undefined ? {} : { policyFile: inputs.policyFile }),
    ...(situation.base ? { base: situation.base } : {}),
    ...(situation.changes ? { changes: situation.changes } : {}),
  });
  const files = await writeReports(inputs, report);
  const refused = await publish(report, inputs, situation);
  log(renderText(report, { layout: 'actions', milliseconds: performance.now() - started }));
  for (const annotation of selectAnnotations(report, 'the log and the job summary').annotations)
    annotate(annotation);
  for (const message of refused) log(`● ${message}`);
  await writeSummary(renderSummary(report));
  setOutputs({ ...outputsOf(report), ...files });
  return exitStatus(report);
}

/** Skills run unless somebody says otherwise, but never with somebody else's code beside a privileged token. */
function wishOf(inputs: Inputs, { context }: Situation, exposed: readonly string[]): SmokeWish {
  const isRefused = refusesSmoke(context.eventName, inputs.allowUnsafeSmokeRun);
  return {
    otherwise: 'run',
    exposed,
    ...(inputs.smoke === undefined ? {} : { mode: inputs.smoke }),
    ...(isRefused ? { refusal: { message: 'event', values: { event: context.eventName } } } : {}),
  };
}

function outputsOf({ result, counts, smoke }: Report): Readonly<Record<string, string | number>> {
  return {
    result,
    'skills-count': counts.skills,
    'errors-count': counts.errors,
    'warnings-count': counts.warnings,
    'notices-count': counts.notices,
    ...(smoke ? { 'smoke-result': overallVerdict(smoke) } : {}),
  };
}
