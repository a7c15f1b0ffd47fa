import { JOINING_SCRIPTS } from '../formats/invisible-characters.js';

/** What a reader cannot see, or what moves the text around it; joiners within emoji and scripts that need them are fine. */
const INVISIBLE = [
  String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]`,
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f${JOINING_SCRIPTS}])[\u200c\u200d]`,
  String.raw`(?![\u200c\u200d])\p{Cf}`,
].join('|');

/** Made for the first text that needs it: gathering these classes takes milliseconds. */
let invisible: RegExp | undefined;

/** Most texts are such, and need no closer look. */
const PRINTABLE_ASCII = /^[ -~]*$/;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
]);

/** Shows line ends, control characters, bidirectional controls and other invisible ones as escapes; the result is one line. */
export function makeVisible(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  invisible ??= new RegExp(INVISIBLE, 'gu');
  return text.replace(invisible, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const named = NAMED.get(character);
  if (named !== undefined) return named;
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? String.raw`\u{${hex}}` : String.raw`\u${hex.padStart(4, '0')}`;
}

/** Cuts a text to so many UTF-16 units, `…` included, without splitting a character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = Math.max(0, limit - 1);
  const splits = /[\ud800-\udbff]$/.test(text.slice(0, end));
  return `${text.slice(0, splits ? end - 1 : end)}…`;
}

/** A value from the repository as one safe, short line. Costs no more than what is shown, however long the value is. */
export function showValue(value: string | number, limit = 120): string {
  return cut(makeVisible(String(value).slice(0, limit + 1)), limit);
}
