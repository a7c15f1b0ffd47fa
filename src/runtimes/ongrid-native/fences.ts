import type { Range } from '../../domain/location.js';
import type { SourceText } from '../../formats/text.js';
import { trimSpace } from '../../formats/white-space.js';

/** Bytes of a line, its line feed not counted, from which on Go's line scanner gives up: its buffer holds 1 MiB. */
const LINE_LIMIT = 1024 * 1024;

/** The YAML between the fences, as ongrid hands it to its parser. */
export class NativeBlock {
  /** The lines joined by line feeds; a carriage return at a line's end is gone. */
  readonly text: string;
  private readonly source: SourceText;
  private readonly lines: readonly Line[];
  /** For each line, where it begins in `text`. */
  private readonly starts: readonly number[];

  constructor(source: SourceText, lines: readonly Line[]) {
    this.source = source;
    this.lines = lines;
    const starts: number[] = [];
    let length = 0;
    for (const { text } of lines) {
      starts.push(length);
      length += text.length + 1;
    }
    this.starts = starts;
    this.text = lines.map(({ text }) => text).join('\n');
  }

  /** The range in the file between two offsets of `text`. */
  range(start: number, end: number): Range {
    return this.source.range(this.sourceOffset(start), this.sourceOffset(Math.max(start, end)));
  }

  /** The file's lines that the block is made of: 1-based, `endLine` exclusive. */
  get place(): { readonly firstLine: number; readonly endLine: number } {
    const first = this.lines[0]?.start ?? 0;
    const last = this.lines.at(-1);
    return {
      firstLine: this.source.position(first).line,
      endLine: this.source.position(last ? last.start + last.text.length : first).line + 1,
    };
  }

  private sourceOffset(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return (this.lines[low]?.start ?? 0) + offset - (this.starts[low] ?? 0);
  }
}

interface Line {
  /** UTF-16 offset into the source. */
  readonly start: number;
  readonly text: string;
}

/** What ongrid finds where it looks for frontmatter. */
export type NativeFences =
  | { readonly kind: 'block'; readonly block: NativeBlock }
  /** The whole file is body. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unterminated'; readonly range: Range }
  | { readonly kind: 'line-too-long'; readonly range: Range; readonly size: number; readonly limit: number };

/**
 * Splits a Markdown file as ongrid does: lines end at line feeds, blank ones at the top are passed over, `---` may be
 * followed by blanks, nothing else closes. Source: vectors/ongrid-native-skill-md.json.
 */
export function findNativeFences(source: SourceText): NativeFences {
  const tooLong = findLongLine(source);
  if (tooLong) return tooLong;
  // A mark, or UTF-16, stands before the fence for a reader of bytes.
  if (source.encodingFault === 'byte-order-mark' || source.encodingFault === 'utf-16')
    return { kind: 'missing' };
  let opening: Line | undefined;
  const lines: Line[] = [];
  for (const line of linesOf(source.text)) {
    if (!opening) {
      if (trimSpace(line.text).text === '') continue;
      if (!isFence(line.text)) return { kind: 'missing' };
      opening = line;
    } else if (isFence(line.text)) return { kind: 'block', block: new NativeBlock(source, lines) };
    else lines.push(line);
  }
  if (!opening) return { kind: 'missing' };
  return { kind: 'unterminated', range: source.range(opening.start, opening.start + opening.text.length) };
}

function isFence(line: string): boolean {
  return /^---[ \t]*$/.test(line);
}

function* linesOf(text: string): Generator<Line, void> {
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const isPair = end > start && text.charAt(end - 1) === '\r';
    yield { start, text: text.slice(start, isPair ? end - 1 : end) };
    start = end + 1;
  }
}

/** The first line that is too long, counted in bytes. Lines are the same in bytes and in characters. */
function findLongLine(source: SourceText): NativeFences | undefined {
  const { bytes, text } = source;
  if (bytes.length < LINE_LIMIT) return undefined;
  let textStart = 0;
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed;
    const textEnd = text.indexOf('\n', textStart);
    if (end - start >= LINE_LIMIT) {
      const range = source.range(textStart, textEnd < 0 ? text.length : textEnd);
      return { kind: 'line-too-long', range, size: end - start, limit: LINE_LIMIT - 1 };
    }
    start = end + 1;
    textStart = textEnd < 0 ? text.length : textEnd + 1;
  }
  return undefined;
}
