import {
  type Stats,
  accessSync,
  closeSync,
  constants,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordFiles } from './file-record.js';
import { snapshot } from './file-snapshot.js';
import { Pipes } from './pipes.js';
import { listProcesses, readProcess, refersTo } from './process-table.js';

/** As much of a file is looked at to tell how it starts, in bytes. */
const HEAD = 512;

/** What smoke runs need of the machine they run on. */
export const hostSystem = {
  examine,
  realDirectory,
  findProgram,
  createScratch,
  snapshot,
  record: recordFiles,
} as const;

/** What the helper that starts children needs of the machine. */
export function createSpawnerSystem() {
  const pipes = new Pipes();
  return {
    openPipe: (direction: 'in' | 'out') => pipes.open(direction),
    close: closeSync,
    processes: listProcesses,
    process: readProcess,
    refersTo,
    dispose: () => pipes.dispose(),
  };
}

/** What stands at a path, links followed. Never waits on a FIFO, and reads nothing that is not a regular file. */
function examine(file: string): {
  readonly kind: 'file' | 'directory' | 'missing' | 'other';
  readonly executable: boolean;
  readonly head: Uint8Array;
} {
  const stats = statOf(file);
  const head = new Uint8Array();
  if (!stats) return { kind: 'missing', executable: false, head };
  const executable = (stats.mode & 0o111) !== 0;
  if (stats.isDirectory()) return { kind: 'directory', executable, head };
  return stats.isFile()
    ? { kind: 'file', executable, head: readHead(file) }
    : { kind: 'other', executable, head };
}

function readHead(file: string): Uint8Array {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    if (!fstatSync(descriptor).isFile()) return new Uint8Array();
    const bytes = new Uint8Array(HEAD);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, HEAD, 0));
  } catch {
    return new Uint8Array();
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function realDirectory(directory: string): string | undefined {
  try {
    const real = realpathSync(directory);
    return statOf(real)?.isDirectory() === true ? real : undefined;
  } catch {
    return undefined;
  }
}

/** A relative or empty part of a PATH stands for the folder at hand, which may be the repository: it is passed over. */
function findProgram(name: string, searchPath: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statOf(file)?.isFile() === true;
  } catch {
    return false;
  }
}

function createScratch(): { readonly path: string; remove(): void } {
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'skillgate-run-')));
  return { path: directory, remove: () => removeAll(directory) };
}

/** What a skill has made unremovable stays in the system's folder for temporary files, and stops nobody. */
function removeAll(directory: string): void {
  try {
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Nothing of ours depends on it.
  }
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
