import { type SmokeRefusal, type SmokeReport, type SmokeVerdict, overallVerdict } from '../domain/smoke.js';
import { findRule } from '../rules/index.js';
import { fillTemplate } from './messages.js';
import { type Palette, PLAIN } from './palette.js';
import { count, listWords } from './verdict.js';
import { showPath } from './places.js';
import { showValue } from './visible.js';

/** One line of the smoke results, on safe single lines. */
export interface SmokeRow {
  readonly path: string;
  readonly name: string;
  readonly case: string;
  readonly verdict: SmokeVerdict;
  /** Empty for a pass. */
  readonly reason: string;
  /** Empty where nothing ran. */
  readonly time: string;
}

export function smokeRows({ results }: SmokeReport): readonly SmokeRow[] {
  return results.map((result) => ({
    path: showPath(result.path),
    name: showValue(result.name),
    case: showValue(result.case),
    verdict: result.verdict,
    reason: showValue(result.reason, 200),
    time: result.milliseconds === 0 ? '' : `${Math.round(result.milliseconds)} ms`,
  }));
}

/** What was tried and how it ended: `smoke runs: 3 passed and 1 skipped`. */
export function describeSmoke(smoke: SmokeReport): string {
  const number = (verdict: SmokeVerdict): number =>
    smoke.results.filter((one) => one.verdict === verdict).length;
  const parts = [
    [number('pass'), 'passed'],
    [number('fail'), 'failed'],
    [number('skip'), 'skipped'],
  ] as const;
  const words = parts.filter(([some]) => some > 0).map(([some, what]) => `${some} ${what}`);
  const what = smoke.mode === 'check' ? 'smoke checks' : 'smoke runs';
  return `${what}: ${words.length === 0 ? 'nothing to try' : listWords(words)}`;
}

/** How far what ran was kept apart, why nothing ran, and what could not be looked for; each on a safe line. */
export function smokeNotes({ isolation, refusal, interrupted, notes }: SmokeReport): readonly string[] {
  return [
    ...(isolation ? [`isolation: ${isolation.level} (${showValue(isolation.why, 200)})`] : []),
    ...(refusal ? [describeRefusal(refusal)] : []),
    ...(interrupted ? ['stopped before the end; what was not run is listed as skipped'] : []),
    ...notes.map((note) => showValue(note, 300)),
  ];
}

/** The words are those of the rule that reports it. */
function describeRefusal({ message, values }: SmokeRefusal): string {
  const template = findRule('smoke-refused')?.messages[message];
  return fillTemplate(template ?? { text: message }, values)
    .map(({ text }) => text)
    .join('');
}

/** Whether there is anything to tell: a repository with nothing to try needs no word about it. */
export function hasSmoke({ smoke }: { readonly smoke?: SmokeReport }): boolean {
  return smoke !== undefined && (smoke.results.length > 0 || smokeNotes(smoke).length > 0);
}

/** The smoke results for terminals: what did not pass, one line each, below the counts. */
export function renderSmoke(smoke: SmokeReport, palette: Palette = PLAIN): string {
  const paint = { pass: palette.green, fail: palette.red, skip: palette.yellow }[overallVerdict(smoke)];
  const notable = smoke.results.filter(({ verdict }) => verdict !== 'pass');
  const lines = [
    ...smokeNotes(smoke),
    ...smokeRows({ ...smoke, results: notable.slice(0, SHOWN) }).map((row) => describeRow(row, palette)),
    ...(notable.length > SHOWN ? [`and ${count(notable.length - SHOWN, 'more result')}`] : []),
  ];
  return [paint(describeSmoke(smoke)), ...lines.map((line) => `  ${line}`)].join('\n');
}

/** How many results that did not pass are shown in a text report. */
const SHOWN = 50;

function describeRow({ verdict, path, case: tried, reason }: SmokeRow, palette: Palette): string {
  const paint = verdict === 'fail' ? palette.red : palette.yellow;
  return `${paint(verdict)} ${path} (${tried})${reason === '' ? '' : `: ${reason}`}`;
}
