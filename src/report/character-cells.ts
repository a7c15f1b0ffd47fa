import { makeVisible } from './visible.js';

/** How far apart tab stops are, in columns of the terminal. */
const TAB_WIDTH = 4;

/** One character as a terminal shows it. */
export interface Cell {
  /** UTF-16 offset in the source line. */
  readonly offset: number;
  readonly shown: string;
  /** Columns of the terminal. */
  readonly width: number;
}

const WIDE =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const COMBINING = /^[\p{Mn}\p{Me}\p{Emoji_Modifier}]/u;
const JOINER = /^[\u200c\u200d]$/;

/** Lays out a source line: tabs as spaces up to the next stop, wide characters two columns, invisible ones as escapes. */
export function layOut(line: string): readonly Cell[] {
  const cells: Cell[] = [];
  let offset = 0;
  let column = 0;
  let previous = '';
  for (const character of line) {
    const isJoining =
      character > '~' && JOINER.test(character) && makeVisible(previous + character).endsWith(character);
    const cell = isJoining ? { offset, shown: character, width: 0 } : cellOf(character, offset, column);
    cells.push(cell);
    offset += character.length;
    column += cell.width;
    previous = character;
  }
  return cells;
}

function cellOf(character: string, offset: number, column: number): Cell {
  if (character >= ' ' && character <= '~') return { offset, shown: character, width: 1 };
  if (character === '\t') {
    const width = TAB_WIDTH - (column % TAB_WIDTH);
    return { offset, shown: ' '.repeat(width), width };
  }
  if (COMBINING.test(character)) return { offset, shown: character, width: 0 };
  const shown = makeVisible(character);
  if (shown !== character) return { offset, shown, width: shown.length };
  return { offset, shown, width: WIDE.test(character) ? 2 : 1 };
}

/** The columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  return layOut(text).reduce((sum, cell) => sum + cell.width, 0);
}

/** Fills a text up with spaces to so many columns. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
