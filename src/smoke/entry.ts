import type { FileFacts } from './system.js';

/** Why the system refuses to start a file, as a message of the rule `smoke-start`. */
export type StartCause =
  | 'missing'
  | 'directory'
  | 'not-executable'
  | 'no-shebang'
  | 'byte-order-mark'
  | 'carriage-return'
  | 'no-interpreter'
  | 'relative-interpreter'
  | 'wrong-format'
  | 'failed';

/** Why an entry cannot be started. */
export interface StartFault {
  readonly cause: StartCause;
  /** As the shebang names it; empty where it names none. */
  readonly interpreter: string;
  /** The system's words: what the manager logs. */
  readonly words: string;
}

/** The line by which the system finds an interpreter. */
export interface Shebang {
  readonly interpreter: string;
  /** What follows it, in one piece; empty where there is nothing. */
  readonly argument: string;
}

/** How many bytes of a file Linux looks at to find an interpreter. */
const SHEBANG_LIMIT = 256;

const NO_FILE = 'no such file or directory';
const WRONG_FORMAT = 'exec format error';
const DENIED = 'permission denied';

/**
 * Says why a file will not start, before it is tried: Node hands what has no shebang to /bin/sh, where the manager
 * refuses it, and tells a missing file from a missing interpreter as little as the system does.
 * Source: vectors/ongrid-wire-protocol.json, spec toolchain.md 4.
 */
export function findStartFault(
  { kind, executable, head }: FileFacts,
  examine: (path: string) => Pick<FileFacts, 'kind' | 'executable'>,
): StartFault | undefined {
  if (kind === 'missing') return fault('missing', NO_FILE);
  if (kind === 'directory') return fault('directory', 'is a directory');
  if (!executable) return fault('not-executable', 'not executable');
  if (kind === 'other') return fault('failed', DENIED);
  const text = latin1(head);
  if (!text.startsWith('#!')) return findFormatFault(head, text);
  const shebang = parseShebang(text);
  return shebang === undefined ? fault('no-shebang', WRONG_FORMAT) : findInterpreterFault(shebang, examine);
}

/** Reads a shebang as Linux does; undefined where there is none, or one without an interpreter. */
export function parseShebang(text: string): Shebang | undefined {
  if (!text.startsWith('#!')) return undefined;
  const [line = ''] = text.slice(2, SHEBANG_LIMIT).split('\n');
  const [, interpreter = '', argument = ''] = /^[ \t]*([^ \t\0]*)[ \t]*([^\0]*)/.exec(line) ?? [];
  return interpreter === '' ? undefined : { interpreter, argument: argument.replace(/[ \t]+$/, '') };
}

/** The program that a shebang runs: what `env` looks for on PATH, or the interpreter itself. */
export function programOf({ interpreter, argument }: Shebang): {
  readonly name: string;
  readonly onPath: boolean;
} {
  if (!/(?:^|\/)env$/.test(interpreter)) return { name: interpreter, onPath: false };
  const words = argument.split(/[ \t\r]+/).filter((word) => word !== '');
  const name = words.find((word) => !word.startsWith('-') && !word.includes('=')) ?? '';
  return {
    name,
    onPath: name !== '' && !name.includes('/') && !words.some((word) => word.startsWith('PATH=')),
  };
}

function findInterpreterFault(
  { interpreter }: Shebang,
  examine: (path: string) => Pick<FileFacts, 'kind' | 'executable'>,
): StartFault | undefined {
  if (interpreter.endsWith('\r'))
    return { cause: 'carriage-return', interpreter: interpreter.slice(0, -1), words: NO_FILE };
  if (!interpreter.startsWith('/')) return { cause: 'relative-interpreter', interpreter, words: NO_FILE };
  const { kind, executable } = examine(interpreter);
  if (kind === 'missing') return { cause: 'no-interpreter', interpreter, words: NO_FILE };
  return kind === 'file' && executable ? undefined : { cause: 'no-interpreter', interpreter, words: DENIED };
}

function findFormatFault(head: Uint8Array, text: string): StartFault | undefined {
  if (text.startsWith('\u00ef\u00bb\u00bf#!')) return fault('byte-order-mark', WRONG_FORMAT);
  if (isBinary(text)) return runsHere(head, text) ? undefined : fault('wrong-format', WRONG_FORMAT);
  return fault('no-shebang', WRONG_FORMAT);
}

const ELF = '\u007fELF';

/** Mach-O, of one architecture or of several. */
const MACH_O: readonly string[] = [
  '\u00fe\u00ed\u00fa\u00ce',
  '\u00fe\u00ed\u00fa\u00cf',
  '\u00ce\u00fa\u00ed\u00fe',
  '\u00cf\u00fa\u00ed\u00fe',
  '\u00ca\u00fe\u00ba\u00be',
];

function isBinary(text: string): boolean {
  return (
    text.startsWith(ELF) || text.startsWith('MZ\u0090') || MACH_O.some((magic) => text.startsWith(magic))
  );
}

/** What ELF calls the machines that Node runs on; the second is one that the first runs as well. */
const MACHINES: Readonly<Record<string, readonly number[]>> = {
  x64: [62, 3],
  ia32: [3],
  arm64: [183, 40],
  arm: [40],
  riscv64: [243],
  ppc64: [21],
  s390x: [22],
  loong64: [258],
};

const ELF_HEADER = 52;

function runsHere(head: Uint8Array, text: string): boolean {
  if (process.platform === 'darwin') return MACH_O.some((magic) => text.startsWith(magic));
  if (process.platform !== 'linux' || !text.startsWith(ELF) || head.length < ELF_HEADER) return false;
  const isLittle = head[5] === 1;
  const machine = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint16(18, isLittle);
  return MACHINES[process.arch]?.includes(machine) ?? true;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function fault(cause: StartCause, words: string): StartFault {
  return { cause, interpreter: '', words };
}
