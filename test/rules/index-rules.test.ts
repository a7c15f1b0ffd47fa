import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { findingsOf, place, words } from '../support/rule-findings.js';

const INDEX = 'public/index.json';

function skillMd(name: string, body = 'Open the tray.'): string {
  return `---\nname: ${name}\ndescription: Tidies a table.\n---\n${body}\n`;
}

/** An index in `public/` with the skills that it names beside it. */
function site(skills: readonly object[], files: object = {}, version = '1'): object {
  return { [INDEX]: JSON.stringify({ version, skills }), ...files };
}

function one(tree: object): readonly string[] {
  return findingsOf('index-invalid', tree).map(place);
}

function large(bytes: number): object {
  return { repeat: { before: '', text: 'x', times: bytes, after: '' } };
}

describe('index-invalid', () => {
  it('tells every fault at its place, and which of them refuses the index', () => {
    const text = [
      '{',
      '  "version": "1",',
      '  "skills": [',
      '    {"name": "a", "files": ["SKILL.md", "../x", ""]},',
      '    {"name": "Bad", "files": ["/etc/passwd"]},',
      '    {"files": ["c:x"]}',
      '  ]',
      '}',
    ].join('\n');
    const findings = findingsOf('index-invalid', { [INDEX]: text });
    expect(findings.map(place).toSorted()).toEqual([
      `error ${INDEX}:4:41-4:47 escapes`,
      `error ${INDEX}:4:49-4:51 empty-path`,
      `error ${INDEX}:5:14-5:19 name`,
      `error ${INDEX}:5:31-5:44 not-relative`,
      `error ${INDEX}:6:16-6:21 not-relative`,
      `error ${INDEX}:6:5-6:6 name-missing`,
    ]);
    const first = findings.filter((finding) => words(finding).includes('so ogcode refuses the whole index'));
    expect(first.map(place)).toEqual([`error ${INDEX}:4:41-4:47 escapes`]);
    expect(findings.filter((finding) => words(finding).includes('which alone refuses'))).toHaveLength(5);
  });

  it.each<[what: string, text: string, expected: readonly string[]]>([
    ['a number as the version', '{"version": 1, "skills": [{"name": "a"}]}', ['1:13-1:14 wrong-type']],
    ['files as a text', '{"skills": [{"name": "a", "files": "SKILL.md"}]}', ['1:36-1:46 wrong-type']],
    ['an empty list', '{"version": "1", "skills": []}', ['1:28-1:30 no-skills']],
    [
      'a name of a wrong type',
      '{"skills": [{"name": 1, "files": []}, {"name": "a"}]}',
      ['1:22-1:23 wrong-type'],
    ],
    ['an empty name', '{"skills": [{"name": ""}]}', ['1:22-1:24 name-empty']],
    [
      'too many skills',
      `{"skills": [${Array.from({ length: 101 }, (_, at) => `{"name":"s${at}"}`).join()}]}`,
      ['1:1503-1:1504 too-many-skills'],
    ],
    [
      'too many files',
      `{"skills": [{"name": "a", "files": [${Array.from({ length: 65 }, (_, at) => `"f${at}"`).join()}]}]}`,
      ['1:411-1:416 too-many-files'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(one({ [INDEX]: text })).toEqual(expected.map((line) => `error ${INDEX}:${line}`));
  });

  it('takes a file that the policy names for an index, whatever it holds', () => {
    const policy = { files: [], index: ['catalogue.json', 'gone.json'] };
    const { findings } = check(memoryTree({ 'catalogue.json': '{"skills": [}' }), { policy });
    expect(findings.map(place)).toEqual([
      'error catalogue.json:1:13-1:14 syntax',
      'error gone.json:1:1-1:1 unreadable',
    ]);
  });
});

describe('index-file-missing', () => {
  it('looks for every file beside the index', () => {
    const tree = site(
      [
        { name: 'a', files: ['SKILL.md', 'x.md', 'dir', 'out'] },
        { name: 'b' },
        { name: 'c', files: ['./y.md'] },
      ],
      {
        'public/a/SKILL.md': skillMd('a'),
        'public/a/dir/z.md': '',
        'public/a/out': { symlink: '/etc/hostname' },
        'public/c/SKILL.md': { symlink: '../../skills/c/SKILL.md' },
        'skills/c/SKILL.md': skillMd('c'),
        'public/c/y.md': '',
      },
    );
    expect(findingsOf('index-file-missing', tree).map(place)).toEqual([
      `error ${INDEX}:1:58-1:64 missing`,
      `error ${INDEX}:1:65-1:70 directory`,
      `error ${INDEX}:1:71-1:76 link`,
      `error ${INDEX}:1:87-1:90 skill-missing`,
    ]);
  });
});

describe('index-name', () => {
  it.each<[what: string, skill: string, expected: readonly string[]]>([
    ['the same name', skillMd('a'), []],
    ['another name', skillMd('b'), ['other-name']],
    ['a name against the grammar', skillMd('A'), ['other-name']],
    ['no name', '---\ndescription: x\n---\n', ['no-name']],
    ['no frontmatter', '# A\n', ['unparsed']],
    ['YAML that only the line reader takes', '---\nname: a\ndescription: Use when: asked\n---\n', []],
  ])('%s', (_what, skill, expected) => {
    const tree = site([{ name: 'a' }], { 'public/a/SKILL.md': skill });
    const found = expected.map((message) => `error ${INDEX}:1:34-1:37 ${message}`);
    expect(findingsOf('index-name', tree).map(place)).toEqual(found);
  });
});

describe('index-too-large', () => {
  it('holds the index against 1 MiB', () => {
    const [start, end] = ['{"version": "1", "skills": [{"name": "a"}]', '}'];
    const padded = (size: number): string => start + ' '.repeat(size - start.length - end.length) + end;
    expect(findingsOf('index-too-large', { [INDEX]: padded(1_048_576) })).toEqual([]);
    expect(findingsOf('index-too-large', { [INDEX]: padded(1_048_577) }).map(place)).toEqual([
      `error ${INDEX}:1:1-1:1 index`,
    ]);
    expect(findingsOf('index-invalid', { [INDEX]: padded(1_048_577) })).toEqual([]);
  });

  it('holds every file against 1 MiB and all together against 20 MiB', () => {
    const names = Array.from({ length: 21 }, (_, at) => `f${at}`);
    const files = Object.fromEntries(names.map((name) => [`public/a/${name}`, large(1_048_576)]));
    const tree = { 'public/a/SKILL.md': skillMd('a'), ...files, 'public/a/big': large(1_048_577) };
    expect(
      findingsOf('index-too-large', site([{ name: 'a', files: [...names, 'big'] }], tree)).map(place),
    ).toEqual([`error ${INDEX}:1:1-1:1 total`, `error ${INDEX}:1:163-1:168 file`]);
    expect(findingsOf('index-too-large', site([{ name: 'a', files: names.slice(2) }], tree))).toEqual([]);
  });
});

describe('index-stale', () => {
  const a = { 'public/a/SKILL.md': skillMd('a') };
  const b = { 'public/b/SKILL.md': skillMd('b') };
  const before = site([{ name: 'a', files: ['x.md'] }], { ...a, 'public/a/x.md': 'one' });
  const stale = (tree: object, base: object = before): readonly string[] =>
    findingsOf('index-stale', tree, { base: memoryTree(base) }).map(words);

  it('says nothing without a base, about what did not change and about what nobody listed', () => {
    expect(findingsOf('index-stale', { ...before, 'public/a/x.md': 'two' })).toEqual([]);
    expect(stale(before)).toEqual([]);
    expect(stale({ ...before, 'public/a/other.md': 'two' })).toEqual([]);
  });

  it('wants a new version for other contents', () => {
    const tree = { ...before, 'public/a/x.md': 'two' };
    expect(stale(tree)).toEqual([
      '"public/a/x.md" changed and version "1" stayed, so clients that hold it never fetch the change; give the index a new version',
    ]);
    const [finding] = findingsOf('index-stale', tree, { base: memoryTree(before) });
    expect(finding && place(finding)).toBe(`error ${INDEX}:1:12-1:15 one`);
    expect(stale({ ...tree, ...site([{ name: 'a', files: ['x.md'] }], {}, '2') })).toEqual([]);
  });

  it('wants a new version for another list', () => {
    const tree = site([{ name: 'b' }, { name: 'a', files: [] }], { ...a, ...b });
    expect(stale(tree)).toEqual([
      '"public/a/x.md" was removed, 1 more files changed and version "1" stayed, so clients that hold it never fetch them; give the index a new version',
    ]);
    const reordered = site([{ name: 'a', files: ['./x.md', 'SKILL.md'] }], { ...a, 'public/a/x.md': 'one' });
    expect(stale(reordered)).toEqual([]);
  });

  it.each<[what: string, base: object]>([
    ['was refused', site([{ name: 'a' }, { name: 'B' }], a)],
    ['lacked a file', site([{ name: 'a', files: ['x.md'] }], a)],
    ['named a SKILL.md of another name', site([{ name: 'a' }], { 'public/a/SKILL.md': skillMd('other') })],
    ['was not there', a],
  ])('lets an index be mended that %s', (_what, base) => {
    expect(stale({ ...before, 'public/a/x.md': 'two' }, base)).toEqual([]);
  });

  it('lets an index without a version be', () => {
    const unversioned = { ...a, [INDEX]: '{"skills": [{"name": "a"}]}' };
    expect(stale({ ...unversioned, 'public/a/SKILL.md': skillMd('a', 'new') }, unversioned)).toEqual([]);
  });
});
