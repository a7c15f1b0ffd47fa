import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNameFault } from '../../../src/domain/skill-name.js';
import { matchGlob, parseGlob } from '../../../src/runtimes/go/path-match.js';
import { isReachable } from '../../../src/runtimes/ogcode/reachable.js';

function reachable(pattern: string): boolean {
  const glob = parseGlob(pattern);
  if (!glob) throw new Error(`${pattern} is malformed`);
  return isReachable(glob);
}

describe('isReachable', () => {
  it.each([
    '*',
    'a',
    '?',
    'a-b',
    '*-*',
    '[Aa]*',
    '[^a]',
    '[!-~]x',
    String.raw`\a\-b`,
    'a?b',
    'a[^a-z0-9]b',
    String.raw`a[/\-]b`,
    '?'.repeat(64),
    `*${'a'.repeat(64)}*`,
  ])('%s', (pattern) => {
    expect(reachable(pattern)).toBe(true);
  });

  it.each([
    '',
    'A*',
    'a/b',
    '*/*',
    'a b',
    'a_b',
    'é*',
    '-a',
    'a-',
    'a--b',
    String.raw`a-[\-]b`,
    'a[^a-z0-9]',
    '[A-Z]*',
    '[/]',
    '[z-a]',
    String.raw`\*`,
    '?'.repeat(65),
    `*${'a'.repeat(65)}*`,
  ])('%j is not', (pattern) => {
    expect(reachable(pattern)).toBe(false);
  });

  it('agrees with trying every short name', () => {
    const letters = ['a', '0', '-'];
    const names = letters.flatMap((a) =>
      ['', ...letters].flatMap((b) => ['', ...letters].map((c) => a + b + c)),
    );
    const unit = fc.constantFrom('a', 'b', '0', '-', '*', '?', '[', ']', '^', 'A', '/', '\\');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 6 }), (pattern) => {
        const glob = parseGlob(pattern);
        fc.pre(glob !== undefined);
        const match = names.find((name) => !findNameFault(name) && matchGlob(pattern, name).matched);
        if (match !== undefined) expect(isReachable(glob)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['*[a]'.repeat(100_000), 'a'.repeat(400_000), '*?'.repeat(30) + '*'.repeat(400_000)])(
    'a long pattern takes linear time',
    (pattern) => {
      const start = performance.now();
      reachable(pattern);
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );
});
