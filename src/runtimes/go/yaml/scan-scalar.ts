import { type Cursor, type Mark, isBlank, isBlankOrEnd, isBreak } from './cursor.js';
import { YamlFault } from './fault.js';
import type { ScalarToken } from './token.js';

/** A plain scalar, and whether it ran over the end of its line: then a key may follow. */
interface PlainScan {
  readonly token: ScalarToken;
  readonly ranOver: boolean;
}

/** Where a plain scalar stands: the columns left of `indent` are not its own; within brackets more signs end it. */
interface PlainPlace {
  readonly indent: number;
  readonly inFlow: boolean;
}

/** Reads a scalar without quotes, over as many lines as are indented deep enough. */
export function scanPlain(cursor: Cursor, place: PlainPlace): PlainScan {
  const start = cursor.mark();
  let end = start;
  let text = '';
  let gap: Gap = NO_GAP;
  while (!cursor.atDocumentMark() && cursor.at() !== '#') {
    const length = wordLength(cursor, place.inFlow);
    if (length > 0) {
      text += gap.text + cursor.takeRun(length);
      gap = NO_GAP;
      end = cursor.mark();
    }
    if (!isBlank(cursor.at()) && !isBreak(cursor.at())) break;
    gap = takeGap(cursor, false, () => {
      if (cursor.column < place.indent) {
        throw new YamlFault(
          'scanner',
          'found a tab character that violates indentation',
          cursor.mark(),
          start,
        );
      }
    });
    if (!place.inFlow && cursor.column < place.indent) break;
  }
  return { token: { type: 'scalar', style: 'plain', text, start, end }, ranOver: gap.broke };
}

function wordLength(cursor: Cursor, inFlow: boolean): number {
  let length = 0;
  for (let character = cursor.at(); !isBlankOrEnd(character); character = cursor.at(length)) {
    if (character === ':' && isBlankOrEnd(cursor.at(length + 1))) break;
    if (inFlow && ',?[]{}'.includes(character)) break;
    length += 1;
  }
  return length;
}

/** What stands between two words of a scalar, folded. */
interface Gap {
  readonly text: string;
  readonly broke: boolean;
}

const NO_GAP: Gap = { text: '', broke: false };

/**
 * Passes over blanks and line breaks: blanks stay as they are, one break becomes a blank, of several the first is lost.
 * `escaped`: the first break was taken away by a backslash. `onTab` is told of tabs that begin a line.
 */
function takeGap(cursor: Cursor, escaped: boolean, onTab: () => void = () => {}): Gap {
  let blanks = '';
  let first = '';
  let others = '';
  let broke = escaped;
  for (let next = cursor.at(); isBlank(next) || isBreak(next); next = cursor.at()) {
    if (isBreak(next)) {
      if (broke) others += cursor.takeBreak();
      else first = cursor.takeBreak();
      broke = true;
    } else if (broke) {
      if (next === '\t') onTab();
      cursor.skip();
    } else blanks += cursor.take();
  }
  if (!broke) return { text: blanks, broke };
  if (first === '\n') return { text: others === '' ? ' ' : others, broke };
  return { text: first + others, broke };
}

/** Reads a scalar in quotes. */
export function scanQuoted(cursor: Cursor, quote: '"' | "'"): ScalarToken {
  const start = cursor.mark();
  const problem = (words: string): YamlFault => new YamlFault('scanner', words, cursor.mark(), start);
  cursor.skip();
  let text = '';
  for (;;) {
    if (cursor.atDocumentMark()) throw problem('found unexpected document indicator');
    if (cursor.at() === '') throw problem('found unexpected end of stream');
    const word = quote === '"' ? takeDoubleQuoted(cursor, problem) : takeSingleQuoted(cursor);
    text += word.text;
    if (cursor.at() === quote) break;
    text += takeGap(cursor, word.escapedBreak).text;
  }
  cursor.skip();
  const style = quote === '"' ? 'double-quoted' : 'single-quoted';
  return { type: 'scalar', style, text, start, end: cursor.mark() };
}

interface Word {
  readonly text: string;
  readonly escapedBreak: boolean;
}

function takeSingleQuoted(cursor: Cursor): Word {
  let text = '';
  while (!isBlankOrEnd(cursor.at())) {
    if (cursor.at() === "'") {
      if (cursor.at(1) !== "'") break;
      cursor.skip();
    }
    text += cursor.take();
  }
  return { text, escapedBreak: false };
}

function takeDoubleQuoted(cursor: Cursor, problem: (words: string) => YamlFault): Word {
  let text = '';
  while (!isBlankOrEnd(cursor.at()) && cursor.at() !== '"') {
    if (cursor.at() !== '\\') {
      text += cursor.take();
    } else if (isBreak(cursor.at(1))) {
      cursor.skip();
      cursor.takeBreak();
      return { text, escapedBreak: true };
    } else text += takeEscape(cursor, problem);
  }
  return { text, escapedBreak: false };
}

/** What yaml.v3 knows after a backslash; unlike YAML 1.2 it knows `'` and does not know `/`. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['t', '\t'],
  ['\t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\x1b'],
  [' ', ' '],
  ['"', '"'],
  ["'", "'"],
  ['\\', '\\'],
  ['N', '\u0085'],
  ['_', '\u00a0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
]);

const CODE_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

function takeEscape(cursor: Cursor, problem: (words: string) => YamlFault): string {
  const sign = cursor.at(1);
  const plain = ESCAPES.get(sign);
  const length = CODE_LENGTHS.get(sign);
  if (plain === undefined && length === undefined) throw problem('found unknown escape character');
  cursor.skip(2);
  if (plain !== undefined) return plain;
  let digits = '';
  while (digits.length < (length ?? 0)) {
    if (!/^[0-9A-Fa-f]$/.test(cursor.at(digits.length)))
      throw problem('did not find expected hexdecimal number');
    digits += cursor.at(digits.length);
  }
  const code = Number.parseInt(digits, 16);
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10_ffff) {
    throw problem('found invalid Unicode character escape code');
  }
  cursor.skip(digits.length);
  return String.fromCodePoint(code);
}

type Problem = (words: string) => YamlFault;

/** Reads a literal (`|`) or folded (`>`) scalar; `parentIndent` is the column of the block that it stands in, -1 at the top. */
export function scanBlockScalar(cursor: Cursor, parentIndent: number): ScalarToken {
  const start = cursor.mark();
  const problem: Problem = (words) => new YamlFault('scanner', words, cursor.mark(), start);
  const literal = cursor.take() === '|';
  const header = takeHeader(cursor, problem);
  const base = Math.max(parentIndent, 0);
  let lines = takeEmptyLines(cursor, header.increment > 0 ? base + header.increment : undefined, problem);
  const indent = lines.indent ?? Math.max(lines.deepest, parentIndent + 1, 1);
  let text = '';
  let lineBreak = '';
  let wasIndented = false;
  while (cursor.column === indent && cursor.at() !== '') {
    const isIndented = isBlank(cursor.at());
    const folds = !literal && lineBreak === '\n' && !wasIndented && !isIndented;
    text += folds ? (lines.breaks === '' ? ' ' : '') : lineBreak;
    text += lines.breaks;
    wasIndented = isIndented;
    text += cursor.takeLine();
    lineBreak = cursor.takeBreak();
    lines = takeEmptyLines(cursor, indent, problem);
  }
  if (header.chomping !== 'strip') text += lineBreak;
  if (header.chomping === 'keep') text += lines.breaks;
  return { type: 'scalar', style: literal ? 'literal' : 'folded', text, start, end: lines.end };
}

interface BlockHeader {
  readonly chomping: 'clip' | 'strip' | 'keep';
  /** 0 where it is to be found out. */
  readonly increment: number;
}

/** Reads `|2-` and the like up to the next line. */
function takeHeader(cursor: Cursor, problem: Problem): BlockHeader {
  let chomping = takeChomping(cursor);
  let increment = 0;
  if (/^[0-9]$/.test(cursor.at())) {
    if (cursor.at() === '0') throw problem('found an indentation indicator equal to 0');
    increment = Number(cursor.take());
    chomping ??= takeChomping(cursor);
  }
  cursor.skipBlanks();
  if (cursor.at() === '#') cursor.skipToBreak();
  if (!isBreak(cursor.at()) && cursor.at() !== '')
    throw problem('did not find expected comment or line break');
  cursor.takeBreak();
  return { chomping: chomping ?? 'clip', increment };
}

function takeChomping(cursor: Cursor): 'strip' | 'keep' | undefined {
  if (cursor.at() !== '+' && cursor.at() !== '-') return undefined;
  return cursor.take() === '+' ? 'keep' : 'strip';
}

interface EmptyLines {
  readonly breaks: string;
  readonly indent: number | undefined;
  /** The rightmost column that blanks reached. */
  readonly deepest: number;
  readonly end: Mark;
}

/** Passes over lines without text and the indentation of the line that has some. */
function takeEmptyLines(cursor: Cursor, indent: number | undefined, problem: Problem): EmptyLines {
  let breaks = '';
  let deepest = 0;
  let end = cursor.mark();
  for (;;) {
    const isOutside = (): boolean => indent === undefined || cursor.column < indent;
    while (isOutside() && cursor.at() === ' ') cursor.skip();
    deepest = Math.max(deepest, cursor.column);
    if (isOutside() && cursor.at() === '\t') {
      throw problem('found a tab character where an indentation space is expected');
    }
    if (!isBreak(cursor.at())) return { breaks, indent, deepest, end };
    breaks += cursor.takeBreak();
    end = cursor.mark();
  }
}
