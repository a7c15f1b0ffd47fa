import { describe, expect, it } from 'vitest';
import type { Location } from '../../src/domain/location.js';
import { excerptOf } from '../../src/report/source-excerpt.js';
import { makeFinding, place } from '../support/report-fixture.js';

function excerpt(sourceLine: string, location: Location, width?: number): readonly string[] {
  const shown = excerptOf(makeFinding({ sourceLine, location }), width);
  return shown === undefined ? [] : [shown.text, shown.marks];
}

const at = (start: number, end: number): Location => place('a', 1, [start, end]);

describe('excerptOf', () => {
  it.each<[what: string, line: string, location: Location, shown: readonly string[]]>([
    ['a range', 'name: Deploy', at(7, 13), ['name: Deploy', '      ^^^^^^']],
    ['a point', 'name: x', at(5, 5), ['name: x', '    ^']],
    ['the end of the line', 'name', at(5, 5), ['name', '    ^']],
    ['an empty line', '', at(1, 1), ['', '^']],
    [
      'a range over lines',
      'abcdef',
      { path: 'a', start: { line: 1, column: 3 }, end: { line: 2, column: 2 } },
      ['abcdef', '  ^^^^'],
    ],
    ['tabs', '\ta\tb', at(4, 5), ['    a   b', '        ^']],
    ['wide characters', '日本: x', at(5, 6), ['日本: x', '      ^']],
    ['marks under wide characters', '日本', at(2, 3), ['日本', '  ^^']],
    ['emoji beyond the basic plane', '🎉 x', at(4, 5), ['🎉 x', '   ^']],
    ['combining marks', 'e\u0301 x', at(4, 5), ['e\u0301 x', '  ^']],
    ['controls, shown', 'a\u202eb', at(2, 3), ['a\\u202eb', ' ^^^^^^']],
    ['a place past what is kept', 'abc', at(50, 52), ['abc', '']],
  ])('%s', (_, line, location, shown) => {
    expect(excerpt(line, location)).toEqual(shown);
  });

  it('cuts a long line around the place', () => {
    const line = `${'a'.repeat(200)}HERE${'b'.repeat(200)}`;
    expect(excerpt(line, at(201, 205), 30)).toEqual([
      `…${'a'.repeat(10)}HERE${'b'.repeat(16)}…`,
      `${' '.repeat(11)}^^^^`,
    ]);
    expect(excerpt(line, at(1, 2), 30)).toEqual([`${'a'.repeat(30)}…`, '^']);
    expect(excerpt(line, at(404, 405), 30)).toEqual([`…${'b'.repeat(11)}`, `${' '.repeat(11)}^`]);
    expect(excerpt(line, at(1, 405), 30)).toEqual([`${'a'.repeat(30)}…`, '^'.repeat(30)]);
  });

  it('is nothing without a source line', () => {
    const { sourceLine: _, ...finding } = makeFinding();
    expect(excerptOf(finding)).toBeUndefined();
  });
});
