import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, knownAction, permissions, weightOf } from '../../../src/runtimes/ogcode/permissions.js';

describe('permissions', () => {
  it.each<[pattern: string, weight: number]>([
    ['', 1000],
    ['pdf', 1003],
    [String.raw`pdf\-forms`, 1010],
    ['*', 0],
    ['pdf-*', 4],
    ['[a-z]df', 5],
    ['[^a]', 2],
    [String.raw`\**`, 1],
    ['é?', 1],
  ])('%s weighs %d', (pattern, weight) => {
    expect(weightOf(pattern)).toBe(weight);
  });

  it.each<[written: string, action: string | undefined]>([
    ['deny', 'deny'],
    [' Deny\n', 'deny'],
    ['\u0085ASK\u00a0', 'ask'],
    ['\ufeffask', undefined],
    ['а\u006clow', undefined],
    ['', undefined],
    ['toString', undefined],
  ])('%j is %s', (written, action) => {
    expect(knownAction(written)).toBe(action);
    expect(actionOf(written)).toBe(action ?? 'ask');
  });

  it('on a tie the pattern that sorts first decides', () => {
    const set = permissions({ 'deploy-*': 'allow', '*-legacy': 'deny' });
    expect(set.evaluate('deploy-legacy')).toEqual({ action: 'deny', rule: '*-legacy' });
    expect(set.runnerUp('deploy-legacy')).toBe('deploy-*');
    expect(set.evaluate('tidy')).toEqual({ action: 'allow', rule: '' });
    expect(set.runnerUp('tidy')).toBe('');
  });

  it('the order in which rules are given does not count', () => {
    const pattern = fc.string({ unit: fc.constantFrom(...Array.from('ab*?[]^-')), maxLength: 5 });
    const rules = fc.uniqueArray(fc.tuple(pattern, fc.constantFrom('allow', 'deny', 'x')), {
      selector: ([key]) => key,
    });
    fc.assert(
      fc.property(rules, fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 5 }), (given, name) => {
        const set = permissions(Object.fromEntries(given));
        const other = permissions(Object.fromEntries(given.toReversed()));
        expect(other.evaluate(name)).toEqual(set.evaluate(name));
        expect(other.invalid()).toEqual(set.invalid());
      }),
    );
  });
});
