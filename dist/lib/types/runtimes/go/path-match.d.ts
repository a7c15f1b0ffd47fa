/** What Go's `path.Match` says of a pattern and a name. */
export interface GlobMatch {
    readonly matched: boolean;
    /** A malformed pattern matches nothing, whatever the name. */
    readonly malformed: boolean;
}
/** One part of a pattern: a byte that has to stand there, any rune but `/`, or a rune of a class. */
export type GlobPart = number | 'any' | GlobClass;
/** A bracket expression; the ranges are of code points, both ends inclusive, in order and apart from each other. */
export interface GlobClass {
    readonly negated: boolean;
    readonly ranges: readonly CodeRange[];
}
type CodeRange = readonly [low: number, high: number];
/** What stands between two stars; `star` tells whether one stands before it. */
export interface GlobChunk {
    readonly star: boolean;
    readonly parts: readonly GlobPart[];
}
/** A pattern taken apart. */
export type Glob = readonly GlobChunk[];
/**
 * Go's `path.Match`: `*` (not `/`), `?`, `[a-z]`, `[^a]`, `\x`. It works on UTF-8 bytes as Go does, so a lone surrogate
 * stands for bytes that are no UTF-8. Never backtracks over more than one star: the time is at most pattern × name, and
 * linear in the pattern for a short name. Source: vectors/path-match.json.
 */
export declare function matchGlob(pattern: string, name: string): GlobMatch;
/** Holds a name against a pattern that was taken apart before. */
export declare function matchParsed(glob: Glob, name: string): boolean;
/** The same for a name that was encoded before, which counts where many patterns meet many names. */
export declare function matchBytes(glob: Glob, name: Uint8Array): boolean;
/** Whether a class takes a code point; a negated one takes `/` as well. */
export declare function classHas({ ranges, negated }: GlobClass, rune: number): boolean;
/** Takes a pattern apart; undefined where it is malformed, which Go finds out whatever the name. */
export declare function parseGlob(pattern: string): Glob | undefined;
export {};
