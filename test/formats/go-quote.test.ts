import { expect, it } from 'vitest';
import { quoteByte, quoteGo } from '../../src/formats/go-quote.js';

it.each([
  ['disk_cleaner', '"disk_cleaner"'],
  ['a"b\\c\'', '"a\\"b\\\\c\'"'],
  ['\u0007\b\f\n\r\t\v', '"\\a\\b\\f\\n\\r\\t\\v"'],
  ['\u0000\u001f\u007f', '"\\x00\\x1f\\x7f"'],
  ['é １ 😀 \ufffd', '"é １ 😀 \ufffd"'],
  ['\u00a0\u00ad\u200b\u2028', '"\\u00a0\\u00ad\\u200b\\u2028"'],
  ['\u{e0001}', '"\\U000e0001"'],
])('%j', (text, expected) => {
  expect(quoteGo(text)).toBe(expected);
});

it.each([
  [0x7d, "'}'"],
  [0x22, `'"'`],
  [0x27, "'\\''"],
  [0x5c, "'\\\\'"],
  [0x0c, "'\\f'"],
  [0xc2, "'Â'"],
  [0xa0, "'\\u00a0'"],
])('byte %i', (byte, expected) => {
  expect(quoteByte(byte)).toBe(expected);
});
