import { describe, expect, it } from 'vitest';
import type { Decision, Fault } from '../../../src/domain/plan.js';
import { baseName } from '../../../src/domain/paths.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { agentSkills } from '../../../src/runtimes/agent-skills.js';

function load(tree: object): readonly Decision[] {
  const documents = new Documents(memoryTree(tree));
  const manifests = documents.tree
    .list()
    .filter(({ kind, path }) => kind === 'file' && baseName(path) === 'SKILL.md')
    .map(({ path }) => ({ kind: 'SKILL.md' as const, path }));
  return agentSkills.load(documents, { manifests, allowList: [], project: '.' }).decisions;
}

function show({ code, variant, outcome, location: { start } }: Fault): string {
  return `${outcome} ${code}/${variant} ${start.line}:${start.column}`;
}

/** The faults of a SKILL.md in a folder called `tidy`. */
function faultsOf(text: string, folder = 'tidy'): readonly string[] {
  return load({ [`skills/${folder}/SKILL.md`]: text }).flatMap(({ faults }) => faults.map(show));
}

function block(...lines: readonly string[]): string {
  return `---\n${lines.join('\n')}\n---\n\n# Steps\n`;
}

function base64(bytes: Uint8Array): object {
  return { base64: Buffer.from(bytes).toString('base64') };
}

function long(length: number): string {
  return `description: ${'😀'.repeat(length)}`;
}

/** Which files name which others as having their name. */
function duplicates(tree: object): readonly string[] {
  return load(tree).flatMap(({ file, faults }) =>
    faults.filter(({ code }) => code === 'name-duplicate').map(({ values }) => `${file} > ${values['path']}`),
  );
}

const NAME = 'name: tidy';
const DESCRIPTION = 'description: Tidies a table.';

describe('the faults of a file', () => {
  const FILES: readonly (readonly [what: string, text: string, ...faults: string[]])[] = [
    ['nothing wrong', block(NAME, DESCRIPTION)],
    ['a byte-order mark', `\ufeff${block(NAME, DESCRIPTION)}`, 'changed encoding/byte-order-mark 1:1'],
    ['no frontmatter', '# Tidy\n', 'dropped frontmatter-missing/missing 1:1'],
    ['something above', `x\n${block(NAME, DESCRIPTION)}`, 'dropped frontmatter-missing/preceded 1:1'],
    ['no end', `---\n${NAME}\n${DESCRIPTION}\n`, 'dropped frontmatter-unterminated/unterminated 1:1'],
    ['an unquoted colon', block(NAME, 'description: a: b'), 'dropped yaml-syntax/unquoted-colon 3:15'],
    [
      'a control character',
      block(NAME, 'description: a \u0007'),
      'dropped yaml-syntax/control-character 3:16',
    ],
    [
      'an empty block',
      '---\n---\n',
      'dropped name-required/missing 1:1',
      'dropped description-required/missing 1:1',
    ],
    [
      'a name given twice',
      block(NAME, 'name: Other', DESCRIPTION),
      'dropped yaml-duplicate-key/duplicate 3:1',
    ],
    [
      'a description given twice',
      block(NAME, DESCRIPTION, 'description:'),
      'dropped yaml-duplicate-key/duplicate 4:1',
    ],
    [
      'a key given twice below another',
      block(NAME, DESCRIPTION, 'metadata:', '  a: b', '  a: c'),
      'dropped yaml-duplicate-key/duplicate 6:3',
    ],
  ];
  it.each(FILES)('%s', (_what, text, ...faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('names broken bytes and UTF-16', () => {
    const broken = new Uint8Array([...new TextEncoder().encode(block(NAME, 'description: a')), 0xff]);
    const utf16 = Buffer.from(`\ufeff${block(NAME, DESCRIPTION)}`, 'utf16le');
    const decisions = load({ 'a/tidy/SKILL.md': base64(broken), 'b/tidy/SKILL.md': base64(utf16) });
    expect(decisions.map(({ faults }) => faults.map(show))).toEqual([
      ['dropped encoding/invalid-utf-8 7:1'],
      ['dropped encoding/utf-16 1:1'],
    ]);
  });
});

describe('the faults of fields', () => {
  const FIELDS: readonly (readonly [lines: readonly string[], ...faults: string[]])[] = [
    [[DESCRIPTION], 'dropped name-required/missing 1:1'],
    [['name:', DESCRIPTION], 'dropped name-required/empty 2:6'],
    [['name: ""', DESCRIPTION], 'dropped name-required/empty 2:7'],
    [['name: ~', DESCRIPTION], 'dropped name-required/empty 2:7'],
    [['name: [tidy]', DESCRIPTION], 'dropped field-type/wrong-type 2:7'],
    [['name: { tidy }', DESCRIPTION], 'dropped field-type/wrong-type 2:7'],
    [['name: Tidy', DESCRIPTION], 'dropped name-format/characters 2:7'],
    [['name: -tidy', DESCRIPTION], 'dropped name-format/edge-hyphen 2:7'],
    [['name: ti--dy', DESCRIPTION], 'dropped name-format/double-hyphen 2:7'],
    [[`name: ${'a'.repeat(65)}`, DESCRIPTION], 'dropped name-format/too-long 2:7'],
    [['name: other', DESCRIPTION], 'dropped name-directory/mismatch 2:7'],
    [['name: größer', DESCRIPTION], 'dropped name-directory/mismatch 2:7'],
    [['name: " tidy "', DESCRIPTION]],
    [['name: |', '  tidy', DESCRIPTION]],
    [[NAME], 'dropped description-required/missing 1:1'],
    [[NAME, 'description:'], 'dropped description-required/empty 3:13'],
    [[NAME, 'description: "  "'], 'dropped description-required/empty 3:14'],
    [[NAME, 'description: # later'], 'dropped description-required/empty 3:13'],
    [[NAME, 'description: [a, b]'], 'dropped field-type/wrong-type 3:14'],
    [[NAME, long(1024)]],
    [[NAME, long(1025)], 'dropped description-truncated/too-long 3:14'],
    [[NAME, 'description: Sorts <table> rows.'], 'harmless description-markup/tag 3:20'],
    [[NAME, 'description: >-', '  Sorts', '  </b> rows.'], 'harmless description-markup/tag 5:3'],
    [[NAME, 'description: a < b and c > d, <3']],
    [[NAME, 'description: 2026'], 'harmless yaml-type/number 3:14'],
    [[NAME, 'description: &crates and labels'], 'changed yaml-type/property 3:14'],
    [[NAME, 'description: !important first'], 'changed yaml-type/property 3:14'],
    [[NAME, 'description: !!str 15']],
    [[NAME, 'description: Posts to #general now'], 'changed yaml-comment/cut 3:23'],
    [[NAME, 'description: Posts # to all'], 'changed yaml-comment/cut 3:20'],
    [[NAME, DESCRIPTION, 'license: MIT # see LICENSE']],
    [[NAME, DESCRIPTION, 'license: MIT #2'], 'changed yaml-comment/cut 4:14'],
    [[NAME, DESCRIPTION, 'user-invocable: true #x']],
    [[NAME, DESCRIPTION, 'compatibility: git']],
    [[NAME, DESCRIPTION, `compatibility: ${'a'.repeat(501)}`], 'dropped compatibility-length/too-long 4:16'],
    [[NAME, DESCRIPTION, 'compatibility:'], 'harmless compatibility-length/empty 4:15'],
    [[NAME, DESCRIPTION, 'compatibility: [git]'], 'changed field-type/wrong-type 4:16'],
    [[NAME, DESCRIPTION, 'allowed-tools: Read Bash(git *)']],
    [[NAME, DESCRIPTION, 'allowed-tools: [Read]'], 'changed field-type/wrong-type 4:16'],
    [[NAME, DESCRIPTION, 'allowed-tools:', '  - Read'], 'changed field-type/wrong-type 5:3'],
    [[NAME, DESCRIPTION, 'argument-hint: [x]'], 'changed yaml-type/not-text 4:16'],
    [[NAME, DESCRIPTION, 'metadata:']],
    [[NAME, DESCRIPTION, 'metadata: {"a": "b", "c": 1, "d": true, "e": 2026-01-05}']],
    [[NAME, DESCRIPTION, 'metadata: hello'], 'changed metadata-type/not-a-mapping 4:11'],
    [[NAME, DESCRIPTION, 'metadata: [a]'], 'changed metadata-type/not-a-mapping 4:11'],
    [[NAME, DESCRIPTION, 'metadata:', '  a:', '    b: c'], 'changed metadata-type/collection 5:3'],
    [[NAME, DESCRIPTION, 'metadata:', '  a: [docs:write]'], 'changed metadata-type/flow-colon 5:3'],
    [[NAME, DESCRIPTION, 'version: 1.10'], 'harmless version-number/trailing-zero 4:10'],
    [[NAME, DESCRIPTION, 'metadata:', '  version: 2.0'], 'harmless version-number/trailing-zero 5:12'],
    [[NAME, DESCRIPTION, 'metadata:', '  version: "1.10"', 'version: 1.1']],
    [['name: &n tidy', 'description: *n'], 'changed yaml-type/property 2:7'],
  ];
  it.each(FIELDS.map((row) => [row[0], row] as const))('%j', (_lines, [lines, ...faults]) => {
    expect(faultsOf(block(...lines))).toEqual(faults);
  });

  const WORDS: readonly (readonly [name: string, ...faults: string[]])[] = [
    ['on', 'harmless yaml-type/boolean 2:7'],
    ['yes', 'harmless yaml-type/boolean 2:7'],
    ['true', 'harmless yaml-type/boolean 2:7'],
    ['123', 'harmless yaml-type/number 2:7'],
    ['2026-01-05', 'harmless yaml-type/date 2:7'],
    ['once'],
    ['数据', 'changed name-format/non-ascii 2:7'],
    ['cafe\u0301', 'changed name-format/non-ascii 2:7'],
  ];
  it.each(WORDS)('the name %s', (name, ...faults) => {
    expect(faultsOf(block(`name: ${name}`, DESCRIPTION), name.normalize('NFC'))).toEqual(faults);
  });
});

describe('what becomes of a skill', () => {
  it('is registered under its name', () => {
    const [decision] = load({ 'skills/tidy/SKILL.md': block(NAME, 'description: "Tidies a table. "') });
    expect(decision).toMatchObject({
      verdict: 'loads',
      name: 'tidy',
      skill: { kind: 'native', name: 'tidy', description: 'Tidies a table.', path: 'skills/tidy/SKILL.md' },
    });
  });

  it('is skipped for the first fault that drops it', () => {
    const [decision] = load({ 'skills/tidy/SKILL.md': block('name: Other', 'description: 7') });
    expect(decision).toMatchObject({ verdict: 'skipped', name: 'Other', reason: 'name-format' });
    expect(decision?.skill).toBeUndefined();
  });

  it('does not depend on the name of a checkout', () => {
    expect(load({ 'SKILL.md': block(NAME, DESCRIPTION) })[0]?.verdict).toBe('loads');
  });

  it('may have its name from a link to its folder', () => {
    const tree = {
      'src/a/SKILL.md': block(NAME, DESCRIPTION),
      '.claude/skills/tidy': { symlink: '../../src/a' },
    };
    expect(load(tree)[0]?.verdict).toBe('loads');
    expect(load({ ...tree, '.claude/skills/tidy': { symlink: '../..' } })[0]?.reason).toBe('name-directory');
  });
});

describe('two skills of one name', () => {
  const one = block(NAME, DESCRIPTION);
  const other = block(NAME, 'description: Tidies a room.');
  it('name each other', () => {
    expect(duplicates({ 'a/tidy/SKILL.md': one, 'b/tidy/SKILL.md': other })).toEqual([
      'a/tidy/SKILL.md > b/tidy/SKILL.md',
      'b/tidy/SKILL.md > a/tidy/SKILL.md',
    ]);
  });

  it('are no mistake where they are copies', () => {
    expect(duplicates({ 'a/tidy/SKILL.md': one, 'b/tidy/SKILL.md': one })).toEqual([]);
  });

  it('are told of each copy beside another', () => {
    expect(duplicates({ 'a/tidy/SKILL.md': one, 'b/tidy/SKILL.md': one, 'c/tidy/SKILL.md': other })).toEqual([
      'a/tidy/SKILL.md > c/tidy/SKILL.md',
      'b/tidy/SKILL.md > c/tidy/SKILL.md',
      'c/tidy/SKILL.md > a/tidy/SKILL.md',
    ]);
  });

  it('count only where both load', () => {
    expect(duplicates({ 'a/tidy/SKILL.md': one, 'b/tables/SKILL.md': other })).toEqual([]);
  });
});
