import { compareText } from '../domain/location.js';
import { baseName } from '../domain/paths.js';
import { type Entry, type EntryKind, READ_LIMIT, type ReadResult, type Tree } from '../domain/tree.js';
import { runGit, splitAtNul } from './git-process.js';

/** How many files are read at once, before anybody asks for all of them. */
const BATCH_FILES = 1_000;

/** How many bytes are read at once. The file that was asked for comes first, whatever the others need. */
const BATCH_BYTES = 32 * 1024 * 1024;

/** What is kept; beyond that, all of it is forgotten and read again when asked for. */
const KEPT_BYTES = 128 * 1024 * 1024;

/** A longer link is nobody's path. */
const TARGET_LIMIT = 4096;

interface Stored {
  readonly entry: Entry;
  /** The name of the file's contents in git. */
  readonly object: string;
}

/**
 * The files of a commit, as git holds them: nothing is checked out, and contents are read when asked for, with those
 * that are likely to be asked for next. Undefined where the commit is not here. `directory` lies in a checkout; paths
 * are relative to it. Files whose contents a partial clone left out cannot be read.
 */
export function commitTree(directory: string, commit: string): Tree | undefined {
  const listing = runGit(directory, ['ls-tree', '-r', '-z', '--end-of-options', commit]);
  return listing && new CommitTree(directory, splitAtNul(listing).map(parseListed));
}

const KINDS: Readonly<Record<string, EntryKind>> = { '120000': 'symlink', '160000': 'submodule' };

/** `100644 blob <object><TAB>path`. */
function parseListed(line: Buffer): Stored {
  const tab = line.indexOf('\t');
  const [mode = '', , object = ''] = line.subarray(0, tab).toString('latin1').split(' ');
  const path = line.subarray(tab + 1).toString('utf8');
  const kind = KINDS[mode] ?? 'file';
  return { entry: kind === 'file' ? { path, kind, executable: mode === '100755' } : { path, kind }, object };
}

class CommitTree implements Tree {
  private readonly stored: ReadonlyMap<string, Stored>;
  private readonly contents: Contents;
  private entries: readonly Entry[] | undefined;
  private directories: ReadonlySet<string> | undefined;

  constructor(directory: string, listed: readonly Stored[]) {
    const sorted = listed.toSorted((a, b) => compareText(a.entry.path, b.entry.path));
    this.stored = new Map(sorted.map((one) => [one.entry.path, one]));
    this.contents = new Contents(directory);
  }

  list(): readonly Entry[] {
    return (this.entries ??= this.withTargets());
  }

  stat(path: string): Entry | undefined {
    const known = this.stored.get(path);
    if (known) return known.entry.kind === 'symlink' ? this.withTarget(known) : known.entry;
    this.directories ??= new Set(Array.from(this.stored.keys()).flatMap(ancestorsOf));
    return this.directories.has(path) ? { path, kind: 'directory' } : undefined;
  }

  read(path: string): ReadResult {
    const known = this.stored.get(path);
    if (!known) return { ok: false, reason: this.stat(path) ? 'directory' : 'missing' };
    if (known.entry.kind !== 'file') return { ok: false, reason: 'not-regular' };
    return this.contents.read(known.object, () => this.kinOf(path));
  }

  private withTargets(): readonly Entry[] {
    const all = Array.from(this.stored.values());
    const links = all.filter(({ entry }) => entry.kind === 'symlink').map(({ object }) => object);
    return all.map((one) => (one.entry.kind === 'symlink' ? this.withTarget(one, links) : one.entry));
  }

  private withTarget({ entry, object }: Stored, others: readonly string[] = []): Entry {
    const read = this.contents.read(object, () => others);
    if (!read.ok || read.bytes.length > TARGET_LIMIT) return entry;
    return { ...entry, target: Buffer.from(read.bytes).toString('utf8') };
  }

  /** What is likely to be read next: other manifests after a manifest, other scripts after a script. */
  private kinOf(path: string): readonly string[] {
    const group = groupOf(path);
    const kin: string[] = [];
    for (const { entry, object } of this.stored.values()) {
      if (entry.kind === 'file' && groupOf(entry.path) === group) kin.push(object);
    }
    return kin;
  }
}

/** Of Markdown and JSON only files of the same name, since most of the others concern nobody here. */
function groupOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  return ['', '.md', '.json'].includes(extension) ? name : extension;
}

function ancestorsOf(path: string): readonly string[] {
  const found: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    found.push(path.slice(0, slash));
  }
  return found;
}

/** The contents that git holds, by their names in git. */
class Contents {
  private readonly directory: string;
  private readonly known = new Map<string, ReadResult>();
  private keptBytes = 0;

  constructor(directory: string) {
    this.directory = directory;
  }

  /** `next` names contents to read along, and is asked only where something has to be read. */
  read(object: string, next: () => readonly string[]): ReadResult {
    const known = this.known.get(object);
    if (known) return known;
    if (this.keptBytes > KEPT_BYTES) {
      this.known.clear();
      this.keptBytes = 0;
    }
    const others = next().filter((other) => other !== object && !this.known.has(other));
    this.readBatch(Array.from(new Set([object, ...others])).slice(0, BATCH_FILES));
    return this.known.get(object) ?? { ok: false, reason: 'failed' };
  }

  private readBatch(objects: readonly string[]): void {
    const wanted: string[] = [];
    let bytes = 0;
    for (const [object, size] of this.sizesOf(objects)) {
      if (size > READ_LIMIT) this.known.set(object, { ok: false, reason: 'too-large' });
      else if (wanted.length === 0 || bytes + size <= BATCH_BYTES) {
        wanted.push(object);
        bytes += size;
      }
    }
    const output = this.ask('--batch', wanted, bytes + wanted.length * 128);
    for (const { object, contents } of parseBatch(output)) {
      this.known.set(object, { ok: true, bytes: contents });
      this.keptBytes += contents.length;
    }
  }

  /** The sizes of those that are here, in the same order. */
  private sizesOf(objects: readonly string[]): readonly (readonly [string, number])[] {
    const lines = this.ask('--batch-check', objects, objects.length * 128)
      .toString('latin1')
      .split('\n');
    return lines.flatMap((line) => {
      const [object = '', type, size] = line.split(' ');
      return type === 'blob' ? [[object, Number(size)] as const] : [];
    });
  }

  private ask(how: string, objects: readonly string[], maxBytes: number): Buffer {
    if (objects.length === 0) return Buffer.alloc(0);
    const input = `${objects.join('\n')}\n`;
    return runGit(this.directory, ['cat-file', how], { input, maxBytes }) ?? Buffer.alloc(0);
  }
}

/** `<object> blob <size>`, a line feed, so many bytes, a line feed; or `<object> missing`. */
function parseBatch(output: Buffer): readonly { readonly object: string; readonly contents: Buffer }[] {
  const found: { object: string; contents: Buffer }[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf('\n', start);
    if (end < 0) break;
    const [object = '', type, size] = output.subarray(start, end).toString('latin1').split(' ');
    start = end + 1;
    if (type !== 'blob') continue;
    const length = Number(size);
    found.push({ object, contents: output.subarray(start, start + length) });
    start += length + 1;
  }
  return found;
}
