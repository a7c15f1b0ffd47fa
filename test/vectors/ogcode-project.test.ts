import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { ogcode } from '../../src/runtimes/ogcode/index.js';

interface Registered {
  readonly name: string;
  readonly path: string;
  readonly source: string;
}

interface Vector {
  readonly id: string;
  readonly tree: object;
  readonly project: string;
  readonly paths: readonly string[];
  readonly registered: readonly Registered[] | { readonly count: number; readonly last: Registered };
  readonly warnings: readonly string[];
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/ogcode-project.json', 'utf8')) as {
  vectors: Vector[];
};

function outcome({
  tree,
  project,
  paths,
  registered: recorded,
}: Vector): Pick<Vector, 'registered' | 'warnings'> {
  const settings = { manifests: [], allowList: [], project, skillPaths: paths };
  const plan = ogcode.load(new Documents(memoryTree(tree)), settings);
  const registered = plan.decisions.flatMap(({ skill }) =>
    skill ? [{ name: skill.name, path: skill.path, source: skill.source ?? '' }] : [],
  );
  const last = registered.at(-1) ?? { name: '', path: '', source: '' };
  const isCounted = !Array.isArray(recorded);
  return { registered: isCounted ? { count: registered.length, last } : registered, warnings: plan.log };
}

it('what ogcode registers for a project: 27 of 27', () => {
  const disagreeing = vectors.filter((vector) => {
    const { registered, warnings } = vector;
    return JSON.stringify(outcome(vector)) !== JSON.stringify({ registered, warnings });
  });
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(27);
});
