import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shape, decode } from '../../../src/runtimes/go/yaml/decode.js';
import { describe as wordsOf } from '../../../src/runtimes/go/yaml/fault.js';
import { decodeGoYaml, parseGoYaml } from '../../../src/runtimes/go/yaml/index.js';
import { type Node, endOf } from '../../../src/runtimes/go/yaml/node.js';

interface Recorded {
  readonly block: string;
  readonly problem?: string;
  readonly tree?: unknown;
  readonly typed?: boolean;
  readonly map?: boolean;
}

const { blocks } = JSON.parse(readFileSync('fixtures/go-yaml.json', 'utf8')) as { blocks: Recorded[] };

const STRING: Shape = { kind: 'string' };
const INTEGER: Shape = { kind: 'integer' };
const BOOLEAN: Shape = { kind: 'boolean' };

/** The struct that the recording decoded into. */
const STRUCT: Shape = {
  kind: 'struct',
  fields: {
    b: BOOLEAN,
    i: INTEGER,
    s: STRING,
    l: { kind: 'list', of: STRING },
    m: { kind: 'struct', fields: { b: BOOLEAN, l: { kind: 'list', of: INTEGER } } },
    t: { kind: 'list', of: { kind: 'struct', fields: { i: INTEGER, s: STRING } } },
  },
};

/** Kind, tag, text, place, children; an empty text has no place of its own in the recording. */
function outline(node: Node): unknown[] {
  const tag = node.kind === 'alias' ? '' : node.tag;
  const text = node.kind === 'scalar' ? node.text : node.kind === 'alias' ? node.name : '';
  const isEmpty = node.kind === 'scalar' && node.text === '';
  const place = isEmpty ? [] : [`${node.start.line + 1}:${node.start.column + 1}`];
  return [node.kind, tag, text, ...place, ...childrenOf(node).map(outline)];
}

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'mapping') return node.entries.flatMap(({ key, value }) => [key, value]);
  return node.kind === 'sequence' ? node.items : [];
}

function decodes(root: Node | undefined, shape: Shape): boolean {
  const decoded = decodeGoYaml(root, shape);
  return decoded.ok && decoded.faults.length === 0;
}

function reading({ block, tree: wanted }: Recorded): Omit<Recorded, 'block'> {
  const tree = parseGoYaml(block);
  if (!tree.ok) return { problem: wordsOf(tree.fault) };
  const { root } = tree;
  return {
    ...(wanted !== undefined && root ? { tree: outline(root) } : {}),
    typed: decodes(root, STRUCT),
    map: decodes(root, { kind: 'map' }),
  };
}

describe('yaml.v3', () => {
  it('takes, refuses, places and decodes as recorded: 615 of 615', () => {
    const disagreeing = blocks.filter((recorded) => {
      const { block: _block, ...wanted } = recorded;
      return !isDeepStrictEqual(reading(recorded), wanted);
    });
    expect(disagreeing.map(({ block }) => block)).toEqual([]);
    expect(blocks).toHaveLength(615);
  });

  it('never throws, whatever it is given', () => {
    const signs = fc.constantFrom(
      ...'abc019 \n\t\r-?:,[]{}#&*!|>\'"%@`\\~<=.+/_'.split(''),
      '\u0085',
      '\u2028',
      '\ufeff',
      '😀',
    );
    const words = fc.constantFrom(
      '<<: *a',
      '&a ',
      '!!int ',
      '!!binary ',
      '---\n',
      '%TAG ! x',
      '\n  ',
      ': ',
      '- ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(signs, words), { maxLength: 60 }), (parts) => {
        const tree = parseGoYaml(parts.join(''));
        if (!tree.ok) return;
        decodeGoYaml(tree.root, STRUCT);
        decodeGoYaml(tree.root, { kind: 'map' });
        if (tree.root) expect(endOf(tree.root).offset).toBeGreaterThanOrEqual(tree.root.contentStart.offset);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('hostile blocks', () => {
  const LONG = 60_000;
  it.each([
    ['brackets', `a: ${'['.repeat(LONG)}`],
    ['nesting', `a: ${'['.repeat(9000)}${']'.repeat(9000)}`],
    ['nested lists', '- '.repeat(9000)],
    ['nested keys', '? '.repeat(9000)],
    ['open braces', '{a: '.repeat(9000)],
    ['blanks', `a: b${' '.repeat(LONG)}\n${'\n'.repeat(LONG)}c: d`],
    ['comments', '# c\n'.repeat(LONG / 4)],
    ['one key many times', 'k: v\n'.repeat(LONG / 5)],
    ['duplicates behind aliases', `a: &a {${'x: 1,'.repeat(2000)}}\nb: [${'*a,'.repeat(8000)}]`],
    [
      'merges in merges',
      `a0: &a0 {x: 1}\n${Array.from({ length: 4000 }, (_, at) => `a${at + 1}: &a${at + 1} {<<: *a${at}}`).join('\n')}`,
    ],
    ['aliases of a long list', `a: &a [${'x,'.repeat(10_000)}]\nb: [${'*a,'.repeat(500)}]`],
    ['digits', `a: ${'9'.repeat(LONG)}`],
    ['a tag of escapes', `a: !${'%41'.repeat(LONG / 3)} x`],
    ['escapes', `a: "${String.raw`\x41`.repeat(LONG / 4)}"`],
  ])('takes %s in its stride', (_title, block) => {
    const start = performance.now();
    const tree = parseGoYaml(block);
    if (tree.ok) decodeGoYaml(tree.root, { kind: 'map' });
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('refuses a bomb of aliases', () => {
    const letters = 'abcdefgh';
    const lines = Array.from(letters, (letter, at) => {
      const item = at === 0 ? 'x' : `*${letters.charAt(at - 1)}`;
      return `${letter}: &${letter} [${Array.from({ length: 9 }, () => item).join(',')}]`;
    });
    const tree = parseGoYaml(lines.join('\n'));
    expect(tree.ok).toBe(true);
    if (!tree.ok || !tree.root) return;
    const { root } = tree;
    expect(() => decode(root, { kind: 'map' })).toThrow('document contains excessive aliasing');
    expect(decodeGoYaml(root, { kind: 'map' }).ok).toBe(false);
  });
});
