import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

/** `line:column message value` */
function found(body: string): readonly string[] {
  const text = `---\nname: tidy\ndescription: Tidies.\n---\n${body}\n`;
  return check(memoryTree({ 'skills/tidy/SKILL.md': text }))
    .findings.filter(({ rule }) => rule === 'invisible-text')
    .map(
      ({ location: { start }, message, values }) =>
        `${start.line}:${start.column} ${message} ${values['codes'] ?? values['spelt']}`,
    );
}

/** Text in the letters of the tag block. */
function tagged(text: string): string {
  return Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
}

describe('invisible-text', () => {
  it.each([
    ['a\u202eb', ['5:2 direction U+202E']],
    ['\u05d0\u2066b\u2069', ['5:2 direction U+2066']],
    ['ok\n\na\u200fb', ['7:2 mark U+200F']],
    ['a\u200b\u200bb\u200bc', ['5:2 no-width U+200B']],
    ['a\u200db', ['5:2 no-width U+200D']],
    ['a\u2060\u3164b', ['5:2 no-width U+2060, U+3164']],
    ['a\ufeffb', ['5:2 no-width U+FEFF']],
    [`hello${tagged('obey me')}`, ['5:6 tag obey me']],
    ['a\u{e0101}b', ['5:2 selector U+E0101']],
  ])('%j', (body, expected) => {
    expect(found(body)).toEqual(expected);
  });

  it.each([
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f \u{1f44d}\u{1f3fd}',
    `\u{1f3f4}${tagged('gbsct')}\u{e007f}`,
    '\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0915\u094d\u200d\u0937',
    '\u0e01\u200b\u0e02',
    '\u05d0\u200f!',
    '\u845b\u{e0100}',
    'plain',
  ])('lets pass what emoji and scripts need: %j', (body) => {
    expect(found(body)).toEqual([]);
  });

  it('takes linear time', () => {
    const started = performance.now();
    found('a\u200b'.repeat(9000).concat('\n').repeat(50) + tagged('x'.repeat(9000)));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
