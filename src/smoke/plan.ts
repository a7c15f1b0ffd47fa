import { locate } from '../domain/location.js';
import type { RegisteredSkill } from '../domain/plan.js';
import type { SmokeObservation, SmokeResult } from '../domain/smoke.js';
import { makeArguments } from './arguments.js';
import { type SmokeCase, nodeAt, readCases } from './cases.js';
import { type CompiledSchema, compileSchema } from './json-schema.js';
import { placeOf, schemaOf } from './manifest-fields.js';
import type { SmokeTask } from './settings.js';

/** A skill that ongrid registers, as smoke runs see it. */
export interface Candidate {
  /** The manifest, links resolved. */
  readonly path: string;
  readonly name: string;
  /** Relative to the repository, links resolved. */
  readonly entry: string;
  readonly class: string;
  readonly envAllow: readonly string[];
  /** Capped by the policy. */
  readonly timeoutSeconds: number;
}

/** One call to be made. */
export interface Job {
  readonly skill: Candidate;
  readonly case: SmokeCase;
  /** What `expect.result` says, where it says something. */
  readonly resultSchema?: CompiledSchema;
}

/** What is to be run, and what is settled without: skipped with a reason, or at fault before it could be tried. */
export interface SmokePlan {
  readonly jobs: readonly Job[];
  readonly settled: readonly SmokeResult[];
}

/** What a made-up case is called. */
const MADE_UP = 'smallest arguments';

/** The skills that ongrid would register, among the manifests at hand. */
export function findCandidates({ manifests, plans, settings }: SmokeTask): readonly Candidate[] {
  const judged = new Set(
    manifests.filter(({ runtimes }) => runtimes.includes('ongrid')).map(({ path }) => path),
  );
  const found = new Map<string, Candidate>();
  for (const { runtime, decisions } of plans) {
    if (runtime !== 'ongrid') continue;
    for (const { file, verdict, skill } of decisions) {
      const registers = verdict === 'loads' || verdict === 'renamed';
      if (registers && skill?.kind === 'subprocess' && judged.has(file) && !found.has(file)) {
        found.set(file, candidateOf(file, skill, settings.maxSeconds));
      }
    }
  }
  return Array.from(found.values());
}

/** The manager's own default, in seconds. Source: spec runtimes-ongrid.md. */
const DEFAULT_TIMEOUT = 30;

function candidateOf(path: string, skill: RegisteredSkill, maxSeconds = Infinity): Candidate {
  return {
    path,
    name: skill.name,
    entry: skill.entry ?? '',
    class: skill.class ?? 'safe',
    envAllow: skill.envAllow ?? [],
    timeoutSeconds: Math.min(skill.timeoutSeconds ?? DEFAULT_TIMEOUT, maxSeconds),
  };
}

/** Decides which skills run, with which cases. Reads nothing but the tree, starts nothing. */
export async function planRuns(candidates: readonly Candidate[], task: SmokeTask): Promise<SmokePlan> {
  const plans: SmokePlan[] = [];
  for (const skill of candidates) plans.push(await planSkill(skill, task));
  return { jobs: plans.flatMap(({ jobs }) => jobs), settled: plans.flatMap(({ settled }) => settled) };
}

async function planSkill(skill: Candidate, task: SmokeTask): Promise<SmokePlan> {
  const { documents, settings } = task;
  const about = { class: skill.class };
  const location = placeOf(documents, skill.path, 'class', 'entry');
  if (!settings.classes.includes(skill.class)) {
    const observation: SmokeObservation = {
      rule: 'smoke-class',
      message: 'not-run',
      values: about,
      location,
    };
    return settle(skip(skill, `class is ${skill.class}`, observation));
  }
  const read = await readCases(documents, skill.path);
  if (read.kind === 'invalid') return settle(fail(skill, 'smoke.json', read.reason, read.observation));
  if (read.kind === 'cases') {
    const plans = await Promise.all(read.cases.map((one) => planCase(skill, one, task)));
    return { jobs: plans.flatMap(({ jobs }) => jobs), settled: plans.flatMap(({ settled }) => settled) };
  }
  if (skill.class === 'safe') return makeUpCase(skill, task);
  const observation: SmokeObservation = {
    rule: 'smoke-class',
    message: 'needs-cases',
    values: about,
    location,
  };
  return settle(skip(skill, `class is ${skill.class}, and it has no smoke.json`, observation));
}

async function makeUpCase(skill: Candidate, { documents }: SmokeTask): Promise<SmokePlan> {
  const schema = schemaOf(documents, skill.path);
  const location = placeOf(documents, skill.path, 'schema', 'entry');
  const giveUp = (reason: string): SmokePlan => {
    const observation: SmokeObservation = {
      rule: 'smoke-arguments',
      message: 'none',
      values: { reason },
      location,
    };
    return settle(skip(skill, `no arguments could be made: ${reason}`, observation));
  };
  const made = makeArguments(schema);
  if (!made.ok) return giveUp(made.reason);
  if (schema !== undefined) {
    const compiled = await compileSchema(schema);
    if (!compiled.ok) return giveUp(`the schema is none (${compiled.words})`);
    const misfit = compiled.schema.misfit(made.value);
    if (misfit) return giveUp(`${nameOf(misfit.pointer)} ${misfit.words}`);
  }
  const madeUp = { name: MADE_UP, args: made.value, environment: {}, exit: 0, result: undefined, stderr: '' };
  return {
    jobs: [{ skill, case: { ...madeUp, location: placeOf(documents, skill.path, 'entry') } }],
    settled: [],
  };
}

async function planCase(skill: Candidate, one: SmokeCase, task: SmokeTask): Promise<SmokePlan> {
  const observation = (await findArgumentsFault(skill, one, task)) ?? findEnvironmentFault(skill, one);
  if (observation)
    return settle(fail(skill, one.name, `smoke.json: ${String(observation.values['message'])}`, observation));
  if (one.result === undefined) return { jobs: [{ skill, case: one }], settled: [] };
  const compiled = await compileSchema(one.result);
  if (compiled.ok) return { jobs: [{ skill, case: one, resultSchema: compiled.schema }], settled: [] };
  const values = { case: one.name, message: compiled.words };
  const location = locate(one.location.path, one.nodes?.expect?.range ?? one.location);
  const fault: SmokeObservation = { rule: 'smoke-arguments', message: 'result-schema', values, location };
  return settle(fail(skill, one.name, `smoke.json: expect.result is no schema: ${compiled.words}`, fault));
}

/** A schema that does not compile is another rule's affair; then every object will do. */
async function findArgumentsFault(
  skill: Candidate,
  one: SmokeCase,
  { documents }: SmokeTask,
): Promise<SmokeObservation | undefined> {
  const schema = schemaOf(documents, skill.path);
  const compiled = schema === undefined ? undefined : await compileSchema(schema);
  const misfit = compiled?.ok === true ? compiled.schema.misfit(one.args) : undefined;
  if (!misfit) return undefined;
  const node = one.nodes?.args && nodeAt(one.nodes.args, misfit.pointer);
  const values = { case: one.name, message: `${nameOf(misfit.pointer)} ${misfit.words}` };
  const location = locate(one.location.path, node?.range ?? one.location);
  return { rule: 'smoke-arguments', message: 'arguments', values, location };
}

/** A value for a name that the skill does not ask for would go nowhere. */
function findEnvironmentFault(skill: Candidate, one: SmokeCase): SmokeObservation | undefined {
  const allowed = new Set(skill.envAllow.map((name) => name.trim()));
  const name = Object.keys(one.environment).find((key) => !allowed.has(key));
  if (name === undefined) return undefined;
  const node = one.nodes?.environment;
  const member = node?.type === 'object' ? node.members.find(({ key }) => key === name) : undefined;
  const values = { case: one.name, name, message: `${name} is not in env_allow` };
  const location = locate(one.location.path, member?.keyRange ?? one.location);
  return { rule: 'smoke-arguments', message: 'environment', values, location };
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'args' : pointer.slice(1).replaceAll('/', '.');
}

function settle(result: SmokeResult): SmokePlan {
  return { jobs: [], settled: [result] };
}

function skip({ path, name }: Candidate, reason: string, observation: SmokeObservation): SmokeResult {
  const observations = [observation];
  return { path, name, case: 'run', verdict: 'skip', reason, milliseconds: 0, stderr: '', observations };
}

function fail(
  { path, name }: Candidate,
  what: string,
  reason: string,
  observation: SmokeObservation,
): SmokeResult {
  const observations = [observation];
  return { path, name, case: what, verdict: 'fail', reason, milliseconds: 0, stderr: '', observations };
}
