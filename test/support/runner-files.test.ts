import { describe, expect, it } from 'vitest';
import { parsePairs, parsePathFile } from './runner-files.js';
import { Issues, validateLinesAndColumns } from './runner-issues.js';

describe('pairs of a file command', () => {
  it.each<[text: string, pairs: Readonly<Record<string, string>>]>([
    ['', {}],
    ['a=1\nb=2=3\n', { a: '1', b: '2=3' }],
    ['a<<END\nx\n\ny=1\nEND\nb=2\n', { a: 'x\n\ny=1', b: '2' }],
    ['a<<END\nEND\n', { a: '' }],
    ['a=<<END\n', { a: '<<END' }],
    ['a=1\r\n', { a: '1\r' }],
    ['a=1\na=2', { a: '2' }],
  ])('%j', (text, pairs) => {
    expect(Object.fromEntries(parsePairs(text))).toEqual(pairs);
  });

  it.each([['a\n'], ['=1\n'], ['<<END\nEND\n'], ['a<<\n'], ['a<<END\nx\n'], ['a<<END\nx\nEND2\n']])(
    '%j is refused',
    (text) => {
      expect(() => parsePairs(text)).toThrow('Invalid');
    },
  );

  it('a path file has a directory a line', () => {
    expect(parsePathFile('/a\n\n/b c\n')).toEqual(['/a', '/b c']);
  });
});

describe('lines and columns', () => {
  it.each<[given: Readonly<Record<string, string>>, left: object]>([
    [
      { line: '3', endline: '3', col: '1', endcolumn: '2' },
      { line: '3', endline: '3', col: '1', endcolumn: '2' },
    ],
    [
      { line: '3', endline: '4', col: '1', endcolumn: '2' },
      { line: '3', endline: '4' },
    ],
    [{ endline: '4' }, { line: '4', endline: '4' }],
    [{ line: '5', endline: '4' }, {}],
    [{ col: '1' }, {}],
    [
      { line: '3', endcolumn: '9' },
      { line: '3', col: '9', endcolumn: '9' },
    ],
    [{ line: '3', col: '9', endcolumn: '2' }, { line: '3' }],
  ])('%j', (given, left) => {
    const valid = validateLinesAndColumns(new Map(Object.entries(given)));
    expect(Object.fromEntries(valid)).toEqual(left);
  });
});

describe('issues', () => {
  it('shows ten of each severity, and cuts messages', () => {
    const issues = new Issues('/work');
    for (let index = 0; index < 12; index += 1)
      issues.add({ severity: 'warning', message: 'x'.repeat(5000) });
    issues.add({ severity: 'error', message: ' ' });
    expect(issues.shown).toHaveLength(10);
    expect(issues.shown[0]?.message).toHaveLength(4096);
    expect(issues.dropped).toHaveLength(3);
  });
});
