import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../src/domain/version.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let fresh = '';

function run(script: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', script), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .toSorted();
}

beforeAll(() => {
  fresh = mkdtempSync(path.join(tmpdir(), 'skillgate-dist-'));
  expect(run('build.mjs', path.join(fresh, 'dist'))).toBe('');
}, 240_000);

afterAll(() => {
  rmSync(fresh, { recursive: true, force: true });
});

describe('dist', () => {
  it('holds the files of a fresh build', () => {
    expect(filesBelow(path.join(root, 'dist'))).toEqual(filesBelow(path.join(fresh, 'dist')));
  });

  it('is a fresh build byte for byte', () => {
    const differing = filesBelow(path.join(fresh, 'dist')).filter(
      (name) =>
        !readFileSync(path.join(fresh, 'dist', name)).equals(readFileSync(path.join(root, 'dist', name))),
    );
    expect(differing, 'run `npm run build` and commit dist/').toEqual([]);
  });

  it('keeps the command line executable', () => {
    expect(statSync(path.join(root, 'dist/cli/index.js')).mode & 0o111).not.toBe(0);
  });
});

describe('generated text', () => {
  it('is what the sources say', () => {
    expect(run('generate.mjs', '--check')).toBe('');
  });

  it('the version is that of package.json', () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(VERSION).toBe(version);
  });
});
