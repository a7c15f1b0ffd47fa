/** A place in a text: 1-based line, 1-based column in UTF-16 code units. */
export interface Position {
    readonly line: number;
    readonly column: number;
}
/** A stretch of text; `end` is exclusive. */
export interface Range {
    readonly start: Position;
    readonly end: Position;
}
/** A stretch of text in a file; `path` is relative to the repository, with `/`. */
export interface Location extends Range {
    readonly path: string;
}
/** The start of a file, for what concerns the file as a whole. */
export declare const FILE_START: Range;
/** Puts a range into a file. */
export declare function locate(path: string, range?: Range): Location;
/** Orders positions as a reader meets them. */
export declare function comparePositions(a: Position, b: Position): number;
/** Orders locations by path, then as a reader meets them. */
export declare function compareLocations(a: Location, b: Location): number;
/** Orders strings by code point, which is the order of their UTF-8 bytes. */
export declare function compareText(a: string, b: string): number;
