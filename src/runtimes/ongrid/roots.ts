import { compareText, locate } from '../../domain/location.js';
import { baseName, isWithin, joinPath } from '../../domain/paths.js';
import type { Fault } from '../../domain/plan.js';
import type { Folders } from '../../domain/folders.js';
import type { Tree } from '../../domain/tree.js';
import { cleanPath } from '../go/clean-path.js';
import type { AllowListRoot } from '../runtime.js';
import type { OpenRoot } from './entry.js';
import { dropping } from './faults.js';
import { log } from './log.js';

/** A configured root, as the loader finds it. */
export interface FoundRoot {
  /** Absent where the loader passes over it. */
  readonly open?: OpenRoot;
  /** The directory that it leads to, where it yields nothing because it is a link. */
  readonly linked?: string;
  readonly log: readonly string[];
  readonly faults: readonly Fault[];
}

/** Examines a root. A link is followed only where the path ends in a slash. */
export function findRoot({ path: configured }: AllowListRoot, folders: Folders): FoundRoot {
  const path = cleanPath(configured);
  const location = locate(path);
  const refuse = (variant: string, words: string, lines: readonly string[]): FoundRoot => ({
    log: lines,
    faults: [dropping({ code: 'root-invalid', variant, values: { root: path }, location }, words)],
  });
  const found = folders.resolve(path);
  if (found.kind === 'missing') return refuse('absent', 'not present', [log.rootAbsent(path)]);
  if (found.kind !== 'found') return refuse(found.kind, 'cannot be examined', []);
  if (found.entry.kind !== 'directory')
    return refuse('not-directory', 'not a directory', [log.rootNotDirectory(path)]);
  const link = folders.stat(path);
  if (link?.kind !== 'symlink' || configured.endsWith('/')) {
    return { open: { path, real: found.path }, log: [], faults: [] };
  }
  const values = { root: path, target: link.target ?? '' };
  const mistake = { code: 'root-symlink', variant: 'symlink', values, location };
  return { linked: found.path, log: [], faults: [dropping(mistake, 'a link is not walked')] };
}

/** The manifests of a tree, in the order in which a walk of it meets them. */
export function manifestsOf(tree: Tree): readonly string[] {
  return tree
    .list()
    .filter(({ path, kind }) => baseName(path) === 'skill.json' && kind !== 'submodule')
    .map(({ path }) => path.split('/'))
    .toSorted(compareWalk)
    .map((parts) => parts.join('/'));
}

/** The manifests below a root, by their real paths and as the walk names them. */
export function manifestsBelow(root: OpenRoot, manifests: readonly string[]): readonly string[] {
  return manifests
    .filter((path) => isWithin(path, root.real))
    .map((path) => joinPath(root.path, root.real === '.' ? path : path.slice(root.real.length + 1)));
}

/** A walk goes through the names of a directory in byte order, and into each directory at once. */
function compareWalk(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? a.length - b.length : compareText(a[index] ?? '', b[index] ?? '');
}
