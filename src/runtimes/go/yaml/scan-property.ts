import { type Cursor, type Mark, isBlank, isBlankOrEnd, isBreakOrEnd, isWord } from './cursor.js';
import { YamlFault } from './fault.js';
import type { AnchorToken, TagDirectiveToken, TagToken, VersionToken } from './token.js';

/** Reads `&name` or `*name`. */
export function scanAnchor(cursor: Cursor): AnchorToken {
  const start = cursor.mark();
  const type = cursor.take() === '&' ? 'anchor' : 'alias';
  const name = takeWord(cursor);
  const end = cursor.mark();
  if (name === '' || (!isBlankOrEnd(cursor.at()) && !'?:,]}%@`'.includes(cursor.at()))) {
    throw new YamlFault('scanner', 'did not find expected alphabetic or numeric character', end, start);
  }
  return { type, name, start, end };
}

/** Reads `!suffix`, `!handle!suffix`, `!!suffix`, `!<verbatim>` or a lone `!`. */
export function scanTag(cursor: Cursor): TagToken {
  const start = cursor.mark();
  const problem = problemsFrom(cursor, start);
  const { handle, suffix } =
    cursor.at(1) === '<' ? takeVerbatim(cursor, problem) : takeShorthand(cursor, problem);
  if (!isBlankOrEnd(cursor.at())) throw problem('did not find expected whitespace or line break');
  return { type: 'tag', handle, suffix, start, end: cursor.mark() };
}

type Problem = (words: string) => YamlFault;

interface TagParts {
  readonly handle: string;
  readonly suffix: string;
}

function takeVerbatim(cursor: Cursor, problem: Problem): TagParts {
  cursor.skip(2);
  const suffix = takeUri(cursor, '', problem);
  if (cursor.at() !== '>') throw problem("did not find the expected '>'");
  cursor.skip();
  return { handle: '', suffix };
}

function takeShorthand(cursor: Cursor, problem: Problem): TagParts {
  const handle = takeHandle(cursor, problem);
  if (handle.length > 1 && handle.endsWith('!')) return { handle, suffix: takeUri(cursor, '', problem) };
  const suffix = takeUri(cursor, handle, problem);
  return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}

/** Reads `!`, `!!`, `!name!` or the beginning `!name` of what is no handle. */
function takeHandle(cursor: Cursor, problem: Problem): string {
  if (cursor.at() !== '!') throw problem("did not find expected '!'");
  const name = cursor.take() + takeWord(cursor);
  return cursor.at() === '!' ? name + cursor.take() : name;
}

/** Reads the rest of a tag; `head` is what was taken for a handle and proved to be none. */
function takeUri(cursor: Cursor, head: string, problem: Problem): string {
  let uri = head.slice(1);
  let isEmpty = head === '';
  while (isWord(cursor.at()) || (cursor.at() !== '' && ";/?:@&=+$,.!~*'()[]%".includes(cursor.at()))) {
    uri += cursor.at() === '%' ? takeEscapedCharacter(cursor, problem) : cursor.take();
    isEmpty = false;
  }
  if (isEmpty) throw problem('did not find expected tag URI');
  return uri;
}

/** Reads the `%C3%A9` of one character. */
function takeEscapedCharacter(cursor: Cursor, problem: Problem): string {
  const octets = [takeOctet(cursor, problem)];
  const length = sequenceLength(octets[0] ?? 0);
  if (length === 0) throw problem('found an incorrect leading UTF-8 octet');
  while (octets.length < length) {
    const octet = takeOctet(cursor, problem);
    if ((octet & 0xc0) !== 0x80) throw problem('found an incorrect trailing UTF-8 octet');
    octets.push(octet);
  }
  return new TextDecoder().decode(Uint8Array.from(octets));
}

function takeOctet(cursor: Cursor, problem: Problem): number {
  const digits = cursor.at(1) + cursor.at(2);
  if (cursor.at() !== '%' || !/^[0-9A-Fa-f]{2}$/.test(digits))
    throw problem('did not find URI escaped octet');
  cursor.skip(3);
  return Number.parseInt(digits, 16);
}

function sequenceLength(octet: number): number {
  if (octet < 0x80) return 1;
  if (octet >= 0xc0 && octet < 0xe0) return 2;
  if (octet >= 0xe0 && octet < 0xf0) return 3;
  return octet >= 0xf0 && octet < 0xf8 ? 4 : 0;
}

/** Reads a line that begins with `%`. */
export function scanDirective(cursor: Cursor): VersionToken | TagDirectiveToken {
  const start = cursor.mark();
  const problem = problemsFrom(cursor, start);
  cursor.skip();
  const name = takeWord(cursor);
  if (name === '') throw problem('could not find expected directive name');
  if (!isBlankOrEnd(cursor.at())) throw problem('found unexpected non-alphabetical character');
  if (name !== 'YAML' && name !== 'TAG') throw problem('found unknown directive name');
  cursor.skipBlanks();
  const value = name === 'YAML' ? takeVersion(cursor, problem) : takeTagPrefix(cursor, problem);
  const end = cursor.mark();
  cursor.skipBlanks();
  if (cursor.at() === '#') cursor.skipToBreak();
  if (!isBreakOrEnd(cursor.at())) throw problem('did not find expected comment or line break');
  cursor.takeBreak();
  return { ...value, start, end };
}

type Unplaced<T> = Omit<T, 'start' | 'end'>;

function takeVersion(cursor: Cursor, problem: Problem): Unplaced<VersionToken> {
  const major = takeNumber(cursor, problem);
  if (cursor.at() !== '.') throw problem("did not find expected digit or '.' character");
  cursor.skip();
  return { type: 'version-directive', major, minor: takeNumber(cursor, problem) };
}

function takeNumber(cursor: Cursor, problem: Problem): number {
  let digits = '';
  while (/^[0-9]$/.test(cursor.at())) {
    if (digits.length === 2) throw problem('found extremely long version number');
    digits += cursor.take();
  }
  if (digits === '') throw problem('did not find expected version number');
  return Number(digits);
}

function takeTagPrefix(cursor: Cursor, problem: Problem): Unplaced<TagDirectiveToken> {
  const handle = takeHandle(cursor, problem);
  if (handle !== '!' && !handle.endsWith('!')) throw problem("did not find expected '!'");
  if (!isBlank(cursor.at())) throw problem('did not find expected whitespace');
  cursor.skipBlanks();
  const prefix = takeUri(cursor, '', problem);
  if (!isBlankOrEnd(cursor.at())) throw problem('did not find expected whitespace or line break');
  return { type: 'tag-directive', handle, prefix };
}

function takeWord(cursor: Cursor): string {
  let word = '';
  while (isWord(cursor.at())) word += cursor.take();
  return word;
}

function problemsFrom(cursor: Cursor, start: Mark): Problem {
  return (words) => new YamlFault('scanner', words, cursor.mark(), start);
}
