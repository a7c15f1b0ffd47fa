import type { Finding } from '../domain/finding.js';
import { type Cell, layOut } from './character-cells.js';

/** A source line with a mark under the text at fault, each on one safe line. */
export interface Excerpt {
  readonly line: number;
  readonly text: string;
  /** Spaces and carets; empty where the place lies past what is kept of the line. */
  readonly marks: string;
}

/** Cells by index, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Shows where a finding lies. A line that is wider than `width` terminal columns is cut to a stretch around the place.
 * undefined where the finding has no source line.
 */
export function excerptOf({ sourceLine, location }: Finding, width = 100): Excerpt | undefined {
  if (sourceLine === undefined) return undefined;
  const cells = layOut(sourceLine);
  const from = location.start.column - 1;
  const to = location.end.line > location.start.line ? sourceLine.length : location.end.column - 1;
  const fault = { start: cellAt(cells, from), end: cellAt(cells, Math.max(to, from)) };
  const view = windowAround(cells, fault, width);
  const text = show(cells, view);
  const isKept = from <= sourceLine.length;
  return { line: location.start.line, text, marks: isKept ? mark(cells, view, fault) : '' };
}

/** The first cell at or behind an offset. */
function cellAt(cells: readonly Cell[], offset: number): number {
  const found = cells.findIndex((cell) => cell.offset >= offset);
  return found < 0 ? cells.length : found;
}

/** The stretch to show: all of the line where it fits, otherwise a third of the width before the fault and the rest behind. */
function windowAround(cells: readonly Cell[], fault: Span, width: number): Span {
  if (widthBetween(cells, { start: 0, end: cells.length }) <= width) return { start: 0, end: cells.length };
  let start = fault.start;
  for (let room = Math.floor(width / 3); start > 0; start -= 1) {
    room -= cells[start - 1]?.width ?? 0;
    if (room < 0) break;
  }
  let end = start;
  for (let room = width; end < cells.length; end += 1) {
    room -= cells[end]?.width ?? 0;
    if (room < 0) break;
  }
  return { start, end };
}

function show(cells: readonly Cell[], view: Span): string {
  const shown = cells.slice(view.start, view.end).map((cell) => cell.shown);
  return `${view.start > 0 ? '…' : ''}${shown.join('')}${view.end < cells.length ? '…' : ''}`;
}

function mark(cells: readonly Cell[], view: Span, fault: Span): string {
  const before = (view.start > 0 ? 1 : 0) + widthBetween(cells, { start: view.start, end: fault.start });
  const marked = widthBetween(cells, { start: fault.start, end: Math.min(fault.end, view.end) });
  return ' '.repeat(before) + '^'.repeat(Math.max(1, marked));
}

function widthBetween(cells: readonly Cell[], { start, end }: Span): number {
  return cells.slice(start, end).reduce((sum, cell) => sum + cell.width, 0);
}
