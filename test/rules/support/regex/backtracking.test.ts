import { describe, expect, it } from 'vitest';
import { judgeBacktracking } from '../../../../src/rules/support/regex/backtracking.js';

describe('judgeBacktracking', () => {
  it.each([
    '^(a+)+$',
    '(a|aa)+$',
    '(a|a)*$',
    '^(\\w+\\s?)*$',
    '^([a-zA-Z0-9._-]+)*@x$',
    '(.*)*b',
    '(a*)*b',
    '(?:a?b?)*c',
    '^((ab)*)*$',
    '^(?:(?:\\d+)-?)+$',
    '(x+x+)+y',
    '^(?<part>[a-z]+|[a-z0-9]+)*$',
    '^([\\u{1f600}a]|[^b])*$',
    '(a{1,3})+$',
  ])('%s is exponential', (pattern) => {
    expect(judgeBacktracking(pattern, 'u')).toBe('exponential');
  });

  it.each([
    '^[a-z]+$',
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '^(?:[a-z0-9-]{1,63}\\.)+[a-z]{2,}$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^https?://[^\\s/$.?#][^\\s]*$',
    '(a+)+',
    '(a+)+[^]*$',
    '^(?:a|b|c)*$',
    '^(ab|ac)*$',
    '^(?:\\d+,)*\\d+$',
    '^/(?:[^/]+/)*[^/]*$',
    '',
    '^$',
    '^[^]]*$',
  ])('%s is harmless', (pattern) => {
    expect(judgeBacktracking(pattern, '')).toBe('harmless');
  });

  it.each([
    '^(?=a)(a+)+$',
    '(a+)\\1$',
    '\\b(a+)+$',
    `${'(a'.repeat(60)}${')'.repeat(60)}`,
    'a{9000}',
    `^${'(a?){200}'.repeat(3)}$`,
  ])('%s is not looked into', (pattern) => {
    expect(judgeBacktracking(pattern, '')).toBe('unknown');
  });

  it.each([
    '(?:a?){290}b',
    `(?:${'a|'.repeat(280)}b)*c`,
    `${'(?:'.repeat(39)}a?${')*'.repeat(39)}b`,
    `(${'a?'.repeat(200)})*b`,
  ])('takes bounded time for %s', (pattern) => {
    const started = performance.now();
    judgeBacktracking(pattern, '');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
