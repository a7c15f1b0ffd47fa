import type { Position, Range } from '../domain/location.js';
/** What a file's bytes turned out to be. */
export type EncodingFault = 'byte-order-mark' | 'utf-16' | 'invalid-utf-8';
/**
 * A file's text with its positions. A byte-order mark is not part of `text`, so that columns count as an editor counts;
 * bytes that are not UTF-8 stand as U+FFFD. Lines end at LF, CRLF or a lone CR.
 */
export declare class SourceText {
    readonly text: string;
    readonly bytes: Uint8Array;
    readonly encodingFault: EncodingFault | undefined;
    private starts;
    constructor(bytes: Uint8Array);
    static of(text: string): SourceText;
    /** The position of a UTF-16 offset into `text`; offsets past the end are the end. */
    position(offset: number): Position;
    /** The range between two UTF-16 offsets, `end` exclusive. */
    range(start: number, end?: number): Range;
    /** The UTF-16 offset of a position. */
    offset(position: Position): number;
    /** A line without its end; undefined past the last. `number` is 1-based. */
    line(number: number): string | undefined;
    get lineCount(): number;
    /** The text of a range. */
    slice(range: Range): string;
    private lineStarts;
}
