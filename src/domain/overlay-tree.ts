import type { Tree } from './tree.js';

/** A tree in which some files hold other bytes. */
export function overlayTree(tree: Tree, files: ReadonlyMap<string, Uint8Array>): Tree {
  return {
    list: () => tree.list(),
    stat: (path) => tree.stat(path),
    read(path) {
      const bytes = files.get(path);
      return bytes ? { ok: true, bytes } : tree.read(path);
    },
  };
}
