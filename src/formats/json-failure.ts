import { quoteByte } from './go-quote.js';
import { type ScanFailure, skipSpace } from './json-scanner.js';
import type { JsonSyntaxError } from './json-tree.js';
import type { SourceText } from './text.js';

/** What may come next: `first-…` also takes the closing bracket. */
export type Expected = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'separator' | 'end';

/** Where and why a text stops being JSON; offsets are UTF-16 units. */
export interface JsonFailure extends ScanFailure {
  readonly expected: Expected;
  /** Where the token before ends. */
  readonly after: number;
  /** Where the token begins in which the failure lies; absent between tokens. */
  readonly token?: number;
}

interface Diagnosis {
  readonly cause: JsonSyntaxError['cause'];
  readonly start: number;
  readonly end: number;
}

/** Puts a failure into Go's words, and says what its author most likely did, and where. */
export function explainFailure(source: SourceText, failure: JsonFailure): JsonSyntaxError {
  const { cause, start, end } = diagnose(source, failure);
  return { message: wordsOf(source, failure), cause, range: source.range(start, end) };
}

function wordsOf(source: SourceText, { offset, token, words }: JsonFailure): string {
  const byte = byteAt(source, offset);
  if (byte !== undefined) return `invalid character ${quoteByte(byte)} ${words}`;
  // At the end Go feeds its scanner one more space, and complains of that where a token takes none.
  const takesSpace = token === undefined || words === 'in string literal';
  return takesSpace ? 'unexpected end of JSON input' : `invalid character ' ' ${words}`;
}

/**
 * The byte that stands at an offset; undefined at the end. What precedes a failure is ASCII, and bytes of ASCII are
 * never part of another character: so the byte sought follows as many of them as there are before the offset.
 */
function byteAt(source: SourceText, offset: number): number | undefined {
  const isMarked = source.encodingFault === 'byte-order-mark' || source.encodingFault === 'utf-16';
  if (offset >= source.text.length && !isMarked) return undefined;
  let left = 0;
  for (let index = 0; index < offset; index += 1) if (source.text.charCodeAt(index) < 0x80) left += 1;
  let position = 0;
  for (; left > 0; position += 1) if ((source.bytes[position] ?? 0) < 0x80) left -= 1;
  return source.bytes[position];
}

function diagnose(source: SourceText, failure: JsonFailure): Diagnosis {
  const { text, encodingFault } = source;
  if (encodingFault === 'byte-order-mark' || encodingFault === 'utf-16')
    return { cause: encodingFault, start: 0, end: 0 };
  if (skipSpace(text, 0) === text.length) return { cause: 'empty', start: 0, end: 0 };
  if (failure.offset >= text.length) {
    return {
      cause: 'unexpected-end',
      start: failure.token ?? failure.after,
      end: failure.token === undefined ? failure.after : text.length,
    };
  }
  return failure.token === undefined
    ? diagnoseBetween(text, failure)
    : diagnoseToken(text, failure, failure.token);
}

/** A failure within a string, a number or a literal. */
function diagnoseToken(text: string, { offset }: JsonFailure, token: number): Diagnosis {
  if (text.charAt(token) !== '"') return { cause: 'other', start: token, end: wordEnd(text, token) };
  const code = text.charCodeAt(offset);
  // A string that runs over the end of its line is looked for at its start.
  if (code === 0x0a || code === 0x0d) return { cause: 'control-character', start: token, end: offset };
  if (code < 0x20) return { cause: 'control-character', start: offset, end: offset + 1 };
  return { cause: 'other', start: text.lastIndexOf('\\', offset - 1), end: offset + 1 };
}

/** A failure where a token should begin. */
function diagnoseBetween(text: string, failure: JsonFailure): Diagnosis {
  const { offset: start, after, expected, words } = failure;
  const first = text.charAt(start);
  const wantsKey = expected === 'key' || expected === 'first-key';
  const wantsValue = expected === 'value' || expected === 'first-item';
  if (words === 'exceeded max depth') return { cause: 'too-deep', start, end: start + 1 };
  if (/^(?:\/\/|\/\*|#)/.test(text.slice(start, start + 2)))
    return { cause: 'comment', start, end: commentEnd(text, start) };
  if ((wantsKey || wantsValue) && /[}\]]/.test(first) && text.charAt(after - 1) === ',') {
    return { cause: 'trailing-comma', start: after - 1, end: after };
  }
  if ((wantsKey || wantsValue) && first === "'")
    return { cause: 'single-quote', start, end: quotedEnd(text, start) };
  if (wantsKey && /[\p{L}_$]/u.test(first))
    return { cause: 'unquoted-key', start, end: wordEnd(text, start) };
  if (isMissingComma(text, failure)) return { cause: 'missing-comma', start, end: wordEnd(text, start) };
  return { cause: expected === 'end' ? 'trailing-data' : 'other', start, end: wordEnd(text, start) };
}

/** Whether the next key or item begins where a comma should stand. */
function isMissingComma(text: string, { offset, after, expected, words }: JsonFailure): boolean {
  if (expected !== 'separator') return false;
  const first = text.charAt(offset);
  if (words === 'after object key:value pair') return first === '"' || first === "'";
  // Without a gap it is an odd number or word (`060`, `0x3c`) rather than the next item.
  return /["'[{]/.test(first) || (offset > after && /[-\w]/.test(first));
}

function lineEnd(text: string, start: number): number {
  const ends = /[\r\n]|$/g;
  ends.lastIndex = start;
  return ends.exec(text)?.index ?? text.length;
}

function commentEnd(text: string, start: number): number {
  if (!text.startsWith('/*', start)) return lineEnd(text, start);
  const close = text.indexOf('*/', start + 2);
  return close < 0 ? text.length : close + 2;
}

/** The end of a text in single quotes, if it closes on its line. */
function quotedEnd(text: string, start: number): number {
  const close = text.indexOf("'", start + 1);
  return close >= 0 && close < lineEnd(text, start) ? close + 1 : start + 1;
}

/** The end of the word at an offset; at least of the one character there. */
function wordEnd(text: string, start: number): number {
  const word = /[-+.\w$]+|./suy;
  word.lastIndex = start;
  word.exec(text);
  return Math.max(word.lastIndex, start + 1);
}
