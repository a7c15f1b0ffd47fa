import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Pipe, SpawnerSystem } from '../system.js';
import { type Ending, readStatus } from './launcher.js';
import { type Family, clear, extinguish, kill, namespaceFamily, sessionFamily } from './leftovers.js';
import { type Reader, readBeginning, readEnd, write } from './output.js';
import type { RunOutcome, RunReply, RunRequest } from './protocol.js';

/** The longest that Node's timers can wait, in milliseconds; beyond it they do not wait at all. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How long the last of the output may take once everything is dead, in milliseconds. */
const DRAIN = 500;

/** A process under way. */
export interface Run {
  readonly reply: Promise<RunReply>;
  /** Kills all of it. */
  stop(): void;
}

/** Starts a process and sees to it that nothing of it is left in the end. Never throws, and its promise never rejects. */
export function runProcess(request: RunRequest, system: SpawnerSystem): Run {
  try {
    return new RunningProcess(request, system);
  } catch (error) {
    return { reply: Promise.resolve(failure(codeOf(error))), stop: () => undefined };
  }
}

class RunningProcess implements Run {
  readonly reply: Promise<RunReply>;
  private readonly request: RunRequest;
  private readonly system: SpawnerSystem;
  private readonly child: ChildProcess;
  private readonly pipes: readonly Pipe[];
  private readonly output: Reader;
  private readonly errors: Reader;
  private readonly input: { destroy(): void };
  private readonly notes = { wrapper: '', launcher: '' };
  private readonly leaderStart: number;
  private family: Family | undefined;
  private cut: 'timed-out' | 'stopped' | undefined;

  constructor(request: RunRequest, system: SpawnerSystem) {
    this.request = request;
    this.system = system;
    const [input, output, errors, mark] = openPipes(system);
    this.pipes = [input, output, errors, mark];
    const started = performance.now();
    try {
      this.child = start(request, this.pipes);
    } catch (error) {
      for (const { own } of this.pipes) system.close(own);
      throw error;
    } finally {
      for (const { child } of this.pipes) system.close(child);
    }
    system.close(mark.own);
    this.leaderStart = this.child.pid === undefined ? 0 : (system.process(this.child.pid)?.start ?? 0);
    this.output = readBeginning(output.own);
    this.errors = readEnd(errors.own);
    this.input = write(input.own, request.input);
    this.listenToSandbox();
    this.reply = this.follow(started);
  }

  stop(): void {
    this.end('stopped');
  }

  private end(cut: 'timed-out' | 'stopped'): void {
    this.cut ??= cut;
    this.familyOf()?.kill();
    if (this.child.pid !== undefined) kill(-this.child.pid);
  }

  private async follow(started: number): Promise<RunReply> {
    const timer = setTimeout(
      () => this.end('timed-out'),
      Math.min(this.request.timeoutMilliseconds, LONGEST_TIMER),
    );
    const ended = await ending(this.child);
    clearTimeout(timer);
    const milliseconds = performance.now() - started;
    const family = this.familyOf();
    const leftovers = family && !this.cut ? await clear(family) : [];
    if (family && this.cut) await extinguish(family);
    await this.drain();
    return { ...this.judge(ended), ...this.kept(), milliseconds, leftovers };
  }

  private kept(): Pick<RunReply, 'stdout' | 'overflowed' | 'stderr'> {
    return { stdout: this.output.bytes(), overflowed: this.output.overflowed(), stderr: this.errors.bytes() };
  }

  /** Whoever may still hold a pipe, it is read no longer than this. */
  private async drain(): Promise<void> {
    const streams = [this.child.stdio[3], this.child.stdio[4]].filter((stream) => stream !== undefined);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, DRAIN);
    });
    await Promise.race([
      Promise.all([this.output.ended, this.errors.ended, ...streams.map(closing)]),
      patience,
    ]);
    clearTimeout(timer);
    for (const one of [this.output, this.errors, this.input, ...streams]) one?.destroy();
  }

  private judge(
    ended: Ending | { readonly code: string },
  ): Pick<RunReply, 'outcome' | 'code' | 'exit' | 'signal'> {
    if ('code' in ended) return settled(this.cut ?? 'failed', ended.code);
    if (this.cut) return settled(this.cut);
    if (this.request.confinement === 'group') return { outcome: 'ended', code: '', ...ended };
    const inner = readStatus(this.notes.launcher);
    if (inner && 'code' in inner) return settled('failed', inner.code);
    if (inner) return { outcome: 'ended', code: '', ...inner };
    const isSandboxed = this.notes.wrapper.includes('"exit-code"');
    // A skill that kills its launcher has ended itself, with the sandbox.
    if (isSandboxed) return { outcome: 'ended', code: '', exit: -1, signal: 'SIGKILL' };
    return settled('unsafe', Buffer.from(this.errors.bytes()).toString('utf8').trim().slice(0, 300));
  }

  private familyOf(): Family | undefined {
    const { pid } = this.child;
    if (pid === undefined) return undefined;
    if (this.request.confinement === 'group') {
      const places = [this.request.privateDirectory, ...this.pipes.map(({ identity }) => identity)];
      this.family ??= sessionFamily(
        this.system,
        { id: pid, start: this.leaderStart },
        places.filter((place) => place !== ''),
      );
      return this.family;
    }
    const first = Number(/"child-pid": (\d+)/.exec(this.notes.wrapper)?.[1] ?? 0);
    const facts = first > 0 ? this.system.process(first) : undefined;
    if (facts) this.family ??= namespaceFamily(this.system, facts, pid);
    return this.family;
  }

  private listenToSandbox(): void {
    const [, , , wrapper, launcher] = this.child.stdio;
    if (isReadable(wrapper))
      wrapper.setEncoding('utf8').on('data', (text: string) => this.hear('wrapper', text));
    if (isReadable(launcher))
      launcher.setEncoding('utf8').on('data', (text: string) => this.hear('launcher', text));
  }

  private hear(who: 'wrapper' | 'launcher', text: string): void {
    if (this.notes[who].length < 10_000) this.notes[who] += text;
    // Known as soon as it can be, for its number may be another's later.
    if (who === 'wrapper') this.familyOf();
  }
}

function openPipes(system: SpawnerSystem): readonly [Pipe, Pipe, Pipe, Pipe] {
  return [system.openPipe('in'), system.openPipe('out'), system.openPipe('out'), system.openPipe('out')];
}

/** A group's third descriptor is a mark that its processes inherit; a sandbox has two on which it speaks. */
function start(
  { command, confinement, environment, workingDirectory }: RunRequest,
  pipes: readonly Pipe[],
): ChildProcess {
  const [file = '', ...args] = command;
  const [input, output, errors, mark] = pipes.map(({ child }) => child);
  const standard = [input, output, errors];
  const stdio: StdioOptions = confinement === 'group' ? [...standard, mark] : [...standard, 'pipe', 'pipe'];
  return spawn(file, args, { cwd: workingDirectory, env: { ...environment }, detached: true, stdio });
}

function ending(child: ChildProcess): Promise<Ending | { readonly code: string }> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: codeOf(error) }));
    child.once('exit', (exit, signal) => resolve({ exit: exit ?? -1, signal: signal ?? '' }));
  });
}

function closing(
  stream: { once(event: 'close', listener: () => void): unknown; readonly closed?: boolean } | null,
): Promise<void> {
  return new Promise((resolve) => {
    if (!stream || stream.closed === true) resolve();
    else stream.once('close', () => resolve());
  });
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'setEncoding' in stream;
}

function settled(outcome: RunOutcome, code = ''): Pick<RunReply, 'outcome' | 'code' | 'exit' | 'signal'> {
  return { outcome, code, exit: -1, signal: '' };
}

function failure(code: string): RunReply {
  const nothing = new Uint8Array();
  return {
    ...settled('failed', code),
    stdout: nothing,
    overflowed: false,
    stderr: nothing,
    milliseconds: 0,
    leftovers: [],
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
