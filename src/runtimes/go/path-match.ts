import { encodeBytes, runeAt } from './utf8.js';

/** What Go's `path.Match` says of a pattern and a name. */
export interface GlobMatch {
  readonly matched: boolean;
  /** A malformed pattern matches nothing, whatever the name. */
  readonly malformed: boolean;
}

/** One part of a pattern: a byte that has to stand there, any rune but `/`, or a rune of a class. */
export type GlobPart = number | 'any' | GlobClass;

/** A bracket expression; the ranges are of code points, both ends inclusive, in order and apart from each other. */
export interface GlobClass {
  readonly negated: boolean;
  readonly ranges: readonly CodeRange[];
}

type CodeRange = readonly [low: number, high: number];

/** What stands between two stars; `star` tells whether one stands before it. */
export interface GlobChunk {
  readonly star: boolean;
  readonly parts: readonly GlobPart[];
}

/** A pattern taken apart. */
export type Glob = readonly GlobChunk[];

const SLASH = 0x2f;
const STAR = 0x2a;
const QUESTION = 0x3f;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const CARET = 0x5e;
const HYPHEN = 0x2d;

/**
 * Go's `path.Match`: `*` (not `/`), `?`, `[a-z]`, `[^a]`, `\x`. It works on UTF-8 bytes as Go does, so a lone surrogate
 * stands for bytes that are no UTF-8. Never backtracks over more than one star: the time is at most pattern × name, and
 * linear in the pattern for a short name. Source: vectors/path-match.json.
 */
export function matchGlob(pattern: string, name: string): GlobMatch {
  const glob = parseGlob(pattern);
  return glob ? { matched: matchParsed(glob, name), malformed: false } : { matched: false, malformed: true };
}

/** Holds a name against a pattern that was taken apart before. */
export function matchParsed(glob: Glob, name: string): boolean {
  return matchBytes(glob, encodeBytes(name));
}

/** The same for a name that was encoded before, which counts where many patterns meet many names. */
export function matchBytes(glob: Glob, name: Uint8Array): boolean {
  const last = glob.length - 1;
  let position = 0;
  for (let index = 0; index <= last; index += 1) {
    const chunk = glob[index];
    if (!chunk) break;
    if (chunk.star && chunk.parts.length === 0) return !name.includes(SLASH, position);
    const next = findChunk(chunk, name, position, index === last);
    if (next === undefined) return false;
    position = next;
  }
  return position === name.length;
}

/** The end of the first place where a chunk fits: here, or behind bytes that the star before it takes. */
function findChunk(
  { star, parts }: GlobChunk,
  name: Uint8Array,
  from: number,
  isLast: boolean,
): number | undefined {
  for (let start = from; start + parts.length <= name.length; start += 1) {
    const end = matchChunk(parts, name, start);
    if (end !== undefined && (!isLast || end === name.length)) return end;
    // A star steps byte by byte, into the middle of a rune as well, and never over a slash.
    if (!star || name[start] === SLASH) return undefined;
  }
  return undefined;
}

function matchChunk(parts: readonly GlobPart[], name: Uint8Array, start: number): number | undefined {
  let position = start;
  for (const part of parts) {
    const byte = name[position];
    if (byte === undefined) return undefined;
    if (typeof part === 'number') {
      if (byte !== part) return undefined;
      position += 1;
      continue;
    }
    const { rune, width } = runeAt(name, position);
    if (part === 'any' ? byte === SLASH : !classHas(part, rune)) return undefined;
    position += width;
  }
  return position;
}

/** Whether a class takes a code point; a negated one takes `/` as well. */
export function classHas({ ranges, negated }: GlobClass, rune: number): boolean {
  let before = 0;
  let behind = ranges.length;
  while (before < behind) {
    const middle = (before + behind) >> 1;
    if ((ranges[middle]?.[0] ?? 0) <= rune) before = middle + 1;
    else behind = middle;
  }
  const nearest = ranges[before - 1];
  return (nearest !== undefined && rune <= nearest[1]) !== negated;
}

/** Takes a pattern apart; undefined where it is malformed, which Go finds out whatever the name. */
export function parseGlob(pattern: string): Glob | undefined {
  const bytes = encodeBytes(pattern);
  const chunks: GlobChunk[] = [];
  let position = 0;
  while (position < bytes.length) {
    const star = bytes[position] === STAR;
    while (bytes[position] === STAR) position += 1;
    const end = chunkEnd(bytes, position);
    const parts = parseChunk(bytes.subarray(position, end));
    if (!parts) return undefined;
    chunks.push({ star, parts });
    position = end;
  }
  return chunks;
}

/** Where the next star stands that is none of a class. As in Go, any `[` opens one and any `]` closes it. */
function chunkEnd(pattern: Uint8Array, from: number): number {
  let inClass = false;
  let position = from;
  for (; position < pattern.length; position += 1) {
    const byte = pattern[position];
    if (byte === BACKSLASH) position += 1;
    else if (byte === OPEN) inClass = true;
    else if (byte === CLOSE) inClass = false;
    else if (byte === STAR && !inClass) return position;
  }
  return Math.min(position, pattern.length);
}

function parseChunk(chunk: Uint8Array): readonly GlobPart[] | undefined {
  const parts: GlobPart[] = [];
  let position = 0;
  while (position < chunk.length) {
    const byte = chunk[position] ?? 0;
    if (byte === OPEN) {
      const parsed = parseClass(chunk, position + 1);
      if (!parsed) return undefined;
      parts.push(parsed.value);
      position = parsed.end;
      continue;
    }
    const literal = byte === BACKSLASH ? chunk[position + 1] : byte;
    if (literal === undefined) return undefined;
    parts.push(byte === QUESTION ? 'any' : literal);
    position += byte === BACKSLASH ? 2 : 1;
  }
  return parts;
}

interface Parsed<T> {
  readonly value: T;
  /** The first byte behind it. */
  readonly end: number;
}

function parseClass(chunk: Uint8Array, start: number): Parsed<GlobClass> | undefined {
  const negated = chunk[start] === CARET;
  const ranges: CodeRange[] = [];
  let position = negated ? start + 1 : start;
  while (chunk[position] !== CLOSE || ranges.length === 0) {
    const low = parseBound(chunk, position);
    if (!low) return undefined;
    const high = chunk[low.end] === HYPHEN ? parseBound(chunk, low.end + 1) : low;
    if (!high) return undefined;
    ranges.push([low.value, high.value]);
    position = high.end;
  }
  return { value: { negated, ranges: mergeRanges(ranges) }, end: position + 1 };
}

function mergeRanges(ranges: readonly CodeRange[]): readonly CodeRange[] {
  const merged: [number, number][] = [];
  for (const [low, high] of ranges.filter((range) => range[0] <= range[1]).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

/** One end of a range: no bare `-` or `]`, no bytes that are no UTF-8, and something has to follow it. */
function parseBound(chunk: Uint8Array, start: number): Parsed<number> | undefined {
  const byte = chunk[start];
  if (byte === HYPHEN || byte === CLOSE) return undefined;
  const position = byte === BACKSLASH ? start + 1 : start;
  const { rune, width, valid } = runeAt(chunk, position);
  const end = position + width;
  return valid && end < chunk.length ? { value: rune, end } : undefined;
}
