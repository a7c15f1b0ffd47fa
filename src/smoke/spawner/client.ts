import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import {
  type Instruction,
  LineSplitter,
  READY_LINE,
  type RunReply,
  type RunRequest,
  decodeReply,
} from './protocol.js';
import { HELPER_ARGUMENT } from './serve.js';

/** How the helper is started: a program and its arguments. */
export interface SpawnerCommand {
  readonly file: string;
  readonly args: readonly string[];
}

/** This very program, started once more. */
export function ownCommand(): SpawnerCommand {
  return { file: process.execPath, args: process.argv.slice(1, 2) };
}

/**
 * The helper process that starts all children. It never held the token: on Linux a child of the same user reads the
 * environment that its parent was started with, whatever that parent has deleted from it since (spec github.md 1.5).
 */
export class Spawner {
  private readonly helper: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly waiting = new Map<number, (reply: RunReply) => void>();
  private readonly exited: Promise<void>;
  private words = '';
  private isReady = false;
  private isOver = false;
  private next = 0;

  /** `searchPath` is where the helper finds the system's own programs. */
  constructor({ file, args }: SpawnerCommand, searchPath: string) {
    this.helper = spawn(file, [...args, HELPER_ARGUMENT], { env: { PATH: searchPath }, stdio: 'pipe' });
    const lines = new LineSplitter((line) => this.take(line));
    this.helper.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    this.helper.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.words = (this.words + text).slice(-2000);
    });
    this.helper.stdin.on('error', () => undefined);
    this.exited = new Promise((resolve) => {
      const give = (): void => {
        this.isOver = true;
        for (const id of this.waiting.keys())
          this.settle(id, gone(this.isReady ? 'lost' : 'unsafe', this.words));
        resolve();
      };
      this.helper.once('error', (error) => {
        this.words = error.message;
        give();
      });
      this.helper.once('close', give);
    });
  }

  /** Runs a process to its end. Where the helper is gone it is `unsafe`, as nothing was started, or `lost`. */
  run(request: RunRequest): Promise<RunReply> {
    if (this.isOver) return Promise.resolve(gone('unsafe', this.words));
    this.next += 1;
    const id = this.next;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, run: request });
    });
  }

  /** Kills everything that runs; the replies say so. */
  stop(): void {
    this.send({ stop: true });
  }

  /** Ends the helper, and with it whatever it still runs. */
  async close(): Promise<void> {
    this.helper.stdin.end();
    await this.exited;
  }

  private send(instruction: Instruction): void {
    if (!this.isOver) this.helper.stdin.write(`${JSON.stringify(instruction)}\n`);
  }

  private take(line: string): void {
    if (line === READY_LINE) {
      this.isReady = true;
      return;
    }
    const { id, reply } = decodeReply(line);
    this.settle(id, reply);
  }

  private settle(id: number, reply: RunReply): void {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(reply);
  }
}

function gone(outcome: 'lost' | 'unsafe', words: string): RunReply {
  const nothing = new Uint8Array();
  const detail = words.trim() === '' ? '' : `: ${words.trim().split('\n').at(-1) ?? ''}`;
  return {
    outcome,
    code: `the helper process is gone${detail}`,
    exit: -1,
    signal: '',
    stdout: nothing,
    overflowed: false,
    stderr: nothing,
    milliseconds: 0,
    leftovers: [],
  };
}
