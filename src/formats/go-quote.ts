/** The escapes that Go has letters for. */
const SHORT: Readonly<Record<string, string>> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
};

/** What Go prints as it is: letters, marks, numbers, punctuation, symbols and the space of ASCII. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

/** What needs no escape. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A text as Go's `%q` writes it (strconv.Quote). */
export function quoteGo(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  return `"${Array.from(text, (character) => (character === '"' ? '\\"' : escape(character))).join('')}"`;
}

/** A byte as the errors of Go's encoding/json name it: read as Latin-1, in single quotes. */
export function quoteByte(byte: number): string {
  const character = String.fromCharCode(byte);
  return character === "'" ? "'\\''" : `'${escape(character)}'`;
}

function escape(character: string): string {
  const short = SHORT[character];
  if (short !== undefined) return short;
  if (PRINTABLE.test(character)) return character;
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return `\\x${hex(point, 2)}`;
  return point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`;
}

function hex(point: number, digits: number): string {
  return point.toString(16).padStart(digits, '0');
}
