import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFences, nextLine } from '../../src/formats/frontmatter.js';
import { SourceText } from '../../src/formats/text.js';
import { parseWithLibrary } from '../../src/formats/yaml-library.js';
import { parsePlainYaml } from '../../src/formats/yaml-plain.js';
import { readCases } from '../support/cases.js';

/** What both readers make of a text; the fast one must decline whatever the library refuses. */
function readBoth(text: string): { readonly plain: unknown; readonly library: unknown } {
  const source = SourceText.of(text);
  const plain = parsePlainYaml(text, 1);
  const library = parseWithLibrary(text, (start, end) => source.range(start, end));
  return { plain: plain?.root, library: plain ? (library.error ?? library.root) : undefined };
}

const word = fc.constantFrom(
  'a',
  'name',
  'Use when',
  'x-y',
  '1.10',
  'true',
  '2026-01-05',
  'é',
  '-',
  '#x',
  'b:c',
  '',
);
const pieces = [
  "|  |  |    |- |-|#| # c|: |:|'|\"|''|\\n|\\\"|>|>-|",
  '[a]|{a: b}|*a|&a |!x |\t|\r|---|...|%|@|`|? |, |~|null|<<|=',
].flatMap((some) => some.split('|'));
const piece = fc.constantFrom(...pieces, '|', '|+', '|2');
const line = fc.array(fc.oneof(word, piece), { maxLength: 5 }).map((parts) => parts.join(''));
const entry = fc
  .tuple(
    fc.constantFrom('', '  ', '    ', '- ', '  - '),
    fc.constantFrom('a', 'name', 'a.b', 'x y', '"q"', '1'),
    fc.constantFrom(': ', ':', ':  ', ' : '),
    fc.oneof(
      line,
      word,
      word.map((text) => `"${text}"`),
      word.map((text) => `'${text}'`),
    ),
  )
  .map((parts) => parts.join(''));
const indented = fc
  .tuple(fc.constantFrom('  ', '    ', ' ', ''), fc.oneof(word, line))
  .map((parts) => parts.join(''));
/** Anything that looks a little like YAML. */
const wild = fc.array(fc.oneof(entry, indented), { maxLength: 7 });

const phrase = fc.constantFrom(
  'Use when asked.',
  'a  b',
  'x',
  'C#',
  'it\'s "so"',
  '- item',
  '1.10',
  'b:c',
  'é ✅',
  'a ',
);
const blank = fc.constantFrom('', '', '  ', '    ');
const phrases = fc.array(fc.oneof({ weight: 4, arbitrary: phrase }, { weight: 1, arbitrary: blank }), {
  minLength: 1,
  maxLength: 4,
});
const pad = (lines: readonly string[], indent: string): string[] =>
  lines.map((one) => (one.trim() === '' ? one : indent + one));
const key = fc.constantFrom('name', 'description', 'x-y', 'a.b', '1');
const simple = fc.tuple(key, phrase).map(([name, value]) => [`${name}: ${value}`]);
const quoted = fc
  .tuple(key, fc.constantFrom('"a b"', "'it''s'", '"\\n\\""', '""', '"x: y # z"'))
  .map(([name, value]) => [`${name}: ${value}`]);
const multiline = fc
  .tuple(key, phrase, phrases, fc.constantFrom('  ', ' ', '    '))
  .map(([name, first, rest, indent]) => [`${name}: ${first}`, ...pad(rest, indent)]);
const blockScalar = fc
  .tuple(key, fc.constantFrom('|', '>', '|-', '>-', '>+'), phrases, fc.constantFrom('  ', ' ', '   '))
  .map(([name, header, lines, indent]) => [`${name}: ${header}`, ...pad(lines, indent)]);
const list = fc.tuple(key, phrases, fc.constantFrom('', '  ')).map(([name, items, indent]) => [
  `${name}:`,
  ...pad(
    items.map((item) => `- ${item}`),
    indent,
  ),
]);
const leaf = fc.oneof(
  simple,
  quoted,
  multiline,
  blockScalar,
  list,
  key.map((name) => [`${name}:`]),
);
const nested = fc
  .tuple(key, fc.array(leaf, { minLength: 1, maxLength: 3 }), fc.constantFrom('  ', '    '))
  .map(([name, fields, indent]) => [`${name}:`, ...pad(fields.flat(), indent)]);
/** Frontmatter as people write it, now and then with a line that does not belong. */
const tame = fc
  .tuple(
    fc.array(fc.oneof(leaf, nested), { minLength: 1, maxLength: 4 }),
    fc.option(fc.tuple(fc.nat(12), fc.oneof(line, indented, blank, fc.constant('# note'))), { freq: 2 }),
  )
  .map(([fields, extra]) => {
    const lines = fields.flat();
    return extra ? lines.toSpliced(extra[0] % (lines.length + 1), 0, extra[1]) : lines;
  });
const text = fc
  .tuple(fc.oneof(wild, tame, tame), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, isEnded]) => lines.join(end) + (isEnded ? end : ''));

describe('the reader of the plain subset', () => {
  it('returns what the library returns, or declines', () => {
    fc.assert(
      fc.property(text, (sample) => {
        const { plain, library } = readBoth(sample);
        expect(plain).toEqual(library);
      }),
      { numRuns: Number(process.env['YAML_RUNS'] ?? 3000) },
    );
  });

  it('takes a good part of what people write', () => {
    const taken = fc.sample(text, 500).filter((sample) => parsePlainYaml(sample, 1)?.root !== undefined);
    expect(taken.length).toBeGreaterThan(80);
  });

  it('agrees with the library on every recorded frontmatter', () => {
    const texts = [...textsOfVectors(), ...textsOfCases()];
    expect(texts.length).toBeGreaterThan(300);
    const read = texts.map((block) => ({ block, ...readBoth(block) }));
    expect(read.filter(({ plain, library }) => !isSame(plain, library)).map(({ block }) => block)).toEqual(
      [],
    );
    const taken = read.filter(({ plain }) => plain !== undefined).length;
    expect(taken / texts.length).toBeGreaterThan(0.5);
  });

  const DECLINED: readonly (readonly [string, string])[] = [
    ['a comment behind a value', 'name: a # b\n'],
    ['a colon and a blank in a value', 'name: a: b\n'],
    ['a colon at the end of a value', 'name: a:\n'],
    ['an indicator at the start', 'name: @a\n'],
    ['a flow list', 'name: [a]\n'],
    ['an anchor', 'name: &a b\n'],
    ['a tab', 'name:\ta\n'],
    ['a lone carriage return', 'name: a\rb: c\n'],
    ['an escape beyond the simple ones', 'name: "\\x41"\n'],
    ['text behind a quote', 'name: "a" b\n'],
    ['a kept block scalar', 'name: |+\n  a\n'],
    ['a folded line that is deeper', 'name: >\n  a\n   b\n'],
    ['a comment inside a plain scalar', 'name: a\n  # b\n  c\n'],
    ['a line that is no key', 'name: a\nb\n'],
    ['a dedent to nowhere', 'a:\n    b: c\n  d: e\n'],
  ];
  it.each(DECLINED)('declines %s', (_what, sample) => {
    expect(parsePlainYaml(sample, 1)).toBeUndefined();
  });
});

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function textsOfVectors(): readonly string[] {
  const files = ['portability', 'ogcode-skill-md'].map(
    (name) => new URL(`../../fixtures/vectors/${name}.json`, import.meta.url),
  );
  return files.flatMap((file) => collectTexts(JSON.parse(readFileSync(file, 'utf8'))));
}

function textsOfCases(): readonly string[] {
  return readCases().flatMap(({ tree }) => collectTexts(tree));
}

/** The frontmatter of every string in some data that looks like a SKILL.md. */
function collectTexts(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.startsWith('---') ? blockOf(data) : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(collectTexts) : [];
}

function blockOf(file: string): readonly string[] {
  const fences = findFences(file);
  if (fences.kind !== 'closed') return [];
  return [file.slice(nextLine(file, fences.opening)?.start, fences.closing.start)];
}
