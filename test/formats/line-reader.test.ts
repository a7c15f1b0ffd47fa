import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../src/domain/location.js';
import { fieldOf, readLines } from '../../src/formats/line-reader.js';
import { SourceText } from '../../src/formats/text.js';

function show({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

/** The fields of a block as `key@range=value@range`. */
function fields(block: string): readonly string[] {
  return readLines(SourceText.of(`---\n${block}---\n`)).fields.map(
    ({ key, keyRange, value, valueRange }) => `${key}@${show(keyRange)}=${value}@${show(valueRange)}`,
  );
}

describe('the fields of a block', () => {
  it.each<[what: string, block: string, expected: readonly string[]]>([
    ['a plain value', 'name: demo\n', ['name@2:1-2:5=demo@2:7-2:11']],
    ['blanks around', 'name :  demo \t\n', ['name@2:1-2:5=demo@2:9-2:13']],
    ['no blank', 'name:demo\n', ['name@2:1-2:5=demo@2:6-2:10']],
    ['quotes', 'a: "x \\"y\\" \\u00e9"\n', ['a@2:1-2:2=x "y" \\u00e9@2:4-2:20']],
    ['single quotes', "a: 'it''s'\n", ["a@2:1-2:2=it's@2:4-2:11"]],
    ['half a quote', 'a: "x\n', ['a@2:1-2:2="x@2:4-2:6']],
    ['a quote alone', 'a: "\n', ['a@2:1-2:2="@2:4-2:5']],
    ['a colon in the value', 'a: b: c\n', ['a@2:1-2:2=b: c@2:4-2:8']],
    ['nothing', 'a:  \nb:\n', ['a@2:1-2:2=@2:3-2:3', 'b@3:1-3:2=@3:3-3:3']],
    ['what is passed over', ' a: 1\n\tb: 2\n- c: 3\n# d: 4\n\ne\n', []],
    ['a literal block', 'a: |\n  x\n\n  y\nb: 1\n', ['a@2:1-2:2=x\n\ny@2:4-5:4', 'b@6:1-6:2=1@6:4-6:5']],
    ['a folded block', 'a: >-\n x\n  y\n', ['a@2:1-2:2=x y@2:4-4:4']],
    ['an empty block', 'a: |\nb: 1\n', ['a@2:1-2:2=@2:4-2:5', 'b@3:1-3:2=1@3:4-3:5']],
    ['no block', 'a: | x\n', ['a@2:1-2:2=| x@2:4-2:7']],
    ['a key twice', 'a: 1\na: 2\n', ['a@2:1-2:2=1@2:4-2:5', 'a@3:1-3:2=2@3:4-3:5']],
    ['astral columns', '👍: x\n', ['👍@2:1-2:3=x@2:5-2:6']],
  ])('%s', (_what, block, expected) => {
    expect(fields(block)).toEqual(expected);
  });

  it('the last of a name counts', () => {
    expect(fieldOf(readLines(SourceText.of('---\na: 1\na: 2\n---\n')), 'a')?.value).toBe('2');
  });

  it('knows what a value was written as', () => {
    const { fields: found } = readLines(SourceText.of('---\na: x\nb: "x"\nc: \'x\'\nd: |2\n  x\n---\n'));
    expect(found.map(({ style, written }) => [style, written])).toEqual([
      ['plain', 'x'],
      ['double-quoted', '"x"'],
      ['single-quoted', "'x'"],
      ['block', '|2'],
    ]);
  });
});

describe('the fences', () => {
  it.each<[what: string, text: string, fault: string | undefined, body: string]>([
    ['closed', '---\n---\n\n# Title\n\ntext\n', undefined, '# Title\n\ntext'],
    ['closed by dots', '--- \t\n...\nbody', undefined, 'body'],
    ['CRLF', '---\r\nname: x\r\n---\r\na\r\nb\r\n', undefined, 'a\nb'],
    ['a mark', '\ufeff---\n---\nbody', undefined, 'body'],
    ['two marks', '\ufeff\ufeff---\n---\n', 'missing', ''],
    ['CR alone', '---\rname: x\r---\r', 'missing', ''],
    ['an empty file', '', 'missing', ''],
    ['four hyphens', '----\n----\n', 'missing', ''],
    ['never closed', '---\nname: x\n', 'unterminated', ''],
    ['an indented close', '---\nname: x\n ---\n', 'unterminated', ''],
  ])('%s', (_what, text, fault, body) => {
    const read = readLines(SourceText.of(text));
    expect([read.fault, read.body]).toEqual([fault, body]);
  });
});

describe('hostile text', () => {
  const piece = fc.constantFrom(
    '---',
    '...',
    '\n',
    '\r\n',
    '\r',
    'a',
    ':',
    ' ',
    '\t',
    '|',
    '>',
    '"',
    "'",
    '#',
    '-',
    '\\',
  );

  it('never throws, and every range holds what was written', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const source = SourceText.of(`---\n${pieces.join('')}\n---\n`);
        for (const { key, keyRange, written, style, valueRange } of readLines(source).fields) {
          expect(source.slice(keyRange)).toBe(key);
          if (style !== 'block') expect(source.slice(valueRange)).toBe(written);
          else expect(source.slice(valueRange).startsWith(written)).toBe(true);
        }
      }),
    );
  });

  it.each<[what: string, line: string]>([
    ['blocks', 'a:|\n'],
    ['blanks', '    \n'],
    ['keys', 'a:\n'],
  ])('a quarter of a MiB of %s takes linear time', (_what, line) => {
    const source = SourceText.of(`---\n${line.repeat(262_144 / line.length)}---\n`);
    const start = performance.now();
    readLines(source);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
