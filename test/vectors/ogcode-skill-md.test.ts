import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SourceText } from '../../src/formats/text.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { readSkillFile } from '../../src/runtimes/ogcode/skill-file.js';

interface Vector {
  readonly id: string;
  readonly dir: string;
  readonly text?: string;
  readonly base64?: string;
  readonly repeat?: object;
  readonly loads: boolean;
  readonly reason?: string;
  readonly name?: string;
  readonly description?: string;
  readonly descriptionLength?: number;
  readonly bodyLength?: number;
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/ogcode-skill-md.json', 'utf8')) as {
  vectors: Vector[];
};

function outcome({ dir, text, base64, repeat }: Vector): Partial<Vector> {
  const content = base64 !== undefined ? { base64 } : repeat !== undefined ? { repeat } : { text };
  const read = memoryTree({ 'SKILL.md': content }).read('SKILL.md');
  if (!read.ok) throw new Error('a memory tree reads what it holds');
  const file = readSkillFile(new SourceText(read.bytes), dir);
  if (file.skip) return { loads: false, reason: file.skip.reason };
  const { name, description, lines } = file;
  return {
    loads: true,
    name,
    descriptionLength: Array.from(description).length,
    description,
    bodyLength: lines.body.length,
  };
}

function recorded({
  loads,
  reason,
  name,
  description,
  descriptionLength,
  bodyLength,
}: Vector): Partial<Vector> {
  if (!loads) return reason === undefined ? { loads } : { loads, reason };
  return JSON.parse(
    JSON.stringify({ loads, name, descriptionLength, description, bodyLength }),
  ) as Partial<Vector>;
}

it('ogcode reads a SKILL.md: 331 of 331', () => {
  const disagreeing = vectors.filter((vector) => {
    const said = outcome(vector);
    return Object.entries(recorded(vector)).some(([key, value]) => said[key as keyof Vector] !== value);
  });
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(331);
});
