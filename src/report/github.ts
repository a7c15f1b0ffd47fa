import type { Annotation } from '../domain/annotation.js';
import { type Finding, SEVERITIES, type Severity } from '../domain/finding.js';
import type { Location } from '../domain/location.js';
import type { Report } from '../domain/report.js';
import { countedFindings } from './counted.js';
import { describeFix } from './fixes.js';
import { renderEffect, renderMessage } from './messages.js';
import { isRepository, showPlace } from './places.js';
import { countFindings, verdict } from './verdict.js';
import { cut, showValue } from './visible.js';

export type { Annotation } from '../domain/annotation.js';

/** How many annotations of each severity GitHub shows of a step; the rest is dropped in silence. */
export const ANNOTATION_LIMIT = 10;

/** The longest message that is not cut, in UTF-16 units. */
export const MESSAGE_LIMIT = 4096;

export interface Annotations {
  /** At most ten of each severity, the closing sentence included; gravest first, then new ones, files in order. */
  readonly annotations: readonly Annotation[];
  /** The findings that have none. */
  readonly leftOut: Readonly<Record<Severity, number>>;
}

/**
 * Picks what GitHub will show. Where the result is not `pass`, or where findings have to be left out, a closing sentence
 * takes a slot of its own and comes first: the outcome, what was left out, and where it is (`restIn`: `the job summary`).
 */
export function selectAnnotations(report: Report, restIn: string): Annotations {
  const findings = SEVERITIES.map((severity) =>
    byNewness(countedFindings(report).filter((finding) => finding.severity === severity)),
  );
  const isOverfull = findings.some((ofOne) => ofOne.length > ANNOTATION_LIMIT);
  const closing = closingSeverity(report, isOverfull);
  const shown = findings.map((ofOne) =>
    ofOne.slice(0, ANNOTATION_LIMIT - (ofOne[0]?.severity === closing ? 1 : 0)),
  );
  const [error = 0, warning = 0, notice = 0] = findings.map(
    (ofOne, index) => ofOne.length - (shown[index]?.length ?? 0),
  );
  const leftOut = { error, warning, notice };
  const annotations = shown.flat().map(annotationOf);
  if (closing === undefined) return { annotations, leftOut };
  const message = closingSentence(report, leftOut, restIn);
  return { annotations: [{ severity: closing, title: 'Skillgate', message }, ...annotations], leftOut };
}

/** The findings that count as annotations, all of them: gravest first, then new ones, files in order. */
export function allAnnotations(report: Pick<Report, 'findings'>): readonly Annotation[] {
  return SEVERITIES.flatMap((severity) =>
    byNewness(countedFindings(report).filter((finding) => finding.severity === severity)),
  ).map(annotationOf);
}

/** What the change at hand brought comes before what was there; otherwise the order stays. */
function byNewness(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => Number(b.isNew === true) - Number(a.isNew === true));
}

function closingSeverity({ result }: Report, isOverfull: boolean): Severity | undefined {
  if (result !== 'pass') return 'error';
  return isOverfull ? 'notice' : undefined;
}

function closingSentence(report: Report, leftOut: Annotations['leftOut'], restIn: string): string {
  const number = leftOut.error + leftOut.warning + leftOut.notice;
  if (number === 0) return verdict(report);
  return `${verdict(report)} Not shown here: ${countFindings(leftOut)}; all of them are in ${restIn}.`;
}

function annotationOf(finding: Finding): Annotation {
  const { severity, location } = finding;
  const head = { severity, title: showValue(finding.rule), message: messageOf(finding) };
  return isRepository(location) ? head : { ...head, path: location.path, ...linesOf(location) };
}

/** The words first, since they say how to mend it and what is too long is cut at its end; then fix, effects and related places. */
function messageOf(finding: Finding): string {
  const fix = describeFix(finding);
  const lines = [
    renderMessage(finding),
    ...(fix === undefined ? [] : [fix]),
    ...finding.effects.map(renderEffect),
    ...finding.related.map(({ location, note }) => `see ${showPlace(location)}: ${showValue(note, 200)}`),
  ];
  return cut(lines.join('\n'), MESSAGE_LIMIT);
}

type Lines = Pick<Annotation, 'startLine' | 'endLine' | 'startColumn' | 'endColumn'>;

function linesOf({ start, end }: Location): Lines {
  if (start.line === end.line) {
    const endColumn = Math.max(start.column, end.column - 1);
    return { startLine: start.line, endLine: start.line, startColumn: start.column, endColumn };
  }
  const endLine = end.column === 1 ? end.line - 1 : end.line;
  return { startLine: start.line, endLine: Math.max(start.line, endLine) };
}
