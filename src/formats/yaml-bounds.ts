import { Lexer } from 'yaml';

/** Nothing that people write nests as deep; the library would exhaust the stack a good deal later. */
const DEPTH_LIMIT = 100;

/** Marks, keys and line ends in a block; the library takes some microseconds and half a kilobyte for each. */
const SIZE_LIMIT = 50_000;

/** Why a block is not given to the library, and where. */
export interface Excess {
  readonly cause: 'too-deep' | 'too-large';
  readonly message: string;
  readonly offset: number;
}

/**
 * Holds a block against bounds on nesting and size before the library sees it: beyond them it takes gigabytes, and can
 * end the whole process. A glance over the characters settles nearly all; what looks excessive is counted exactly.
 */
export function findExcess(text: string): Excess | undefined {
  return looksExcessive(text) ? countExactly(text) : undefined;
}

function looksExcessive(text: string): boolean {
  let brackets = 0;
  let markers = 0;
  let marks = 0;
  let indent = 0;
  let isLeading = true;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (char === LINE_FEED) {
      isLeading = true;
      markers = 0;
      indent = 0;
      marks += 1;
    } else if (isLeading && char === SPACE) indent += 1;
    else if (MARKS.has(char)) {
      marks += 1;
      if (char === OPENING_BRACKET || char === OPENING_BRACE) brackets += 1;
      if (isLeading && (char === HYPHEN || char === QUESTION_MARK)) markers += 1;
      else isLeading = false;
    } else isLeading = false;
    if (brackets + markers + (indent >> 1) > DEPTH_LIMIT || marks > SIZE_LIMIT) return true;
  }
  return false;
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const HYPHEN = 0x2d;
const QUESTION_MARK = 0x3f;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const MARKS: ReadonlySet<number> = new Set(Array.from(',:[]{}-?&*!#', (char) => char.charCodeAt(0)));

/** Follows the library's own tokens, which tell text from marks; ends as soon as a bound is passed. */
function countExactly(text: string): Excess | undefined {
  const depth = new DepthMeter();
  let offset = 0;
  let count = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme === SCALAR) {
      isScalar = true;
      continue;
    }
    if (lexeme === DOCUMENT || lexeme === FLOW_END) continue;
    if (depth.meet(lexeme, isScalar) > DEPTH_LIMIT) {
      return { cause: 'too-deep', message: `nested deeper than ${DEPTH_LIMIT} levels`, offset };
    }
    count += 1;
    if (count > SIZE_LIMIT) {
      return { cause: 'too-large', message: `more than ${SIZE_LIMIT} parts`, offset };
    }
    offset += lexeme.length;
    isScalar = false;
  }
  return undefined;
}

const DOCUMENT = '\u0002';
const FLOW_END = '\u0018';
const SCALAR = '\u001f';

/** How deep the tokens of a block nest: brackets, the columns of block collections, markers on one line. */
class DepthMeter {
  private brackets = 0;
  private readonly columns: number[] = [];
  private column = 0;
  private isLeading = true;

  /** Takes a token in and gives the depth that it stands at. */
  meet(lexeme: string, isScalar: boolean): number {
    if (!isScalar && (lexeme === '\n' || lexeme === '\r\n')) {
      this.column = 0;
      this.isLeading = true;
      return 0;
    }
    const isBlank = !isScalar && (lexeme.startsWith(' ') || lexeme.startsWith('\t'));
    if (!isBlank) this.nest(lexeme, isScalar);
    this.column += lexeme.length;
    return this.brackets + this.columns.length;
  }

  private nest(lexeme: string, isScalar: boolean): void {
    const isMarker = !isScalar && (lexeme === '-' || lexeme === '?');
    if (this.brackets === 0 && (isMarker || this.isLeading)) this.open();
    this.isLeading = false;
    if (isScalar) return;
    if (lexeme === '[' || lexeme === '{') this.brackets += 1;
    else if (lexeme === ']' || lexeme === '}') this.brackets = Math.max(0, this.brackets - 1);
  }

  private open(): void {
    while ((this.columns.at(-1) ?? -1) >= this.column) this.columns.pop();
    this.columns.push(this.column);
  }
}
