/** A place in a text: 1-based line, 1-based column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A stretch of text; `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A stretch of text in a file; `path` is relative to the repository, with `/`. */
export interface Location extends Range {
  readonly path: string;
}

const FIRST: Position = { line: 1, column: 1 };

/** The start of a file, for what concerns the file as a whole. */
export const FILE_START: Range = { start: FIRST, end: FIRST };

/** Puts a range into a file. */
export function locate(path: string, range: Range = FILE_START): Location {
  return { path, start: range.start, end: range.end };
}

/** Orders positions as a reader meets them. */
export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}

/** Orders locations by path, then as a reader meets them. */
export function compareLocations(a: Location, b: Location): number {
  return compareText(a.path, b.path) || comparePositions(a.start, b.start) || comparePositions(a.end, b.end);
}

/** Orders strings by code point, which is the order of their UTF-8 bytes. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return sortable(left) - sortable(right);
  }
  return a.length - b.length;
}

/** Moves surrogates, which stand for code points above all others, behind U+FFFF. */
function sortable(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}
