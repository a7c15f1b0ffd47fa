import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { readNativeSkill } from '../../src/runtimes/ongrid-native/skill-file.js';

interface Vector {
  readonly id: string;
  readonly text: string;
  readonly loads: boolean;
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/ongrid-native-skill-md.json', 'utf8')) as {
  vectors: Vector[];
};

function outcome({ id, text }: Vector): object {
  const documents = new Documents(memoryTree({ 'skill/SKILL.md': { text } }));
  const { stop, name, description, warnings, activation, tools, unknown } = readNativeSkill(
    documents,
    'skill/SKILL.md',
  );
  if (stop) return { id, text, loads: false, reason: stop.reason };
  return { id, text, loads: true, name, description, warnings, activation, tools, unknown };
}

it('ongrid reads a native SKILL.md: 262 of 262', () => {
  const disagreeing = vectors.filter((vector) => !isDeepStrictEqual(outcome(vector), vector));
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(262);
});
