import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, makeVisible, showValue } from '../../src/report/visible.js';

describe('makeVisible', () => {
  it.each<[given: string, shown: string]>([
    ['deploy-app', 'deploy-app'],
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['\u0000\u001b[1m\u009b', '\\u0000\\u001b[1m\\u009b'],
    ['\u202egnp', '\\u202egnp'],
    ['de\u200bploy\ufeff', 'de\\u200bploy\\ufeff'],
    ['a\u200db', 'a\\u200db'],
    ['👩\u200d💻 👍🏽\u200d ❤\ufe0f\u200d🔥', '👩\u200d💻 👍🏽\u200d ❤\ufe0f\u200d🔥'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\ud800x', '\\ud800x'],
    ['日本語 café', '日本語 café'],
    ['a\u2028b', 'a\\u2028b'],
  ])('%j', (given, shown) => {
    expect(makeVisible(given)).toBe(shown);
  });

  it('always gives one line without controls', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(makeVisible(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('showValue', () => {
  it.each<[given: string | number, limit: number, shown: string]>([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['a😀b', 3, 'a…'],
    ['a😀b', 4, 'a😀b'],
    [42, 3, '42'],
  ])('%j within %d', (given, limit, shown) => {
    expect(showValue(given, limit)).toBe(shown);
  });

  it('never exceeds its limit, however much has to be escaped', () => {
    expect(showValue('\u202e'.repeat(5000))).toHaveLength(120);
    expect(cut('x'.repeat(5000), 120)).toHaveLength(120);
  });

  it('does not read a long value to its end', () => {
    const long = `${'x'.repeat(5_000_000)}y`;
    const start = performance.now();
    for (let index = 0; index < 1000; index += 1) showValue(long);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
