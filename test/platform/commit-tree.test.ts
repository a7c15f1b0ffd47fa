import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { READ_LIMIT, type Tree } from '../../src/domain/tree.js';
import { check } from '../../src/engine/check.js';
import { commitTree } from '../../src/platform/commit-tree.js';
import { diskTree } from '../../src/platform/disk-tree.js';
import { Repository } from '../support/repository.js';

let repository: Repository;

beforeEach(() => {
  repository = new Repository();
});

afterEach(() => {
  repository.dispose();
});

function treeOf(commit: string, folder = '.'): Tree {
  const tree = commitTree(path.join(repository.directory, folder), commit);
  if (!tree) throw new Error('the commit is not there');
  return tree;
}

function textOf(tree: Tree, name: string): string {
  const read = tree.read(name);
  return read.ok ? Buffer.from(read.bytes).toString('utf8') : `(${read.reason})`;
}

describe('a tree of a commit', () => {
  it('is as it was committed, whatever happened since', () => {
    repository.write('skills/a/SKILL.md', 'then');
    const commit = repository.commit();
    repository.write('skills/a/SKILL.md', 'now');
    repository.write('skills/b/SKILL.md', 'new');
    repository.commit();
    const tree = treeOf(commit);
    expect(tree.list()).toEqual([{ path: 'skills/a/SKILL.md', kind: 'file', executable: false }]);
    expect(textOf(tree, 'skills/a/SKILL.md')).toBe('then');
    expect(textOf(tree, 'skills/b/SKILL.md')).toBe('(missing)');
  });

  it('knows modes, links, submodules and directories', () => {
    repository.write('run.sh', '#!/bin/sh\n');
    repository.link('b/link', '../run.sh');
    repository.git('add', '-A');
    repository.git('update-index', '--chmod=+x', 'run.sh');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`);
    repository.git('commit', '-q', '-m', 'modes');
    const tree = treeOf('HEAD');
    const link = { path: 'b/link', kind: 'symlink', target: '../run.sh' };
    expect(tree.list()).toEqual([
      link,
      { path: 'module', kind: 'submodule' },
      { path: 'run.sh', kind: 'file', executable: true },
    ]);
    expect(tree.stat('b')).toEqual({ path: 'b', kind: 'directory' });
    expect(tree.stat('b/link')).toEqual(link);
    expect(tree.stat('nope')).toBeUndefined();
    expect([textOf(tree, 'b/link'), textOf(tree, 'b'), textOf(tree, 'module')]).toEqual([
      '(not-regular)',
      '(directory)',
      '(not-regular)',
    ]);
  });

  it('keeps every byte, of many files read at once', () => {
    const contents = ['', '\n', 'a\n\nb', '\u0000\u0000', 'x'.repeat(70_000), 'ü😀'];
    for (const [index, text] of contents.entries()) repository.write(`s${index}/SKILL.md`, text);
    repository.write('script.sh', 'one');
    repository.write('raw/SKILL.md', Uint8Array.from([0xff, 0xfe, 0x0a, 0x80]));
    const tree = treeOf(repository.commit());
    expect(contents.map((_, index) => textOf(tree, `s${index}/SKILL.md`))).toEqual(contents);
    expect(tree.read('raw/SKILL.md')).toMatchObject({
      ok: true,
      bytes: Buffer.from([0xff, 0xfe, 0x0a, 0x80]),
    });
    expect(textOf(tree, 'script.sh')).toBe('one');
  });

  it('does not read what is too large', () => {
    repository.write('large/SKILL.md', new Uint8Array(READ_LIMIT + 1));
    repository.write('small/SKILL.md', 'small');
    const tree = treeOf(repository.commit());
    expect(textOf(tree, 'small/SKILL.md')).toBe('small');
    expect(textOf(tree, 'large/SKILL.md')).toBe('(too-large)');
  });

  it.each(['a\nb', 'a"b', '-n', 'tab\there', 'ü', '😀'])('reads a file of the awkward name %j', (name) => {
    repository.write(name, 'text');
    const tree = treeOf(repository.commit());
    expect(tree.list().map((entry) => entry.path)).toEqual([name]);
    expect(textOf(tree, name)).toBe('text');
  });

  it('holds what lies below the directory it is asked about', () => {
    repository.write('skills/a/SKILL.md');
    repository.write('other');
    repository.commit();
    expect(treeOf('HEAD', 'skills').list()).toEqual([
      { path: 'a/SKILL.md', kind: 'file', executable: false },
    ]);
  });

  it('is undefined where the commit is not there, and never takes a name for an option', () => {
    repository.commit();
    expect(commitTree(repository.directory, '0'.repeat(40))).toBeUndefined();
    expect(commitTree(repository.directory, '--help')).toBeUndefined();
    expect(commitTree('/', 'HEAD')).toBeUndefined();
  });

  it('says of contents that a partial clone left out that they cannot be read', () => {
    repository.write('a/SKILL.md', 'text');
    const commit = repository.commit();
    const object = repository.git('rev-parse', 'HEAD:a/SKILL.md');
    repository.remove(`.git/objects/${object.slice(0, 2)}/${object.slice(2)}`);
    expect(textOf(treeOf(commit), 'a/SKILL.md')).toBe('(failed)');
  });

  it('gives the same report as the disk', () => {
    for (const name of ['one', 'two', 'three']) {
      repository.write(`skills/${name}/SKILL.md`, `---\nname: ${name}\ndescription: Does it.\n---\n`);
    }
    repository.write('skills/two/SKILL.md', '---\nname: other\n---\n');
    repository.link('skills/four', 'one');
    repository.commit();
    expect(check(treeOf('HEAD'))).toEqual(check(diskTree(repository.directory)));
  });
});
