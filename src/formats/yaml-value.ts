import type { YamlSyntaxError } from './yaml-tree.js';

/** What makes a block unreadable, between two UTF-16 offsets. */
export interface Offence {
  readonly cause: YamlSyntaxError['cause'];
  readonly start: number;
  readonly end: number;
}

/** What a value leaves open for the lines below it. */
export type Pending =
  /** Nothing behind the colon: anything deeper is the value. */
  | { readonly kind: 'empty'; readonly indent: number }
  /** A plain scalar: deeper lines continue it. */
  | { readonly kind: 'plain'; readonly indent: number }
  /** A block scalar: `own` is the indentation of its text, -1 until there is some. */
  | { readonly kind: 'block'; readonly indent: number; readonly own: number }
  /** Finished: nothing deeper may follow; `cause` says what it would be. */
  | { readonly kind: 'finished'; readonly cause: Offence['cause'] };

/** A value that was read: where reading goes on (the end of its last line), and what it leaves open. */
export interface ValueRead {
  readonly end: number;
  readonly pending: Pending;
}

const RESERVED = '@`%,]}';
const BLOCK_HEADER = /[|>](?:[-+][1-9]?|[1-9][-+]?)?(?:[ \t]+#.*|[ \t]*)$/;
const ESCAPED = '0abt\tnvfre "/\\N_LPxuU\n\r';

/** Reads the value that begins at an offset; `indent` is that of the mapping or list that holds it. */
export function readValue(text: string, offset: number, indent: number): ValueRead | Offence {
  const at = skipProperties(text, offset);
  const end = lineEnd(text, at);
  const first = text[at] ?? '';
  if (at >= end || isComment(text, at)) return { end, pending: { kind: 'empty', indent } };
  if (first === '"' || first === "'") return readQuoted(text, at, indent);
  if (first === '[' || first === '{') return readFlow(text, at, indent);
  if (first === '|' || first === '>') return readBlockHeader(text, at, indent);
  if (first === '*') return readAlias(text, at, indent);
  if (isReserved(text, at)) return { cause: 'reserved-character', start: at, end: at + 1 };
  return readPlain(text, at, { indent, cause: 'unquoted-colon' });
}

/** Reads one line of a plain scalar, whose faults go by the name of `cause`. */
export function readPlain(
  text: string,
  at: number,
  { indent, cause }: { readonly indent: number; readonly cause: Offence['cause'] },
): ValueRead | Offence {
  const end = lineEnd(text, at);
  for (let index = at; index < end; index += 1) {
    if (isComment(text, index)) return { end, pending: { kind: 'finished', cause: 'bad-indent' } };
    if (text[index] === ':' && isBlank(text, index + 1)) return { cause, start: index, end: index + 1 };
  }
  return { end, pending: { kind: 'plain', indent } };
}

/** Whether nothing may begin with this character unless it is quoted. */
export function isReserved(text: string, at: number): boolean {
  const char = text[at] ?? '';
  return RESERVED.includes(char) || ('-?:&'.includes(char) && isBlank(text, at + 1));
}

/** Whether a character is white space or no character at all. */
export function isBlank(text: string, offset: number): boolean {
  const char = text[offset];
  return char === undefined || char === ' ' || char === '\t' || char === '\n' || char === '\r';
}

/** Whether a comment begins here: a `#` behind white space. */
export function isComment(text: string, offset: number): boolean {
  return text[offset] === '#' && (offset === 0 || isBlank(text, offset - 1));
}

/** The end of the line that an offset lies on, its line break left out. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** The first character behind blanks and tabs, which may be the end of the line. */
export function skipBlanks(text: string, offset: number): number {
  let at = offset;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

/** How many blanks stand at an offset. */
export function countBlanks(text: string, offset: number): number {
  let count = 0;
  while (text[offset + count] === ' ') count += 1;
  return count;
}

/** Passes over an anchor and a tag in front of a value. */
function skipProperties(text: string, offset: number): number {
  let at = skipBlanks(text, offset);
  while ((text[at] === '&' || text[at] === '!') && !(text[at] === '&' && isBlank(text, at + 1))) {
    while (!isBlank(text, at)) at += 1;
    at = skipBlanks(text, at);
  }
  return at;
}

function readQuoted(text: string, at: number, indent: number): ValueRead | Offence {
  const quote = text[at];
  for (let index = at + 1; index < text.length; index += 1) {
    const char = text[index];
    if (char === '\n' && leavesValue(text, index + 1, indent)) break;
    if (char === '\\' && quote === '"') {
      if (!ESCAPED.includes(text[index + 1] ?? ''))
        return { cause: 'bad-escape', start: index, end: index + 2 };
      index += 1;
    } else if (char === quote) {
      if (quote === "'" && text[index + 1] === quote) index += 1;
      else return readBehindQuote(text, index);
    }
  }
  return { cause: 'unclosed-quote', start: at, end: at + 1 };
}

function readBehindQuote(text: string, closing: number): ValueRead | Offence {
  const end = lineEnd(text, closing);
  const rest = skipBlanks(text, closing + 1);
  if (rest >= end || isComment(text, rest)) {
    return { end, pending: { kind: 'finished', cause: 'text-after-quote' } };
  }
  return isApostrophe(text, closing, end)
    ? { cause: 'apostrophe', start: closing, end: closing + 1 }
    : { cause: 'text-after-quote', start: rest, end: trimEnd(text, rest, end) };
}

/** Whether a single quote inside single quotes was meant as an apostrophe: within a word, or at its end. */
function isApostrophe(text: string, closing: number, end: number): boolean {
  if (text[closing] !== "'" || !isLetter(text[closing - 1])) return false;
  return isLetter(text[closing + 1]) || text[trimEnd(text, closing, end) - 1] === "'";
}

function readFlow(text: string, at: number, indent: number): ValueRead | Offence {
  const closers: string[] = [];
  for (let index = at; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '[' || char === '{') closers.push(char === '[' ? ']' : '}');
    else if (char === ']' || char === '}') {
      if (closers.pop() !== char) return { cause: 'unclosed-bracket', start: index, end: index + 1 };
      if (closers.length === 0) return readBehindFlow(text, index + 1);
    } else if (isComment(text, index)) index = lineEnd(text, index) - 1;
    else if ((char === '"' || char === "'") && opensQuote(text, index)) {
      const closing = findClosingQuote(text, index);
      if (closing < 0) return { cause: 'unclosed-quote', start: index, end: index + 1 };
      index = closing;
    } else if (char === '\n' && leavesFlow(text, index + 1, indent)) break;
  }
  return { cause: 'unclosed-bracket', start: at, end: at + 1 };
}

function readBehindFlow(text: string, behind: number): ValueRead | Offence {
  const end = lineEnd(text, behind);
  const rest = skipBlanks(text, behind);
  if (rest >= end || isComment(text, rest)) {
    return { end, pending: { kind: 'finished', cause: 'flow-then-text' } };
  }
  return { cause: 'flow-then-text', start: rest, end: trimEnd(text, rest, end) };
}

/** In a flow collection a quote opens text only where a value may begin. */
function opensQuote(text: string, at: number): boolean {
  return isBlank(text, at - 1) || '[{,:'.includes(text[at - 1] ?? '');
}

function findClosingQuote(text: string, at: number): number {
  const quote = text[at];
  for (let index = at + 1; index < text.length; index += 1) {
    if (text[index] === '\\' && quote === '"') index += 1;
    else if (text[index] === quote) {
      if (quote === "'" && text[index + 1] === quote) index += 1;
      else return index;
    }
  }
  return -1;
}

function readBlockHeader(text: string, at: number, indent: number): ValueRead | Offence {
  const end = lineEnd(text, at);
  const header = text.slice(at, end);
  if (!BLOCK_HEADER.test(header)) {
    const start = skipBlanks(text, at + 1);
    return { cause: 'block-text', start, end: trimEnd(text, start, end) };
  }
  const explicit = /^[|>][-+]?([1-9])/.exec(header)?.[1];
  const own = explicit === undefined ? -1 : Math.max(0, indent) + Number(explicit);
  return { end, pending: { kind: 'block', indent, own } };
}

function readAlias(text: string, at: number, indent: number): ValueRead | Offence {
  const end = lineEnd(text, at);
  let behind = at + 1;
  while (!isBlank(text, behind) && !',[]{}'.includes(text[behind] ?? '')) behind += 1;
  const rest = skipBlanks(text, behind);
  const isWhole = behind > at + 1 && (rest >= end || isComment(text, rest)) && !continues(text, end, indent);
  return isWhole
    ? { end, pending: { kind: 'finished', cause: 'bad-indent' } }
    : { cause: 'alias-star', start: at, end: at + 1 };
}

/** Whether text that is deeper follows below the end of a line. */
function continues(text: string, end: number, indent: number): boolean {
  const content = text.slice(end, end + 1000).search(/[^\s]/);
  if (content < 0 || text[end + content] === '#') return false;
  return end + content - (text.lastIndexOf('\n', end + content) + 1) > indent;
}

/** Whether the next line with content belongs to what stands around a value that is still open. */
function leavesValue(text: string, lineStart: number, indent: number): boolean {
  const blanks = countBlanks(text, lineStart);
  if (isBlank(text, lineStart + blanks)) return false;
  return blanks <= indent || text.startsWith('---', lineStart) || text.startsWith('...', lineStart);
}

/** A closing bracket may stand as far left as the key that it belongs to. */
function leavesFlow(text: string, lineStart: number, indent: number): boolean {
  const first = text[lineStart + countBlanks(text, lineStart)] ?? '';
  return !']}'.includes(first) && leavesValue(text, lineStart, indent);
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isBlank(text, at - 1)) at -= 1;
  return at;
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /\p{L}/u.test(char);
}
