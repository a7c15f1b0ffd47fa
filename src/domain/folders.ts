import { compareText } from './location.js';
import { baseName, directoryOf } from './paths.js';
import type { Entry, Tree } from './tree.js';

/** How many links may be met on the way to a file, as in the Linux kernel. */
const LINK_LIMIT = 40;

const TOP: Entry = { path: '.', kind: 'directory' };

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
  private known: Index | undefined;

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /** What stands directly in a directory (no links followed), in byte order of the names. */
  list(directory: string): readonly Entry[] {
    return this.index().children.get(directory) ?? [];
  }

  /** Whether a directory holds anything that the tree lists. */
  has(directory: string): boolean {
    return directory === '.' || this.index().children.has(directory);
  }

  /** What the tree lists at a path, directories too; whatever git ignores is not there. Costs nothing. */
  listed(path: string): Entry | undefined {
    return this.has(path) ? { path, kind: 'directory' } : this.index().entries.get(path);
  }

  /** What stands at a path, without following a link at its end. */
  stat(path: string): Entry | undefined {
    return this.has(path) ? { path, kind: 'directory' } : this.tree.stat(path);
  }

  private index(): Index {
    this.known ??= index(this.tree.list());
    return this.known;
  }

  /** Follows every link on a path, `..` included, as an operating system does. */
  resolve(path: string): Resolution {
    return this.follow(path, (part) => this.stat(part));
  }

  /** The same among what the tree lists: for who asks often about paths that are mostly not there. */
  resolveListed(path: string): Resolution {
    return this.follow(path, (part) => this.listed(part));
  }

  private follow(path: string, lookUp: (path: string) => Entry | undefined): Resolution {
    // A file that the tree lists by just this path stands below plain directories.
    const plain = this.index().entries.get(path)?.kind === 'file' ? lookUp(path) : undefined;
    if (plain?.kind === 'file') return { kind: 'found', path, entry: plain };
    const pending = path.split('/').toReversed();
    const here: string[] = [];
    let reached: Entry = TOP;
    let links = 0;
    for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
      if (part === '' || part === '.') continue;
      if (reached.kind !== 'directory') return { kind: 'not-directory', path: reached.path };
      if (part === '..') {
        if (here.pop() === undefined) return { kind: 'outside', target: rest('..', pending) };
        reached = here.length === 0 ? TOP : { path: here.join('/'), kind: 'directory' };
        continue;
      }
      const next = here.length === 0 ? part : `${reached.path}/${part}`;
      const entry = lookUp(next);
      if (!entry) return { kind: 'missing', path: next };
      if (entry.kind === 'symlink') {
        links += 1;
        if (links > LINK_LIMIT) return { kind: 'loop' };
        const target = entry.target ?? '';
        if (target.startsWith('/')) return { kind: 'outside', target: rest(target, pending) };
        pending.push(...target.split('/').toReversed());
        continue;
      }
      here.push(part);
      reached = entry;
    }
    return { kind: 'found', path: reached.path, entry: reached };
  }
}

/** A place outside, with what was still to come behind it. */
function rest(target: string, pending: readonly string[]): string {
  return [target, ...pending.toReversed()].join('/');
}

interface Index {
  readonly children: ReadonlyMap<string, readonly Entry[]>;
  readonly entries: ReadonlyMap<string, Entry>;
}

function index(entries: readonly Entry[]): Index {
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
  return { children, entries: new Map(entries.map((entry) => [entry.path, entry])) };
}
