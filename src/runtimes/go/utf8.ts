const REPLACEMENT = 0xfffd;

const ENCODER = new TextEncoder();

/**
 * The bytes of a string as Go holds them. A lone surrogate, which UTF-8 has no place for, becomes bytes that are no UTF-8:
 * U+DC80 to U+DCFF the one byte they stand for in the usual escape, any other its three.
 */
export function encodeBytes(text: string): Uint8Array {
  if (!/[\ud800-\udfff]/u.test(text)) return ENCODER.encode(text);
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0xd800 || code > 0xdfff) for (const byte of ENCODER.encode(character)) bytes.push(byte);
    else if (code >= 0xdc80 && code <= 0xdcff) bytes.push(code - 0xdc00);
    else bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
  }
  return Uint8Array.from(bytes);
}

/** A code point with its length in bytes. */
export interface Rune {
  readonly rune: number;
  readonly width: number;
  /** False where the bytes are no UTF-8: then the rune is U+FFFD and one byte wide. */
  readonly valid: boolean;
}

const INVALID: Rune = { rune: REPLACEMENT, width: 1, valid: false };

/** Decodes the rune at a position as Go's `utf8.DecodeRune` does; past the end it is an invalid one without width. */
export function runeAt(bytes: Uint8Array, position: number): Rune {
  const first = bytes[position];
  if (first === undefined) return { rune: REPLACEMENT, width: 0, valid: false };
  if (first < 0x80) return { rune: first, width: 1, valid: true };
  const width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return INVALID;
  let rune = first & (0x7f >> width);
  for (let offset = 1; offset < width; offset += 1) {
    const next = bytes[position + offset];
    if (next === undefined || (next & 0xc0) !== 0x80) return INVALID;
    rune = (rune << 6) | (next & 0x3f);
  }
  const isOverlong = rune < (width === 4 ? 0x1_0000 : width === 3 ? 0x800 : 0x80);
  const isSurrogate = rune >= 0xd800 && rune <= 0xdfff;
  return isOverlong || isSurrogate || rune > 0x10_ffff ? INVALID : { rune, width, valid: true };
}
