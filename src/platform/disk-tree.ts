import {
  type Dirent,
  type Stats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  readdirSync,
  readlinkSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { compareText } from '../domain/location.js';
import {
  type Entry,
  type EntryKind,
  READ_LIMIT,
  type ReadResult,
  type Tree,
  type UnreadableReason,
} from '../domain/tree.js';
import { type ListedPath, listWithGit } from './git.js';

/**
 * The files below a directory of the disk. In a checkout git says which there are and whether they are executable;
 * elsewhere every file counts but those below `.git` and `node_modules`. Throws what the file system throws where the
 * directory itself cannot be read.
 */
export function diskTree(directory: string): Tree {
  const root = path.resolve(directory);
  let entries: ReadonlyMap<string, ListedPath> | undefined;
  const listing = (): ReadonlyMap<string, ListedPath> => (entries ??= listFiles(root));
  const onDisk = (name: string): string | Buffer => {
    const raw = entries?.get(name)?.raw;
    return raw ? Buffer.concat([Buffer.from(root + path.sep), raw]) : path.join(root, name);
  };
  return {
    list: () => Array.from(listing().values()),
    stat: (name) => {
      const known = listing().get(name);
      return known && isWholeEntry(known) ? known : statEntry(onDisk(name), name, known);
    },
    read: (name) => readFile(onDisk(name)),
  };
}

/** Whether anything stands at a path of the disk, relative to the current folder. */
export function isThere(name: string): boolean {
  return lstat(name) !== undefined;
}

/** Whether a path of the disk is a directory, links followed. */
export function isDirectory(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function listFiles(root: string): ReadonlyMap<string, ListedPath> {
  const fromGit = listWithGit(root);
  // A folder that git ignores whole lists nothing, yet somebody asks about it.
  const found = fromGit && fromGit.length > 0 ? fromGit : walk(root);
  const withKinds = fromGit
    ? found.map((entry) => (isWholeEntry(entry) ? entry : withKind(root, entry)))
    : found;
  const withTargets = withKinds.map((entry) => (entry.kind === 'symlink' ? withTarget(root, entry) : entry));
  return new Map(
    withTargets.toSorted((a, b) => compareText(a.path, b.path)).map((entry) => [entry.path, entry]),
  );
}

/** Whether the listing has told all there is to tell: of a plain file that git does not track, it has not. */
function isWholeEntry({ kind, executable }: ListedPath): boolean {
  return kind !== 'file' || executable !== undefined;
}

/** Of a file that it does not track, git tells the name and not the kind. */
function withKind(root: string, entry: ListedPath): ListedPath {
  const stats = lstat(path.join(root, entry.path));
  return stats ? { ...entry, kind: kindOf(stats) } : entry;
}

/** Where links are checked out as text files (Windows), the text is the target. */
function withTarget(root: string, entry: ListedPath): ListedPath {
  const file = path.join(root, entry.path);
  try {
    return { ...entry, target: readlinkSync(file).split(path.sep).join('/') };
  } catch {
    const text = readFile(file);
    return text.ok ? { ...entry, target: Buffer.from(text.bytes).toString('utf8').trim() } : entry;
  }
}

const NEVER_WALKED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

function walk(root: string): readonly ListedPath[] {
  const found: ListedPath[] = [];
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readFolder(root, folder)) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const kind = kindOf(entry);
      if (kind !== 'directory') found.push({ path: name, kind });
      else if (!NEVER_WALKED.has(entry.name)) pending.push(name);
    }
  }
  return found;
}

/** A folder that may not be read is empty to every runtime; only the top one has to be there. */
function readFolder(root: string, folder: string): readonly Dirent[] {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (folder === '') throw error;
    return [];
  }
}

function kindOf(entry: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): EntryKind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'directory';
  return entry.isSymbolicLink() ? 'symlink' : 'other';
}

/** A manifest may name a path that no system takes (too long, a NUL in it): nothing stands there. */
function lstat(file: string | Buffer): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The disk says what stands there; git's index, where it knows the path, whether it is executable. */
function statEntry(file: string | Buffer, name: string, known: ListedPath | undefined): Entry | undefined {
  const stats = lstat(file);
  if (!stats) return undefined;
  const kind = kindOf(stats);
  if (kind === 'symlink') return { path: name, kind, target: known?.target ?? readlinkSync(file) };
  if (kind !== 'file') return { path: name, kind };
  if (known?.kind === 'symlink' && known.target !== undefined) return known;
  const executable =
    known?.executable ?? (process.platform === 'win32' ? undefined : (stats.mode & 0o111) !== 0);
  return executable === undefined ? { path: name, kind } : { path: name, kind, executable };
}

/** Where a system lacks one of these (Windows), it is undefined and counts as 0. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A FIFO must not block and a link must not be followed, so the file is opened with care and looked at before reading. */
function readFile(file: string | Buffer): ReadResult {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, OPEN_FLAGS);
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) return { ok: false, reason: 'directory' };
    if (!stats.isFile()) return { ok: false, reason: 'not-regular' };
    if (stats.size > READ_LIMIT) return { ok: false, reason: 'too-large' };
    const bytes = Buffer.allocUnsafe(stats.size);
    return { ok: true, bytes: bytes.subarray(0, readAll(descriptor, bytes)) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function readAll(descriptor: number, bytes: Buffer): number {
  let filled = 0;
  while (filled < bytes.length) {
    const count = readSync(descriptor, bytes, filled, bytes.length - filled, null);
    if (count === 0) break;
    filled += count;
  }
  return filled;
}

const REASONS: Readonly<Record<string, UnreadableReason>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'directory',
  EACCES: 'permission',
  EPERM: 'permission',
  ELOOP: 'not-regular',
  ENXIO: 'not-regular',
};

function reasonOf(error: unknown): UnreadableReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? 'failed';
}
