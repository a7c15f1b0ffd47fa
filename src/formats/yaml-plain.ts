import type { Position } from '../domain/location.js';
import { typeOfPlain } from './yaml-scalar.js';
import type { YamlEntry, YamlMapping, YamlNode, YamlScalar, YamlSequence, YamlStyle } from './yaml-tree.js';

/** What is not of the plain subset: the library reads it. */
const DECLINED = undefined;

/** Deeper nesting is the library's, and so is the bound on it. */
const DEPTH_LIMIT = 8;

/** A tab, a comment inside a line's text or an odd line end makes the rules of YAML too many for this reader. */
const OUTSIDE = /\t|\r(?!\n)/;

const KEY = /(\w[\w.-]*):(?: +|$)/y;
const DOUBLE_QUOTED = /"((?:[^"\\]|\\["\\/nt])*)" *$/y;
const SINGLE_QUOTED = /'((?:[^']|'')*)' *$/y;
const BLOCK_HEADER = /([|>])(-?) *$/y;
const INDICATORS = '-?:,[]{}#&*!|>\'"%@`';
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\', '/': '/' };

/** Where a value stands: the line's index in the block, and the 0-based column. */
interface Spot {
  readonly line: number;
  readonly column: number;
  /** The indentation of the mapping or sequence that holds the value: what follows on further lines is deeper. */
  readonly indent: number;
}

/** The mapping of a block; `root` is undefined where the block holds nothing. */
export interface PlainYaml {
  readonly root: YamlMapping | undefined;
}

/**
 * Reads the subset of YAML that most frontmatter is written in: `key: value` lines with plain or simply quoted values,
 * block scalars, nested mappings, lists of scalars. What it returns equals what the library makes of the same text
 * (held by a differential test); for anything else it declines with undefined. Some twenty times as fast.
 */
export function parsePlainYaml(block: string, firstLine: number): PlainYaml | undefined {
  if (OUTSIDE.test(block)) return DECLINED;
  const reader = new PlainReader(block, firstLine);
  const indent = reader.skipToContent();
  if (indent < 0) return { root: undefined };
  const root = reader.readMapping(indent, 0);
  return root && reader.isAtEnd ? { root } : DECLINED;
}

class PlainReader {
  private readonly lines: readonly string[];
  private readonly firstLine: number;
  private index = 0;

  constructor(block: string, firstLine: number) {
    const lines = block.split('\n');
    this.lines = block.includes('\r')
      ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
      : lines;
    this.firstLine = firstLine;
  }

  get isAtEnd(): boolean {
    return this.index >= this.lines.length;
  }

  /** Passes over blank lines and comments; the next line's indentation, or -1 at the end. */
  skipToContent(): number {
    for (; this.index < this.lines.length; this.index += 1) {
      const line = this.lines[this.index] ?? '';
      const indent = indentOf(line);
      if (indent < line.length && line[indent] !== '#') return indent;
    }
    return -1;
  }

  readMapping(indent: number, depth: number): YamlMapping | undefined {
    if (depth > DEPTH_LIMIT) return DECLINED;
    const entries: YamlEntry[] = [];
    for (;;) {
      const found = this.skipToContent();
      if (found > indent) return DECLINED;
      if (found < indent) break;
      const entry = this.readEntry(indent, depth);
      if (!entry) return DECLINED;
      entries.push(entry);
    }
    const first = entries[0];
    const last = entries.at(-1);
    if (!first || !last) return DECLINED;
    const range = { start: first.keyRange.start, end: last.value.range.end };
    return { type: 'mapping', flow: false, entries, range };
  }

  private readEntry(indent: number, depth: number): YamlEntry | undefined {
    const line = this.lines[this.index] ?? '';
    KEY.lastIndex = indent;
    const key = KEY.exec(line)?.[1];
    if (key === undefined) return DECLINED;
    const keyEnd = indent + key.length;
    const keyRange = { start: this.position(this.index, indent), end: this.position(this.index, keyEnd) };
    const spot = { line: this.index, column: KEY.lastIndex, indent };
    const value =
      spot.column >= line.length
        ? this.readBelow({ ...spot, column: keyEnd + 1 }, depth)
        : this.readScalar(spot);
    return value && { key, keyRange, value };
  }

  /** The value of a key with nothing behind its colon: a mapping, a list, or nothing. */
  private readBelow(spot: Spot, depth: number): YamlNode | undefined {
    this.index += 1;
    const found = this.skipToContent();
    const line = this.lines[this.index] ?? '';
    const isItem = found >= spot.indent && line.startsWith('- ', found);
    if (isItem) return this.readSequence(found);
    if (found > spot.indent) return this.readMapping(found, depth + 1);
    const at = this.position(spot.line, spot.column);
    return { type: 'scalar', text: '', style: 'plain', typed: 'null', range: { start: at, end: at } };
  }

  private readSequence(indent: number): YamlSequence | undefined {
    const start = this.position(this.index, indent);
    const items: YamlNode[] = [];
    for (;;) {
      const found = this.skipToContent();
      const line = this.lines[this.index] ?? '';
      if (found > indent) return DECLINED;
      if (found < indent || !line.startsWith('- ', indent)) break;
      const column = indent + 1 + indentOf(line.slice(indent + 1));
      const item = column < line.length ? this.readScalar({ line: this.index, column, indent }) : DECLINED;
      if (!item) return DECLINED;
      items.push(item);
    }
    const last = items.at(-1);
    return last && { type: 'sequence', flow: false, items, range: { start, end: last.range.end } };
  }

  private readScalar(spot: Spot): YamlScalar | undefined {
    const first = (this.lines[spot.line] ?? '')[spot.column] ?? '';
    if (first === '"' || first === "'") return this.readQuoted(spot, first);
    if (first === '|' || first === '>') return this.readBlock(spot);
    return INDICATORS.includes(first) ? DECLINED : this.readPlain(spot);
  }

  private readQuoted(spot: Spot, quote: '"' | "'"): YamlScalar | undefined {
    const line = this.lines[spot.line] ?? '';
    const pattern = quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED;
    pattern.lastIndex = spot.column;
    const inner = pattern.exec(line)?.[1];
    if (inner === undefined) return DECLINED;
    this.index += 1;
    const text =
      quote === "'"
        ? inner.replaceAll("''", "'")
        : inner.replaceAll(/\\(.)/g, (_, char: string) => ESCAPES[char] ?? char);
    const end = { line: spot.line, column: spot.column + inner.length + 2 };
    return this.scalar(spot, end, { text, style: quote === '"' ? 'double-quoted' : 'single-quoted' });
  }

  private readPlain(spot: Spot): YamlScalar | undefined {
    const line = this.lines[spot.line] ?? '';
    let end = { line: spot.line, column: trimmedLength(line) };
    let text = line.slice(spot.column, end.column);
    if (endsPlain(text)) return DECLINED;
    let breaks = 0;
    for (this.index += 1; !this.isAtEnd; this.index += 1) {
      const next = this.lines[this.index] ?? '';
      const indent = indentOf(next);
      if (indent >= next.length) {
        breaks += 1;
        continue;
      }
      if (indent <= spot.indent) break;
      end = { line: this.index, column: trimmedLength(next) };
      const piece = next.slice(indent, end.column);
      if (piece.startsWith('#') || endsPlain(piece)) return DECLINED;
      text += (breaks > 0 ? '\n'.repeat(breaks) : ' ') + piece;
      breaks = 0;
    }
    return this.scalar(spot, end, { text, style: 'plain' });
  }

  private readBlock(spot: Spot): YamlScalar | undefined {
    BLOCK_HEADER.lastIndex = spot.column;
    const header = BLOCK_HEADER.exec(this.lines[spot.line] ?? '');
    if (!header) return DECLINED;
    this.index += 1;
    const isFolded = header[1] === '>';
    const body = this.readBlockLines(spot.indent, isFolded);
    if (!body) return DECLINED;
    const text = (isFolded ? fold(body.lines) : body.lines.join('\n')) + (header[2] === '-' ? '' : '\n');
    const end = { line: body.last, column: trimmedLength(this.lines[body.last] ?? '') };
    return this.scalar(spot, end, { text, style: isFolded ? 'folded' : 'literal' });
  }

  /** The lines of a block scalar without their indentation, trailing blank ones left out. */
  private readBlockLines(parent: number, isFolded: boolean): { lines: string[]; last: number } | undefined {
    const lines: string[] = [];
    let own = -1;
    let last = -1;
    let length = 0;
    let widestBlank = 0;
    for (; !this.isAtEnd; this.index += 1) {
      const line = this.lines[this.index] ?? '';
      const indent = indentOf(line);
      if (indent >= line.length) {
        lines.push('');
        widestBlank = Math.max(widestBlank, line.length);
        continue;
      }
      if (indent <= parent) break;
      if (own < 0) own = indent;
      if (indent < own || (isFolded && indent > own)) return DECLINED;
      lines.push(line.slice(own));
      last = this.index;
      length = lines.length;
    }
    return own < 0 || widestBlank > own ? DECLINED : { lines: lines.slice(0, length), last };
  }

  private scalar(spot: Spot, end: { line: number; column: number }, value: ScalarText): YamlScalar {
    const range = {
      start: this.position(spot.line, spot.column),
      end: this.position(end.line, end.column),
    };
    const typed = value.style === 'plain' ? typeOfPlain(value.text) : 'string';
    return { type: 'scalar', text: value.text, style: value.style, typed, range };
  }

  private position(line: number, column: number): Position {
    return { line: this.firstLine + line, column: column + 1 };
  }
}

interface ScalarText {
  readonly text: string;
  readonly style: YamlStyle;
}

/** Whether a line of a plain scalar holds what makes it a key, or cuts it short. */
function endsPlain(text: string): boolean {
  return text.includes(': ') || text.endsWith(':') || text.includes(' #');
}

/** A line break between two lines of text is a blank; of more than one, the first does not count. */
function fold(lines: readonly string[]): string {
  let text = '';
  let breaks = 0;
  let isFirst = true;
  for (const line of lines) {
    if (line === '') {
      breaks += 1;
      continue;
    }
    text += breaks > 0 ? '\n'.repeat(breaks) : isFirst ? '' : ' ';
    text += line;
    breaks = 0;
    isFirst = false;
  }
  return text;
}

function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 0x20) indent += 1;
  return indent;
}

function trimmedLength(line: string): number {
  let length = line.length;
  while (length > 0 && line.charCodeAt(length - 1) === 0x20) length -= 1;
  return length;
}
