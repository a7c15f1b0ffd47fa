export const STRING_TAG = '!!str';
export const NULL_TAG = '!!null';
export const MERGE_TAG = '!!merge';
const BINARY_TAG = '!!binary';

/** What yaml.v3 takes a scalar for. Text that is no more than text has `value` as text. */
export interface Resolution {
  readonly tag: string;
  readonly value: null | boolean | bigint | number | string;
}

const LONG_PREFIX = 'tag:yaml.org,2002:';

/** `tag:yaml.org,2002:str` as `!!str`. */
export function shortTag(tag: string): string {
  return tag.startsWith(LONG_PREFIX) ? `!!${tag.slice(LONG_PREFIX.length)}` : tag;
}

const RESOLVABLE: ReadonlySet<string> = new Set([
  STRING_TAG,
  NULL_TAG,
  '!!bool',
  '!!int',
  '!!float',
  '!!timestamp',
]);

/** A scalar by its tag, given in short form: the value, or why it cannot be one of that tag (yaml.v3's own words). */
export function resolve(tag: string, text: string): Resolution | { readonly problem: string } {
  if (tag === BINARY_TAG) return decodeBinary(text);
  if (tag === STRING_TAG || !RESOLVABLE.has(tag)) return { tag, value: text };
  const found = resolvePlain(text, tag);
  if (found.tag === tag) return found;
  if (tag === '!!float' && typeof found.value === 'bigint' && isInt64(found.value)) {
    return { tag, value: Number(found.value) };
  }
  return { problem: `cannot decode ${found.tag} \`${text}\` as a ${tag}` };
}

const WORDS: ReadonlyMap<string, Resolution> = new Map<string, Resolution>([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, { tag: NULL_TAG, value: null }] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, { tag: '!!bool', value: true }] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, { tag: '!!bool', value: false }] as const),
  ...['.nan', '.NaN', '.NAN'].map((word) => [word, { tag: '!!float', value: Number.NaN }] as const),
  ...['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'].map(
    (word) => [word, { tag: '!!float', value: Number.POSITIVE_INFINITY }] as const,
  ),
  ...['-.inf', '-.Inf', '-.INF'].map(
    (word) => [word, { tag: '!!float', value: Number.NEGATIVE_INFINITY }] as const,
  ),
]);

/** What a plain scalar without a tag is. With a tag that is no timestamp's, dates are not thought of. */
export function resolvePlain(text: string, tag?: string): Resolution {
  const word = WORDS.get(text);
  if (word) return word;
  const asText = { tag: STRING_TAG, value: text };
  if (text.startsWith('.')) return (DOT_FLOAT.test(text) && floatOf(text.replaceAll('_', ''))) || asText;
  if (!/^[-+0-9]/.test(text)) return asText;
  if ((tag === undefined || tag === '!!timestamp') && isTimestamp(text))
    return { tag: '!!timestamp', value: text };
  const digits = text.replaceAll('_', '');
  return integerOf(digits) ?? (FLOAT.test(digits) ? floatOf(digits) : undefined) ?? asText;
}

/** Go's floating-point literals that begin with a dot: `_` between digits only. */
const DOT_FLOAT = /^\.\d+(?:_\d+)*(?:[eE][-+]?\d+(?:_\d+)*)?$/;

const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

/** Too large a number is none. */
function floatOf(text: string): Resolution | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? { tag: '!!float', value } : undefined;
}

/** Go's integer literals; a sign may stand behind `0b` and `0o`, as yaml.v3 tries those by itself once more. */
const INTEGER =
  /^([-+]?)(?:0[bB]([01]+)|0[oO]([0-7]+)|0[xX]([0-9a-fA-F]+)|0([0-7]*)|([1-9]\d*))$|^0(?:b([-+][01]+)|o([-+][0-7]+))$/;

const LONGEST = 64;

function integerOf(text: string): Resolution | undefined {
  const match = INTEGER.exec(text);
  if (!match) return undefined;
  const [, sign, binary, octal, hexadecimal, oldOctal, decimal, signedBinary, signedOctal] = match;
  const value =
    magnitude('0b', binary ?? signedBinary?.slice(1)) ??
    magnitude('0o', octal ?? oldOctal ?? signedOctal?.slice(1)) ??
    magnitude('0x', hexadecimal) ??
    magnitude('', decimal);
  if (value === undefined) return undefined;
  const isNegative = (sign ?? (signedBinary ?? signedOctal)?.charAt(0)) === '-';
  const signed = isNegative ? -value : value;
  const isUnsigned = sign === '' && signed < 1n << 64n;
  return isUnsigned || isInt64(signed) ? { tag: '!!int', value: signed } : undefined;
}

/** The digits as a number; undefined where there are none, or too many for 64 bits in any base. */
function magnitude(prefix: string, digits: string | undefined): bigint | undefined {
  if (digits === undefined) return undefined;
  const significant = digits.replace(/^0+/, '');
  return significant.length > LONGEST ? undefined : BigInt(prefix + (significant || '0'));
}

export function isInt64(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value;
}

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|(?=[Tt ]))/;
const TIME =
  /^(?:[Tt](\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)| +(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,]\d+)?)?$/;

function isTimestamp(text: string): boolean {
  const date = DATE.exec(text);
  if (!date) return false;
  const [year = 0, month = 0, day = 0] = date.slice(1).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return false;
  const time = TIME.exec(text.slice(date[0].length));
  if (!time) return false;
  const [hour = 0, minute = 0, second = 0] = time.slice(1).filter(Boolean).map(Number);
  return hour < 24 && minute < 60 && second < 60;
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function decodeBinary(text: string): Resolution | { readonly problem: string } {
  const compact = text.replaceAll(/[\r\n]/g, '');
  if (compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) {
    return { problem: '!!binary value contains invalid base64 data' };
  }
  const bytes = Uint8Array.from(atob(compact), (character) => character.charCodeAt(0));
  return { tag: BINARY_TAG, value: new TextDecoder().decode(bytes) };
}
