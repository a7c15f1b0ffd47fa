import { describe, expect, it } from 'vitest';
import { Folders } from '../../src/domain/folders.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

const folders = new Folders(
  memoryTree({
    'lib/a/SKILL.md': 'text',
    'skills/a': { symlink: '../lib/a' },
    'skills/up': { symlink: '../..' },
    'skills/abs': { symlink: '/etc' },
    'skills/gone': { symlink: 'nowhere' },
    'skills/x': { symlink: 'y' },
    'skills/y': { symlink: 'x' },
    'skills/round': { symlink: '.' },
  }),
);

describe('Folders.resolve', () => {
  it.each([
    ['lib/a/SKILL.md', { kind: 'found', path: 'lib/a/SKILL.md' }],
    ['skills/a/SKILL.md', { kind: 'found', path: 'lib/a/SKILL.md' }],
    ['skills/a', { kind: 'found', path: 'lib/a' }],
    ['skills/a/../b', { kind: 'missing', path: 'lib/b' }],
    ['./lib//a/./SKILL.md', { kind: 'found', path: 'lib/a/SKILL.md' }],
    ['skills/round/round/a/SKILL.md', { kind: 'found', path: 'lib/a/SKILL.md' }],
    ['.', { kind: 'found', path: '.' }],
    ['..', { kind: 'outside', target: '..' }],
    ['../other/x', { kind: 'outside', target: '../other/x' }],
    ['skills/up/x', { kind: 'outside', target: '../x' }],
    ['skills/abs/passwd', { kind: 'outside', target: '/etc/passwd' }],
    ['skills/gone', { kind: 'missing', path: 'skills/nowhere' }],
    ['skills/x', { kind: 'loop' }],
    ['lib/a/SKILL.md/x', { kind: 'not-directory', path: 'lib/a/SKILL.md' }],
  ])('%s', (path, expected) => {
    expect(folders.resolve(path)).toMatchObject(expected);
  });
});

describe('Folders.list', () => {
  it('gives what stands directly in a directory, in byte order, directories too', () => {
    expect(folders.list('.').map(({ path, kind }) => [path, kind])).toEqual([
      ['lib', 'directory'],
      ['skills', 'directory'],
    ]);
    expect(folders.list('lib').map(({ path }) => path)).toEqual(['lib/a']);
    expect(folders.list('nowhere')).toEqual([]);
  });

  it('orders by code point, not by UTF-16 unit', () => {
    const names = ['\uffee', '\u{1f600}', 'a'];
    const tree = new Folders(memoryTree(Object.fromEntries(names.map((name) => [name, '']))));
    expect(tree.list('.').map(({ path }) => path)).toEqual(['a', '\uffee', '\u{1f600}']);
  });
});
