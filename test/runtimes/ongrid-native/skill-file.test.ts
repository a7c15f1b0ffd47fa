import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fault } from '../../../src/domain/plan.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { type NativeSkill, readNativeSkill } from '../../../src/runtimes/ongrid-native/skill-file.js';

function read(content: string | object): NativeSkill {
  const entry = typeof content === 'string' ? { text: content } : content;
  return readNativeSkill(
    new Documents(memoryTree({ 'skills/query/SKILL.md': entry })),
    'skills/query/SKILL.md',
  );
}

/** `code/variant line:column-line:column outcome`. */
function brief({ code, variant, location: { start, end }, outcome }: Fault): string {
  return `${code}/${variant} ${start.line}:${start.column}-${end.line}:${end.column} ${outcome}`;
}

function faults(content: string | object): readonly string[] {
  return read(content).faults.map(brief);
}

const HEAD = 'name: query_x\ndescription: Runs a query.\n';

describe('faults of a native skill', () => {
  it.each([
    ['nothing', `---\n${HEAD}---\n`, []],
    [
      'a kebab name',
      '---\nname: query-x\ndescription: d\n---\n',
      ['name-rewritten/rewritten 2:7-2:14 changed'],
    ],
    [
      'a name of nothing usable',
      '---\nname: 在庫\ndescription: d\n---\n',
      ['name-rewritten/unnamed 2:7-2:9 changed'],
    ],
    ['no name', '---\ndescription: d\n---\n', ['name-required/missing 1:1-1:1 dropped']],
    ['an empty name', '---\nname:\ndescription: d\n---\n', ['name-required/empty 2:6-2:6 dropped']],
    ['a null name', '---\nname: ~\ndescription: d\n---\n', ['name-required/empty 2:7-2:8 dropped']],
    [
      'neither',
      '---\nlicense: MIT\n---\n',
      ['name-required/missing 1:1-1:1 dropped', 'description-required/missing 1:1-1:1 dropped'],
    ],
    [
      'a blank description',
      '---\nname: x\ndescription: "  "\n---\n',
      ['description-required/empty 3:14-3:18 dropped'],
    ],
    ['no fences', '# Query\n', ['frontmatter-missing/missing 1:1-1:8 dropped']],
    ['text above', `Text.\n---\n${HEAD}---\n`, ['frontmatter-missing/preceded 1:1-1:6 dropped']],
    ['blank lines above, which it takes', `\n\n---\n${HEAD}---\n`, []],
    ['an open block', `---\n${HEAD}`, ['frontmatter-unterminated/unterminated 1:1-1:4 dropped']],
    ['dots for a fence', `---\n${HEAD}...\nBody.\n`, ['frontmatter-unterminated/near-fence 1:1-1:4 dropped']],
    [
      'a rule of the body for a fence',
      `---\n${HEAD}\n# Body\n\nText.\n\n---\n`,
      ['frontmatter-unterminated/unterminated 1:1-1:4 dropped'],
    ],
    ['a byte-order mark', `\ufeff---\n${HEAD}---\n`, ['encoding/byte-order-mark 1:1-1:1 dropped']],
    [
      'an unquoted colon',
      '---\nname: x\ndescription: Use when: asked\n---\n',
      ['yaml-syntax/unquoted-colon 3:22-3:23 dropped'],
    ],
    [
      'an unquoted colon below a blank line, where others see no block',
      '\n---\nname: x\ndescription: Use when: asked\n---\n',
      ['yaml-syntax/unquoted-colon 4:22-4:23 dropped'],
    ],
    ['an unknown alias', `---\n${HEAD}x: *y\n---\n`, ['yaml-syntax/unknown-alias 4:4-4:6 dropped']],
    ['a key twice', `---\n${HEAD}name: y\n---\n`, ['yaml-duplicate-key/duplicate 4:1-4:5 dropped']],
    [
      'keys twice in what is ignored',
      `---\n${HEAD}x:\n  y: 1\n  y: 2\n---\n`,
      ['yaml-duplicate-key/duplicate 6:3-6:4 dropped'],
    ],
    ['a list at the top', '---\n- a\n---\n', ['yaml-syntax/not-a-mapping 2:1-2:4 dropped']],
    ['a key that is a list', `---\n${HEAD}? [a]\n: b\n---\n`, ['yaml-syntax/other 4:3-4:6 dropped']],
    ['a tag that does not fit', `---\n${HEAD}x: !!int y\n---\n`, ['yaml-syntax/other 4:4-4:5 dropped']],
    [
      'a control character',
      `---\n${HEAD}x: a\u0001b\n---\n`,
      ['yaml-syntax/control-character 4:5-4:6 dropped'],
    ],
    [
      'metadata that is a text',
      `---\n${HEAD}metadata: m\n---\n`,
      ['metadata-type/not-a-mapping 4:11-4:12 dropped'],
    ],
    [
      'fields of the wrong shape, and no more about them',
      '---\nname: [x]\ndescription: {a: b}\nactivation: always\ntools: Read\n---\n',
      [
        'field-type/wrong-type 2:7-2:10 dropped',
        'field-type/wrong-type 3:14-3:20 dropped',
        'field-type/wrong-type 4:13-4:19 dropped',
        'field-type/wrong-type 5:8-5:12 dropped',
      ],
    ],
    [
      'a wrong shape and what would be wrong without it',
      '---\nname: query-x\nmetadata:\n  os: linux\n---\n',
      [
        'field-type/wrong-type 4:7-4:12 dropped',
        'description-required/missing 1:1-1:1 dropped',
        'name-rewritten/rewritten 2:7-2:14 changed',
      ],
    ],
    [
      'tools of other classes',
      `---\n${HEAD}tools:\n  - {name: a, class: safe}\n  - {name: b}\n  - {name: c, class: write}\n  - {name: d, class: x}\n---\n`,
      ['tool-class-unknown/unknown 5:22-5:26 changed', 'tool-class-unknown/unknown-plain 8:22-8:23 changed'],
    ],
    [
      'an unknown mode',
      `---\n${HEAD}activation:\n  mode: on-demand\n---\n`,
      ['activation-mode/unknown 5:9-5:18 changed'],
    ],
    [
      'keyword without keywords',
      `---\n${HEAD}activation: {mode: keyword, keywords: []}\n---\n`,
      ['activation-mode/no-keywords 4:20-4:27 changed'],
    ],
    [
      'two activations',
      `---\n${HEAD}activation: {mode: always}\nmetadata: {ongrid: {activation: {mode: keyword, keywords: [q]}}}\n---\n`,
      ['activation-mode/conflict 4:20-4:26 changed'],
    ],
    [
      'a block that ends early',
      '---\n  x: y\nname: x\ndescription: d\n---\n',
      ['yaml-syntax/bad-indent 3:1-3:8 dropped'],
    ],
    [
      'Windows line ends',
      `---\r\n${HEAD.replaceAll('\n', '\r\n')}x: a: b\r\n---\r\n`,
      ['yaml-syntax/unquoted-colon 4:5-4:6 dropped'],
    ],
  ])('%s', (_title, content, expected) => {
    expect(faults(content)).toEqual(expected);
  });

  it('says which bytes are no UTF-8, and where that hurts', () => {
    expect(faults({ base64: btoa('---\nname: x\ndescription: \xe9\n---\n') })).toEqual([
      'encoding/invalid-utf-8 3:14-3:15 dropped',
    ]);
    expect(faults({ base64: btoa(`---\n${HEAD}---\n\xe9\n`) })).toEqual([
      'encoding/invalid-utf-8 5:1-5:2 harmless',
    ]);
  });
});

/** A file with one long line below its frontmatter. */
function body(length: number): object {
  return { repeat: { before: `---\n${HEAD}---\n`, text: 'x', times: length, after: '\nend\n' } };
}

describe('lines', () => {
  const limit = 1024 * 1024;

  it.each([
    ['just short enough', body(limit - 1), []],
    ['too long, in the body as well', body(limit), ['file-size/line-too-long 5:1-5:1 dropped']],
  ])('%s', (_title, content, expected) => {
    expect(faults(content)).toEqual(expected);
  });
});

describe('the words of the loader', () => {
  it.each([
    [
      '---\nname: x\ndescription: Use when: asked\n---\n',
      'yaml: line 2: mapping values are not allowed in this context',
    ],
    ['---\nname: x\nx: *y\n---\n', "yaml: unknown anchor 'y' referenced"],
    ['---\nname: x\ntools: Read\n---\n', 'tools must be a list of mappings'],
    ['# x\n', "missing required field 'name'"],
  ])('%j', (content, message) => {
    expect(read(content).stop?.message).toBe(message);
  });
});

describe('whatever a file holds', () => {
  const part = fc.constantFrom(
    '---\n',
    '--- \n',
    '...\n',
    'name: ',
    'description: ',
    'tools:\n',
    '  - ',
    'class: safe\n',
    'metadata:\n',
    '  ongrid:\n',
    'activation: ',
    '{mode: keyword}',
    '\n',
    ' ',
    '\t',
    '\r\n',
    'x',
    '"',
    "'",
    ': ',
    '#',
    '[',
    ']',
    '*a',
    '&a ',
    '<<: ',
    '|\n',
    '\ufffd',
    '\u0085',
    '😀',
    '\u0001',
    '!!int ',
    'ü',
  );

  it('it is read without a throw, and every place lies in the file', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const documents = new Documents(memoryTree({ 'SKILL.md': { text } }));
        const skill = readNativeSkill(documents, 'SKILL.md');
        const source = documents.source('SKILL.md');
        expect(skill.stop === undefined).toBe(skill.faults.every(({ outcome }) => outcome !== 'dropped'));
        for (const { location } of skill.faults) {
          for (const { line, column } of [location.start, location.end]) {
            expect(line).toBeLessThanOrEqual(source?.lineCount ?? 1);
            expect(column).toBeLessThanOrEqual((source?.line(line)?.length ?? 0) + 1);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });
});
