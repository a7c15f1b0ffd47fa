import { describe, expect, it } from 'vitest';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { readCases } from '../../src/smoke/cases.js';

async function read(text: string | undefined): Promise<Awaited<ReturnType<typeof readCases>>> {
  const tree = { 'a/skill.json': '{}', ...(text === undefined ? {} : { 'a/smoke.json': text }) };
  return readCases(new Documents(memoryTree(tree)), 'a/skill.json');
}

describe('smoke.json', () => {
  it('may be absent', async () => {
    expect(await read(undefined)).toEqual({ kind: 'none' });
  });

  it('is read with its places', async () => {
    const text = `{ "cases": [
  { "name": "dry run", "args": { "path": "/tmp" }, "environment": { "A": "b" },
    "expect": { "exit": 3, "result": { "type": "object" }, "stderr": "scanned" } },
  {} ] }`;
    const found = await read(text);
    if (found.kind !== 'cases') throw new Error(found.kind);
    const [first, second] = found.cases;
    expect(first).toMatchObject({
      name: 'dry run',
      args: { path: '/tmp' },
      environment: { A: 'b' },
      exit: 3,
      result: { type: 'object' },
      stderr: 'scanned',
    });
    expect(first?.nodes?.args?.range.start).toEqual({ line: 2, column: 32 });
    expect(first?.location).toEqual({
      path: 'a/smoke.json',
      start: { line: 2, column: 3 },
      end: { line: 3, column: 83 },
    });
    expect(second).toMatchObject({ name: 'case 2', args: {}, environment: {}, exit: 0, stderr: '' });
    expect(second?.result).toBeUndefined();
  });

  it.each<[text: string, message: string, line: number, column: number, words: RegExp]>([
    ['{ "cases": [], }', 'cases-syntax', 1, 14, /looking for beginning of object key string/],
    ['', 'cases-syntax', 1, 1, /unexpected end/],
    ['[]', 'cases-schema', 1, 1, /it must be object/],
    ['{}', 'cases-schema', 1, 1, /required property 'cases'/],
    ['{ "cases": [] }', 'cases-schema', 1, 12, /fewer than 1 items/],
    ['{ "cases": [{}],\n  "case": 1 }', 'cases-schema', 1, 1, /additional properties \("case"\)/],
    ['{ "cases": [\n  { "args": 3 } ] }', 'cases-schema', 2, 13, /\/cases\/0\/args must be object/],
    ['{ "cases": [\n  { "expect": { "exit": 256 } } ] }', 'cases-schema', 2, 25, /<= 255/],
    ['{ "cases": [\n  { "environment": { "A": 1 } } ] }', 'cases-schema', 2, 27, /must be string/],
  ])('%j is told where it is wrong', async (text, message, line, column, words) => {
    const found = await read(text);
    if (found.kind !== 'invalid') throw new Error(found.kind);
    const { observation } = found;
    expect(observation).toMatchObject({ rule: 'smoke-arguments', message });
    expect(observation.location).toMatchObject({ path: 'a/smoke.json', start: { line, column } });
    expect(String(observation.values['message'])).toMatch(words);
  });
});
