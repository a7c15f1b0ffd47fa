import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordFiles } from '../../src/platform/file-record.js';
import { SNAPSHOT_LIMIT, snapshot } from '../../src/platform/file-snapshot.js';
import { Pipes } from '../../src/platform/pipes.js';
import { listProcesses, readProcess, refersTo } from '../../src/platform/process-table.js';
import { hostSystem } from '../../src/platform/smoke-system.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skillgate-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function at(...parts: readonly string[]): string {
  return path.join(folder, ...parts);
}

/** What a snapshot tells of a change to a small repository. */
function changes(change: () => void): readonly string[] {
  for (const name of ['a', 'b/c', '.git/config', '.git/hooks/pre-push']) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), 'x');
  }
  const before = snapshot(folder).files;
  change();
  const after = snapshot(folder).files;
  const names = new Set([...before.keys(), ...after.keys()]);
  return Array.from(names)
    .filter((name) => before.get(name) !== after.get(name))
    .toSorted();
}

describe('a record of files', () => {
  it.each<[title: string, change: () => void, changed: readonly string[]]>([
    ['nothing', () => undefined, []],
    ['touching', () => utimesSync(at('env'), 1, 1), []],
    ['appending', () => writeFileSync(at('env'), 'A=b\nPATH=/evil\n'), ['env']],
    ['emptying', () => writeFileSync(at('env'), ''), ['env']],
    ['removing', () => rmSync(at('env')), ['env']],
    ['adding', () => writeFileSync(at('other'), 'x'), ['other']],
    ['adding a folder', () => mkdirSync(at('other/deep'), { recursive: true }), ['other']],
    ['renaming', () => renameSync(at('env'), at('env2')), ['env', 'env2']],
    [
      'putting a link in its place',
      () => {
        rmSync(at('env'));
        symlinkSync('/etc/hostname', at('env'));
      },
      ['env'],
    ],
    [
      'putting a folder in its place',
      () => {
        rmSync(at('env'));
        mkdirSync(at('env'));
      },
      ['env'],
    ],
  ])('%s is told and put back', (_title, change, changed) => {
    writeFileSync(at('env'), 'A=b\n', { mode: 0o640 });
    writeFileSync(at('path'), '');
    const record = recordFiles({ directories: [folder, '/no/such/folder'], files: [] });
    change();
    expect(record.restore()).toEqual(changed);
    expect(readdirSync(folder).toSorted()).toEqual(['env', 'path']);
    expect(readFileSync(at('env'), 'utf8')).toBe('A=b\n');
    expect(statSync(at('env')).mode & 0o777).toBe(0o640);
    expect(record.restore()).toEqual([]);
  });

  it('the folder itself may be gone', () => {
    mkdirSync(at('commands'));
    writeFileSync(at('commands/env'), 'A=b\n');
    const record = recordFiles({ directories: [at('commands')], files: [] });
    rmSync(at('commands'), { recursive: true });
    writeFileSync(at('commands'), 'no folder');
    expect(record.restore()).toEqual(['env']);
    expect(readFileSync(at('commands/env'), 'utf8')).toBe('A=b\n');
  });

  it('single files leave their neighbours alone', () => {
    writeFileSync(at('env'), 'A=b\n');
    const record = recordFiles({ directories: [], files: [at('env'), at('absent')] });
    writeFileSync(at('env'), 'A=c\n');
    writeFileSync(at('absent'), 'x');
    writeFileSync(at('neighbour'), 'x');
    expect(record.restore()).toEqual(['absent', 'env']);
    expect(readdirSync(folder).toSorted()).toEqual(['env', 'neighbour']);
    expect(readFileSync(at('env'), 'utf8')).toBe('A=b\n');
  });
});

describe('a snapshot', () => {
  it.each<[title: string, change: () => void, changed: readonly string[]]>([
    ['nothing', () => undefined, []],
    ['reading', () => readFileSync(at('a')), []],
    ['writing the same', () => writeFileSync(at('a'), 'x'), ['a']],
    [
      'writing and setting the time back',
      () => {
        const { mtime } = statSync(at('a'));
        writeFileSync(at('a'), 'y');
        utimesSync(at('a'), mtime, mtime);
      },
      ['a'],
    ],
    ['a mode', () => chmodSync(at('b/c'), 0o755), ['b/c']],
    ['a new folder', () => mkdirSync(at('b/d')), ['b/d/']],
    ['removal', () => rmSync(at('b'), { recursive: true }), ['b/', 'b/c']],
    ['a link', () => symlinkSync('a', at('l')), ['l']],
    ['a hook', () => writeFileSync(at('.git/hooks/post-checkout'), 'x'), ['.git/hooks/post-checkout']],
    ["git's index", () => writeFileSync(at('.git/index'), 'x'), []],
    [
      "an interpreter's cache",
      () => {
        mkdirSync(at('b/__pycache__'));
        writeFileSync(at('b/__pycache__/c.pyc'), 'x');
      },
      [],
    ],
  ])('%s', async (_title, change, changed) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    expect(changes(change)).toEqual(changed);
  });

  it('of more than the limit is cut, and says so', () => {
    for (let index = 0; index < 3; index += 1) writeFileSync(at(String(index)), '');
    expect(snapshot(folder)).toMatchObject({ cut: false });
    expect(SNAPSHOT_LIMIT).toBeGreaterThan(10_000);
    expect(snapshot('/no/such/folder').files.size).toBe(0);
  });
});

describe('pipes', () => {
  it.each([
    ['in', true],
    ['out', true],
    ['in', false],
    ['out', false],
  ] as const)('%s, borrowed %s: what one end is given comes out of the other', (direction, canBorrow) => {
    const pipes = new Pipes(canBorrow);
    const open = Array.from({ length: 40 }, () => pipes.open(direction));
    for (const { child, own, identity } of open) {
      const [from, to] = direction === 'in' ? [own, child] : [child, own];
      writeSync(from, 'text');
      const bytes = Buffer.alloc(10);
      expect(bytes.toString('utf8', 0, readSync(to, bytes))).toBe('text');
      closeSync(from);
      expect(readSync(to, bytes)).toBe(0);
      closeSync(to);
      expect(identity).toMatch(canBorrow ? /^pipe:/ : /skillgate-pipes/);
    }
    expect(new Set(open.map(({ identity }) => identity)).size).toBe(40);
    pipes.dispose();
  });
});

describe('the table of processes', () => {
  it('shows this one', () => {
    const own = readProcess(process.pid);
    expect(own).toMatchObject({ id: process.pid, parent: process.ppid });
    expect(listProcesses().map(({ id }) => id)).toContain(process.pid);
    expect(readProcess(2 ** 30)).toBeUndefined();
  });

  it('knows what it works in, and no more', () => {
    expect(refersTo(process.pid, [process.cwd()])).toBe(true);
    expect(refersTo(process.pid, ['/no/such/place/at/all'])).toBe(false);
    expect(refersTo(2 ** 30, ['/'])).toBe(false);
  });
});

describe('the machine', () => {
  it('a file is looked at without following its contents', () => {
    writeFileSync(at('run'), `#!/bin/sh\n${'x'.repeat(1000)}`);
    expect(hostSystem.examine(at('run'))).toMatchObject({ kind: 'file', executable: false });
    expect(hostSystem.examine(at('run')).head.length).toBe(512);
    chmodSync(at('run'), 0o601);
    expect(hostSystem.examine(at('run'))).toMatchObject({ executable: true });
    expect(hostSystem.examine(folder)).toMatchObject({ kind: 'directory' });
    expect(hostSystem.examine(at('none'))).toMatchObject({ kind: 'missing' });
    expect(hostSystem.examine('/dev/null')).toMatchObject({ kind: 'other' });
  });

  it('programs are found in absolute folders only', () => {
    writeFileSync(at('tool'), '', { mode: 0o755 });
    writeFileSync(at('data'), '', { mode: 0o644 });
    mkdirSync(at('folder'));
    expect(hostSystem.findProgram('tool', `:.:${folder}`)).toBe(at('tool'));
    expect(hostSystem.findProgram('tool', '.')).toBeUndefined();
    expect(hostSystem.findProgram('folder', folder)).toBeUndefined();
  });
});
