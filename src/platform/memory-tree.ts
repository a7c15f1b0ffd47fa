import { compareText } from '../domain/location.js';
import type { Entry, ReadResult, Tree } from '../domain/tree.js';

/** A file or link of a memory tree. */
export interface MemoryEntry {
  readonly text?: string;
  readonly base64?: string;
  /** `before`, then `text` taken `times` times, then `after`. */
  readonly repeat?: {
    readonly before: string;
    readonly text: string;
    readonly times: number;
    readonly after: string;
  };
  /** `before`, `open` taken `depth` times, `close` as often, `after`. */
  readonly nested?: {
    readonly before: string;
    readonly open: string;
    readonly close: string;
    readonly depth: number;
    readonly after: string;
  };
  /** The last three digits of git's mode; `644` where absent. */
  readonly mode?: string;
  readonly symlink?: string;
}

/** `count` files, `%03d` in pattern and text standing for the number of each. */
export interface ManyEntries {
  readonly pattern: string;
  readonly count: number;
  readonly text: string;
}

/** A tree as an object: path → text, or an entry. `many` makes numbered files and `and` holds those beside them. */
export type MemoryNotation = Readonly<Record<string, string | MemoryEntry>>;

interface Stored {
  readonly entry: Entry;
  readonly bytes: Uint8Array;
}

/** A tree held in memory, in the notation of the vectors. Throws a TypeError for an entry that it does not know. */
export function memoryTree(notation: MemoryNotation | object): Tree {
  const stored = new Map<string, Stored>();
  for (const [path, value] of expand(notation)) stored.set(path, store(path, value));
  const entries = Array.from(stored.values(), (file) => file.entry).toSorted((a, b) =>
    compareText(a.path, b.path),
  );
  const directories = new Set(entries.flatMap((entry) => ancestors(entry.path)));
  return {
    list: () => entries,
    stat: (path) =>
      stored.get(path)?.entry ?? (directories.has(path) ? { path, kind: 'directory' } : undefined),
    read: (path): ReadResult => {
      const file = stored.get(path);
      if (!file) return { ok: false, reason: directories.has(path) ? 'directory' : 'missing' };
      return file.entry.kind === 'file'
        ? { ok: true, bytes: file.bytes }
        : { ok: false, reason: 'not-regular' };
    },
  };
}

function* expand(notation: object): Iterable<readonly [string, string | MemoryEntry]> {
  for (const [path, value] of Object.entries(notation) as [string, unknown][]) {
    if (path === 'many' && isMany(value)) {
      for (let number = 0; number < value.count; number += 1) {
        const digits = String(number).padStart(3, '0');
        yield [value.pattern.replaceAll('%03d', digits), { text: value.text.replaceAll('%03d', digits) }];
      }
    } else if (path === 'and' && typeof value === 'object' && value !== null) yield* expand(value);
    else if (typeof value === 'string' || isEntry(value)) yield [path, value];
    else throw new TypeError(`memoryTree: ${JSON.stringify(path)} is neither a text nor an entry`);
  }
}

function isMany(value: unknown): value is ManyEntries {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'count' in value;
}

function isEntry(value: unknown): value is MemoryEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['text', 'base64', 'repeat', 'nested', 'symlink'].some((key) => key in value)
  );
}

function store(path: string, value: string | MemoryEntry): Stored {
  const file = typeof value === 'string' ? { text: value } : value;
  if (file.symlink !== undefined) {
    return { entry: { path, kind: 'symlink', target: file.symlink }, bytes: new Uint8Array() };
  }
  const executable = file.mode !== undefined && (Number.parseInt(file.mode, 8) & 0o111) !== 0;
  return { entry: { path, kind: 'file', executable }, bytes: bytesOf(file) };
}

function bytesOf(file: MemoryEntry): Uint8Array {
  if (file.base64 !== undefined)
    return Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
  return new TextEncoder().encode(textOf(file));
}

function textOf({ text, repeat, nested }: MemoryEntry): string {
  if (repeat) return repeat.before + repeat.text.repeat(repeat.times) + repeat.after;
  if (nested)
    return (
      nested.before + nested.open.repeat(nested.depth) + nested.close.repeat(nested.depth) + nested.after
    );
  return text ?? '';
}

function ancestors(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
