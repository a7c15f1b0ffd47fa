import { describe, expect, it } from 'vitest';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { configPathFaults } from '../../../src/runtimes/ogcode/config-paths.js';
import { type OgcodeConfig, findConfig, readConfig } from '../../../src/runtimes/ogcode/config.js';

function read(text: string): OgcodeConfig {
  return readConfig(new Documents(memoryTree({ 'ogcode.json': text })), 'ogcode.json');
}

function rules(text: string): readonly string[] {
  return read(text).rules.map(({ pattern, action }) => `${pattern}=${action}`);
}

describe('readConfig', () => {
  it.each<[what: string, text: string, faults: readonly string[]]>([
    ['nothing about skills', '{"model": 1, "skills": {"other": true}}', []],
    ['null everywhere', '{"skills": {"paths": null, "urls": null, "permissions": null}}', []],
    ['null itself', 'null', []],
    ['a list', '[]', [' 1:1']],
    ['a comment', '{\n// no\n"skills": {}}', ['syntax 2:1']],
    ['a mark', '\ufeff{}', ['syntax 1:1']],
    ['nothing', '', ['syntax 1:1']],
    ['a boolean action', '{"skills": {"permissions": {"a": true}}}', ['skills.permissions.a 1:34']],
    ['a string for paths', '{"skills": {"paths": "x"}}', ['skills.paths 1:22']],
    ['a number as a path', '{"skills": {"paths": ["x", 1]}}', ['skills.paths[1] 1:28']],
    ['a list for skills', '{"skills": []}', ['skills 1:12']],
    [
      'each of them',
      '{"Skills": {\n"permissions": {"a": {}, "b": "deny", "c": 1},\n"urls": {}}}',
      ['skills.permissions.a 2:22', 'skills.permissions.c 2:44', 'skills.urls 3:9'],
    ],
  ])('%s', (_what, text, faults) => {
    const config = read(text);
    expect(config.decodes).toBe(faults.length === 0);
    expect(
      config.faults.map(({ variant, values, location: { start } }) => {
        const what = variant === 'syntax' ? variant : String(values['field']);
        return `${what} ${start.line}:${start.column}`;
      }),
    ).toEqual(faults);
  });

  it.each<[what: string, text: string, expected: readonly string[]]>([
    ['in source order', '{"skills": {"permissions": {"b": "deny", "a": "Ask "}}}', ['b=deny', 'a=Ask ']],
    ['keys in any case', '{"SKILLS": {"Permissions": {"A": "deny"}}}', ['A=deny']],
    ['the last of two', '{"skills": {"permissions": {"a": "deny", "a": "allow"}}}', ['a=allow']],
    [
      'two maps, one over the other',
      '{"skills": {"permissions": {"a": "deny"}, "permissions": {"b": "ask"}}}',
      ['a=deny', 'b=ask'],
    ],
    ['a map that is emptied', '{"skills": {"permissions": {"a": "deny"}, "permissions": null}}', []],
    ['null for an action', '{"skills": {"permissions": {"a": null}}}', ['a=']],
    ['beside what does not decode', '{"skills": {"permissions": {"a": true, "b": "deny"}}}', ['b=deny']],
    ['__proto__', '{"skills": {"permissions": {"__proto__": "deny"}}}', ['__proto__=deny']],
  ])('rules: %s', (_what, text, expected) => {
    expect(rules(text)).toEqual(expected);
  });

  it('is undecided about a file that cannot be read', () => {
    const config = readConfig(new Documents(memoryTree({})), 'ogcode.json');
    expect(config).toMatchObject({ decodes: false, rules: [], faults: [] });
  });
});

describe('findConfig', () => {
  it.each<[what: string, tree: object, project: string, expected: string | undefined]>([
    ['here', { 'ogcode.json': '{}' }, '.', 'ogcode.json'],
    ['above', { 'ogcode.json': '{}', 'a/b/x': '' }, 'a/b', 'ogcode.json'],
    ['not above .git', { 'ogcode.json': '{}', 'a/.git/HEAD': '' }, 'a/b', undefined],
    ['beside .git', { 'a/ogcode.json': '{}', 'a/.git': '' }, 'a/b', 'a/ogcode.json'],
    ['a link', { 'ogcode.json': { symlink: 'etc/o.json' }, 'etc/o.json': '{}' }, '.', 'etc/o.json'],
    ['a directory of the name', { 'a/ogcode.json/x': '', 'ogcode.json': '{}' }, 'a', 'ogcode.json'],
    ['nowhere', {}, '../x', undefined],
  ])('%s', (_what, tree, project, expected) => {
    expect(findConfig(new Documents(memoryTree(tree)), project)).toBe(expected);
  });
});

describe('configPathFaults', () => {
  const tree = { 'team/a/SKILL.md': '', file: '', 'sub/own/x': '', out: { symlink: '/srv' } };

  it.each<[path: string, project: string, expected: readonly string[]]>([
    ['team', '.', []],
    ['./team/', '.', []],
    ['../team', 'sub', []],
    ['own', 'sub', []],
    ['team', 'sub', ['missing dropped']],
    ['file', '.', ['not-directory dropped']],
    ['file/x', '.', ['missing dropped']],
    ['', '.', ['empty dropped']],
    ['/srv/skills', '.', ['absolute changed']],
    ['~/skills', '.', ['absolute changed']],
    [String.raw`C:\skills`, '.', ['absolute changed']],
    ['../other', '.', ['outside harmless']],
    ['out', '.', ['outside harmless']],
  ])('%s from %s', (path, project, expected) => {
    const text = JSON.stringify({ skills: { paths: [path] } });
    const documents = new Documents(memoryTree({ ...tree, 'ogcode.json': text }));
    const faults = configPathFaults(documents, project, readConfig(documents, 'ogcode.json'));
    expect(faults.map(({ variant, outcome }) => `${variant} ${outcome}`)).toEqual(expected);
  });

  it.each<[url: string, isGood: boolean]>([
    ['https://example.com/index.json', true],
    ['HTTP://example.com', true],
    ['example.com/index.json', false],
    ['file:///etc/index.json', false],
    ['https://', false],
    ['', false],
  ])('%s', (url, isGood) => {
    const text = JSON.stringify({ skills: { urls: [url] } });
    const documents = new Documents(memoryTree({ 'ogcode.json': text }));
    expect(configPathFaults(documents, '.', readConfig(documents, 'ogcode.json'))).toHaveLength(
      isGood ? 0 : 1,
    );
  });
});
