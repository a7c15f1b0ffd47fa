import type { FixEdit } from '../domain/finding.js';
import { type Range, comparePositions } from '../domain/location.js';
import type { SourceText } from '../formats/text.js';

/** A file's text with edits made, and whether it keeps its byte-order mark. */
export interface EditedText {
  readonly text: string;
  readonly keepsMark: boolean;
}

/** Makes edits that do not overlap, whatever their order. An empty edit at the start takes a byte-order mark away. */
export function applyEdits(source: SourceText, edits: readonly FixEdit[]): EditedText {
  const ordered = edits.toSorted((a, b) => comparePositions(b.location.start, a.location.start));
  let { text } = source;
  for (const { location, replacement } of ordered) {
    text =
      text.slice(0, source.offset(location.start)) + replacement + text.slice(source.offset(location.end));
  }
  return { text, keepsMark: !edits.some(isMarkRemoval) };
}

function isMarkRemoval({ location, replacement }: FixEdit): boolean {
  const { start, end } = location;
  return replacement === '' && start.line === 1 && start.column === 1 && comparePositions(start, end) === 0;
}

/** Whether two edits touch the same text. */
export function overlap(a: Range, b: Range): boolean {
  const isSame = comparePositions(a.start, b.start) === 0;
  return isSame || (comparePositions(a.start, b.end) < 0 && comparePositions(b.start, a.end) < 0);
}

/** Whether a range lies in a text. */
export function isPlaced({ start, end }: Range, source: SourceText): boolean {
  const holds = ({ line, column }: Range['start']): boolean =>
    line >= 1 && column >= 1 && column <= (source.line(line)?.length ?? -1) + 1;
  return holds(start) && holds(end) && comparePositions(start, end) <= 0;
}
