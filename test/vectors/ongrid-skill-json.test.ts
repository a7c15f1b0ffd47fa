import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { compareText } from '../../src/domain/location.js';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { loadSubprocess } from '../../src/runtimes/ongrid/loader.js';

interface Registered {
  readonly description: string | { readonly repeat: string; readonly times: number };
}

interface Vector {
  readonly id: string;
  readonly tree: object;
  readonly roots: readonly string[];
  readonly registered: readonly Registered[];
  readonly logs: readonly string[];
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/ongrid-skill-json.json', 'utf8')) as {
  vectors: Vector[];
};

/** What stood outside the tree on the machine that recorded the vectors, in their notation. */
function recordedMachine(path: string): { path: string; exists: boolean } {
  const absolute = path.replace(/^(?:\.\.\/)+/, '/');
  if (absolute === '/bin/nope') return { path: 'REALPATH(/bin)/nope', exists: false };
  return { path: `REALPATH(${absolute})`, exists: true };
}

function outcome({ tree, roots }: Vector): Pick<Vector, 'registered' | 'logs'> {
  const settings = { manifests: [], allowList: roots.map((path) => ({ path })), project: '.' };
  const plan = loadSubprocess(new Documents(memoryTree(tree)), settings, recordedMachine);
  const registered = plan.decisions
    .flatMap(({ skill }) => skill ?? [])
    .toSorted((a, b) => compareText(a.name, b.name))
    .map(({ kind: _kind, path: _path, ...skill }) => skill);
  return { registered, logs: plan.log };
}

/** A registry entry with the text that a long description stands for. */
function expand({ description, ...skill }: Registered): Registered {
  const text = typeof description === 'string' ? description : description.repeat.repeat(description.times);
  return { ...skill, description: text };
}

it('what ongrid registers and logs: 482 of 482', () => {
  const disagreeing = vectors.filter((vector) => {
    const { registered, logs } = vector;
    return !isDeepStrictEqual(outcome(vector), { registered: registered.map(expand), logs });
  });
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(482);
});
