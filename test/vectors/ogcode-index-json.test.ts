import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type IndexReading, readIndex } from '../../src/runtimes/ogcode/index-json.js';

interface Vector extends IndexReading {
  readonly id: string;
  readonly text: string;
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/ogcode-index-json.json', 'utf8')) as {
  vectors: Vector[];
};

it('a remote index.json: 42 of 42', () => {
  const disagreeing = vectors.filter(({ text, accepted, version, fetches, reason }) => {
    const said = readIndex(text);
    return JSON.stringify(said) !== JSON.stringify({ accepted, version, fetches, reason });
  });
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(42);
});
