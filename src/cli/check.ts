import type { Report } from '../domain/report.js';
import type { SmokeMode } from '../domain/smoke.js';
import { EXIT, exitStatus } from '../engine/exit-status.js';
import { runGate } from '../gate/gate.js';
import type { GateTask } from '../gate/task.js';
import { writeReportFile } from '../platform/report-file.js';
import { renderText } from '../report/text.js';
import { baseOf } from './base.js';
import { type CheckFlags, readScope, readSmoke } from './flags.js';
import { type Format, renderAs } from './formats.js';
import { paletteFor, print, printCommands, terminalWidth } from './terminal.js';

/** `skillgate check`: finds and reports, and gives the exit status. Throws a ConfigurationError for wrong flags. */
export async function runCheck(paths: readonly string[], flags: CheckFlags): Promise<number> {
  const started = performance.now();
  const task: Omit<GateTask, 'smoke'> = { ...readScope(paths, flags), ...baseOf(flags) };
  const mode = readSmoke(flags);
  if (flags.writeBaseline) {
    const { writeBaseline } = await import('./write-baseline.js');
    return writeBaseline(task, (whole) => runWithSmoke(whole, mode));
  }
  const report = await runWithSmoke(task, mode);
  const text = textOf(report, performance.now() - started);
  if (flags.output === undefined) await show(report, flags.format, text);
  else {
    const file = writeReportFile(task.directory, flags.output, await renderAs(flags.format, report));
    print(`${text}\nThe report is in ${file}.`);
  }
  return report.smoke?.interrupted === true ? EXIT.interrupted : exitStatus(report);
}

/** Workflow commands are the one thing that is printed to be acted on. */
async function show(report: Report, format: Format, text: string): Promise<void> {
  if (format === 'text') print(text);
  else if (format === 'github') printCommands(await renderAs(format, report));
  else print(await renderAs(format, report));
}

/** Only smoke runs take long, leave something to hide, and can be interrupted. */
async function runWithSmoke(task: Omit<GateTask, 'smoke'>, mode: SmokeMode): Promise<Report> {
  if (mode === 'off') return runGate({ ...task, smoke: { mode, otherwise: 'off', exposed: [] } });
  const [{ hideEnvironment }, { followSmoke }] = await Promise.all([
    import('../platform/own-environment.js'),
    import('./smoke-progress.js'),
  ]);
  const { exposed } = hideEnvironment();
  return followSmoke((watch) => runGate({ ...task, smoke: { mode, otherwise: 'off', exposed, ...watch } }));
}

function textOf(report: Report, milliseconds: number): string {
  const width = terminalWidth();
  return renderText(report, {
    palette: paletteFor('stdout'),
    milliseconds,
    ...(width === undefined ? {} : { width }),
  });
}
