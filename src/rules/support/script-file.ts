import type { Range } from '../../domain/location.js';
import type { ReadResult } from '../../domain/tree.js';
import type { Documents } from '../../formats/documents.js';
import type { SourceText } from '../../formats/text.js';

/** The line by which the system finds the interpreter of a script. */
export interface Shebang {
  /** The line without its end. */
  readonly text: string;
  readonly range: Range;
  /** As written; empty where nothing follows `#!`. */
  readonly interpreter: string;
  /** What follows the interpreter, which gets it in one piece; empty where there is nothing. */
  readonly argument: string;
  /** Whether a carriage return stands at its end, which the system takes for a part of it. */
  readonly hasCarriageReturn: boolean;
}

/** A file that is executed directly. */
export interface Script {
  readonly path: string;
  readonly source: SourceText;
  readonly shebang: Shebang | undefined;
}

/** The first bytes of what a system executes without an interpreter: ELF, Mach-O (five of them) and PE. */
const MAGIC: readonly (readonly number[])[] = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x4d, 0x5a],
];

/** How much of a file is looked at to tell whether it is a text, in bytes. */
const SAMPLE = 1024;

/** Several rules look at each script. */
const known = new WeakMap<ReadResult, Script | undefined>();

/** Reads a script; undefined for a binary, a pointer to large-file storage, and what cannot be read. */
export function readScript(documents: Documents, path: string): Script | undefined {
  const read = documents.read(path);
  if (!known.has(read)) known.set(read, toScript(documents, path, read));
  return known.get(read);
}

function toScript(documents: Documents, path: string, read: ReadResult): Script | undefined {
  if (!read.ok || isBinary(read.bytes)) return undefined;
  const source = documents.source(path);
  if (!source || source.text.startsWith('version https://git-lfs.github.com/spec/')) return undefined;
  return { path, source, shebang: readShebang(source) };
}

/** What a `#!/usr/bin/env` line starts, which is looked for on PATH; undefined for any other line. */
export function programOnPath({ interpreter, argument }: Shebang): string | undefined {
  if (!/(?:^|\/)env$/.test(interpreter)) return undefined;
  const words = argument.split(/[ \t]+/).filter((word) => word !== '');
  if (words.some((word) => word.startsWith('PATH='))) return undefined;
  const program = words.find((word) => !word.startsWith('-') && !word.includes('='));
  return program === undefined || program.includes('/') ? undefined : program;
}

function readShebang(source: SourceText): Shebang | undefined {
  if (source.encodingFault === 'byte-order-mark' || !source.text.startsWith('#!')) return undefined;
  const newline = source.text.indexOf('\n');
  const line = newline < 0 ? source.text : source.text.slice(0, newline);
  const text = line.replace(/\r$/, '');
  const [, interpreter = '', argument = ''] = /^#![ \t]*([^ \t]*)[ \t]*(.*)$/s.exec(text) ?? [];
  return {
    text,
    range: source.range(0, text.length),
    interpreter,
    argument: argument.trimEnd(),
    hasCarriageReturn: text.length < line.length,
  };
}

function isBinary(bytes: Uint8Array): boolean {
  const isProgram = MAGIC.some((magic) => magic.every((byte, index) => bytes[index] === byte));
  return isProgram || bytes.subarray(0, SAMPLE).includes(0);
}
