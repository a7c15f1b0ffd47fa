import type { Range } from '../domain/location.js';
import type { SourceText } from './text.js';
/** A fenced code block; its content is the lines from `firstLine` to `endLine`, 1-based, end exclusive. */
export interface MarkdownFence {
    /** The first word of the info string in lower case; empty where there is none. */
    readonly language: string;
    readonly firstLine: number;
    readonly endLine: number;
}
/** An inline code span; `range` covers its text without the backticks. */
export interface MarkdownSpan {
    readonly text: string;
    readonly range: Range;
}
/** The target of a link, an image or a link definition, as written: neither decoded nor resolved. */
export interface MarkdownLink {
    readonly target: string;
    readonly kind: 'link' | 'image' | 'definition';
    /** Where the target stands. */
    readonly range: Range;
}
/** What a body of Markdown holds of code and links; neither is looked for inside the other, nor inside HTML comments. */
export interface MarkdownBody {
    readonly fences: readonly MarkdownFence[];
    readonly spans: readonly MarkdownSpan[];
    readonly links: readonly MarkdownLink[];
}
/**
 * Reads the parts of Markdown that name files and commands, from a line (1-based) to the end of the file.
 * Follows CommonMark where it matters for those parts; takes linear time and never throws.
 */
export declare function readMarkdown(source: SourceText, firstLine: number): MarkdownBody;
