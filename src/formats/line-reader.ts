import type { Range } from '../domain/location.js';
import type { SourceText } from './text.js';
import { trimSpace } from './white-space.js';

/** How a value was written. */
export type LineStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'block';

/** One `key: value` line at the top of a block. */
export interface LineField {
  readonly key: string;
  readonly keyRange: Range;
  /** As ogcode takes it: quotes and their escapes resolved, the lines of a block joined. */
  readonly value: string;
  /** What follows the colon on its line, without white space at its ends; of a block, its header. */
  readonly written: string;
  readonly style: LineStyle;
  /** An empty value stands right behind the colon; a block reaches to the end of its last line. */
  readonly valueRange: Range;
}

/** A SKILL.md as ogcode's reader takes it apart. */
export interface LineFrontmatter {
  /** `missing`: the first line is no fence. `unterminated`: there is no second one. */
  readonly fault: 'missing' | 'unterminated' | undefined;
  /** In source order, duplicates included; empty where a fence is at fault. */
  readonly fields: readonly LineField[];
  /** All that follows the block, without white space at its ends. */
  readonly body: string;
}

interface Line {
  readonly text: string;
  /** UTF-16 offset into the source's text. */
  readonly offset: number;
}

const OPENING = /^---[\t ]*$/;
const CLOSING = /^(?:---|\.\.\.)[\t ]*$/;

/** Indented lines, list items and comments are passed over. */
const PASSED_OVER = /^[\t #-]/;

const INDENTED = /^[\t ]/;
const BLOCK_HEADER = /^[|>][-+\d]*$/;

/**
 * Reads frontmatter as ogcode does: top-level `key: value` lines, optionally quoted, and `|` and `>` blocks; it is no
 * YAML. Source: vectors/ogcode-skill-md.json. Linear in the length of the text; never throws.
 */
export function readLines(source: SourceText): LineFrontmatter {
  const lines = splitLines(source.text);
  if (!OPENING.test(lines[0]?.text ?? '')) return faulty('missing');
  const close = lines.findIndex((line, index) => index > 0 && CLOSING.test(line.text));
  if (close < 0) return faulty('unterminated');
  const body = source.text.slice(lines[close + 1]?.offset ?? source.text.length).replaceAll('\r\n', '\n');
  return {
    fault: undefined,
    fields: readFields(lines.slice(1, close), source),
    body: trimSpace(body).text,
  };
}

/** The last field of a name, which is the one that counts. */
export function fieldOf({ fields }: LineFrontmatter, key: string): LineField | undefined {
  return fields.findLast((field) => field.key === key);
}

function faulty(fault: 'missing' | 'unterminated'): LineFrontmatter {
  return { fault, fields: [], body: '' };
}

/** A line ends at a line feed, with a carriage return before it or not; a lone carriage return ends none. */
function splitLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let offset = 0;
  for (;;) {
    const feed = text.indexOf('\n', offset);
    if (feed < 0) return [...lines, { text: text.slice(offset), offset }];
    const end = feed > offset && text.charAt(feed - 1) === '\r' ? feed - 1 : feed;
    lines.push({ text: text.slice(offset, end), offset });
    offset = feed + 1;
  }
}

function readFields(lines: readonly Line[], source: SourceText): readonly LineField[] {
  const fields: LineField[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.text === '' || PASSED_OVER.test(line.text)) continue;
    const colon = line.text.indexOf(':');
    if (colon < 0) continue;
    const { text: written, offset } = trimSpace(line.text.slice(colon + 1));
    const isBlock = BLOCK_HEADER.test(written);
    const block = isBlock ? blockBelow(lines, index + 1) : [];
    const start = line.offset + colon + 1 + (written === '' ? 0 : offset);
    const last = block.findLast(({ text }) => trimSpace(text).text !== '');
    const end = last ? last.offset + last.text.length : start + written.length;
    const reading = isBlock
      ? { value: joinBlock(written, block), style: 'block' as const }
      : unquote(written);
    fields.push(new Field({ source, line, colon, start, end }, { ...reading, written }));
    index += block.length;
  }
  return fields;
}

interface FieldPlace {
  readonly source: SourceText;
  readonly line: Line;
  readonly colon: number;
  /** Where the value begins and ends, as UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** A field that works out its ranges when asked: a hostile block has a hundred thousand of them. */
class Field implements LineField {
  readonly key: string;
  readonly value: string;
  readonly written: string;
  readonly style: LineStyle;
  private readonly place: FieldPlace;

  constructor(place: FieldPlace, { value, written, style }: Pick<LineField, 'value' | 'written' | 'style'>) {
    this.place = place;
    this.key = trimSpace(place.line.text.slice(0, place.colon)).text;
    this.value = value;
    this.written = written;
    this.style = style;
  }

  get keyRange(): Range {
    const { source, line, colon } = this.place;
    const start = line.offset + trimSpace(line.text.slice(0, colon)).offset;
    return source.range(start, start + this.key.length);
  }

  get valueRange(): Range {
    return this.place.source.range(this.place.start, this.place.end);
  }
}

/** The indented and blank lines that belong to a block, whatever its header says of the indentation. */
function blockBelow(lines: readonly Line[], from: number): readonly Line[] {
  let end = from;
  for (let text = lines[end]?.text; text !== undefined; text = lines[end]?.text) {
    if (text !== '' && !INDENTED.test(text)) break;
    end += 1;
  }
  return lines.slice(from, end);
}

/** Indentation is dropped: what is made of the value collapses white space anyway. */
function joinBlock(header: string, lines: readonly Line[]): string {
  const texts = lines.map((line) => trimSpace(line.text).text);
  return trimSpace(texts.join(header.startsWith('|') ? '\n' : ' ')).text;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  [String.raw`\n`, '\n'],
  [String.raw`\t`, '\t'],
  [String.raw`\"`, '"'],
  [String.raw`\\`, '\\'],
]);

/** Only what both begins and ends with a quote is quoted; an escape that is not known stays as it is. */
function unquote(written: string): Pick<LineField, 'value' | 'style'> {
  const inner = written.slice(1, -1);
  if (written.length > 1 && written.startsWith('"') && written.endsWith('"')) {
    const value = inner.replaceAll(/\\["\\nt]/g, (escape) => ESCAPES.get(escape) ?? escape);
    return { value, style: 'double-quoted' };
  }
  if (written.length > 1 && written.startsWith("'") && written.endsWith("'")) {
    return { value: inner.replaceAll("''", "'"), style: 'single-quoted' };
  }
  return { value: written, style: 'plain' };
}
