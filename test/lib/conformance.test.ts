import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  type RuntimePlan,
  matchGlob,
  memoryTree,
  permissions,
  plan,
  readIndex,
  siblings,
} from '../../src/lib/index.js';

/** What vectors may give; those of one file have some of it, and what was recorded under names of their own. */
interface Vector {
  readonly id?: string;
  readonly pattern: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
  readonly text: string;
  readonly tree: object;
  readonly directory: string;
  readonly limit: number;
  readonly dir: string;
  readonly project: string;
  readonly paths: readonly string[];
  readonly roots: readonly string[];
  readonly registered?: unknown;
}

/** What the library says about a vector, in the vector's own words. */
type Outcome = (vector: Vector) => object;

interface Suite {
  readonly file: string;
  readonly count: number;
  /** What is given; all other fields were recorded. */
  readonly given: readonly string[];
  readonly outcome: Outcome;
}

const SKILL_BYTES = ['text', 'base64', 'repeat'];

const SUITES: readonly Suite[] = [
  {
    file: 'path-match',
    count: 2095,
    given: ['pattern', 'name'],
    outcome: ({ pattern, name }) => matchGlob(pattern, name),
  },
  { file: 'permission-rules', count: 292, given: ['id', 'rules', 'names'], outcome: decisions },
  { file: 'ogcode-index-json', count: 42, given: ['id', 'text'], outcome: ({ text }) => readIndex(text) },
  {
    file: 'ogcode-sibling-files',
    count: 11,
    given: ['id', 'tree', 'directory', 'limit'],
    outcome: ({ tree, directory, limit }) => siblings(memoryTree(tree), directory, limit),
  },
  { file: 'ogcode-project', count: 27, given: ['id', 'tree', 'project', 'paths'], outcome: ogcodeProject },
  // The length of the body is no part of a plan; test/vectors/ogcode-skill-md.test.ts looks at it.
  {
    file: 'ogcode-skill-md',
    count: 331,
    given: ['id', 'dir', 'bodyLength', ...SKILL_BYTES],
    outcome: ogcodeSkill,
  },
  { file: 'ongrid-skill-json', count: 482, given: ['id', 'tree', 'roots'], outcome: ongridSubprocess },
  { file: 'ongrid-native-skill-md', count: 262, given: ['id', 'text'], outcome: ongridNative },
];

function decisions({ rules, names }: Vector): object {
  const set = permissions(rules);
  return {
    invalid: set.invalid(),
    decisions: Object.fromEntries(names.map((name) => [name, set.evaluate(name)])),
  };
}

function ogcodeProject({ tree, project, paths, registered: recorded }: Vector): object {
  const { registered, log } = asked(plan(memoryTree(tree), { runtimes: ['ogcode'], project, paths }).ogcode);
  const told = registered.map(({ name, path, source }) => ({ name, path, source }));
  const isCounted = !Array.isArray(recorded);
  return { registered: isCounted ? { count: told.length, last: told.at(-1) } : told, warnings: log };
}

function ogcodeSkill(vector: Vector): object {
  const content = Object.fromEntries(Object.entries(vector).filter(([field]) => SKILL_BYTES.includes(field)));
  const tree = memoryTree({ [`.agents/skills/${vector.dir}/SKILL.md`]: content });
  const { registered, skipped } = asked(plan(tree, { runtimes: ['ogcode'] }).ogcode);
  const [skill] = registered;
  if (!skill) return { loads: false, reason: skipped[0]?.reason };
  const { name, description } = skill;
  const told = { loads: true, name, descriptionLength: Array.from(description).length };
  // A long description was recorded by its length alone.
  return 'description' in vector ? { ...told, description } : told;
}

function ongridSubprocess({ tree, roots }: Vector): object {
  const options = { runtimes: ['ongrid'], allowList: roots, outside: recordedMachine } as const;
  const { registered, log } = asked(plan(memoryTree(tree), options).ongrid);
  const skills = registered.filter(({ kind }) => kind === 'subprocess');
  return { registered: skills.map(({ kind: _kind, path: _path, ...skill }) => skill), logs: log };
}

/** What stood outside the tree on the machine that recorded the vectors, in their notation. */
function recordedMachine(path: string): { readonly path: string; readonly exists: boolean } {
  const absolute = path.replace(/^(?:\.\.\/)+/, '/');
  if (absolute === '/bin/nope') return { path: 'REALPATH(/bin)/nope', exists: false };
  return { path: `REALPATH(${absolute})`, exists: true };
}

function ongridNative({ text }: Vector): object {
  const tree = memoryTree({ 'skill/SKILL.md': { text } });
  const { registered, skipped, warnings } = asked(plan(tree, { runtimes: ['ongrid'] }).ongrid);
  const [skill] = registered;
  if (!skill) return { loads: false, reason: skipped[0]?.reason };
  const { kind: _kind, path: _path, ...told } = skill;
  return { loads: true, ...told, warnings: warnings.map(({ code }) => code) };
}

function asked(answer: RuntimePlan | undefined): RuntimePlan {
  if (!answer) throw new Error('a runtime that was asked has a plan');
  return answer;
}

/** What was recorded, with the text that a long description of a registry stands for. */
function recordedOf(vector: Vector, { given }: Suite): object {
  const recorded = Object.entries(vector).filter(([field]) => !given.includes(field));
  return Object.fromEntries(
    recorded.map(([field, value]) => [field, field === 'registered' ? expand(value) : value]),
  );
}

function expand(registered: unknown): unknown {
  return Array.isArray(registered) ? registered.map(expandSkill) : registered;
}

function expandSkill(skill: { readonly description?: unknown }): object {
  const { description } = skill;
  if (typeof description !== 'object') return skill;
  const { repeat, times } = description as { readonly repeat: string; readonly times: number };
  return { ...skill, description: repeat.repeat(times) };
}

function readVectors(file: string): readonly Vector[] {
  const text = readFileSync(new URL(`../../fixtures/vectors/${file}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly vectors: readonly Vector[] }).vectors;
}

describe('the library against recorded behaviour', () => {
  it.each(SUITES.map((suite) => [suite.file, suite.count, suite] as const))(
    '%s: %i of $1',
    (file, count, suite) => {
      const vectors = readVectors(file);
      const disagreeing = vectors.filter(
        (vector) => !isDeepStrictEqual(suite.outcome(vector), recordedOf(vector, suite)),
      );
      expect(disagreeing.map(({ id, ...rest }) => id ?? rest)).toEqual([]);
      expect(vectors).toHaveLength(count);
    },
  );
});
