/**
 * How a process is held together: `group`: a session of its own, and whatever of it can be recognised afterwards;
 * `namespace`: bubblewrap's, with the launcher of this folder in it.
 */
export type Confinement = 'group' | 'namespace';

/** One process to be started, as data. */
export interface RunRequest {
  readonly command: readonly string[];
  readonly workingDirectory: string;
  /** Exactly this; nothing is added to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it reads from stdin, which is closed then. */
  readonly input: string;
  /** After so long everything of it is killed. */
  readonly timeoutMilliseconds: number;
  readonly confinement: Confinement;
  /** By which what it leaves behind is recognised; empty where there is none. */
  readonly privateDirectory: string;
}

/**
 * What became of it. `failed`: the system refused to start it, `code` says why · `unsafe`: the sandbox could not be
 * set up, and nothing was started · `lost`: the helper was killed while it ran.
 */
export type RunOutcome = 'ended' | 'timed-out' | 'stopped' | 'failed' | 'unsafe' | 'lost';

export interface RunReply {
  readonly outcome: RunOutcome;
  /** The system's code for `failed` (`ENOENT`), words on why for `unsafe` and `lost`; empty otherwise. */
  readonly code: string;
  /** -1 where a signal ended it. */
  readonly exit: number;
  /** The signal that ended it; empty where none did. */
  readonly signal: string;
  /** At most `STDOUT_LIMIT` bytes. */
  readonly stdout: Uint8Array;
  readonly overflowed: boolean;
  /** The last `STDERR_LIMIT` bytes. */
  readonly stderr: Uint8Array;
  readonly milliseconds: number;
  /** Names of processes that outlived it and were killed. */
  readonly leftovers: readonly string[];
}

/** As much of stdout is kept as the manager keeps, in bytes. */
export const STDOUT_LIMIT = 16 * 1024 * 1024;

/** As much of the end of stderr, in bytes. */
export const STDERR_LIMIT = 4096;

/** What the helper is told: a line of JSON each. */
export type Instruction =
  | { readonly id: number; readonly run: RunRequest }
  /** Kills everything that runs. */
  | { readonly stop: true };

/** What the helper says once it listens. */
export const READY_LINE = 'ready';

/** A reply on its way through a pipe. */
export interface ReplyLine {
  readonly id: number;
  readonly reply: Omit<RunReply, 'stdout' | 'stderr'> & { readonly stdout: string; readonly stderr: string };
}

export function encodeReply(id: number, reply: RunReply): string {
  const line: ReplyLine = {
    id,
    reply: { ...reply, stdout: toBase64(reply.stdout), stderr: toBase64(reply.stderr) },
  };
  return `${JSON.stringify(line)}\n`;
}

export function decodeReply(line: string): { readonly id: number; readonly reply: RunReply } {
  const { id, reply } = JSON.parse(line) as ReplyLine;
  return {
    id,
    reply: {
      ...reply,
      stdout: Buffer.from(reply.stdout, 'base64'),
      stderr: Buffer.from(reply.stderr, 'base64'),
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Splits what arrives in pieces into lines, without going through a long one more than once. */
export class LineSplitter {
  private readonly pieces: string[] = [];
  private readonly take: (line: string) => void;

  constructor(take: (line: string) => void) {
    this.take = take;
  }

  push(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.pieces.push(text.slice(start, end));
      const line = this.pieces.join('');
      this.pieces.length = 0;
      start = end + 1;
      this.take(line);
    }
    if (start < text.length) this.pieces.push(text.slice(start));
  }
}
