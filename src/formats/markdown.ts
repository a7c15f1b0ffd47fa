import type { Range } from '../domain/location.js';
import { type TextLine, nextLine } from './frontmatter.js';
import { readInline } from './markdown-inline.js';
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

/** What stands before a fence: indentation, quotation marks, list markers. */
const OPENING_FENCE = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*([^`\s]*)[^`]*$/;
const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,999}\]:[ \t]*(?:<([^>\n]*)>|(\S+))/;
/** Lines that begin something of their own: headings, quotations, list items, table rows. */
const STARTS_BLOCK = /^[ \t]*(?:#{1,6}[ \t]|>|\||[-*+][ \t]|\d{1,9}[.)][ \t])/;

/**
 * Reads the parts of Markdown that name files and commands, from a line (1-based) to the end of the file.
 * Follows CommonMark where it matters for those parts; takes linear time and never throws.
 */
export function readMarkdown(source: SourceText, firstLine: number): MarkdownBody {
  const start = source.offset({ line: firstLine, column: 1 });
  if (!mayHoldParts(source.text, start)) return { fences: [], spans: [], links: [] };
  const reader = new MarkdownReader(source);
  reader.read(firstLine);
  return reader;
}

/** Every part needs one of these. */
function mayHoldParts(text: string, start: number): boolean {
  return ['`', '[', '~~~'].some((sign) => text.includes(sign, start));
}

class MarkdownReader implements MarkdownBody {
  readonly fences: MarkdownFence[] = [];
  readonly spans: MarkdownSpan[] = [];
  readonly links: MarkdownLink[] = [];
  private readonly source: SourceText;
  /** Where the paragraph that is being read begins. */
  private paragraph: TextLine | undefined;
  private insideComment = false;

  constructor(source: SourceText) {
    this.source = source;
  }

  read(firstLine: number): void {
    const { text } = this.source;
    const start = this.source.offset({ line: firstLine, column: 1 });
    let line: TextLine | undefined = { number: firstLine - 1, start, end: start };
    line = firstLine > this.source.lineCount ? undefined : this.lineFrom(line);
    let last = line;
    while (line) {
      last = line;
      line = this.readLine(line, text.slice(line.start, line.end));
    }
    this.endParagraph(last?.end ?? text.length);
  }

  private lineFrom({ number, start }: TextLine): TextLine {
    const { text } = this.source;
    const end = text.slice(start).search(/[\r\n]/);
    return { number: number + 1, start, end: end < 0 ? text.length : start + end };
  }

  /** Takes a line in, with all that belongs to it; gives the next one. */
  private readLine(line: TextLine, content: string): TextLine | undefined {
    const next = nextLine(this.source.text, line);
    const fence = OPENING_FENCE.exec(content);
    if (fence) {
      this.endParagraph(line.start);
      if (!this.insideComment) return this.readFence(line, fence[1] ?? '', (fence[2] ?? '').toLowerCase());
    }
    if (content.trim() === '' || STARTS_BLOCK.test(content)) this.endParagraph(line.start);
    if (this.readDefinition(line, content)) return next;
    if (content.trim() !== '') this.paragraph ??= line;
    return next;
  }

  private readFence(opening: TextLine, marks: string, language: string): TextLine | undefined {
    const { text } = this.source;
    const firstLine = opening.number + 1;
    let number = firstLine;
    for (let line = nextLine(text, opening); line; line = nextLine(text, line)) {
      const closing = CLOSING_FENCE.exec(text.slice(line.start, line.end))?.[1];
      if (closing?.startsWith(marks)) {
        this.fences.push({ language, firstLine, endLine: line.number });
        return nextLine(text, line);
      }
      number = line.number + 1;
    }
    this.fences.push({ language, firstLine, endLine: number });
    return undefined;
  }

  private readDefinition(line: TextLine, content: string): boolean {
    if (this.paragraph || this.insideComment) return false;
    const found = DEFINITION.exec(content);
    const target = found?.[1] ?? found?.[2];
    if (!found || target === undefined) return false;
    const start = line.start + found[0].length - target.length - (found[1] === undefined ? 0 : 1);
    const range = this.source.range(start, start + target.length);
    this.links.push({ target, kind: 'definition', range });
    return true;
  }

  private endParagraph(end: number): void {
    if (!this.paragraph) return;
    const { start } = this.paragraph;
    this.paragraph = undefined;
    const inline = readInline(this.source.text.slice(start, end), this.insideComment);
    this.insideComment = inline.endsInComment;
    for (const { text, from, to } of inline.spans) {
      this.spans.push({ text, range: this.source.range(start + from, start + to) });
    }
    for (const { text, from, to, isImage } of inline.links) {
      const range = this.source.range(start + from, start + to);
      this.links.push({ target: text, kind: isImage ? 'image' : 'link', range });
    }
  }
}
