import { describe, expect, it } from 'vitest';
import { SourceText } from '../../src/formats/text.js';

describe('SourceText', () => {
  it('counts lines at LF, CRLF and lone CR, and columns in UTF-16 units', () => {
    const source = SourceText.of('a\nb\r\nc\rd😀e');
    expect([0, 2, 5, 7, 10].map((offset) => source.position(offset))).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 4 },
    ]);
    expect([1, 2, 3, 4, 5].map((line) => source.line(line))).toEqual(['a', 'b', 'c', 'd😀e', undefined]);
  });

  it('goes from positions back to offsets and text', () => {
    const source = SourceText.of('name: demo\nage: 3\n');
    const range = source.range(6, 10);
    expect(source.slice(range)).toBe('demo');
    expect(source.offset({ line: 2, column: 1 })).toBe(11);
    expect(source.position(999)).toEqual({ line: 3, column: 1 });
  });

  it.each([
    [[0xef, 0xbb, 0xbf, 0x61], 'a', 'byte-order-mark'],
    [[0xff, 0xfe, 0x61, 0x00], 'a', 'utf-16'],
    [[0xfe, 0xff, 0x00, 0x61], 'a', 'utf-16'],
    [[0x61, 0xe9, 0x62], 'a\ufffdb', 'invalid-utf-8'],
    [[0xef, 0xbf, 0xbd], '\ufffd', undefined],
    [[0x61], 'a', undefined],
  ])('decodes %j', (bytes, text, fault) => {
    const source = new SourceText(Uint8Array.from(bytes));
    expect([source.text, source.encodingFault]).toEqual([text, fault]);
  });
});
