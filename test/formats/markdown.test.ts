import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../src/domain/location.js';
import { type MarkdownBody, readMarkdown } from '../../src/formats/markdown.js';
import { SourceText } from '../../src/formats/text.js';

function read(text: string, firstLine = 1): MarkdownBody {
  return readMarkdown(SourceText.of(text), firstLine);
}

function show({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

describe('links', () => {
  const LINKS: readonly (readonly [text: string, ...links: string[]])[] = [
    ['See [a](b.md).', 'link b.md 1:9-1:13'],
    ['![a](b.png)', 'image b.png 1:6-1:11'],
    ['[a](b.md "title") [c](<d e.md>)', 'link b.md 1:5-1:9', 'link d e.md 1:24-1:30'],
    ["[a](b.md 'title')", 'link b.md 1:5-1:9'],
    ['[a](  b(c).md  )', 'link b(c).md 1:7-1:14'],
    ['[![a](b.png)](c.md)', 'image b.png 1:7-1:12', 'link c.md 1:15-1:19'],
    ['[a\nb](c.md)', 'link c.md 2:4-2:8'],
    ['[ref]: docs/a.md', 'definition docs/a.md 1:8-1:17'],
    ['[ref]: <a b.md> "title"', 'definition a b.md 1:9-1:15'],
    ['[^1]: note.md'],
    ['text\n[ref]: a.md'],
    ['`[a](b.md)` and \\[a](b.md)'],
    ['```\n[a](b.md)\n```'],
    ['<!-- [a](b.md)\n\n[c](d.md) --> [e](f.md)', 'link f.md 3:19-3:23'],
    ['<!--\n```\n[a](b.md)\n```\n-->'],
    ['[a](b c.md)'],
    ['[a]()'],
    ['[a] (b.md)'],
    ['a](b.md)'],
    ['[a](b.md'],
    ['- [a](b.md)\n- [c](d.md)', 'link b.md 1:7-1:11', 'link d.md 2:7-2:11'],
    ['| [a](b.md) |', 'link b.md 1:7-1:11'],
    ['[a](references\\guide.md)', 'link references\\guide.md 1:5-1:24'],
  ];
  it.each(LINKS)('%j', (text, ...links) => {
    expect(read(text).links.map(({ kind, target, range }) => `${kind} ${target} ${show(range)}`)).toEqual(
      links,
    );
  });
});

describe('code', () => {
  const SPANS: readonly (readonly [text: string, ...spans: string[]])[] = [
    ['Run `./x.sh`.', './x.sh 1:6-1:12'],
    ['``a `b` c``', 'a `b` c 1:3-1:10'],
    ['`a\nb`', 'a\nb 1:2-2:2'],
    ['`a\n\nb`'],
    ['- `a\n- b`'],
    ['a ` b'],
    ['\\`a` b'],
    ['`a` `b`', 'a 1:2-1:3', 'b 1:6-1:7'],
    ['[`a`](b.md)', 'a 1:3-1:4'],
    ['<!-- `a` --> `b`', 'b 1:15-1:16'],
    ['    text `a`', 'a 1:11-1:12'],
  ];
  it.each(SPANS)('spans: %j', (text, ...spans) => {
    expect(read(text).spans.map((span) => `${span.text} ${show(span.range)}`)).toEqual(spans);
  });

  const FENCES: readonly (readonly [text: string, ...fences: string[]])[] = [
    ['```bash\na\nb\n```\n', 'bash 2-4'],
    ['~~~ Sh title\na\n~~~~\n', 'sh 2-3'],
    ['````md\n```bash\n```\n````\n', 'md 2-4'],
    ['```\nnever closed', ' 2-3'],
    ['1. Step\n   ```sh\n   a\n   ```\n', 'sh 3-4'],
    ['- ```sh\n  a\n  ```\n', 'sh 2-3'],
    ['> ```sh\n> a\n> ```\n', 'sh 2-3'],
    ['```a`b\n'],
    ['text ```bash\n'],
    ['```bash\r\na\r\n```\r\n', 'bash 2-3'],
  ];
  it.each(FENCES)('fences: %j', (text, ...fences) => {
    const shown = read(text).fences.map(
      ({ language, firstLine, endLine }) => `${language} ${firstLine}-${endLine}`,
    );
    expect(shown).toEqual(fences);
  });

  it('begins at the given line', () => {
    const { links, spans } = read('---\nname: "[a](b.md)"\n---\n`c` [d](e.md)\n', 4);
    expect([links.map(({ target }) => target), spans.map(({ text }) => text)]).toEqual([['e.md'], ['c']]);
  });

  it('finds nothing behind the last line', () => {
    expect(read('a', 9)).toMatchObject({ links: [], spans: [], fences: [] });
  });
});

describe('hostile Markdown', () => {
  const N = 1_000_000;
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['backticks of all lengths', Array.from({ length: 1400 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['open links', '[a]('.repeat(N / 4)],
    ['open angles', '[a](<'.repeat(N / 5)],
    ['open brackets', '['.repeat(N)],
    ['closing brackets', '](x'.repeat(N / 3)],
    ['open comments', '<!--'.repeat(N / 4)],
    ['open fences', '```a\n'.repeat(N / 5)],
    ['long blanks', `[a](b${' '.repeat(N)}`],
    ['definitions', '[a\n'.repeat(N / 3)],
    ['list markers', '- '.repeat(N / 2)],
    ['quotation marks', '> '.repeat(N / 2)],
  ];
  it.each(HOSTILE)('takes little time: %s', (_what, text) => {
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('never throws, and every part stands where it says', () => {
    const part = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '`',
      '``',
      '```',
      '\n',
      '\\',
      '!',
      '<!--',
      '-->',
      'a',
      ' ',
      '"',
    );
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (sample) => {
        const source = SourceText.of(sample);
        const { links, spans } = readMarkdown(source, 1);
        for (const { target, range } of links) expect(source.slice(range)).toBe(target);
        for (const span of spans) expect(source.slice(span.range)).toBe(span.text);
      }),
      { numRuns: 2000 },
    );
  });
});
