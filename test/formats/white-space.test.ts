import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSpace, trimSpace } from '../../src/formats/white-space.js';

describe('white space as Go sees it', () => {
  it.each<[text: string, trimmed: string, offset: number]>([
    [' a b ', 'a b', 1],
    ['\u0085\u00a0a\u2003', 'a', 2],
    ['\ufeffa', '\ufeffa', 0],
    [' \t\n', '', 3],
    ['', '', 0],
  ])('%j', (text, trimmed, offset) => {
    expect(trimSpace(text)).toEqual({ text: trimmed, offset });
  });

  it('collapses every stretch to one blank', () => {
    expect(collapseSpace('  a \u00a0\u2003 b\n\nc\u0085')).toBe('a b c');
    expect(collapseSpace(' \t ')).toBe('');
  });

  it('collapsing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u00a0', '\u0085') }), (text) => {
        expect(collapseSpace(collapseSpace(text))).toBe(collapseSpace(text));
        expect(trimSpace(collapseSpace(text)).offset).toBe(0);
      }),
    );
  });

  it('is linear in blanks', () => {
    const text = `a${' '.repeat(2_000_000)}b`;
    const start = performance.now();
    expect(trimSpace(text).text).toHaveLength(text.length);
    expect(collapseSpace(text)).toBe('a b');
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
