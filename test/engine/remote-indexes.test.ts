import { describe, expect, it } from 'vitest';
import type { ReadResult } from '../../src/domain/tree.js';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

function indexesIn(tree: object): readonly string[] {
  const { manifests } = check(memoryTree(tree));
  return manifests.filter(({ kind }) => kind === 'index.json').map(({ path }) => path);
}

describe('what is a remote index', () => {
  it.each<[what: string, text: string]>([
    ['skills with files', '{"skills": [{"name": "a", "files": [], "sha": "1"}], "generated": true}'],
    ['names alone', '{"skills": [{"name": "Not a name"}]}'],
    ['names and descriptions', '{"$schema": "x", "skills": [{"name": "a", "description": "b"}]}'],
    ['keys in capitals, as Go reads them', '{"SKILLS": [{"Name": "a"}]}'],
    ['one of several without a name', '{"skills": [{"files": []}, {"name": "a", "files": []}]}'],
    ['a version beside an empty list', '{"version": "1", "skills": []}'],
    ['a version beside null', '{"version": 1, "skills": null}'],
    ['a version beside texts', '{"version": "2026-08-01", "skills": ["a"]}'],
  ])('%s', (_what, text) => {
    expect(indexesIn({ 'public/index.json': text })).toEqual(['public/index.json']);
  });

  it('a list of other fields whose names lead to skills beside it', () => {
    const text = '{"skills": [{"name": "a", "sha": "1"}]}';
    expect(indexesIn({ 'index.json': text, 'a/SKILL.md': '---\nname: a\n---\n' })).toEqual(['index.json']);
    expect(indexesIn({ 'index.json': text })).toEqual([]);
  });

  it.each<[what: string, text: string]>([
    ['a translation', '{"skills": "Skills", "version": "Version"}'],
    ['a nested translation', '{"skills": {"title": "Skills"}, "version": "Version"}'],
    [
      'a translation with a number',
      '{"skills": {"title": "Skills"}, "version": "Version 1", "title": "Start"}',
    ],
    ['a CV', '{"basics": {"name": "Ada"}, "skills": [{"name": "Web", "level": "Master", "keywords": []}]}'],
    ['a catalogue of another tool', '{"version": "1.0.0", "skills": [{"name": "a", "path": "skills/a"}]}'],
    ['no JSON', '{"skills": [{"name": "a", "files": []}],}'],
    ['no object', '[{"skills": [{"name": "a"}]}]'],
    ['an empty object', '{}'],
    ['nothing', ''],
  ])('not %s', (_what, text) => {
    const report = check(
      memoryTree({ 'public/index.json': text, 'a/SKILL.md': '---\nname: a\ndescription: b\n---\n' }),
    );
    expect(report.manifests.map(({ path }) => path)).toEqual(['a/SKILL.md']);
    expect(report.findings).toEqual([]);
    expect(report.notChecked).toEqual([]);
  });

  it('not the data of a skill, nor what a tool installed', () => {
    const text = '{"skills": [{"name": "a", "files": []}]}';
    const skill = '---\nname: tidy\ndescription: b\n---\n';
    expect(indexesIn({ 'tidy/SKILL.md': skill, 'tidy/assets/index.json': text })).toEqual([]);
    expect(indexesIn({ 'node_modules/x/index.json': text })).toEqual([]);
    expect(indexesIn({ 'public/skills.json': text })).toEqual([]);
  });

  it('is not read where ogcode does not count', () => {
    const tree = memoryTree({ 'index.json': '{"skills": [{"name": "B"}]}' });
    const opened: string[] = [];
    const read = (path: string): ReadResult => {
      opened.push(path);
      return tree.read(path);
    };
    check({ ...tree, read }, { runtimes: ['ongrid'] });
    expect(opened).not.toContain('index.json');
    check({ ...tree, read }, { runtimes: ['ogcode'] });
    expect(opened).toContain('index.json');
  });

  it('is no skill and has no row in the load table', () => {
    const tree = {
      'index.json': '{"skills": [{"name": "a"}]}',
      'a/SKILL.md': '---\nname: a\ndescription: b\n---\n',
    };
    const { counts, plan } = check(memoryTree(tree));
    expect(counts.skills).toBe(1);
    expect(counts.files).toBe(2);
    expect(plan.map(({ path }) => path)).toEqual(['a/SKILL.md']);
  });
});
