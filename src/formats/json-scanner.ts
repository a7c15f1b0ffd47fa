/** Why a token ends where it does: Go's words for it, at the offset of the offending character. */
export interface ScanFailure {
  readonly offset: number;
  /** What Go says after `invalid character 'x'`. */
  readonly words: string;
}

/** A token read to its end (exclusive), or the failure met on the way. */
export type Scanned<T> =
  | { readonly ok: true; readonly value: T; readonly end: number }
  | ({ readonly ok: false } & ScanFailure);

/** The offset of the first character at or after `offset` that JSON does not count as white space. */
export function skipSpace(text: string, offset: number): number {
  let end = offset;
  while (isSpace(text.charCodeAt(end))) end += 1;
  return end;
}

/** Reads the string whose opening quote is at `offset`. Lone surrogates become U+FFFD, as in Go. */
export function scanString(text: string, offset: number): Scanned<string> {
  const parts: string[] = [];
  let copied = offset + 1;
  let here = copied;
  for (;;) {
    const code = text.charCodeAt(here);
    if (code === QUOTE) {
      parts.push(text.slice(copied, here));
      return { ok: true, value: parts.join('').replace(LONE_SURROGATE, '\ufffd'), end: here + 1 };
    }
    if (Number.isNaN(code) || code < 0x20) return fail(here, 'in string literal');
    if (code !== BACKSLASH) {
      here += 1;
      continue;
    }
    const escape = scanEscape(text, here + 1);
    if (!escape.ok) return escape;
    parts.push(text.slice(copied, here), escape.value);
    here = escape.end;
    copied = here;
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Reads what follows a backslash. */
function scanEscape(text: string, offset: number): Scanned<string> {
  const letter = text.charAt(offset);
  const plain = ESCAPES.get(letter);
  if (plain !== undefined) return { ok: true, value: plain, end: offset + 1 };
  if (letter !== 'u') return fail(offset, 'in string escape code');
  for (let digit = offset + 1; digit <= offset + 4; digit += 1) {
    if (!isHex(text.charCodeAt(digit))) return fail(digit, 'in \\u hexadecimal character escape');
  }
  const unit = Number.parseInt(text.slice(offset + 1, offset + 5), 16);
  return { ok: true, value: String.fromCharCode(unit), end: offset + 5 };
}

/** Reads the number that begins at `offset` with a digit or a minus sign. */
export function scanNumber(text: string, offset: number): Scanned<string> {
  let end = offset;
  if (text.charCodeAt(end) === MINUS) end += 1;
  if (!isDigit(text.charCodeAt(end))) return fail(end, 'in numeric literal');
  end = text.charCodeAt(end) === ZERO ? end + 1 : skipDigits(text, end);
  if (text.charAt(end) === '.') {
    if (!isDigit(text.charCodeAt(end + 1))) return fail(end + 1, 'after decimal point in numeric literal');
    end = skipDigits(text, end + 1);
  }
  if (text.charAt(end) === 'e' || text.charAt(end) === 'E') {
    end += 1;
    if (text.charAt(end) === '+' || text.charAt(end) === '-') end += 1;
    if (!isDigit(text.charCodeAt(end))) return fail(end, 'in exponent of numeric literal');
    end = skipDigits(text, end);
  }
  return { ok: true, value: text.slice(offset, end), end };
}

/** Reads `true`, `false` or `null`, of which the first letter is known to stand at `offset`. */
export function scanWord<W extends string>(text: string, offset: number, word: W): Scanned<W> {
  for (let index = 1; index < word.length; index += 1) {
    const expected = word.charAt(index);
    if (text.charAt(offset + index) !== expected) {
      return fail(offset + index, `in literal ${word} (expecting '${expected}')`);
    }
  }
  return { ok: true, value: word, end: offset + word.length };
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const ZERO = 0x30;

function fail(offset: number, words: string): { readonly ok: false } & ScanFailure {
  return { ok: false, offset, words };
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= 0x39;
}

function isHex(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

function skipDigits(text: string, offset: number): number {
  let end = offset;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}
