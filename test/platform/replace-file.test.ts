import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFiles } from '../../src/platform/create-file.js';
import { replaceFile } from '../../src/platform/replace-file.js';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'skillgate-replace-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const swap = { before: bytes('old'), after: bytes('new\0') };

describe('replaceFile', () => {
  it('puts the new bytes in place and keeps the mode', () => {
    const file = path.join(directory, 'a.sh');
    writeFileSync(file, 'old');
    chmodSync(file, 0o750);
    replaceFile(directory, 'a.sh', swap);
    expect(readFileSync(file, 'utf8')).toBe('new\0');
    expect(statSync(file).mode & 0o777).toBe(0o750);
    expect(readdirSync(directory)).toEqual(['a.sh']);
  });

  it.each([
    ['was changed meanwhile', (file: string) => writeFileSync(file, 'other'), 'it was changed meanwhile'],
    ['is a folder', (file: string) => mkdirSync(file), 'it is no regular file'],
    ['is a link', (file: string) => symlinkSync('b', file), '"a" is a link'],
    ['is not there', () => undefined, 'ENOENT'],
  ])('leaves what %s', (_title, prepare, why) => {
    prepare(path.join(directory, 'a'));
    expect(() => replaceFile(directory, 'a', swap)).toThrow(`"a" is left as it was: ${why}`.slice(0, 60));
    expect(readdirSync(directory).filter((name) => name.includes('skillgate'))).toEqual([]);
  });

  it('goes through no link', () => {
    mkdirSync(path.join(directory, 'real'));
    writeFileSync(path.join(directory, 'real/a'), 'old');
    symlinkSync('real', path.join(directory, 'way'));
    expect(() => replaceFile(directory, 'way/a', swap)).toThrow('"way" is a link');
  });
});

describe('createFiles', () => {
  it('makes folders on the way', () => {
    createFiles(
      directory,
      new Map([
        ['a/b/c.yml', 'x'],
        ['d.yml', 'y'],
      ]),
    );
    expect(readFileSync(path.join(directory, 'a/b/c.yml'), 'utf8')).toBe('x');
  });

  it.each(['d.yml', 'a'])('writes nothing where %s is taken', (taken) => {
    writeFileSync(path.join(directory, taken), 'ours');
    expect(() =>
      createFiles(
        directory,
        new Map([
          ['a/b/c.yml', 'x'],
          ['d.yml', 'y'],
        ]),
      ),
    ).toThrow(`"${taken}" is there already`);
    expect(readdirSync(directory)).toEqual([taken]);
  });
});
