import { compareText } from './location.js';
import type { Entry, Tree } from './tree.js';

/** A tree in which some files hold other bytes, or are there at all. */
export function overlayTree(tree: Tree, files: ReadonlyMap<string, Uint8Array>): Tree {
  const added = Array.from(files.keys())
    .filter((path) => tree.stat(path) === undefined)
    .map((path): Entry => ({ path, kind: 'file' }));
  const entries = new Map(added.map((entry) => [entry.path, entry]));
  return {
    list: () => (added.length === 0 ? tree.list() : [...tree.list(), ...added].toSorted(byPath)),
    stat: (path) => tree.stat(path) ?? entries.get(path),
    read(path) {
      const bytes = files.get(path);
      return bytes ? { ok: true, bytes } : tree.read(path);
    },
  };
}

function byPath(a: Entry, b: Entry): number {
  return compareText(a.path, b.path);
}
