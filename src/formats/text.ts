import type { Position, Range } from '../domain/location.js';

/** What a file's bytes turned out to be. */
export type EncodingFault = 'byte-order-mark' | 'utf-16' | 'invalid-utf-8';

/**
 * A file's text with its positions. A byte-order mark is not part of `text`, so that columns count as an editor counts;
 * bytes that are not UTF-8 stand as U+FFFD. Lines end at LF, CRLF or a lone CR.
 */
export class SourceText {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly encodingFault: EncodingFault | undefined;
  private starts: readonly number[] | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const decoded = decode(bytes);
    this.text = decoded.text;
    this.encodingFault = decoded.fault;
  }

  static of(text: string): SourceText {
    return new SourceText(new TextEncoder().encode(text));
  }

  /** The position of a UTF-16 offset into `text`; offsets past the end are the end. */
  position(offset: number): Position {
    const starts = this.lineStarts();
    const bounded = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= bounded) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: bounded - (starts[low] ?? 0) + 1 };
  }

  /** The range between two UTF-16 offsets, `end` exclusive. */
  range(start: number, end: number = start): Range {
    return { start: this.position(start), end: this.position(Math.max(start, end)) };
  }

  /** The UTF-16 offset of a position. */
  offset(position: Position): number {
    return Math.min(
      (this.lineStarts()[position.line - 1] ?? this.text.length) + position.column - 1,
      this.text.length,
    );
  }

  /** A line without its end; undefined past the last. `number` is 1-based. */
  line(number: number): string | undefined {
    const starts = this.lineStarts();
    const start = starts[number - 1];
    if (start === undefined) return undefined;
    return this.text.slice(start, starts[number] ?? this.text.length).replace(/(?:\r\n|\n|\r)$/, '');
  }

  get lineCount(): number {
    return this.lineStarts().length;
  }

  /** The text of a range. */
  slice(range: Range): string {
    return this.text.slice(this.offset(range.start), this.offset(range.end));
  }

  private lineStarts(): readonly number[] {
    this.starts ??= findLineStarts(this.text);
    return this.starts;
  }
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(bytes: Uint8Array): { text: string; fault: EncodingFault | undefined } {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf))
    return { text: UTF8.decode(bytes.subarray(3)), fault: 'byte-order-mark' };
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), fault: 'utf-16' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decodeBigEndian(bytes), fault: 'utf-16' };
  const text = UTF8.decode(bytes);
  return { text, fault: text.includes('\ufffd') && !isUtf8(bytes) ? 'invalid-utf-8' : undefined };
}

/** Not every runtime is built with a UTF-16BE decoder, so the bytes are swapped for the one that is always there. */
function decodeBigEndian(bytes: Uint8Array): string {
  const swapped = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let index = 0; index < swapped.length; index += 2) {
    swapped[index] = bytes[index + 1] ?? 0;
    swapped[index + 1] = bytes[index] ?? 0;
  }
  return new TextDecoder('utf-16le').decode(swapped);
}

function startsWith(bytes: Uint8Array, ...prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  if (!text.includes('\r')) {
    for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
    return starts;
  }
  const ends = /\r\n|\n|\r/g;
  while (ends.exec(text)) starts.push(ends.lastIndex);
  return starts;
}
