import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { siblings } from '../../src/runtimes/ogcode/siblings.js';

interface Vector {
  readonly id: string;
  readonly tree: object;
  readonly directory: string;
  readonly limit: number;
  readonly files: readonly string[];
  readonly truncated: boolean;
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/ogcode-sibling-files.json', 'utf8')) as {
  vectors: Vector[];
};

it('the files beside a skill: 11 of 11', () => {
  const disagreeing = vectors.filter(({ tree, directory, limit, files, truncated }) => {
    const said = siblings(new Documents(memoryTree(tree)), directory, limit);
    return JSON.stringify(said) !== JSON.stringify({ files, truncated });
  });
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(11);
});
