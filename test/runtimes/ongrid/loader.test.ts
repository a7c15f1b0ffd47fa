import { describe, expect, it } from 'vitest';
import type { Decision, Fault, LoadPlan } from '../../../src/domain/plan.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { loadSubprocess } from '../../../src/runtimes/ongrid/loader.js';
import type { AllowListRoot } from '../../../src/runtimes/runtime.js';

const RUN = { text: '#!/bin/sh\necho "{}"\n', mode: '755' };

const USUAL = { name: 'disk_usage', description: 'Reports disk usage.', entry: 'run.sh', class: 'safe' };

function manifest(fields: object = {}): string {
  return JSON.stringify({ ...USUAL, ...fields }, null, 2);
}

function load(
  tree: object,
  allowList: readonly AllowListRoot[] = [{ path: '.' }],
  manifests: readonly string[] = [],
): LoadPlan {
  const settings = {
    manifests: manifests.map((path) => ({ kind: 'skill.json', path }) as const),
    allowList,
    project: '.',
  };
  return loadSubprocess(new Documents(memoryTree(tree)), settings);
}

/** `outcome code/variant line:column`. */
function fault({ outcome, code, variant, location: { start } }: Fault): string {
  return `${outcome} ${code}/${variant} ${start.line}:${start.column}`;
}

function faultsOf(tree: object, allowList?: readonly AllowListRoot[]): readonly string[] {
  return load(tree, allowList).decisions.flatMap(({ faults }) => faults.map(fault));
}

function verdicts({ decisions }: LoadPlan): readonly string[] {
  return decisions.map(({ verdict, path }) => `${verdict} ${path}`);
}

function only({ decisions }: LoadPlan): Decision {
  const [decision, ...others] = decisions;
  if (!decision || others.length > 0) throw new Error(`${decisions.length} decisions`);
  return decision;
}

describe('what is wrong with one manifest', () => {
  it.each([
    ['nothing', manifest(), []],
    ['a trailing comma', '{\n  "name": "a",\n}', ['dropped json-syntax/trailing-comma 2:14']],
    ['no object', '\n[]', ['dropped field-type/not-an-object 2:1']],
    ['null', 'null', ['dropped field-type/not-an-object 1:1']],
    [
      'an empty object',
      '{}',
      [
        'dropped name-required/missing 1:1',
        'dropped description-required/missing 1:1',
        'dropped entry-required/missing 1:1',
      ],
    ],
    [
      'empty fields',
      manifest({ name: '', description: null, entry: '' }),
      [
        'dropped name-required/empty 2:11',
        'dropped description-required/empty 3:18',
        'dropped entry-required/empty 4:12',
      ],
    ],
    [
      'types, of which none counts as missing',
      manifest({ name: 1, entry: [], timeout_seconds: '5', env_allow: ['A', 2] }),
      [
        'dropped field-type/wrong-type 2:11',
        'dropped field-type/wrong-type 4:12',
        'dropped field-type/wrong-type 6:22',
        'dropped field-type/wrong-type 9:5',
      ],
    ],
    [
      'several at once, in the order of the loader',
      manifest({ name: 'disk-usage', entry: 'gone.sh', class: 'read', timeout_seconds: -1 }),
      [
        'dropped name-format/snake 2:11',
        'dropped entry-missing/missing 4:12',
        'dropped class-unknown/unknown 5:12',
        'changed timeout/zero-or-negative 6:22',
      ],
    ],
    [
      'a type beside a name',
      manifest({ name: 'Disk', timeout_seconds: 1.5 }),
      ['dropped field-type/wrong-type 6:22', 'dropped name-format/snake 2:11'],
    ],
    ['an unheard-of class', manifest({ class: 'cosmic' }), ['dropped class-unknown/unknown-plain 5:12']],
    ['a timeout that wraps', manifest({ timeout_seconds: 9_223_372_037 }), ['changed timeout/wraps 6:22']],
    ['zero seconds', manifest({ timeout_seconds: 0 }), ['changed timeout/zero-or-negative 6:22']],
    ['an entry outside', manifest({ entry: '/bin/sh' }), ['dropped entry-escapes/outside 4:12']],
    [
      'an entry above the repository',
      manifest({ entry: '../../run.sh' }),
      ['dropped entry-escapes/outside 4:12'],
    ],
    ['the directory itself', manifest({ entry: '.' }), ['fails entry-directory/directory 4:12']],
  ])('%s', (_title, text, expected) => {
    expect(faultsOf({ 'disk/skill.json': text, 'disk/run.sh': RUN })).toEqual(expected);
  });

  it.each([
    [
      'a mark, and what stands behind it',
      `\ufeff${manifest({ name: 'Disk' })}`,
      ['dropped encoding/byte-order-mark 1:1', 'dropped name-format/snake 2:11'],
    ],
    [
      'a mark, and no JSON behind it',
      '\ufeff{"a"}',
      ['dropped encoding/byte-order-mark 1:1', 'dropped json-syntax/other 1:5'],
    ],
  ])('%s', (_title, text, expected) => {
    const plan = load({ 'disk/skill.json': text, 'disk/run.sh': RUN });
    expect(only(plan).faults.map(fault)).toEqual(expected);
    expect(plan.log).toEqual([
      "skill loader: parse disk/skill.json: decode: invalid character 'ï' looking for beginning of value",
    ]);
  });

  it('bytes that are no UTF-8 load as U+FFFD', () => {
    const text = manifest({ description: 'caf?' });
    const bytes = Buffer.from(text);
    bytes[text.indexOf('?')] = 0xe9;
    const decision = only(
      load({ 'disk/skill.json': { base64: bytes.toString('base64') }, 'disk/run.sh': RUN }),
    );
    expect(decision.skill?.description).toBe('caf\ufffd');
    expect(decision.faults.map(fault)).toEqual(['changed encoding/invalid-utf-8 3:22']);
  });

  it('says what was seen, and what it does with it', () => {
    const tree = { 'skills/disk/skill.json': manifest({ entry: '../../run.sh' }), 'run.sh': RUN };
    const decision = only(load(tree, [{ path: 'skills' }]));
    expect(decision).toMatchObject({
      verdict: 'skipped',
      name: 'disk_usage',
      reason: 'entry',
      message: 'entry run.sh escapes allowlist root skills',
    });
    expect(decision.faults[0]).toMatchObject({
      values: { entry: '../../run.sh', target: 'run.sh', root: 'skills' },
      detail: 'skipped: entry run.sh escapes allowlist root skills',
    });
  });
});

describe('what an entry is executed as', () => {
  it.each([
    [
      'a file without the bit',
      { 'disk/run.sh': { ...RUN, mode: '644' } },
      ['fails entry-not-executable/not-executable 4:12'],
    ],
    ['a link to a file with it', { 'disk/run.sh': { symlink: '../lib/run.sh' }, 'lib/run.sh': RUN }, []],
    [
      'a link to a directory',
      { 'disk/run.sh': { symlink: '../lib' }, 'lib/run.sh': RUN },
      ['fails entry-directory/directory 4:12'],
    ],
    [
      'a link out of the repository',
      { 'disk/run.sh': { symlink: '../../lib/run.sh' } },
      ['dropped entry-escapes/outside 4:12'],
    ],
    ['a link to itself', { 'disk/run.sh': { symlink: 'run.sh' } }, ['dropped entry-missing/loop 4:12']],
    ['a link to nothing', { 'disk/run.sh': { symlink: 'gone' } }, ['dropped entry-missing/missing 4:12']],
    ['nothing', {}, ['dropped entry-missing/missing 4:12']],
  ])('%s', (_title, files, expected) => {
    expect(faultsOf({ 'disk/skill.json': manifest(), ...files })).toEqual(expected);
  });

  it('is not known where nothing knows the bit', () => {
    const tree = memoryTree({ 'disk/skill.json': manifest(), 'disk/run.sh': RUN });
    const blind = {
      ...tree,
      stat: (path: string) => {
        const { executable: _executable, ...entry } = tree.stat(path) ?? { path, kind: 'file' as const };
        return entry;
      },
    };
    const plan = loadSubprocess(new Documents(blind), {
      manifests: [],
      allowList: [{ path: '.' }],
      project: '.',
    });
    expect(only(plan).faults).toEqual([]);
  });
});

describe('a root that is mounted', () => {
  const roots = [
    { path: 'skills', mount: '/etc/ongrid/skills' },
    { path: 'shared/', mount: '/srv/shared/' },
  ];

  it.each([
    ['an absolute entry below the mount', '/etc/ongrid/skills/disk/run.sh', 'loads skills/disk/skill.json'],
    ['one that is not clean', '/etc/ongrid/../ongrid/skills//disk/./run.sh', 'loads skills/disk/skill.json'],
    ['one beside the mount', '/etc/ongrid/skills-old/run.sh', 'skipped skills/disk/skill.json'],
    ['one below another mount', '/srv/shared/run.sh', 'skipped skills/disk/skill.json'],
    ['a link to an absolute path below the mount', 'link.sh', 'loads skills/disk/skill.json'],
    ['a link that leads to itself that way', 'loop.sh', 'skipped skills/disk/skill.json'],
  ])('%s', (_title, entry, expected) => {
    const tree = {
      'skills/disk/skill.json': manifest({ entry }),
      'skills/disk/run.sh': RUN,
      'skills/disk/link.sh': { symlink: '/etc/ongrid/skills/disk/run.sh' },
      'skills/disk/loop.sh': { symlink: '/etc/ongrid/skills/disk/loop.sh' },
      'shared/run.sh': RUN,
    };
    expect(verdicts(load(tree, roots))).toEqual([expected]);
  });
});

describe('several manifests', () => {
  it('the first of a name wins', () => {
    const plan = load({
      'b/skill.json': manifest(),
      'b/run.sh': RUN,
      'a/skill.json': manifest(),
      'a/run.sh': RUN,
    });
    expect(verdicts(plan)).toEqual(['loads a/skill.json', 'shadowed b/skill.json']);
    expect(plan.decisions[1]).toMatchObject({
      shadowedBy: 'a/skill.json',
      faults: [{ values: { name: 'disk_usage', path: 'a/skill.json' } }],
    });
    expect(plan.decisions[1]?.faults.map(fault)).toEqual(['changed skill-shadowed/shadowed 2:11']);
    expect(plan.decisions[1]?.faults[0]?.related).toEqual([
      {
        location: { path: 'a/skill.json', start: { line: 2, column: 11 }, end: { line: 2, column: 23 } },
        note: '"disk_usage" is registered from here',
      },
    ]);
  });

  it('a second link to a file takes nothing away', () => {
    const tree = {
      'a/skill.json': manifest(),
      'a/run.sh': RUN,
      'b/skill.json': { symlink: '../a/skill.json' },
      'b/run.sh': RUN,
    };
    const plan = load(tree);
    expect(verdicts(plan)).toEqual(['loads a/skill.json', 'shadowed b/skill.json']);
    expect(plan.decisions[1]?.faults.map(fault)).toEqual(['harmless skill-shadowed/mirror 2:11']);
  });

  it('a manifest that two roots cover is decided on once, by the attempt that registers', () => {
    const tree = { 'skills/a/skill.json': manifest({ entry: '../lib/run.sh' }), 'skills/lib/run.sh': RUN };
    const plan = load(tree, [{ path: 'skills/a' }, { path: 'skills' }, { path: 'skills' }]);
    expect(verdicts(plan)).toEqual(['loads skills/a/skill.json']);
    expect(plan.log).toEqual([
      'skill loader: build disk_usage (skills/a/skill.json): entry skills/lib/run.sh escapes allowlist root skills/a',
      'skill loader: registered subprocess skill "disk_usage" from skills/a/skill.json',
      'skill loader: skill "disk_usage" already registered, skipping skills/a/skill.json',
    ]);
  });

  it('a link is read through, and its entry counts from where the link stands', () => {
    const tree = {
      'other/skill.json': manifest(),
      'skills/a/skill.json': { symlink: '../../other/skill.json' },
      'skills/a/run.sh': RUN,
    };
    const decision = only(load(tree, [{ path: 'skills' }]));
    expect(decision).toMatchObject({
      path: 'skills/a/skill.json',
      file: 'other/skill.json',
      verdict: 'loads',
    });
    expect(decision.skill?.entry).toBe('skills/a/run.sh');
  });
});

describe('manifests that cannot be read', () => {
  it.each([
    [
      'a link to nothing',
      { symlink: 'gone.json' },
      ['skill loader: parse a/skill.json: read: open a/skill.json: no such file or directory'],
    ],
    [
      'a link to itself',
      { symlink: 'skill.json' },
      ['skill loader: parse a/skill.json: read: open a/skill.json: too many levels of symbolic links'],
    ],
    [
      'a link to a directory',
      { symlink: '.' },
      ['skill loader: parse a/skill.json: read: read a/skill.json: is a directory'],
    ],
    ['a link out of the repository, of which nobody knows', { symlink: '/etc/skill.json' }, []],
  ])('%s', (_title, entry, log) => {
    const plan = load({ 'a/skill.json': entry });
    expect(plan.log).toEqual(log);
    expect(only(plan)).toMatchObject({ verdict: 'skipped', reason: 'read', file: 'a/skill.json' });
    expect(only(plan).faults.map(fault)).toEqual(['dropped file-unreadable/unreadable 1:1']);
  });
});

describe('manifests that no root covers', () => {
  const outside = { 'other/a/skill.json': manifest(), 'other/a/run.sh': RUN, 'skills/keep': '' };

  it.each([
    ['outside every root', outside, 'skills', ['dropped skill-outside-roots/outside 1:1']],
    [
      'behind a link',
      { ...outside, 'skills/a': { symlink: '../other/a' } },
      'skills',
      ['dropped skill-invisible/behind-link 1:1'],
    ],
    [
      'below what a link leads to',
      { ...outside, 'skills/o': { symlink: '../other' } },
      'skills',
      ['dropped skill-invisible/behind-link 1:1'],
    ],
    ['in a root that is a link, and says so itself', { ...outside, root: { symlink: 'other' } }, 'root', []],
  ])('%s', (_title, tree, root, expected) => {
    const plan = load(tree, [{ path: root }], ['other/a/skill.json']);
    expect(only(plan)).toMatchObject({ verdict: 'invisible', path: 'other/a/skill.json' });
    expect(only(plan).faults.map(fault)).toEqual(expected);
  });
});

describe('roots', () => {
  const tree = {
    'skills/a/skill.json': manifest(),
    'skills/a/run.sh': RUN,
    link: { symlink: 'skills' },
    away: { symlink: '/srv' },
    loop: { symlink: 'loop' },
  };

  it.each([
    ['skills', [], []],
    ['.', [], []],
    [' ', [], []],
    ['link/', [], []],
    ['link', ['dropped root-symlink/symlink link'], []],
    ['nope', ['dropped root-invalid/absent nope'], ['skill loader: dir nope not present, skipping']],
    [
      'skills/a/run.sh',
      ['dropped root-invalid/not-directory skills/a/run.sh'],
      ['skill loader: skills/a/run.sh is not a directory, skipping'],
    ],
    ['away', ['dropped root-invalid/outside away'], []],
    ['loop', ['dropped root-invalid/loop loop'], []],
  ])('%j', (path, faults, log) => {
    const plan = load(tree, [{ path }]);
    expect(
      plan.faults.map(
        ({ outcome, code, variant, location }) => `${outcome} ${code}/${variant} ${location.path}`,
      ),
    ).toEqual(faults);
    expect(plan.log.filter((line) => !line.includes('registered'))).toEqual(log);
  });
});
