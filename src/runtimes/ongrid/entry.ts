import type { Folders } from '../../domain/folders.js';
import { directoryOf, isWithin, joinPath } from '../../domain/paths.js';
import type { Entry } from '../../domain/tree.js';
import { cleanPath, joinClean } from '../go/clean-path.js';
import type { AllowListRoot } from '../runtime.js';

/** An allow-listed directory as it was found. */
export interface OpenRoot {
  /** As configured, cleaned: what paths below it begin with. */
  readonly path: string;
  /** The same with its links resolved. */
  readonly real: string;
}

/** What stands at a path outside the repository; the tree does not know. */
export type Outside = (path: string) => { readonly path: string; readonly exists: boolean };

/** What an entry is resolved against. */
export interface EntryPlace {
  readonly folders: Folders;
  /** The manifest as the loader walks to it. */
  readonly manifest: string;
  readonly root: OpenRoot;
  readonly allowList: readonly AllowListRoot[];
  readonly outside: Outside;
}

/** Where an entry leads; `words` are the loader's own on why it refuses it. */
export type EntryResolution =
  | { readonly kind: 'inside'; readonly path: string; readonly entry: Entry }
  | { readonly kind: 'missing'; readonly path: string; readonly words: string }
  | { readonly kind: 'loop'; readonly words: string }
  | { readonly kind: 'escapes'; readonly target: string; readonly words: string }
  /** It stands in the root, under a name that begins with two dots, which the loader takes for leaving it. */
  | { readonly kind: 'leading-dots'; readonly target: string; readonly words: string };

/** Links from one root into another by an absolute path: as many are followed as on a path. */
const JUMP_LIMIT = 40;

/**
 * Resolves an entry as ongrid does: cleaned by its text, then every link followed, then held against the root.
 * Source: vectors/ongrid-skill-json.json.
 */
export function resolveEntry(entry: string, place: EntryPlace): EntryResolution {
  const directory = directoryOf(place.manifest);
  const start = entry.startsWith('/')
    ? mapMount(cleanPath(entry), place.allowList)
    : joinClean(directory, entry);
  return resolve(start, place, JUMP_LIMIT);
}

function resolve(path: string, place: EntryPlace, jumps: number): EntryResolution {
  if (path.includes('\0')) return refuseNul(path, place, jumps);
  if (path.startsWith('/')) return refuseOutside(path, place);
  const found = place.folders.resolve(path);
  switch (found.kind) {
    case 'found':
      return holdAgainstRoot(found, place.root);
    case 'missing':
      return missing(found.path, `lstat ${found.path}: no such file or directory`);
    case 'not-directory':
      return missing(path, 'not a directory');
    case 'loop':
      return { kind: 'loop', words: 'eval entry symlinks: EvalSymlinks: too many links' };
    case 'outside': {
      const target = cleanPath(found.target);
      const mapped = mapMount(target, place.allowList);
      return mapped !== target && jumps > 0
        ? resolve(mapped, place, jumps - 1)
        : refuseOutside(target, place);
    }
  }
}

/** "Inside" is decided on the text of the way from the root, which must not begin with two dots. */
function holdAgainstRoot(
  { path, entry }: { readonly path: string; readonly entry: Entry },
  { real }: OpenRoot,
): EntryResolution {
  const isInside = isWithin(path, real);
  const way = real === '.' ? path : path.slice(real.length + 1);
  if (isInside && !way.startsWith('..')) return { kind: 'inside', path, entry };
  const words = `entry ${path} escapes allowlist root ${real}`;
  return { kind: isInside ? 'leading-dots' : 'escapes', target: path, words };
}

function refuseOutside(target: string, { root, outside }: EntryPlace): EntryResolution {
  const { path, exists } = outside(target);
  const words = exists
    ? `entry ${path} escapes allowlist root ${root.real}`
    : `eval entry symlinks: lstat ${path}: no such file or directory`;
  return { kind: 'escapes', target, words };
}

/** The system refuses the first name with a NUL, once it has got there. */
function refuseNul(path: string, place: EntryPlace, jumps: number): EntryResolution {
  const parts = path.split('/');
  const index = parts.findIndex((part) => part.includes('\0'));
  const above = resolve(parts.slice(0, index).join('/') || '.', place, jumps);
  if (above.kind === 'missing' || above.kind === 'loop') return above;
  const stopped = joinPath(above.kind === 'inside' ? above.path : above.target, parts[index] ?? '');
  return missing(stopped, `lstat ${stopped}: invalid argument`);
}

function missing(path: string, words: string): EntryResolution {
  return { kind: 'missing', path, words: `eval entry symlinks: ${words}` };
}

/** An absolute path as one of the repository, where it lies below the directory that a root is mounted at. */
function mapMount(path: string, allowList: readonly AllowListRoot[]): string {
  for (const root of allowList) {
    const mount = root.mount === undefined ? undefined : cleanPath(root.mount);
    if (mount === undefined || !(path === mount || path.startsWith(mount === '/' ? '/' : `${mount}/`)))
      continue;
    return joinClean(root.path, path.slice(mount.length));
  }
  return path;
}
