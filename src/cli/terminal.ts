import picocolors from 'picocolors';
import { neutralise } from '../report/output-safety.js';
import type { Palette } from '../report/palette.js';

/** The only module of the command line that writes. */

type StreamName = 'stdout' | 'stderr';

/** What decides whether a stream gets colours. */
export interface ColourQuestion {
  /** Streams that are none leave it out. */
  readonly isTerminal: boolean | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether to print in colour: `NO_COLOR` forbids it, `FORCE_COLOR` asks for it (`0` and `false` forbid it), otherwise a
 * terminal that is not dumb gets it.
 */
export function wantsColour({ isTerminal, environment }: ColourQuestion): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force, TERM: terminal } = environment;
  if (no) return false;
  if (force) return force !== '0' && force !== 'false';
  return isTerminal === true && terminal !== 'dumb';
}

/** The colours for a stream, none where it wants none. */
export function paletteFor(stream: StreamName): Palette {
  return picocolors.createColors(usesColour(stream));
}

/** The columns of the terminal; undefined in a pipe. */
export function terminalWidth(): number | undefined {
  return process.stdout.isTTY ? process.stdout.columns : undefined;
}

/** Prints a report or an answer to standard output. Nothing in it acts as a workflow command or moves the cursor. */
export function print(text: string): void {
  write('stdout', text);
}

/** Prints workflow commands that are meant as such; whoever made them has escaped all that is in them. */
export function printCommands(commands: string): void {
  watch('stdout');
  if (!closed.has('stdout')) process.stdout.write(commands);
}

/** Prints a complaint or progress to standard error. */
export function printError(text: string): void {
  write('stderr', text);
}

/** Whether a person watches a stream. */
export function isWatched(name: StreamName): boolean {
  return process[name].isTTY;
}

/** Replaces the line of progress on a terminal; an empty one clears it. */
export function printProgress(text: string): void {
  watch('stderr');
  const line = neutralise(text)
    .replaceAll('\n', ' ')
    .slice(0, (process.stderr.columns || 80) - 1);
  if (!closed.has('stderr')) process.stderr.write(`\r\u001b[2K${line}`);
}

const closed = new Set<StreamName>();
const watched = new Set<StreamName>();

function write(name: StreamName, text: string): void {
  watch(name);
  if (closed.has(name)) return;
  const safe = neutralise(text, { keepColours: usesColour(name) });
  process[name].write(safe.endsWith('\n') ? safe : `${safe}\n`);
}

/** A reader that goes away, as `head` does, is no fault: what is left is not printed, and the exit status stays. */
function watch(name: StreamName): void {
  if (watched.has(name)) return;
  watched.add(name);
  process[name].on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    closed.add(name);
  });
}

function usesColour(name: StreamName): boolean {
  return wantsColour({ isTerminal: process[name].isTTY, environment: process.env });
}
