import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBytes, runeAt } from '../../../src/runtimes/go/utf8.js';

function runes(bytes: readonly number[]): readonly string[] {
  const array = Uint8Array.from(bytes);
  const found: string[] = [];
  for (let position = 0; position < array.length;) {
    const { rune, width, valid } = runeAt(array, position);
    found.push(`${rune.toString(16)}/${width}${valid ? '' : '!'}`);
    position += width;
  }
  return found;
}

describe('runeAt', () => {
  it.each<[what: string, bytes: readonly number[], expected: readonly string[]]>([
    ['ASCII', [0x61], ['61/1']],
    ['two bytes', [0xc3, 0xa9], ['e9/2']],
    ['three bytes', [0xe6, 0x97, 0xa5], ['65e5/3']],
    ['four bytes', [0xf0, 0x9f, 0x98, 0x80], ['1f600/4']],
    ['U+FFFD itself', [0xef, 0xbf, 0xbd], ['fffd/3']],
    ['a lone continuation', [0x80], ['fffd/1!']],
    ['cut short', [0xe6, 0x97], ['fffd/1!', 'fffd/1!']],
    ['overlong', [0xc0, 0xaf, 0xe0, 0x80, 0xaf], ['fffd/1!', 'fffd/1!', 'fffd/1!', 'fffd/1!', 'fffd/1!']],
    ['a surrogate', [0xed, 0xa0, 0x80], ['fffd/1!', 'fffd/1!', 'fffd/1!']],
    ['above Unicode', [0xf4, 0x90, 0x80, 0x80], ['fffd/1!', 'fffd/1!', 'fffd/1!', 'fffd/1!']],
  ])('%s', (_what, bytes, expected) => {
    expect(runes(bytes)).toEqual(expected);
  });

  it('has no width past the end', () => {
    expect(runeAt(new Uint8Array(), 0)).toEqual({ rune: 0xfffd, width: 0, valid: false });
  });

  it('reads back every code point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/[\ud800-\udfff]/u.test(text));
        const codes = Array.from(text, (character) => character.codePointAt(0)?.toString(16));
        expect(runes(Array.from(encodeBytes(text))).map((rune) => rune.replace(/\/\d$/, ''))).toEqual(codes);
      }),
    );
  });
});
