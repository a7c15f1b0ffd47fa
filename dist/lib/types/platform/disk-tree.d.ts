import { type Tree } from '../domain/tree.js';
/**
 * The files below a directory of the disk. In a checkout git says which there are and whether they are executable;
 * elsewhere every file counts but those below `.git` and `node_modules`. Throws what the file system throws where the
 * directory itself cannot be read.
 */
export declare function diskTree(directory: string): Tree;
/** Whether anything stands at a path of the disk, relative to the current folder. */
export declare function isThere(name: string): boolean;
/** Whether a path of the disk is a directory, links followed. */
export declare function isDirectory(name: string): boolean;
