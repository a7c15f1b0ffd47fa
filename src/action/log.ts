import { error, notice, setOutput as writeOutput, summary, warning } from '@actions/core';
import type { Severity } from '../domain/finding.js';
import type { Annotation } from '../domain/annotation.js';
import { neutralise } from '../report/output-safety.js';

/** The only module of the action that writes: to the log, the annotations, the outputs and the job summary. */

/** Prints lines to the log; nothing in them acts as a workflow command. */
export function log(text: string): void {
  const safe = neutralise(text);
  process.stdout.write(safe.endsWith('\n') ? safe : `${safe}\n`);
}

const ISSUE: Readonly<Record<Severity, typeof error>> = { error, warning, notice };

/** Shows an annotation. The toolkit escapes what would end the command or one of its properties. */
export function annotate(annotation: Annotation): void {
  const { severity, message, title, path, startLine, endLine, startColumn, endColumn } = annotation;
  ISSUE[severity](neutralise(message), {
    title: neutralise(title),
    ...(path === undefined ? {} : { file: path }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(endLine === undefined ? {} : { endLine }),
    ...(startColumn === undefined ? {} : { startColumn }),
    ...(endColumn === undefined ? {} : { endColumn }),
  });
}

/** Sets outputs of the step. Where the runner gave no file for them the log says so, and the run goes on. */
export function setOutputs(outputs: Readonly<Record<string, string | number>>): void {
  // Without the file the toolkit would fall back to a command that the runner has given up.
  if (!process.env['GITHUB_OUTPUT']) return log('Outputs are not set: GITHUB_OUTPUT is not given.');
  try {
    for (const [name, value] of Object.entries(outputs)) writeOutput(name, String(value));
  } catch (failure) {
    log(`Outputs are not set: ${reasonOf(failure)}`);
  }
}

/** Adds Markdown to the job summary. Where there is no file for it the log says so, and the run goes on. */
export async function writeSummary(markdown: string): Promise<void> {
  if (!process.env['GITHUB_STEP_SUMMARY'])
    return log('No summary is written: GITHUB_STEP_SUMMARY is not given.');
  try {
    await summary.emptyBuffer().addRaw(markdown).write();
  } catch (failure) {
    log(`No summary is written: ${reasonOf(failure)}`);
  }
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
