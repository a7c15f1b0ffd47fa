import { locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import type { UnreadableReason } from '../../domain/tree.js';
import type { Documents } from '../../formats/documents.js';
import { parseJson } from '../../formats/json.js';
import type { JsonDocument, JsonNode } from '../../formats/json-tree.js';
import { SourceText } from '../../formats/text.js';
import { type DecodeError, decodeStruct } from '../go/json-decode.js';
import { changing, dropping } from './faults.js';
import { type ManifestValues, skillManifest } from './manifest.js';

/** Where the loader stops at a manifest. */
export interface Stop {
  readonly reason: string;
  /** Which line is logged; none is known for what only this machine cannot read. */
  readonly stage: 'parse' | 'build' | 'unknown';
  /** The loader's own words. */
  readonly words: string;
}

/** A manifest as far as it could be read. */
export interface ParsedManifest {
  /** The file itself, links resolved. */
  readonly file: string;
  readonly faults: readonly Fault[];
  /** Absent where the loader goes on to build a skill. */
  readonly stop?: Stop;
  /** What it holds, also where an encoding mark keeps the loader from it. */
  readonly content?: ManifestContent;
}

export interface ManifestContent {
  readonly root: JsonNode;
  readonly values: ManifestValues;
  /** The fields of the wrong type, which are neither missing nor empty. */
  readonly mistyped: ReadonlySet<string>;
}

/** Reads and decodes the manifest at a path, through links. */
export function parseManifest(documents: Documents, path: string): ParsedManifest {
  const found = documents.folders.resolve(path);
  if (found.kind !== 'found') return unreadable(path, LINK_REASONS[found.kind]);
  if (found.entry.kind === 'directory') return unreadable(path, 'directory');
  const read = documents.read(found.path);
  return read.ok ? decode(documents, found.path) : unreadable(path, read.reason);
}

const LINK_REASONS = {
  missing: 'missing',
  'not-directory': 'missing',
  loop: 'link-loop',
  outside: 'outside',
} as const satisfies Record<string, UnreadableReason>;

/** What the system says; the last four are what is said here of what the loader may well read. */
const SYSTEM_WORDS: Readonly<Record<UnreadableReason, string>> = {
  missing: 'no such file or directory',
  directory: 'is a directory',
  'link-loop': 'too many levels of symbolic links',
  permission: 'permission denied',
  'not-regular': 'not a regular file',
  'too-large': 'too large to be looked at',
  outside: 'outside the repository',
  failed: 'failed to be read here',
};

const KNOWN: readonly UnreadableReason[] = ['missing', 'directory', 'link-loop', 'permission'];

function unreadable(path: string, reason: UnreadableReason): ParsedManifest {
  const words = `read: ${reason === 'directory' ? 'read' : 'open'} ${path}: ${SYSTEM_WORDS[reason]}`;
  const mistake = { code: 'file-unreadable', variant: 'unreadable', values: { why: SYSTEM_WORDS[reason] } };
  const stage = KNOWN.includes(reason) ? 'parse' : 'unknown';
  const fault = dropping({ ...mistake, location: locate(path) }, words);
  return { file: path, stop: { reason: 'read', stage, words }, faults: [fault] };
}

function decode(documents: Documents, file: string): ParsedManifest {
  const source = documents.source(file) ?? SourceText.of('');
  const document = documents.json(file) ?? parseJson(source);
  switch (source.encodingFault) {
    case 'byte-order-mark':
    case 'utf-16': {
      // What else is wrong would bite once the mark is gone.
      const marked = decodeDocument(document, file);
      const rest = decodeDocument(parseJson(SourceText.of(source.text)), file);
      return { ...rest, ...marked, faults: [...marked.faults, ...rest.faults] };
    }
    case 'invalid-utf-8': {
      const parsed = decodeDocument(document, file);
      return { ...parsed, faults: [...parsed.faults, replacedCharacters(source, file)] };
    }
    case undefined:
      return decodeDocument(document, file);
  }
}

function decodeDocument(document: JsonDocument, file: string): ParsedManifest {
  if (!document.ok) {
    const { message, cause, range } = document.error;
    const code = cause === 'byte-order-mark' || cause === 'utf-16' ? 'encoding' : 'json-syntax';
    const mistake = { code, variant: cause, values: { message }, location: locate(file, range) };
    return {
      file,
      stop: { reason: 'syntax', stage: 'parse', words: `decode: ${message}` },
      faults: [dropping(mistake, message)],
    };
  }
  const { root } = document;
  // An empty manifest to the loader; to its author not a manifest that lacks three fields.
  if (root.type === 'null') {
    const words = 'name required';
    const mistake = { code: 'field-type', variant: 'not-an-object', values: { actual: 'null' } };
    const fault = dropping({ ...mistake, location: locate(file, root.range) }, words);
    return { file, stop: { reason: 'name', stage: 'build', words }, faults: [fault] };
  }
  const { value, errors } = decodeStruct(root, skillManifest);
  const [first] = errors;
  const faults = errors.map((error) => typeFault(error, file));
  const stop: Stop | undefined = first && {
    reason: 'type',
    stage: 'parse',
    words: `decode: ${first.message}`,
  };
  const mistyped = new Set(errors.map(({ field }) => field.replace(/\[.*/s, '')));
  return {
    file,
    faults,
    ...(stop ? { stop } : {}),
    ...(root.type === 'object' ? { content: { root, values: value, mistyped } } : {}),
  };
}

function typeFault({ field, expected, actual, node, message }: DecodeError, file: string): Fault {
  const facts =
    field === ''
      ? { variant: 'not-an-object', values: { actual } }
      : { variant: 'wrong-type', values: { field, expected, actual } };
  return dropping({ code: 'field-type', ...facts, location: locate(file, node.range) }, message);
}

function replacedCharacters(source: SourceText, file: string): Fault {
  const first = source.text.indexOf('\ufffd');
  const location = locate(file, source.range(first, first + 1));
  const mistake = { code: 'encoding', variant: 'invalid-utf-8', values: {}, location };
  return changing(mistake, 'loads with U+FFFD in place of what is no UTF-8');
}
