import type { Entry, EntryKind } from '../domain/tree.js';
import { runGit } from './git-process.js';

/** A path as git lists it. `raw` is there where the name is not UTF-8 and `path` shows U+FFFD for what is not. */
export interface ListedPath extends Entry {
  readonly raw?: Buffer;
}

const KINDS: Readonly<Record<string, EntryKind>> = { '120000': 'symlink', '160000': 'submodule' };

/**
 * All files below a directory that git tracks, with their modes in its index, and those that it neither tracks nor
 * ignores, without those that are gone from the disk. Undefined where there is no checkout or no git. One process, whatever the number of files.
 */
export function listWithGit(directory: string): readonly ListedPath[] | undefined {
  const output = runGit(directory, LIST_FILES);
  if (!output) return undefined;
  // One character for each byte, since names need not be UTF-8.
  const lines = output.toString('latin1').split('\0').slice(0, -1);
  const deleted = new Set(lines.filter(isDeleted).map((line) => parseListed(line).path));
  const listed = lines.filter((line) => !isDeleted(line)).map(parseListed);
  return deleted.size === 0 ? listed : listed.filter(({ path }) => !deleted.has(path));
}

const LIST_FILES = [
  'ls-files',
  '-z',
  '-t',
  '--stage',
  '--cached',
  '--others',
  '--deleted',
  '--exclude-standard',
];

const ASCII = /^[ -~]*$/;

/** A tracked file that is gone from the disk is listed a second time, as `R`. */
function isDeleted(line: string): boolean {
  return line.startsWith('R');
}

/** `? path` for an untracked file, `H 100644 <object> 0<TAB>path` for a tracked one, in a conflict once for each stage. */
function parseListed(line: string): ListedPath {
  if (line.startsWith('?')) return toEntry(line.slice(2), { kind: 'file' });
  const mode = line.slice(2, 8);
  const kind = KINDS[mode] ?? 'file';
  const name = line.slice(line.indexOf('\t') + 1);
  return toEntry(name, kind === 'file' ? { kind, executable: mode === '100755' } : { kind });
}

function toEntry(name: string, facts: Omit<Entry, 'path'>): ListedPath {
  if (ASCII.test(name)) return { path: name, ...facts };
  const raw = Buffer.from(name, 'latin1');
  const path = raw.toString('utf8');
  return path.includes('\ufffd') ? { path, ...facts, raw } : { path, ...facts };
}
