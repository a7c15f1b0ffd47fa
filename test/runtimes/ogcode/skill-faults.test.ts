import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/domain/plan.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { ogcode } from '../../../src/runtimes/ogcode/index.js';

const PATH = '.agents/skills/demo/SKILL.md';

function faultsOf(file: object | string): readonly Fault[] {
  const documents = new Documents(memoryTree({ [PATH]: file }));
  const settings = { manifests: [], allowList: [], project: '.' };
  return ogcode.load(documents, settings).decisions.flatMap(({ faults }) => faults);
}

function show({ outcome, code, variant, location: { start, end } }: Fault): string {
  return `${outcome} ${code}/${variant} ${start.line}:${start.column}-${end.line}:${end.column}`;
}

describe('what ogcode takes otherwise than written', () => {
  it.each<[what: string, file: object | string, expected: readonly string[]]>([
    ['nothing', '---\nname: demo\ndescription: x\n---\n', []],
    ['a colon that YAML refuses', '---\nname: demo\ndescription: Use when: asked\n---\n', []],
    ['a mark', '\ufeff---\nname: demo\ndescription: x\n---\n', []],
    ['no frontmatter', '# Demo\n', ['dropped frontmatter-missing/missing 1:1-1:7']],
    ['an empty file', '', ['dropped frontmatter-missing/missing 1:1-1:1']],
    ['a blank before the fence', ' ---\nname: demo\n---\n', ['dropped frontmatter-missing/missing 1:1-1:5']],
    [
      'a blank line above',
      '\n---\nname: demo\n---\n',
      ['dropped frontmatter-missing/blank-line-above 1:1-1:1'],
    ],
    ['never closed', '---\nname: demo\n', ['dropped frontmatter-unterminated/unterminated 1:1-1:4']],
    [
      'no name, no description',
      '---\nlicense: MIT\n---\n',
      ['dropped name-required/missing 1:1-1:1', 'changed description-required/missing 1:1-1:1'],
    ],
    [
      'both empty',
      '---\nname:\ndescription: ""\n---\n',
      ['dropped name-required/empty 2:6-2:6', 'changed description-required/empty 3:14-3:16'],
    ],
    ['capitals', '---\nname: Demo\ndescription: x\n---\n', ['dropped name-format/characters 2:7-2:11']],
    [
      'another name',
      '---\nname: "other"\ndescription: x\n---\n',
      ['dropped name-directory/mismatch 2:7-2:14'],
    ],
    [
      'a long description',
      `---\nname: demo\ndescription: ${'x'.repeat(1025)}\n---\n`,
      ['changed description-truncated/too-long 3:14-3:1039'],
    ],
    ['a description at the limit', `---\nname: demo\ndescription: ${'👍'.repeat(1024)}\n---\n`, []],
    [
      'a name twice',
      '---\nname: other\ndescription: x\nname: demo\n---\n',
      ['changed yaml-duplicate-key/duplicate 4:1-4:5'],
    ],
    [
      'too large',
      { repeat: { before: '---\nname: demo\n---\n', text: 'x', times: 262_144, after: '' } },
      ['dropped file-size/too-large 1:1-1:1'],
    ],
    ['UTF-16', { base64: '//4tAC0ALQAKAA==' }, ['dropped encoding/utf-16 1:1-1:1']],
    [
      'broken bytes in the description',
      { base64: 'LS0tCm5hbWU6IGRlbW8KZGVzY3JpcHRpb246IGNhZukKLS0tCg==' },
      ['changed encoding/invalid-utf-8 3:17-3:18'],
    ],
  ])('%s', (_what, file, expected) => {
    expect(faultsOf(file).map(show)).toEqual(expected);
  });

  it('gives the size and its limit', () => {
    const file = { repeat: { before: '', text: 'x', times: 300_000, after: '' } };
    expect(faultsOf(file)[0]?.values).toEqual({ size: 300_000, limit: 262_144 });
  });

  it('cuts what it quotes', () => {
    const [fault] = faultsOf(`---\nname: ${'👍'.repeat(300)}\ndescription: x\n---\n`);
    expect(fault?.values['name']).toBe(`${'👍'.repeat(80)}…`);
  });
});

describe('what YAML reads otherwise', () => {
  it.each<[what: string, block: string, expected: readonly string[]]>([
    [
      'a value on the next line',
      'name: demo\ndescription:\n  one two\n',
      ['changed yaml-dialect/value-next-line 3:1-3:12'],
    ],
    ['a key in quotes', '"name": demo\ndescription: x\n', ['dropped yaml-dialect/quoted-key 2:1-2:7']],
    [
      'an indented block',
      '  name: demo\n  description: x\n',
      ['dropped yaml-dialect/indented 2:3-2:7', 'changed yaml-dialect/indented 3:3-3:14'],
    ],
    [
      'a comment behind the name',
      'name: demo # x\ndescription: x\n',
      ['dropped yaml-dialect/comment-kept 2:7-2:11'],
    ],
    [
      'a comment behind the description',
      'name: demo\ndescription: text # x\n',
      ['harmless yaml-dialect/comment-kept 3:14-3:18'],
    ],
    ['an anchor', 'name: &n demo\ndescription: x\n', ['dropped yaml-dialect/anchor-or-tag 2:7-2:14']],
    ['a tag', 'name: demo\ndescription: !!str x\n', ['changed yaml-dialect/anchor-or-tag 3:14-3:21']],
    [
      'an alias',
      'name: demo\nlicense: &a MIT\ndescription: *a\n',
      ['changed yaml-dialect/anchor-or-tag 4:14-4:16'],
    ],
    [
      'a continued line',
      'name: demo\ndescription: one\n  two\n',
      ['changed yaml-dialect/continuation-lost 3:14-4:6'],
    ],
    [
      'quotes over two lines',
      'name: demo\ndescription: "one\n  two"\n',
      ['changed yaml-dialect/continuation-lost 3:14-4:7'],
    ],
    [
      'a comment behind a block header',
      'name: demo\ndescription: | # x\n  one\n',
      ['changed yaml-dialect/block-header 3:14-4:6'],
    ],
    ['an escape', 'name: demo\ndescription: "caf\\u00e9"\n', ['changed yaml-dialect/escape-kept 3:14-3:25']],
    ['a key over two lines', '? name\n: demo\ndescription: x\n', ['dropped yaml-dialect/unseen 2:3-2:7']],
    ['a list on one line', 'name: demo\ndescription: [a, b]\n', ['harmless field-type/wrong-type 3:14-3:20']],
    ['a list below', 'name: demo\ndescription:\n  - a\n', ['changed field-type/wrong-type 4:3-4:6']],
    ['a mapping for a name', 'name: {a: b}\ndescription: x\n', ['dropped field-type/wrong-type 2:7-2:13']],
    ['blocks', 'name: demo\ndescription: >-\n  one\n\n  # two\n', []],
    ['a number', 'name: demo\ndescription: 1.10\n', []],
    ['short escapes', 'name: demo\ndescription: "a\\tb \\"c\\""\n', []],
    ['other fields', 'name: demo\ndescription: x\nmetadata:\n  a: &x 1\n"license": MIT\n', []],
  ])('%s', (_what, block, expected) => {
    expect(faultsOf(`---\n${block}---\n`).map(show)).toEqual(expected);
  });

  it('tells both readings', () => {
    const [fault] = faultsOf('---\nname: demo # x\ndescription: x\n---\n');
    expect(fault).toMatchObject({
      values: { field: 'name', read: 'demo # x', meant: 'demo' },
      detail: 'skipped: reads the name as "demo # x"',
    });
  });
});
