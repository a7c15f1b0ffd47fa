import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchGlob } from '../../src/runtimes/go/path-match.js';

interface Vector {
  readonly pattern: string;
  readonly name: string;
  readonly matched: boolean;
  readonly malformed: boolean;
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/path-match.json', 'utf8')) as {
  vectors: Vector[];
};

it('path.Match: 2095 of 2095', () => {
  const disagreeing = vectors.filter(({ pattern, name, matched, malformed }) => {
    const said = matchGlob(pattern, name);
    return said.matched !== matched || said.malformed !== malformed;
  });
  expect(disagreeing).toEqual([]);
  expect(vectors).toHaveLength(2095);
});
