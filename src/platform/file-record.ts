import {
  type Stats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** More than this is not kept of one file, in bytes; the files meant here are nearly empty. */
const KEEP_LIMIT = 4 * 1024 * 1024;

interface Kept {
  readonly bytes: Buffer;
  readonly mode: number;
}

/** Files of some directories, with their contents. */
export interface FileRecord {
  /** Puts back what was changed since and gives the base names of what was, in order. */
  restore(): readonly string[];
}

/** What is kept: all that stands directly in a directory, so that new files are noticed, and single files. */
export interface RecordedPlaces {
  readonly directories: readonly string[];
  readonly files: readonly string[];
}

/**
 * Keeps files with their contents, so that a change can be told and undone: what a skill writes into the runner's
 * command files, a later step obeys. What is not there is kept as such. Source: spec github.md 1.5.
 */
export function recordFiles({ directories, files }: RecordedPlaces): FileRecord {
  const folders = Array.from(new Set(directories), (directory) => ({ directory, kept: keepAll(directory) }));
  const single = Array.from(new Set(files), (file) => ({ file, before: keep(file) }));
  return {
    restore: () =>
      [
        ...folders.flatMap(({ directory, kept }) => restoreAll(directory, kept)),
        ...single.flatMap(({ file, before }) => (restoreFile(file, before) ? [path.basename(file)] : [])),
      ].toSorted(),
  };
}

function keepAll(directory: string): ReadonlyMap<string, Kept> {
  const kept = new Map<string, Kept>();
  for (const name of namesIn(directory)) {
    const file = keep(path.join(directory, name));
    if (file) kept.set(name, file);
  }
  return kept;
}

function keep(file: string): Kept | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats: Stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > KEEP_LIMIT) return undefined;
    return { bytes: readFileSync(descriptor), mode: stats.mode & 0o7777 };
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function restoreAll(directory: string, kept: ReadonlyMap<string, Kept>): readonly string[] {
  if (kept.size > 0 && !isDirectory(directory)) {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
  }
  const changed: string[] = [];
  for (const [name, before] of kept) if (restoreFile(path.join(directory, name), before)) changed.push(name);
  for (const name of namesIn(directory)) {
    if (kept.has(name) || isLarge(path.join(directory, name))) continue;
    changed.push(name);
    rmSync(path.join(directory, name), { recursive: true, force: true });
  }
  return changed;
}

/** Whether a file had to be put back. Whatever stands there now, a link or a folder perhaps, is not written through. */
function restoreFile(file: string, before: Kept | undefined): boolean {
  const now = keep(file);
  if (!before) {
    const isNew = lstatSync(file, { throwIfNoEntry: false }) !== undefined && !isLarge(file);
    if (isNew) rmSync(file, { recursive: true, force: true });
    return isNew;
  }
  if (now?.bytes.equals(before.bytes) === true) return false;
  if (!now) rmSync(file, { recursive: true, force: true });
  writeFileSync(file, before.bytes, { mode: before.mode });
  return true;
}

function isDirectory(directory: string): boolean {
  return lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Too large to have been kept, so nobody can say whether it is new. */
function isLarge(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size > KEEP_LIMIT;
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
