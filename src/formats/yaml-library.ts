import { type Node, type Pair, type ParsedNode, isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Range } from '../domain/location.js';
import { findExcess } from './yaml-bounds.js';
import { diagnose } from './yaml-diagnosis.js';
import { typeOfPlain } from './yaml-scalar.js';
import type {
  YamlEntry,
  YamlMapping,
  YamlNode,
  YamlScalar,
  YamlStyle,
  YamlSyntaxError,
} from './yaml-tree.js';

/** Places UTF-16 offsets of the block in the file. */
export type Placer = (start: number, end: number) => Range;

/** What the library makes of a block: its root, nothing at all, or the first thing that is wrong. */
export type LibraryYaml =
  | { readonly root: YamlMapping | undefined; readonly error?: undefined }
  | { readonly root?: undefined; readonly error: YamlSyntaxError };

/** A document that aliases would make this much larger than it is written is refused. */
const EXPANSION_LIMIT = 10_000;

/** Where counting ends, so that numbers stay exact. */
const COUNTED = 1e12;

/** Reads a block with the library, within bounds on nesting, size and aliases. Never throws. */
export function parseWithLibrary(text: string, place: Placer): LibraryYaml {
  const excess = findExcess(text);
  if (excess) {
    const { cause, offset, message } = excess;
    return { error: { cause, message, range: place(offset, offset + 1) } };
  }
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  const [first] = document.errors;
  if (first) return { error: diagnose(text, first, place) };
  if (document.contents === null) return { root: undefined };
  const converter = new Converter(text, place);
  const root = converter.convertRoot(document.contents);
  if (converter.error) return { error: converter.error };
  if (root.type === 'mapping') return { root };
  if (root.type === 'scalar' && root.text === '' && root.style === 'plain') return { root: undefined };
  const message = `a ${root.type} stands where a mapping is expected`;
  return { error: { cause: 'not-a-mapping', message, range: root.range } };
}

/** An anchor: how many values it stands for, or undefined while its own value is being read. */
type Anchors = Map<string, number | undefined>;

/** Turns the library's nodes into positioned ones. The nesting was bounded before. */
class Converter {
  error: YamlSyntaxError | undefined;
  private readonly text: string;
  private readonly place: Placer;
  private readonly anchors: Anchors = new Map();
  /** How many values have been met, those behind aliases included, and how many are written. */
  private expanded = 0;
  private written = 0;

  constructor(text: string, place: Placer) {
    this.text = text;
    this.place = place;
  }

  /** Converts the root and holds each field of it against the bound on aliases. */
  convertRoot(node: ParsedNode): YamlNode {
    if (!isMap(node)) return this.convert(node, 0);
    if (node.anchor !== undefined) this.anchors.set(node.anchor, undefined);
    const [start, end] = node.range;
    const entries = node.items.map((pair) => this.convertField(pair, start));
    const range = this.rangeOf({ start, end, flow: node.flow === true }, entries.at(-1)?.value);
    return { type: 'mapping', flow: node.flow === true, entries, range };
  }

  private convertField(pair: Pair, fallback: number): YamlEntry {
    const before = this.expanded - this.written;
    const entry = this.convertEntry(pair, fallback);
    if (this.expanded - this.written - before > EXPANSION_LIMIT) {
      const message = `its aliases stand for more than ${EXPANSION_LIMIT} values`;
      this.error ??= { cause: 'too-many-aliases', message, range: entry.keyRange };
    }
    return entry;
  }

  private convert(node: Node | null, emptyAt: number): YamlNode {
    this.expanded += 1;
    this.written += 1;
    if (node === null) return this.emptyScalar(emptyAt);
    if (isAlias(node)) return this.convertAlias(node.source, node.range ?? [emptyAt, emptyAt, emptyAt]);
    const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
    const before = this.expanded;
    if (anchor !== undefined) this.anchors.set(anchor, undefined);
    const converted = this.convertContent(node, emptyAt);
    if (anchor !== undefined) this.anchors.set(anchor, this.expanded - before + 1);
    return converted;
  }

  private convertContent(node: Node, emptyAt: number): YamlNode {
    const [start, end] = node.range ?? [emptyAt, emptyAt];
    if (isMap(node)) return this.convertMapping(node.items, { start, end, flow: node.flow === true });
    if (isSeq(node)) return this.convertSequence(node.items, { start, end, flow: node.flow === true });
    if (!isScalar(node)) return this.emptyScalar(emptyAt);
    const text = node.source ?? '';
    if (text === '' && node.type === 'PLAIN') return this.emptyScalar(emptyAt);
    const style = STYLES[node.type ?? 'PLAIN'] ?? 'plain';
    const typed = style === 'plain' && node.tag === undefined ? typeOfPlain(text) : typeOfTagged(node.value);
    return { type: 'scalar', text, style, typed, range: this.place(start, this.trimmed(start, end)) };
  }

  private convertMapping(pairs: readonly Pair[], place: CollectionPlace): YamlMapping {
    const entries = pairs.map((pair) => this.convertEntry(pair, place.start));
    return { type: 'mapping', flow: place.flow, entries, range: this.rangeOf(place, entries.at(-1)?.value) };
  }

  private convertSequence(items: readonly unknown[], place: CollectionPlace): YamlNode {
    const nodes = items.map((item) => this.convert(item as Node | null, place.start));
    return { type: 'sequence', flow: place.flow, items: nodes, range: this.rangeOf(place, nodes.at(-1)) };
  }

  private convertEntry({ key, value }: Pair, fallback: number): YamlEntry {
    const keyNode = key as Node | null;
    const [start, end] = keyNode?.range ?? [fallback, fallback];
    const converted = this.convert(keyNode, start);
    return {
      key: converted.type === 'scalar' ? converted.text : this.text.slice(start, end),
      keyRange: this.place(start, end),
      value: this.convert(value as Node | null, this.behindColon(end)),
    };
  }

  private convertAlias(anchor: string, [start, end]: readonly [number, number, number]): YamlNode {
    const range = this.place(start, end);
    const size = this.anchors.get(anchor);
    if (size === undefined) {
      const isOpen = this.anchors.has(anchor);
      this.error ??= isOpen
        ? { cause: 'recursive-alias', message: `"*${anchor}" stands inside its own anchor`, range }
        : { cause: 'unknown-alias', message: `no anchor is called "${anchor}"`, range };
    } else this.expanded = Math.min(this.expanded + size - 1, COUNTED);
    return { type: 'alias', anchor, range };
  }

  private emptyScalar(offset: number): YamlScalar {
    const range = this.place(offset, offset);
    return { type: 'scalar', text: '', style: 'plain', typed: 'null', range };
  }

  /** A block collection ends with its last value, not with the white space and comments behind it. */
  private rangeOf({ start, end, flow }: CollectionPlace, last: YamlNode | undefined): Range {
    const whole = this.place(start, end);
    return flow || !last ? whole : { start: whole.start, end: last.range.end };
  }

  /** The offset behind the colon that follows a key, or the key's end where none does. */
  private behindColon(keyEnd: number): number {
    let offset = keyEnd;
    while (this.text[offset] === ' ' || this.text[offset] === '\t') offset += 1;
    return this.text[offset] === ':' ? offset + 1 : keyEnd;
  }

  private trimmed(start: number, end: number): number {
    let offset = end;
    while (offset > start && ' \t\r\n'.includes(this.text[offset - 1] ?? '')) offset -= 1;
    return offset;
  }
}

interface CollectionPlace {
  readonly start: number;
  readonly end: number;
  readonly flow: boolean;
}

const STYLES: Readonly<Record<string, YamlStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single-quoted',
  QUOTE_DOUBLE: 'double-quoted',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/** The type of a value that carries a tag of its own, or of quoted text. */
function typeOfTagged(value: unknown): YamlScalar['typed'] {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'number' : 'string';
}
