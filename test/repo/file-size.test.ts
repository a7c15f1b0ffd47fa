import { expect, test } from 'vitest';
import { readSources } from '../support/sources.js';

const limit = 300;

/** Files over the limit with their number of lines; data lies in folders named data/ and may be long. */
function tooLong(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file]) => !file.split('/').includes('data'))
    .map(([file, source]) => ({ file, lines: source.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${limit}`);
}

test('no source file is too long', () => {
  expect(tooLong(readSources())).toEqual([]);
});

test('a long file is noticed, long data is not', () => {
  const sources = new Map([
    ['rules/a.ts', 'x;\n'.repeat(300)],
    ['rules/b.ts', 'x;\n'.repeat(301)],
    ['rules/data/c.ts', 'x;\n'.repeat(301)],
  ]);
  expect(tooLong(sources)).toEqual(['rules/b.ts: 301 lines, at most 300']);
});
