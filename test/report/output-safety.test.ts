import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evadeMatchers, neutralise } from '../../src/report/output-safety.js';
import { HOSTILE } from '../support/report-fixture.js';
import { commandsIn } from '../support/runner-commands.js';

describe('neutralise', () => {
  it.each<[given: string, safe: string]>([
    ['plain: text ## [x] a::b', 'plain: text ## [x] a::b'],
    ['::error::x', '\u200b::error::x'],
    ['a\n \u00a0::error::x', 'a\n \u00a0\u200b::error::x'],
    ['\u2028::error::x', '\\u2028::error::x'],
    ['\u0085::error::x', '\u200b::error::x'],
    ['a\r::error::x', 'a\n\u200b::error::x'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['x ##[error]y', 'x ##\u200b[error]y'],
    ['#\u0000#\u001b[1m[error]y', '##\u200b[error]y'],
    ['a\u001b]8;;http://x\u0007b\u001b]8;;\u001b\\c', 'abc'],
    ['a\u001b]0;title without end\nb', 'a\nb'],
    ['a\u001b[2Jb\u001b[38;5;1mc\u009b2Jd\u001b(Be\u001bcf', 'abcdef'],
    ['bell\u0007 tab\t', 'bell tab\t'],
    ['a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
  ])('%j', (given, safe) => {
    expect(neutralise(given)).toBe(safe);
  });

  it('keeps colours where asked, and nothing else that terminals act on', () => {
    const text = '\u001b[31mred\u001b[39m \u001b[2J\u001b]0;x\u0007::error::x\n::error::y';
    expect(neutralise(text, { keepColours: true })).toBe(
      '\u001b[31mred\u001b[39m ::error::x\n\u200b::error::y',
    );
  });

  it.each(HOSTILE)('lets no command through: %j', (text) => {
    expect(commandsIn(neutralise(text))).toEqual([]);
  });
});

/** Pieces that commands are made of, so that random texts often come near one. */
const pieces = [
  ['::', ':', '##[', '#', '[', ']', 'error', 'add-mask', 'stop-commands', ' ', '\t', '\r', '\n', '\u00a0'],
  ['\u0085', '\u2028', '\u200b', '\ufeff', '\u001b', '\u001b[', '\u009b', '\u0000', 'm', '%0A', 'x'],
  ['\u202e', '\ud800'],
].flat();
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((chosen) => chosen.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Fails for the first text that `check` throws for. */
function always(check: (given: string) => void): void {
  fc.assert(fc.property(text, check), { numRuns: 2000 });
}

describe('whatever the text', () => {
  it('no line is a command', () => {
    always((given) => {
      expect(commandsIn(neutralise(given))).toEqual([]);
    });
  });

  it('no line is a command with colours kept either', () => {
    always((given) => {
      expect(commandsIn(neutralise(given, { keepColours: true }))).toEqual([]);
    });
  });

  it('no control character is left but line feed and tab', () => {
    always((given) => {
      expect(neutralise(given)).not.toMatch(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
    });
  });

  it('a second time changes nothing', () => {
    always((given) => {
      expect(neutralise(neutralise(given))).toBe(neutralise(given));
    });
  });

  it('takes linear time', () => {
    for (const unit of ['\n ', '\u001b[0', '\u001b]', ' ', ':', '##', '\u009b1']) {
      const start = performance.now();
      neutralise(unit.repeat(500_000));
      expect(performance.now() - start, JSON.stringify(unit)).toBeLessThan(2000);
    }
  });
});

describe('evadeMatchers', () => {
  /** What setup actions and linters leave behind in a job. */
  const matchers: readonly RegExp[] = [
    /^(.*):(\d+):(\d+):\s+(error|warning|note):\s+(.*)$/,
    /^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error):\s+(.*)$/,
    /^(?:\s+\d+>)?([^\s].*)\((\d+|\d+,\d+|\d+,\d+,\d+,\d+)\)\s*:\s+(error|warning|info)\s+(\w{1,2}\d+)\s*:\s*(.*)$/,
    /^\s*(.+\.go):(?:(\d+):(\d+):)? (.*)$/,
    /^([^:]*):(\d+):(\d+):\s([CDEFNW]\d+)\s(.+)$/,
    /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/,
  ];

  it.each([
    'a.c:3:1: error: x',
    'src/a.ts(3,1): error TS1: x',
    '  main.go:3:1: x',
    'a.py:3:1: E501 x',
    '  3:1  error  x  rule',
  ])('%j finds no match', (line) => {
    expect(matchers.some((matcher) => matcher.test(line))).toBe(true);
    expect(matchers.filter((matcher) => matcher.test(evadeMatchers(line)))).toEqual([]);
  });
});
