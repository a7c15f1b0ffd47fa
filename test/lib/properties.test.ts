import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MemoryEntry, type MemoryNotation, check, memoryTree, plan } from '../../src/lib/index.js';

const FOLDERS = [
  '',
  '.agents/skills/a/',
  '.claude/skills/a/',
  'skills/a/',
  'skills/a/skills/b/',
  'agents/',
  'a/',
];
const FILES = [
  'SKILL.md',
  'skill.md',
  'skill.json',
  'ogcode.json',
  'index.json',
  'smoke.json',
  'run.sh',
  'x.md',
  'plugin.json',
  '.claude-plugin/plugin.json',
  'openclaw.plugin.json',
  'commands/c.md',
];

/** Pieces of which manifests are made, whole and broken, and what makes trouble in them. */
const PIECES = [
  '---\n',
  '...\n',
  'name: a\n',
  'name: "a\n',
  'description: Use when: asked\n',
  'metadata:\n  ongrid:\n    activation: {mode: keyword}\n',
  'tools:\n  - name: t\n    impl: builtin:x\n',
  'x: &a [*a, *b]\n',
  '<<: *a\n',
  '? [a]\n',
  '|2-\n  text\n',
  '!!binary x\n',
  '{"name": "a", "description": "b", "entry": "run.sh"}',
  '{"skills": {"paths": ["skills", "..", "/"], "permissions": {"[": "deny", "*": 1}}}',
  '{"version": "1", "skills": [{"name": "a", "files": ["../x", null]}, null, 7]}',
  '{"__proto__": {"name": 1}, "entry": "../../x", "timeout_seconds": 1e400}',
  '[[[[',
  ',}',
  '\u0000',
  '\ufeff',
  '\u2028',
  '\ud800',
  '\r',
  '\t',
  '[a](../x%00.md) `scripts/y.sh` ![](<)\n',
  '#!/bin/sh\r\n',
];

const content: fc.Arbitrary<string | MemoryEntry> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 60 })
      .map((bytes) => ({ base64: Buffer.from(bytes).toString('base64'), mode: '755' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('.', '..', '../..', '/', '/etc/hostname', 'SKILL.md', '../a', 'skills', 'gone', '')
      .map((symlink) => ({ symlink })),
  },
);

const path = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...FILES))
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('skills', 'skills/a', '.agents', '.agents/skills', 'agents', '.git'),
  },
);

const notation: fc.Arbitrary<MemoryNotation> = fc
  .array(fc.tuple(path, content), { maxLength: 8 })
  .map((entries) => Object.fromEntries(entries));

const folder = fc.constantFrom(
  '.',
  'skills',
  'skills/',
  'a',
  '..',
  '../x',
  '/etc',
  '',
  'gone',
  'skills/a/SKILL.md',
);

describe('whatever a tree holds', () => {
  it('no loader throws, and each says what it does with it', () => {
    fc.assert(
      fc.property(notation, folder, folder, fc.boolean(), (files, root, project, isPlain) => {
        const tree = memoryTree(files);
        const plans = plan(tree, isPlain ? {} : { allowList: [root], project, paths: [root], home: project });
        expect(Object.keys(plans)).toEqual(['agent-skills', 'ogcode', 'ongrid']);
      }),
      { numRuns: 400 },
    );
  });

  it('no rule throws', () => {
    fc.assert(
      fc.property(notation, notation, (files, base) => {
        const { findings } = check(memoryTree(files), {}, { base: memoryTree(base) });
        expect(findings.filter(({ rule }) => rule === 'rule-crashed')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

const SKILL = '---\nname: a\ndescription: b\n---\n';

/** Trees that grow with a number; at 1 each takes a few milliseconds. */
const GROWING: readonly (readonly [what: string, at: string, make: (times: number) => string])[] = [
  ['long line', 'a/SKILL.md', (times) => `---\nname: a\ndescription: ${'word '.repeat(2000 * times)}\n---\n`],
  ['many keys', 'a/SKILL.md', (times) => `---\nname: a\n${keys(200 * times)}---\n`],
  [
    'open quotes',
    'a/SKILL.md',
    (times) => `---\nname: a\ndescription: ${'"a\n\''.repeat(500 * times)}\n---\n`,
  ],
  ['flow brackets', 'a/SKILL.md', (times) => `---\nname: a\nx: ${'[{a: '.repeat(500 * times)}\n---\n`],
  ['aliases', 'a/SKILL.md', (times) => `---\nname: a\nx: &x [a]\ny: [${'*x, '.repeat(300 * times)}]\n---\n`],
  ['fences', 'a/SKILL.md', (times) => SKILL + '```\n---\n~~~\n'.repeat(1000 * times)],
  ['links', 'a/SKILL.md', (times) => SKILL + '[a](b.md) ![[c](d) `e\n'.repeat(150 * times)],
  ['brackets', 'a/SKILL.md', (times) => SKILL + '[('.repeat(4000 * times)],
  ['an unfinished block', 'a/SKILL.md', (times) => `---\n${'a: b\n'.repeat(1000 * times)}`],
  ['a schema', 'a/skill.json', (times) => skillJson(`{"properties": {${fields(150 * times)}}}`)],
  ['nested arrays', 'a/skill.json', (times) => skillJson('['.repeat(600 * times))],
  ['one text', 'a/skill.json', (times) => skillJson(`"${'\\u0041é'.repeat(3000 * times)}"`)],
  [
    'an index',
    'index.json',
    (times) => `{"skills": [${'{"name": "B", "files": [""]}, '.repeat(300 * times)}{}]}`,
  ],
  ['paths', 'ogcode.json', (times) => `{"skills": {"paths": [${'"x", '.repeat(100 * times)}"y"]}}`],
];

function keys(count: number): string {
  return Array.from({ length: count }, (_, at) => `key-${at}: value ${at}\n`).join('');
}

function fields(count: number): string {
  return Array.from({ length: count }, (_, at) => `"field${at}": {"type": "string"}`).join(', ');
}

function skillJson(schema: string): string {
  return `{"name": "a", "description": "b", "entry": "run.sh", "schema": ${schema}}`;
}

function skills(count: number): MemoryNotation {
  const numbers = Array.from({ length: count }, (_, at) => at);
  return Object.fromEntries(
    numbers.map((at) => [
      `skills/s${at}/SKILL.md`,
      `---\nname: s${at}\ndescription: Tidies table ${at}.\n---\n[x](x.md)\n`,
    ]),
  );
}

const FACTOR = 8;

/** Well above what is linear and well below what is quadratic, for machines that do other things as well. */
const LIMIT = 3 * FACTOR;

function milliseconds(files: MemoryNotation): number {
  const tree = memoryTree(files);
  const started = performance.now();
  plan(tree);
  check(tree);
  return performance.now() - started;
}

function best(times: number, measure: () => number): number {
  return Math.min(...Array.from({ length: times }, measure));
}

// Such a bound may be missed on a machine that does other things as well, so it is measured again.
describe('time grows with the input', { retry: 2 }, () => {
  it.each(GROWING)('%s', (_what, at, make) => {
    const small = best(5, () => milliseconds({ [at]: make(1) }));
    const large = best(2, () => milliseconds({ [at]: make(FACTOR) }));
    expect(large).toBeLessThan(LIMIT * Math.max(small, 2));
  });

  it('many skills', () => {
    const small = best(3, () => milliseconds(skills(50)));
    const large = best(2, () => milliseconds(skills(50 * FACTOR)));
    expect(large).toBeLessThan(LIMIT * Math.max(small, 2));
  });
});
