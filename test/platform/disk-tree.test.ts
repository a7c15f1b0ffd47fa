import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { READ_LIMIT } from '../../src/domain/tree.js';
import { diskTree } from '../../src/platform/disk-tree.js';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'skillgate-tree-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, text: string | Uint8Array = ''): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

function git(...words: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', ...words], {
    cwd: root,
    stdio: 'ignore',
  });
}

function names(): readonly string[] {
  return diskTree(root)
    .list()
    .map((entry) => entry.path);
}

describe('outside a checkout', () => {
  it('lists files, dot-directories included, in byte order, without .git and node_modules', () => {
    for (const name of [
      'b/SKILL.md',
      'a/.claude/skills/x/SKILL.md',
      'B/z',
      '.git/HEAD',
      'b/node_modules/p/i.js',
    ])
      write(name);
    expect(names()).toEqual(['B/z', 'a/.claude/skills/x/SKILL.md', 'b/SKILL.md']);
  });

  it('takes the execute bit from the file system', () => {
    write('run.sh', '#!/bin/sh\n');
    expect(diskTree(root).stat('run.sh')).toEqual({ path: 'run.sh', kind: 'file', executable: false });
    chmodSync(path.join(root, 'run.sh'), 0o755);
    expect(diskTree(root).stat('run.sh')).toEqual({ path: 'run.sh', kind: 'file', executable: true });
  });

  it('does not follow links, and says where they lead', () => {
    write('lib/a/SKILL.md');
    symlinkSync('lib', path.join(root, 'skills'));
    const tree = diskTree(root);
    expect(tree.list()).toEqual([
      { path: 'lib/a/SKILL.md', kind: 'file' },
      { path: 'skills', kind: 'symlink', target: 'lib' },
    ]);
    expect(tree.read('skills')).toEqual({ ok: false, reason: 'not-regular' });
  });

  it('neither opens nor waits for a FIFO', () => {
    execFileSync('mkfifo', [path.join(root, 'skill.json')]);
    const tree = diskTree(root);
    expect(tree.list()).toEqual([{ path: 'skill.json', kind: 'other' }]);
    expect(tree.read('skill.json')).toEqual({ ok: false, reason: 'not-regular' });
  });

  it('says why a path cannot be read', () => {
    write('d/f');
    write('large', new Uint8Array(READ_LIMIT + 1));
    const tree = diskTree(root);
    expect(tree.read('nope')).toEqual({ ok: false, reason: 'missing' });
    expect(tree.read('d/f/x')).toEqual({ ok: false, reason: 'missing' });
    expect(tree.read('d')).toEqual({ ok: false, reason: 'directory' });
    expect(tree.read('large')).toEqual({ ok: false, reason: 'too-large' });
  });

  it.each(['a\0b', 'a'.repeat(5000), `${'a'.repeat(300)}/b`])(
    'finds nothing at a path that no system takes',
    (name) => {
      expect(diskTree(root).stat(name)).toBeUndefined();
      expect(diskTree(root).read(name)).toMatchObject({ ok: false });
    },
  );

  it('throws where the directory itself is not there', () => {
    expect(() => diskTree(path.join(root, 'nope')).list()).toThrow(/ENOENT/);
  });
});

describe('in a checkout', () => {
  beforeEach(() => {
    git('init', '-q');
  });

  it('leaves out what git ignores and keeps what is not yet added', () => {
    write('.gitignore', 'worktrees/\n');
    for (const name of ['skills/own/SKILL.md', 'worktrees/w/SKILL.md', 'new/skill.json']) write(name);
    git('add', 'skills');
    expect(names()).toEqual(['.gitignore', 'new/skill.json', 'skills/own/SKILL.md']);
  });

  it('takes the execute bit from the index, whatever the file system says', () => {
    write('run.sh', '#!/bin/sh\n');
    git('add', '.');
    chmodSync(path.join(root, 'run.sh'), 0o755);
    expect(diskTree(root).stat('run.sh')?.executable).toBe(false);
    git('update-index', '--chmod=+x', 'run.sh');
    chmodSync(path.join(root, 'run.sh'), 0o644);
    expect(diskTree(root).stat('run.sh')?.executable).toBe(true);
  });

  it('lists only what lies below the directory it is asked about', () => {
    write('skills/a/SKILL.md');
    write('other/f');
    git('add', '.');
    expect(diskTree(path.join(root, 'skills')).list()).toEqual([
      { path: 'a/SKILL.md', kind: 'file', executable: false },
    ]);
  });

  it('walks a folder that git ignores whole, when asked about that folder', () => {
    write('.gitignore', 'out/\n');
    write('out/a/SKILL.md');
    expect(diskTree(path.join(root, 'out')).list()).toEqual([{ path: 'a/SKILL.md', kind: 'file' }]);
  });

  it('knows that a tracked file was deleted', () => {
    write('skill.json', '{}');
    git('add', '.');
    unlinkSync(path.join(root, 'skill.json'));
    const tree = diskTree(root);
    expect(tree.stat('skill.json')).toBeUndefined();
    expect(tree.read('skill.json')).toEqual({ ok: false, reason: 'missing' });
  });

  it.each(['a\nb', 'a"b', '? x', 'H 100644 0 0\ty', ' lead', 'ü', '😀'])(
    'reads a file of the awkward name %j',
    (name) => {
      write(name, 'text');
      write(`tracked/${name}`, 'text');
      git('add', 'tracked');
      const tree = diskTree(root);
      expect(tree.list().map((entry) => entry.path)).toEqual([name, `tracked/${name}`].toSorted());
      expect(tree.read(name)).toMatchObject({ ok: true });
      expect(tree.read(`tracked/${name}`)).toMatchObject({ ok: true });
    },
  );

  it('reads a file whose name is not UTF-8', () => {
    const name = Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9])]);
    writeFileSync(name, 'text');
    const tree = diskTree(root);
    expect(tree.list()).toMatchObject([{ path: 'caf\ufffd' }]);
    expect(tree.read('caf\ufffd')).toMatchObject({ ok: true });
  });

  it('knows a link that is not yet added', () => {
    symlinkSync('skills/a', path.join(root, 'link'));
    expect(diskTree(root).list()).toEqual([{ path: 'link', kind: 'symlink', target: 'skills/a' }]);
  });

  it('lists a file in conflict once', () => {
    write('f', 'ours');
    git('add', 'f');
    const object = execFileSync('git', ['hash-object', '-w', 'f'], { cwd: root, encoding: 'utf8' }).trim();
    const stages = [1, 2, 3].map((stage) => `100644 ${object} ${stage}\tf\n`).join('');
    git('rm', '-q', '--cached', 'f');
    execFileSync('git', ['update-index', '--index-info'], { cwd: root, input: stages });
    expect(diskTree(root).list()).toEqual([{ path: 'f', kind: 'file', executable: false }]);
  });

  it('knows submodules', () => {
    mkdirSync(path.join(root, 'mod'));
    git('update-index', '--add', '--cacheinfo', '160000,1234567890123456789012345678901234567890,mod');
    expect(diskTree(root).list()).toEqual([{ path: 'mod', kind: 'submodule' }]);
  });
});
