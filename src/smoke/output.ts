import { parseJson } from '../formats/json.js';
import { SourceText } from '../formats/text.js';

/** What is wrong with what a skill wrote to stdout, as a message of the rule `smoke-output`. */
export interface OutputFault {
  readonly variant: 'empty' | 'too-large' | 'log-line' | 'several-values' | 'not-json';
  /** 1-based line of the output; 0 where it concerns all of it. */
  readonly line: number;
  /** That line, cut at 200 UTF-16 units. */
  readonly text: string;
  /** Why it is no JSON, in the manager's words; empty where that says nothing. */
  readonly words: string;
}

/** The one JSON value, or what is wrong. `text` is what the manager hands on: bytes that are no UTF-8 are U+FFFD. */
export type JudgedOutput =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly fault: OutputFault };

/** How deep Go's decoder lets arrays and objects nest. */
const DEPTH_LIMIT = 10_000;

/** As much of an output is searched for the place of its fault, in UTF-16 units. */
const SEARCH_LIMIT = 1024 * 1024;

const LINE_LIMIT = 200;

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Judges stdout as the manager does: one JSON value, white space around it, nothing else.
 * Source: vectors/ongrid-wire-protocol.json.
 */
export function judgeOutput(bytes: Uint8Array, overflowed: boolean): JudgedOutput {
  const text = UTF8.decode(bytes);
  const parsed = parse(text);
  if (parsed) return { ok: true, text, value: parsed.value };
  if (overflowed) return { ok: false, fault: { variant: 'too-large', line: 0, text: '', words: '' } };
  if (/^[ \t\r\n]*$/.test(text))
    return { ok: false, fault: { variant: 'empty', line: 0, text: '', words: '' } };
  return { ok: false, fault: locateFault(text.slice(0, SEARCH_LIMIT)) };
}

/** V8's parser is as strict as Go's in all but depth, and builds no tree of nodes out of 16 MiB. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(text) ? undefined : { value };
  } catch {
    return undefined;
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inString) {
      if (unit === 0x5c) index += 1;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      if (depth > DEPTH_LIMIT) return true;
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  return false;
}

function locateFault(text: string): OutputFault {
  const source = SourceText.of(text);
  const document = parseJson(source);
  if (document.ok) return { variant: 'not-json', line: 1, text: lineOf(source, 1), words: '' };
  const { cause, message, range } = document.error;
  const { line } = range.start;
  const place = { line, text: lineOf(source, line) };
  if (cause === 'trailing-data' && parse(text.slice(source.offset(range.start))) !== undefined) {
    return { variant: 'several-values', ...place, words: '' };
  }
  if (isLogLine(source, line)) return { variant: 'log-line', ...place, words: '' };
  return { variant: 'not-json', ...place, words: message };
}

/** Whether the rest would be one value, were it not for the lines up to here, or from here on. */
function isLogLine(source: SourceText, line: number): boolean {
  const lines = source.text.split(/\r\n|\n|\r/);
  if (lines.length < 2) return false;
  const before = lines.slice(0, line - 1).join('\n');
  if (before.trim() !== '') return parse(before) !== undefined;
  const start = lines.findIndex((text, index) => index >= line && /^\s*[[{"]/.test(text) && !isLikeLog(text));
  return start > 0 && parse(lines.slice(start).join('\n')) !== undefined;
}

/** `[info] started` begins like an array and is none. */
function isLikeLog(text: string): boolean {
  return /^\s*\[[^\]"{[]*\]\s*\S/.test(text);
}

function lineOf(source: SourceText, number: number): string {
  return (source.line(number) ?? '').slice(0, LINE_LIMIT);
}
