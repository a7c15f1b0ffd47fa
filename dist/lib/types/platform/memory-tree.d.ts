import type { Tree } from '../domain/tree.js';
/** A file or link of a memory tree. */
export interface MemoryEntry {
    readonly text?: string;
    readonly base64?: string;
    /** `before`, then `text` taken `times` times, then `after`. */
    readonly repeat?: {
        readonly before: string;
        readonly text: string;
        readonly times: number;
        readonly after: string;
    };
    /** `before`, `open` taken `depth` times, `close` as often, `after`. */
    readonly nested?: {
        readonly before: string;
        readonly open: string;
        readonly close: string;
        readonly depth: number;
        readonly after: string;
    };
    /** The last three digits of git's mode; `644` where absent. */
    readonly mode?: string;
    readonly symlink?: string;
}
/** `count` files, `%03d` in pattern and text standing for the number of each. */
export interface ManyEntries {
    readonly pattern: string;
    readonly count: number;
    readonly text: string;
}
/** A tree as an object: path → text, or an entry. `many` makes numbered files and `and` holds those beside them. */
export type MemoryNotation = Readonly<Record<string, string | MemoryEntry>>;
/** A tree held in memory, in the notation of the vectors. Throws a TypeError for an entry that it does not know. */
export declare function memoryTree(notation: MemoryNotation | object): Tree;
