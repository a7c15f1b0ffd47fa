/** What stands at a path. `other` is a FIFO, a socket or a device: never opened. */
export type EntryKind = 'file' | 'directory' | 'symlink' | 'submodule' | 'other';
/** One path of a repository. */
export interface Entry {
    /** Relative to the repository, with `/`, never starting with `./`. */
    readonly path: string;
    readonly kind: EntryKind;
    /** Whether git's index (or the file system, outside a checkout) has the execute bit; undefined where nothing knows. */
    readonly executable?: boolean;
    /** Where a symlink leads, as written. */
    readonly target?: string;
}
/** Why a path could not be read. */
export type UnreadableReason = 'missing' | 'directory' | 'not-regular' | 'permission' | 'too-large' | 'outside' | 'link-loop' | 'failed';
/** The bytes of a file, or why there are none. */
export type ReadResult = {
    readonly ok: true;
    readonly bytes: Uint8Array;
} | {
    readonly ok: false;
    readonly reason: UnreadableReason;
};
/** The most that is ever read of one file, in bytes. */
export declare const READ_LIMIT: number;
/**
 * A repository as the engine sees it. The disk, a git commit and an in-memory object implement it.
 * Nothing here follows a symlink: whoever wants that resolves the path first.
 */
export interface Tree {
    /** Every path but directories, in byte order of the path, without what git ignores. */
    list(): readonly Entry[];
    /** What stands at a path, without following a link at its end; undefined where nothing does. Knows directories too. */
    stat(path: string): Entry | undefined;
    /** The bytes of a regular file, at most `READ_LIMIT` of them. */
    read(path: string): ReadResult;
}
