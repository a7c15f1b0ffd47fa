import { type Location, locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import type { SourceText } from '../../formats/text.js';
import type { DecodeResult, Decoded, Shape } from '../go/yaml/decode.js';
import type { YamlFault } from '../go/yaml/fault.js';
import { type Node, endOf } from '../go/yaml/node.js';
import { decodeGoYaml, parseGoYaml } from '../go/yaml/index.js';
import { type YamlPlace, decodeFaults, sharedError, syntaxFault } from './block-faults.js';
import { encodingFaults, fenceFault, isUnterminated, longLineFault } from './file-faults.js';
import { type NativeBlock, type NativeFences, findNativeFences } from './fences.js';

/** Why ongrid does not read a file; the words of the vectors, where they have some. */
export type ReadReason = 'unreadable' | 'line-too-long' | 'unterminated' | 'yaml';

/** The frontmatter of a Markdown file, as ongrid decodes it. */
export interface NativeFrontmatter {
  readonly file: string;
  /** Why nothing came of it, with the loader's words; absent where it decodes, even to nothing. */
  readonly stop?: { readonly reason: ReadReason; readonly message: string };
  /** No opening fence: the whole file is body. */
  readonly isBody: boolean;
  /** Undefined where there is no block, an empty one, or one that does not decode at all. */
  readonly value: Decoded | undefined;
  /** The same without types: every key at the top, nulls included. */
  readonly whole: Decoded | undefined;
  readonly faults: readonly Fault[];
  /** Where a value stands; for none, the start of the file. */
  locate(value: Decoded | undefined): Location;
  /**
   * Where a block that ongrid reads is one that the other runtimes' parser refuses, ongrid does not read all of it: the
   * fault, given what comes of it.
   */
  findUnread(consequence: string): Fault | undefined;
}

/** Reads the frontmatter of a file into fields. Never throws. */
export function readFrontmatter(
  documents: Documents,
  file: string,
  fields: Readonly<Record<string, Shape>>,
): NativeFrontmatter {
  const source = documents.source(file);
  const nothing = {
    file,
    isBody: false,
    value: undefined,
    whole: undefined,
    locate: () => locate(file),
    findUnread: () => undefined,
  };
  if (!source) return { ...nothing, stop: { reason: 'unreadable', message: 'cannot be read' }, faults: [] };
  const fences = findNativeFences(source);
  if (fences.kind !== 'block') return { ...nothing, ...withoutBlock(documents, file, fences) };
  return { ...nothing, ...readBlock({ documents, file, source, block: fences.block }, fields) };
}

function withoutBlock(
  documents: Documents,
  file: string,
  fences: Exclude<NativeFences, { readonly kind: 'block' }>,
): Pick<NativeFrontmatter, 'faults' | 'stop' | 'isBody'> {
  if (fences.kind === 'line-too-long') {
    const message = 'bufio.Scanner: token too long';
    return {
      isBody: false,
      stop: { reason: 'line-too-long', message },
      faults: [longLineFault(file, fences)],
    };
  }
  const encoding = encodingFaults(documents, file, 'unread');
  const isBody = fences.kind === 'missing';
  const faults = encoding.length > 0 ? encoding : [fenceFault(documents, file, fences)];
  if (isBody) return { isBody, faults };
  return { isBody, faults, stop: { reason: 'unterminated', message: 'unterminated frontmatter' } };
}

interface Subject {
  readonly documents: Documents;
  readonly file: string;
  readonly source: SourceText;
  readonly block: NativeBlock;
}

type BlockReading = Pick<NativeFrontmatter, 'faults' | 'stop' | 'value' | 'whole' | 'locate' | 'findUnread'>;

/** Reads the block twice, as ongrid does: into its fields, then into a map of whatever there is. */
function readBlock(subject: Subject, fields: Readonly<Record<string, Shape>>): BlockReading {
  const { documents, file, source, block } = subject;
  const place = placeIn(subject);
  const locateValue = (value: Decoded | undefined): Location =>
    value ? place.locate(value.node) : locate(file);
  const empty = {
    value: undefined,
    whole: undefined,
    locate: locateValue,
    findUnread: (consequence: string) => unreadFault(consequence, place),
  };
  if (isBroken(source, block)) {
    const stop = { reason: 'yaml', message: 'yaml: invalid leading UTF-8 octet' } as const;
    return { ...empty, stop, faults: encodingFaults(documents, file, 'block') };
  }
  const encoding = encodingFaults(documents, file, 'body');
  const decoded = decodeTwice(block.text, fields);
  if (!decoded.ok) return { ...empty, ...settle(place, [syntaxFault(decoded.fault, place)], encoding) };
  const { typed, whole } = decoded;
  const faults = decodeFaults([...typed.faults, ...whole.faults], place);
  return { ...empty, value: typed.value, whole: whole.value, ...settle(place, faults, encoding) };
}

type Decoding =
  | { readonly ok: true; readonly typed: DecodeResult; readonly whole: DecodeResult }
  | { readonly ok: false; readonly fault: YamlFault };

function decodeTwice(text: string, fields: Readonly<Record<string, Shape>>): Decoding {
  const tree = parseGoYaml(text);
  if (!tree.ok) return tree;
  const typed = decodeGoYaml(tree.root, { kind: 'struct', fields });
  if (!typed.ok) return typed;
  const whole = decodeGoYaml(tree.root, { kind: 'map' });
  return whole.ok ? { ok: true, typed, whole } : whole;
}

/**
 * Of what keeps a block from being read, the first is what the loader reports. Where the other runtimes see a block that
 * is never closed, and ongrid one that a rule of the body closes, that is the mistake.
 */
function settle(
  { documents, file }: YamlPlace,
  dropped: readonly Fault[],
  others: readonly Fault[],
): Pick<BlockReading, 'faults' | 'stop'> {
  const [first] = dropped;
  if (!first) return { faults: others };
  const stop = { reason: 'yaml', message: first.detail.replace(/^skipped: /, '') } as const;
  const overrun = overrunFault(documents, file, first.detail);
  return { stop, faults: [...(overrun ? [overrun] : dropped), ...others] };
}

function overrunFault(documents: Documents, file: string, detail: string): Fault | undefined {
  if (!isUnterminated(documents, file)) return undefined;
  return { ...fenceFault(documents, file, { kind: 'unterminated' }), detail };
}

function unreadFault(consequence: string, place: YamlPlace): Fault | undefined {
  const detail = `skipped: only what stands above is read: ${consequence}`;
  const overrun = overrunFault(place.documents, place.file, detail);
  const error = sharedError(place);
  if (overrun || !error) return overrun;
  const location = locate(place.file, error.range);
  const values = { message: error.message };
  return { code: 'yaml-syntax', variant: error.cause, values, location, outcome: 'dropped', detail };
}

function placeIn({ documents, file, block }: Subject): YamlPlace {
  return {
    documents,
    file,
    block,
    locate: (node: Node) => locate(file, block.range(node.contentStart.offset, endOf(node).offset)),
  };
}

/** Whether bytes of the block, rather than of the body, are no UTF-8. The lines are the same in bytes and in text. */
function isBroken(source: SourceText, block: NativeBlock): boolean {
  if (source.encodingFault !== 'invalid-utf-8' || !block.text.includes('\ufffd')) return false;
  const { bytes, text } = source;
  const before =
    text.slice(0, source.offset({ line: block.place.firstLine, column: 1 })).split('\n').length - 1;
  let start = 0;
  for (let line = 0; line < before; line += 1) start = bytes.indexOf(0x0a, start) + 1;
  let end = start;
  for (let line = block.text.split('\n').length; line > 0; line -= 1) {
    const feed = bytes.indexOf(0x0a, end);
    end = feed < 0 ? bytes.length : feed + 1;
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    return false;
  } catch {
    return true;
  }
}
