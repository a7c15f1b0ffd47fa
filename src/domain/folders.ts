import { compareText } from './location.js';
import { baseName, directoryOf } from './paths.js';
import type { Entry, Tree } from './tree.js';

/** How many links may be met on the way to a file, as in the Linux kernel. */
const LINK_LIMIT = 40;

/** Where a path leads once every link on it is followed. */
export type Resolution =
  | { readonly kind: 'found'; readonly path: string; readonly entry: Entry }
  /** Nothing stands there; `path` is the first part that is missing. */
  | { readonly kind: 'missing'; readonly path: string }
  /** It leaves the repository; `target` is absolute, or begins with `../`. */
  | { readonly kind: 'outside'; readonly target: string }
  | { readonly kind: 'loop' }
  /** Something on the way is no directory. */
  | { readonly kind: 'not-directory'; readonly path: string };

/** The directories of a tree, made of what it lists, and where links lead in it. */
export class Folders {
  private readonly tree: Tree;
  private children: ReadonlyMap<string, readonly Entry[]> | undefined;

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /** What stands directly in a directory (no links followed), in byte order of the names. */
  list(directory: string): readonly Entry[] {
    this.children ??= index(this.tree.list());
    return this.children.get(directory) ?? [];
  }

  /** Whether a directory holds anything that the tree lists. */
  has(directory: string): boolean {
    return directory === '.' || this.list(directory).length > 0;
  }

  /** What stands at a path, without following a link at its end. */
  stat(path: string): Entry | undefined {
    if (this.has(path)) return { path, kind: 'directory' };
    return this.tree.stat(path);
  }

  /** Follows every link on a path, `..` included, as an operating system does. */
  resolve(path: string): Resolution {
    const pending = path.split('/').toReversed();
    let here: readonly string[] = [];
    let links = 0;
    for (;;) {
      const part = pending.pop();
      if (part === undefined) break;
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (here.length === 0) return { kind: 'outside', target: ['..', ...pending.toReversed()].join('/') };
        here = here.slice(0, -1);
        continue;
      }
      const next = [...here, part].join('/');
      const entry = this.stat(next);
      if (!entry) return { kind: 'missing', path: next };
      if (entry.kind === 'symlink') {
        links += 1;
        if (links > LINK_LIMIT) return { kind: 'loop' };
        const target = entry.target ?? '';
        if (target.startsWith('/'))
          return { kind: 'outside', target: [target, ...pending.toReversed()].join('/') };
        pending.push(...target.split('/').toReversed());
        continue;
      }
      if (entry.kind !== 'directory' && pending.some((rest) => rest !== '' && rest !== '.')) {
        return { kind: 'not-directory', path: next };
      }
      here = [...here, part];
    }
    const found = here.length === 0 ? '.' : here.join('/');
    return { kind: 'found', path: found, entry: this.stat(found) ?? { path: found, kind: 'directory' } };
  }
}

function index(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const children = new Map<string, Entry[]>();
  const add = (entry: Entry): boolean => {
    const directory = directoryOf(entry.path);
    const siblings = children.get(directory);
    if (siblings) siblings.push(entry);
    else children.set(directory, [entry]);
    return siblings === undefined;
  };
  for (const entry of entries) {
    let isNew = add(entry);
    for (let above = directoryOf(entry.path); isNew && above !== '.'; above = directoryOf(above)) {
      isNew = add({ path: above, kind: 'directory' });
    }
  }
  for (const siblings of children.values())
    siblings.sort((a, b) => compareText(baseName(a.path), baseName(b.path)));
  return children;
}
