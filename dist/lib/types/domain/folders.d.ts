import type { Entry, Tree } from './tree.js';
/** Where a path leads once every link on it is followed. */
export type Resolution = {
    readonly kind: 'found';
    readonly path: string;
    readonly entry: Entry;
}
/** Nothing stands there; `path` is the first part that is missing. */
 | {
    readonly kind: 'missing';
    readonly path: string;
}
/** It leaves the repository; `target` is absolute, or begins with `../`. */
 | {
    readonly kind: 'outside';
    readonly target: string;
} | {
    readonly kind: 'loop';
}
/** Something on the way is no directory. */
 | {
    readonly kind: 'not-directory';
    readonly path: string;
};
/** The directories of a tree, made of what it lists, and where links lead in it. */
export declare class Folders {
    private readonly tree;
    private known;
    constructor(tree: Tree);
    /** What stands directly in a directory (no links followed), in byte order of the names. */
    list(directory: string): readonly Entry[];
    /** Whether a directory holds anything that the tree lists. */
    has(directory: string): boolean;
    /** What the tree lists at a path, directories too; whatever git ignores is not there. Costs nothing. */
    listed(path: string): Entry | undefined;
    /** What stands at a path, without following a link at its end. */
    stat(path: string): Entry | undefined;
    private index;
    /** Follows every link on a path, `..` included, as an operating system does. */
    resolve(path: string): Resolution;
    /** The same among what the tree lists: for who asks often about paths that are mostly not there. */
    resolveListed(path: string): Resolution;
    private follow;
}
