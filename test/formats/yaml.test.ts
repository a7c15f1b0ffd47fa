import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../src/domain/location.js';
import { SourceText } from '../../src/formats/text.js';
import { parseYaml } from '../../src/formats/yaml.js';
import type { YamlDocument, YamlNode } from '../../src/formats/yaml-tree.js';

function parse(text: string): YamlDocument & { readonly source: SourceText } {
  const source = SourceText.of(text);
  return { ...parseYaml(source, { firstLine: 1, endLine: source.lineCount + 1 }), source };
}

function show({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

/** A value as `style type text place`. */
function describeNode(node: YamlNode): unknown {
  if (node.type === 'scalar')
    return `${node.style} ${node.typed} ${JSON.stringify(node.text)} ${show(node.range)}`;
  if (node.type === 'alias') return `*${node.anchor} ${show(node.range)}`;
  const flow = node.flow ? 'flow' : 'block';
  if (node.type === 'sequence') return [`${flow} ${show(node.range)}`, ...node.items.map(describeNode)];
  return [
    `${flow} ${show(node.range)}`,
    ...node.entries.map((entry) => [entry.key, describeNode(entry.value)]),
  ];
}

describe('YAML that parses', () => {
  const READ: readonly (readonly [block: string, ...values: unknown[]])[] = [
    ['a: Use it.\n', 'plain string "Use it." 1:4-1:11'],
    ['a: x\n  y\n\n  z\n', 'plain string "x y\\nz" 1:4-4:4'],
    ['a: "x \\"y\\""\n', 'double-quoted string "x \\"y\\"" 1:4-1:13'],
    ["a: 'it''s'\n", 'single-quoted string "it\'s" 1:4-1:11'],
    ['a: >-\n  x\n  y\n', 'folded string "x y" 1:4-3:4'],
    ['a: |+\n  x\n\n', 'literal string "x\\n\\n" 1:4-2:4'],
    ['a:\nb: ~\n', 'plain null "" 1:3-1:3', 'plain null "~" 2:4-2:5'],
    [
      'a: 1.10\nb: 007\nc: 1e3\n',
      'plain number "1.10" 1:4-1:8',
      'plain number "007" 2:4-2:7',
      'plain number "1e3" 3:4-3:7',
    ],
    ['a: true\nb: yes\n', 'plain boolean "true" 1:4-1:8', 'plain string "yes" 2:4-2:7'],
    ['a: 2026-01-05\n', 'plain date "2026-01-05" 1:4-1:14'],
    ['a: "1.10"\n', 'double-quoted string "1.10" 1:4-1:10'],
    ['a: !!str 1\n', 'plain string "1" 1:10-1:11'],
    ['a: [x, "y"]\n', ['flow 1:4-1:12', 'plain string "x" 1:5-1:6', 'double-quoted string "y" 1:8-1:11']],
    ['a: { b }\n', ['flow 1:4-1:9', ['b', 'plain null "" 1:7-1:7']]],
    ['a:\n  b: c # d\n', ['block 2:3-2:7', ['b', 'plain string "c" 2:6-2:7']]],
    ['a:\n- b\n- c\n', ['block 2:1-3:4', 'plain string "b" 2:3-2:4', 'plain string "c" 3:3-3:4']],
    ['a: &x b\nc: *x\n', 'plain string "b" 1:7-1:8', '*x 2:4-2:6'],
    ['a: 😀 b\n', 'plain string "😀 b" 1:4-1:8'],
  ];
  it.each(READ.map((row) => [row[0], row] as const))('%j', (_block, [block, ...values]) => {
    const { error, root } = parse(block);
    expect(error).toBeUndefined();
    expect(root?.entries.map(({ value }) => describeNode(value))).toEqual(values);
  });

  it.each(['', '\n', '# a\n', '  \n\n'])('finds nothing in %j', (block) => {
    const { error, root } = parse(block);
    expect([error, root]).toEqual([undefined, undefined]);
  });

  it('finds keys given twice, also below others', () => {
    const { duplicates } = parse('a: 1\nb:\n  c: 2\n  c: 3\na: 4\n"a": 5\n');
    expect(duplicates.map(({ key, range, first }) => `${key} ${show(range)} ${show(first)}`)).toEqual([
      'c 4:3-4:4 3:3-3:4',
      'a 5:1-5:2 1:1-1:2',
      'a 6:1-6:4 1:1-1:2',
    ]);
  });

  it('finds comments that cut plain values of the top and of metadata', () => {
    const { comments, source } = parse(
      'a: x y #c d\nb: "x" # y\nmetadata:\n  k: v  # w\nother:\n  k: v # w\nc: # z\nd: C# x#y\n',
    );
    const shown = comments.map(({ kept, range }) => `${kept}|${source.slice(range)}|${show(range)}`);
    expect(shown).toEqual(['x y|#c d|1:8-1:12', '|# z|7:4-7:7', 'v|# w|4:9-4:12']);
  });
});

describe('hostile YAML', () => {
  const N = 300_000;
  const HOSTILE: readonly (readonly [what: string, block: string, cause: string | undefined])[] = [
    ['open brackets', `a: ${'['.repeat(N)}`, 'too-deep'],
    ['nested brackets', `a: ${'['.repeat(N / 2)}${']'.repeat(N / 2)}`, 'too-deep'],
    ['open braces', `a: ${'{'.repeat(N)}`, 'too-deep'],
    ['closing brackets', ']'.repeat(N), 'too-large'],
    ['dashes', `a:\n  ${'- '.repeat(N / 2)}x\n`, 'too-deep'],
    ['explicit keys', `${'? '.repeat(N / 2)}x\n`, 'too-deep'],
    [
      'nested mappings',
      Array.from({ length: 700 }, (_, depth) => `${' '.repeat(depth)}k:\n`).join(''),
      'too-deep',
    ],
    ['many errors', 'a: [x] y\n'.repeat(N / 9), 'too-large'],
    ['a long plain value', `a: ${'x '.repeat(N / 2)}`, undefined],
    ['a long quoted value', `a: "${'\\x41'.repeat(N / 4)}"`, undefined],
    ['a block scalar of brackets', `a: |\n${'  [[[[- - -\n'.repeat(N / 12)}`, undefined],
    ['an open quote', `a: "${'x\n '.repeat(N / 3)}`, 'unclosed-quote'],
    ['a value of apostrophes', `a: '${"x'".repeat(N / 2)}`, 'apostrophe'],
    ['NUL', '\0'.repeat(N), 'not-a-mapping'],
  ];
  it.each(HOSTILE)(
    '%s',
    (_what, block, cause) => {
      expect(parse(block).error?.cause).toBe(cause);
    },
    5000,
  );

  const fragments = 'a : - ? " \' [ ] { } , | > # &a *a !t --- ... % @ ` \\ \0 \u2028 \ufeff 😀 << ~'.split(
    ' ',
  );
  const fragment = fc.constantFrom(...fragments, ': ', ' #', '\n', '\r', '\r\n', '  ', '\t');
  const block = fc.oneof(
    fc.array(fragment, { maxLength: 24 }).map((parts) => parts.join('')),
    fc.string(),
  );

  it('never throws, and gives a root or an error but not both', () => {
    fc.assert(
      fc.property(block, (text) => {
        const { error, root, source } = parse(text);
        expect(error === undefined || root === undefined).toBe(true);
        if (error) expect(source.offset(error.range.start)).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });
});
