import { expect, it } from 'vitest';
import { cleanPath } from '../../../src/runtimes/go/clean-path.js';

it.each<[path: string, clean: string]>([
  ['', '.'],
  ['.', '.'],
  ['/', '/'],
  ['a//b/./c/', 'a/b/c'],
  ['a/../b', 'b'],
  ['a/..', '.'],
  ['../a', '../a'],
  ['a/../../b', '../b'],
  ['../../a/..', '../..'],
  ['/../a', '/a'],
  ['/a/../..', '/'],
])('%s → %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
