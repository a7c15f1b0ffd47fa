import { expect, it } from 'vitest';
import { cutToBytes } from '../../src/github/limits.js';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'lo…'],
  ['üüüü', 7, 'üü…'],
  ['üüüü', 6, 'ü…'],
  ['😀😀', 7, '😀…'],
  ['😀😀', 8, '😀😀'],
  ['', 0, ''],
])('%s in %i bytes is %s', (text, limit, expected) => {
  const cut = cutToBytes(text, limit);
  expect(cut).toBe(expected);
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit);
});
