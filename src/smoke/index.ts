import { compareText } from '../domain/location.js';
import { directoryOf } from '../domain/paths.js';
import type { Isolation, SmokeRefusal, SmokeReport, SmokeResult } from '../domain/smoke.js';
import { type CallTools, callSkill } from './call.js';
import { trustedPath } from './environment.js';
import { probeIsolation } from './isolation/probe.js';
import type { Sandbox } from './isolation/sandbox.js';
import { observe } from './observe.js';
import { type Candidate, type Job, type SmokePlan, findCandidates, planRuns } from './plan.js';
import { type Tried, doAll, inPool } from './schedule.js';
import type { SmokeTask } from './settings.js';
import { Spawner } from './spawner/client.js';
import { examineEntry, observeStart } from './start.js';
import { checkSyntax, findScripts } from './syntax.js';
import { observeTampering } from './tampering.js';
import { Tracker } from './tracker.js';
import { type Watch, Witness, commandFiles } from './witness.js';

// This layer starts processes and reads no files: what it needs of the disk comes in as values (system.ts).
// It observes; what its observations are worth as findings is for the rules to say.

/**
 * Checks, and where the mode says so runs, the skills of a repository. Never throws for what a skill does; whatever
 * cannot be done is in the report with its reason. Nothing that was started lives when it settles.
 */
export async function runSmoke(task: SmokeTask): Promise<SmokeReport> {
  const { mode } = task.settings;
  if (mode === 'off') return { mode, interrupted: false, notes: [], results: [] };
  const searchPath = trustedPath(task.host, task.repository);
  const spawner = new Spawner(task.spawner, searchPath);
  const stop = (): void => spawner.stop();
  task.signal?.addEventListener('abort', stop);
  try {
    return await new SmokeRun(task, spawner, searchPath).report();
  } finally {
    task.signal?.removeEventListener('abort', stop);
    await spawner.close();
  }
}

/** Where runs are made and what looks on. */
interface Stage {
  readonly sandbox: Sandbox;
  readonly witness: Witness;
}

class SmokeRun {
  private readonly task: SmokeTask;
  private readonly spawner: Spawner;
  private readonly searchPath: string;
  private readonly candidates: readonly Candidate[];
  private readonly tracker: Tracker;
  private readonly notes: string[] = [];

  constructor(task: SmokeTask, spawner: Spawner, searchPath: string) {
    this.task = task;
    this.spawner = spawner;
    this.searchPath = searchPath;
    this.candidates = findCandidates(task);
    this.tracker = new Tracker(task.onProgress);
  }

  async report(): Promise<SmokeReport> {
    const { mode } = this.task.settings;
    const checked = [...this.checkEntries(), ...(await this.checkScripts())];
    const wantsRuns = mode === 'run' && this.task.refusal === undefined;
    const plan = wantsRuns ? await this.plan(checked) : { jobs: [], settled: [] };
    const ran = plan.jobs.length > 0 ? await this.runAll(plan.jobs) : { results: [] };
    const refusal = this.task.refusal ?? ran.refusal;
    const results = [...checked, ...plan.settled, ...ran.results];
    return {
      mode,
      ...(ran.isolation ? { isolation: ran.isolation } : {}),
      ...(refusal ? { refusal } : {}),
      interrupted: this.isInterrupted(),
      notes: this.notes,
      results: results.toSorted((a, b) => compareText(a.path, b.path)),
    };
  }

  /** In the mode `run`, an entry that can be started says so by running. */
  private checkEntries(): readonly SmokeResult[] {
    return this.candidates.flatMap((skill): readonly SmokeResult[] => {
      const fault = examineEntry(skill, this.task);
      const about = { path: skill.path, name: skill.name, case: 'entry', milliseconds: 0, stderr: '' };
      if (!fault) {
        const isShown = this.task.settings.mode === 'check';
        return isShown ? [{ ...about, verdict: 'pass', reason: '', observations: [] }] : [];
      }
      const isMissing = this.task.settings.mode === 'check' && fault.cause === 'no-interpreter';
      const reason = isMissing
        ? `${fault.interpreter} is not on this machine`
        : `does not start: ${fault.words}`;
      const observations = isMissing ? [] : [observeStart(skill, fault, this.task)];
      return [{ ...about, verdict: isMissing ? 'skip' : 'fail', reason, observations }];
    });
  }

  private async checkScripts(): Promise<readonly SmokeResult[]> {
    const { checks, beyond } = findScripts(this.candidates, this.task);
    if (beyond > 0)
      this.notes.push(
        `${beyond} scripts beyond the first ${checks.length} were not checked for their syntax`,
      );
    const find = (program: string): string | undefined => this.findInterpreter(program);
    const tools = { spawner: this.spawner, searchPath: this.searchPath, find };
    const results: SmokeResult[] = [];
    this.tracker.expect(checks.length);
    await inPool(checks, 2, async (check) => {
      const done = this.tracker.begin(`syntax of ${check.path}`);
      const result = this.isInterrupted() ? undefined : await checkSyntax(check, tools);
      results.push(
        result ?? interrupted({ path: check.manifest, name: check.name, case: `syntax of ${check.path}` }),
      );
      done();
    });
    return results.toSorted((a, b) => compareText(a.case, b.case));
  }

  /** Node is there in any case: it runs this. */
  private findInterpreter(program: string): string | undefined {
    const found = this.task.system.findProgram(program, this.searchPath);
    return found ?? (program === 'node' ? process.execPath : undefined);
  }

  /** What cannot start, or not be read by its interpreter, is not tried: its failing would say the same once more. */
  private async plan(checked: readonly SmokeResult[]): Promise<SmokePlan> {
    const broken = new Map<string, string>();
    for (const { path, name, case: what, verdict } of checked) {
      const isEntry =
        what === 'entry' ||
        this.candidates.some((skill) => skill.path === path && what === `syntax of ${skill.entry}`);
      if (verdict === 'fail' && isEntry) broken.set(path, name);
    }
    const plan = await planRuns(
      this.candidates.filter(({ path }) => !broken.has(path)),
      this.task,
    );
    const skipped = Array.from(broken, ([path, name]): SmokeResult => {
      const reason = 'its entry cannot be started';
      return {
        path,
        name,
        case: 'run',
        verdict: 'skip',
        reason,
        milliseconds: 0,
        stderr: '',
        observations: [],
      };
    });
    return { jobs: plan.jobs, settled: [...skipped, ...plan.settled] };
  }

  private async runAll(jobs: readonly Job[]): Promise<RunOfAll> {
    if (process.platform === 'win32') return { results: jobs.map((job) => untried(job, NO_SHEBANGS)) };
    const { settings, host, system } = this.task;
    const repository = system.realDirectory(this.task.repository) ?? this.task.repository;
    const { spawner, searchPath } = this;
    const probe = { wish: settings.isolation, repository, host, searchPath, system, spawner };
    const sandbox = await probeIsolation(probe);
    const { isolation } = sandbox;
    const refusal = this.refusalFor(isolation);
    if (refusal)
      return { isolation, refusal, results: jobs.map((job) => untried(job, REFUSED[refusal.message])) };
    const compares = sandbox.leavesRepositoryOpen;
    const witness = new Witness({ system, repository, commandFiles: commandFiles(host), compares });
    if (witness.isNarrow)
      this.notes.push(
        'the repository is large: only the folder of each skill was compared before and after its runs',
      );
    const atRoot: SmokeTask = { ...this.task, repository };
    this.tracker.expect(jobs.length);
    const attempt = (job: Job, began: (watch: Watch) => void): Promise<Tried> =>
      this.attempt(job, { sandbox, witness }, { task: atRoot, began });
    const results = await doAll(jobs, { attempt });
    return { isolation, results: [...results, ...lateTampering(witness.verify(), jobs, atRoot)] };
  }

  private refusalFor({ level, why }: Isolation): SmokeRefusal | undefined {
    if (level === 'bubblewrap') return undefined;
    if (this.task.settings.isolation === 'required') return { message: 'isolation', values: { why } };
    const { exposed } = this.task;
    return exposed.length > 0
      ? { message: 'exposed', values: { names: exposed.join(', '), why } }
      : undefined;
  }

  private async attempt(job: Job, { sandbox, witness }: Stage, { task, began }: Attempt): Promise<Tried> {
    const watch = witness.begin(directoryOf(job.skill.path));
    began(watch);
    if (this.isInterrupted()) {
      const { suspects } = witness.end(watch);
      return { watch, seen: { suspects }, isSuspicious: false, result: untried(job, 'interrupted') };
    }
    const done = this.tracker.begin(`${job.skill.name} (${job.case.name})`);
    const tools: CallTools = { sandbox, spawner: this.spawner, system: task.system };
    const record = await callSkill(callOf(job, task), tools);
    const seen = witness.end(watch);
    done();
    const isSuspicious = seen.tampered.length > 0 || (seen.changed.length > 0 && job.skill.class === 'safe');
    const result = observe({ job, record, seen, level: sandbox.isolation.level }, task);
    return { watch, seen, isSuspicious, result };
  }

  private isInterrupted(): boolean {
    return this.task.signal?.aborted === true;
  }
}

interface RunOfAll {
  readonly isolation?: Isolation;
  readonly refusal?: SmokeRefusal;
  readonly results: readonly SmokeResult[];
}

interface Attempt {
  readonly task: SmokeTask;
  readonly began: (watch: Watch) => void;
}

const REFUSED: Readonly<Record<SmokeRefusal['message'], string>> = {
  event: 'nothing is run on this event',
  isolation: 'bubblewrap is required and does not work here',
  exposed: 'a skill could read the tokens of this process',
};

const NO_SHEBANGS = 'Windows knows no "#!" line by which ongrid starts skills';

/** What something that escaped did once nothing was to run any more; whose it is, nobody knows. */
function lateTampering(
  files: readonly string[],
  jobs: readonly Job[],
  task: SmokeTask,
): readonly SmokeResult[] {
  const last = jobs.at(-1);
  if (files.length === 0 || !last) return [];
  const observation = observeTampering('late', files, { skill: last.skill, task });
  const reason = `the runner's ${String(observation.values['files'])} were changed after the last run`;
  return [{ ...untried(last, reason), case: 'after all runs', verdict: 'fail', observations: [observation] }];
}

function callOf(
  { skill, case: one }: Job,
  { documents, repository, settings, host }: SmokeTask,
): Parameters<typeof callSkill>[0] {
  return {
    entry: `${repository}/${skill.entry}`,
    executable: documents.tree.stat(skill.entry)?.executable,
    argumentsText: JSON.stringify(one.args),
    envAllow: skill.envAllow,
    values: { given: [one.environment, settings.environment], host },
    timeoutMilliseconds: skill.timeoutSeconds * 1000,
  };
}

function untried({ skill, case: one }: Job, reason: string): SmokeResult {
  return { ...interrupted({ path: skill.path, name: skill.name, case: one.name }), reason };
}

function interrupted(about: Pick<SmokeResult, 'path' | 'name' | 'case'>): SmokeResult {
  return { ...about, verdict: 'skip', reason: 'interrupted', milliseconds: 0, stderr: '', observations: [] };
}
