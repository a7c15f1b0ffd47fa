import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchGlob, parseGlob } from '../../../src/runtimes/go/path-match.js';

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const globText = fc.string({ unit: fc.constantFrom(...Array.from('ab-é/*?[]^\\!{},')), maxLength: 12 });

function escape(name: string): string {
  return name.replaceAll(/[^]/gu, String.raw`\$&`);
}

describe('matchGlob', () => {
  it.each<[pattern: string, name: string, matched: boolean]>([
    ['', '', true],
    ['*', 'a/b', false],
    ['**', 'ab', true],
    ['a*b*c', 'axbbyc', true],
    ['a*b*c', 'axbby', false],
    ['?', 'é', true],
    ['?', '/', false],
    ['[^a]', '/', true],
    ['[a-c]x', 'bx', true],
    ['[c-a]', 'b', false],
    ['[á-ü]', 'é', true],
    ['[]a]', 'a', false],
    ['[\\]]', ']', true],
    [String.raw`a\*`, 'a*', true],
    [String.raw`a\*`, 'ab', false],
    ['{a,b}', 'a', false],
    ['{a,b}', '{a,b}', true],
    ['[!a]', 'a', true],
  ])('%s on %s: %s', (pattern, name, matched) => {
    expect(matchGlob(pattern, name).matched).toBe(matched);
  });

  it.each(['[', '[a', '[]', '[a-', '[-a]', '[a-]', '\\', 'a\\', '[\\', 'x*[', '[^', '[^]'])(
    '%s is malformed whatever the name',
    (pattern) => {
      expect(matchGlob(pattern, '')).toEqual({ matched: false, malformed: true });
      expect(matchGlob(pattern, pattern)).toEqual({ matched: false, malformed: true });
    },
  );

  it('steps into the middle of a rune behind a star, as Go does', () => {
    expect(matchGlob('???', '😀').matched).toBe(false);
    expect(matchGlob('*???', '😀').matched).toBe(true);
    expect(matchGlob('*[\ufffd]', 'é').matched).toBe(true);
  });

  it('takes a lone surrogate for bytes that are no UTF-8', () => {
    expect(matchGlob('?', '\udcff').matched).toBe(true);
    expect(matchGlob('???', '\ud800').matched).toBe(true);
    expect(matchGlob('[\udcff]', 'a').malformed).toBe(true);
    expect(matchGlob('[\ufffd]', '\udcff').matched).toBe(true);
  });
});

describe('properties of matchGlob', () => {
  it('a name with a backslash before every character matches itself and nothing else', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, other) => {
        expect(matchGlob(escape(name), name)).toEqual({ matched: true, malformed: false });
        if (other !== name) expect(matchGlob(escape(name), other).matched).toBe(false);
      }),
    );
  });

  it('no input throws, and whether a pattern is malformed does not depend on the name', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, globText), anyText, (pattern, name) => {
        const { matched, malformed } = matchGlob(pattern, name);
        expect(malformed).toBe(parseGlob(pattern) === undefined);
        expect(matched && malformed).toBe(false);
      }),
    );
  });

  it('a star takes any name without a slash', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(matchGlob('*', name).matched).toBe(!name.includes('/'));
      }),
    );
  });

  it.each<[what: string, pattern: string]>([
    ['stars that would backtrack', `${'a*'.repeat(300_000)}b`],
    ['a wide bracket', `*[${'az'.repeat(300_000)}]b`],
    ['a long literal', 'a'.repeat(600_000)],
    ['an unclosed bracket', `[${'a'.repeat(600_000)}`],
    ['backslashes', '\\'.repeat(600_001)],
  ])('%s: a pattern of 600 kB takes linear time', (_what, pattern) => {
    const start = performance.now();
    matchGlob(pattern, 'a'.repeat(64));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
