import { type Location, locate } from '../domain/location.js';
import type { IsolationLevel, SmokeObservation, SmokeResult, SmokeVerdict } from '../domain/smoke.js';
import type { CallRecord } from './call.js';
import { parseShebang, programOf } from './entry.js';
import { placeOf } from './manifest-fields.js';
import type { Job } from './plan.js';
import type { SmokeTask } from './settings.js';
import { observeStart } from './start.js';
import { observeTampering } from './tampering.js';
import { type CallOutcome, managerWords } from './verdict.js';
import type { Seen } from './witness.js';
import { lastLine, listed } from './wording.js';

/** A call that was made, with all that was seen of it. */
export interface Observed {
  readonly job: Job;
  readonly record: CallRecord;
  readonly seen: Seen;
  readonly level: IsolationLevel;
}

/** What one observation says, how grave it is for the verdict, and in a few words. */
interface Remark {
  readonly observation: SmokeObservation;
  /** Absent where it lets a pass be a pass. */
  readonly verdict?: Exclude<SmokeVerdict, 'pass'>;
  readonly reason: string;
}

/** Turns what was seen of a call into a verdict and observations. Source: spec smoke.md, "What is observed". */
export function observe(observed: Observed, task: SmokeTask): SmokeResult {
  const { job, record, level } = observed;
  const { outcome, milliseconds } = record;
  const base = {
    path: job.skill.path,
    name: job.skill.name,
    case: job.case.name,
    milliseconds,
    isolation: level,
  };
  const stderr = Buffer.from(record.stderr).toString('utf8');
  if (outcome.kind === 'unjudged' && outcome.why === 'lost') {
    // Nobody but what ran at the time can have ended it.
    const observation = observeTampering('helper', [], { skill: job.skill, task });
    return { ...base, verdict: 'fail', reason: outcome.words, stderr, observations: [observation] };
  }
  if (outcome.kind === 'unjudged') {
    const reason =
      outcome.why === 'stopped' ? 'interrupted' : `it could not be started safely: ${outcome.words}`;
    return { ...base, verdict: 'skip', reason, stderr, observations: [] };
  }
  const observer = new Observer(observed, task, stderr);
  const remarks = [...observer.aboutCall(), ...observer.aboutMachine()];
  const verdicts = remarks.map(({ verdict }) => verdict);
  const verdict = verdicts.includes('fail') ? 'fail' : verdicts.includes('skip') ? 'skip' : 'pass';
  const decisive = remarks.find((remark) => remark.verdict === verdict);
  const observations = remarks.map(({ observation }) => observation);
  return { ...base, verdict, reason: decisive?.reason ?? '', stderr, observations };
}

/** What programs say of a write where nothing may be written: the system's words at the end, or its code. */
const REFUSED_WRITE = /: read-only file system(?: at .*)?\s*$|\[Errno 30\]|\bEROFS\b/im;

/** What programs say where there is no network. */
const NO_NETWORK =
  /could not resolve host|temporary failure in name resolution|name or service not known|network is unreachable|\bENOTFOUND\b|\bEAI_AGAIN\b|\bENETUNREACH\b|bad address/i;

class Observer {
  private readonly observed: Observed;
  private readonly task: SmokeTask;
  private readonly stderr: string;
  private readonly callFails: string;

  constructor(observed: Observed, task: SmokeTask, stderr: string) {
    this.observed = observed;
    this.task = task;
    this.stderr = stderr;
    this.callFails = managerWords(observed.record.outcome, observed.record.stderr);
  }

  /** What concerns the call itself: the first thing that is wrong with it. */
  aboutCall(): readonly Remark[] {
    const { outcome } = this.observed.record;
    switch (outcome.kind) {
      case 'start': {
        const observation = observeStart(this.observed.job.skill, outcome.fault, this.task);
        return [{ observation, verdict: 'fail', reason: `does not start: ${outcome.fault.words}` }];
      }
      case 'timeout':
        return this.timedOut();
      case 'output':
        return [this.badOutput(outcome)];
      case 'exit':
        return this.exited(outcome.exit, outcome.signal);
      case 'result':
        return this.observed.job.case.exit === 0 ? this.expected(outcome.value) : this.exited(0, '');
      case 'arguments':
      case 'unjudged':
        return [];
    }
  }

  /** What concerns the machine, whatever came of the call. */
  aboutMachine(): readonly Remark[] {
    return [...this.slow(), ...this.leftBehind(), ...this.wrote(), ...this.tampered()];
  }

  private timedOut(): readonly Remark[] {
    const { skill } = this.observed.job;
    const values = { seconds: skill.timeoutSeconds };
    const location = this.field('timeout_seconds', 'entry');
    const reason = `timed out after ${skill.timeoutSeconds} s`;
    const killed = this.remark({ rule: 'smoke-timeout', message: 'killed', values, location }, reason);
    return this.observed.record.overflowed ? [killed, this.overflow()] : [killed];
  }

  private badOutput({ fault }: Extract<CallOutcome, { kind: 'output' }>): Remark {
    if (fault.variant === 'too-large') return this.overflow();
    const values = { line: fault.line, text: fault.text, words: fault.words };
    const location = this.field('entry');
    const where = fault.line > 0 ? `: line ${fault.line} is "${fault.text}"` : '';
    const reason = fault.variant === 'empty' ? 'stdout is empty' : `stdout is not one JSON value${where}`;
    return this.remark({ rule: 'smoke-output', message: fault.variant, values, location }, reason);
  }

  private overflow(): Remark {
    const location = this.field('entry');
    return this.remark(
      { rule: 'smoke-output', message: 'too-large', values: {}, location },
      'stdout is over 16 MiB',
    );
  }

  private exited(exit: number, signal: string): readonly Remark[] {
    const { job, level } = this.observed;
    if (exit === job.case.exit) return this.expected(undefined);
    // A write that the sandbox refused explains the exit; it is told as what it is.
    if (this.isRefusedWrite() && job.skill.class === 'safe') return [];
    const tail = lastLine(this.stderr);
    const values = { exit, signal, expected: job.case.exit, case: job.case.name, stderr: tail };
    const ended = signal === '' ? `exit ${exit} instead of ${job.case.exit}` : `ended by ${signal}`;
    const reason = tail === '' || exit === 0 ? ended : `${ended}: ${tail}`;
    const fact = { rule: 'smoke-exit', values, location: this.field('entry') } as const;
    const program = this.programWithoutPath(exit);
    if (program !== undefined) {
      const location = this.field('env_allow', 'entry');
      const message = { ...fact, message: 'no-path', values: { ...values, program }, location };
      return [this.remark({ ...message, proves: 'shebang-needs-path' }, reason)];
    }
    if (level === 'bubblewrap' && NO_NETWORK.test(this.stderr)) {
      const observation: SmokeObservation = { ...fact, message: 'no-network' };
      return [
        { observation, verdict: 'skip', reason: 'it needs the network, which the sandbox does not have' },
      ];
    }
    return [this.remark({ ...fact, message: this.exitMessage(exit, signal, tail) }, reason)];
  }

  private exitMessage(exit: number, signal: string, tail: string): string {
    if (signal !== '') return 'signal';
    if (exit === 0) return 'success';
    if (this.isRefusedWrite()) return 'read-only';
    return tail === '' ? 'status-silent' : 'status';
  }

  /** What `env` looked for in vain, since nobody let it have a PATH; undefined where that is not the cause. */
  private programWithoutPath(exit: number): string | undefined {
    const { skill } = this.observed.job;
    if (exit !== 127 || skill.envAllow.some((name) => name.trim() === 'PATH')) return undefined;
    const head = this.task.system.examine(`${this.task.repository}/${skill.entry}`).head;
    const shebang = parseShebang(Buffer.from(head).toString('latin1'));
    const program = shebang && programOf(shebang);
    return program?.onPath === true ? program.name : undefined;
  }

  private expected(value: unknown): readonly Remark[] {
    const { job } = this.observed;
    const location = locate(job.case.location.path, job.case.nodes?.expect?.range ?? job.case.location);
    const misfit = value === undefined ? undefined : job.resultSchema?.misfit(value);
    if (misfit) {
      const words = `${misfit.pointer === '' ? 'the result' : misfit.pointer} ${misfit.words}`;
      const values = { case: job.case.name, words };
      return [this.remark({ rule: 'smoke-result', message: 'result', values, location }, words)];
    }
    if (job.case.stderr === '' || this.stderr.includes(job.case.stderr)) return [];
    const values = { case: job.case.name, text: job.case.stderr };
    const reason = `stderr does not contain "${job.case.stderr}"`;
    return [this.remark({ rule: 'smoke-result', message: 'stderr', values, location }, reason)];
  }

  private slow(): readonly Remark[] {
    const { job, record } = this.observed;
    const limit = job.skill.timeoutSeconds;
    const isSlow = record.outcome.kind !== 'timeout' && record.milliseconds > limit * 500;
    if (!isSlow) return [];
    const values = { seconds: (record.milliseconds / 1000).toFixed(1), limit };
    const location = this.field('timeout_seconds', 'entry');
    return [{ observation: { rule: 'smoke-timeout', message: 'slow', values, location }, reason: '' }];
  }

  private leftBehind(): readonly Remark[] {
    const { leftovers } = this.observed.record;
    if (leftovers.length === 0) return [];
    const values = { count: leftovers.length, names: listed(leftovers) };
    const location = this.field('entry');
    return [{ observation: { rule: 'smoke-leftover', message: 'left', values, location }, reason: '' }];
  }

  private wrote(): readonly Remark[] {
    const { job, seen, record } = this.observed;
    if (job.skill.class !== 'safe') return [];
    const fact = {
      rule: 'smoke-class',
      location: this.field('class', 'entry'),
      proves: 'class-understated',
    } as const;
    if (seen.changed.length > 0) {
      const values = { paths: listed(seen.changed), count: seen.changed.length };
      return [this.remark({ ...fact, message: 'changed', values }, `changed ${values.paths}`)];
    }
    if (!this.isRefusedWrite()) return [];
    const line = this.stderr.split('\n').find((text) => REFUSED_WRITE.test(text)) ?? '';
    const values = { stderr: line.trim().slice(0, 200), outcome: record.outcome.kind };
    return [this.remark({ ...fact, message: 'refused', values }, `tried to write: ${values.stderr}`)];
  }

  private tampered(): readonly Remark[] {
    const { tampered } = this.observed.seen;
    if (tampered.length === 0) return [];
    const observation = observeTampering('changed', tampered, {
      skill: this.observed.job.skill,
      task: this.task,
    });
    return [
      { observation, verdict: 'fail', reason: `changed the runner's ${String(observation.values['files'])}` },
    ];
  }

  private isRefusedWrite(): boolean {
    return this.observed.level === 'bubblewrap' && REFUSED_WRITE.test(this.stderr);
  }

  private field(...names: readonly string[]): Location {
    return placeOf(this.task.documents, this.observed.job.skill.path, ...names);
  }

  private remark(observation: SmokeObservation, reason: string): Remark {
    const isCall =
      this.callFails !== '' && ['smoke-exit', 'smoke-output', 'smoke-timeout'].includes(observation.rule);
    return {
      observation: isCall ? { ...observation, callFails: this.callFails } : observation,
      verdict: 'fail',
      reason,
    };
  }
}
