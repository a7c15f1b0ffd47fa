import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[what: string, fields: object, expected: readonly string[]]>([
  ['right', { timeout_seconds: 5, env_allow: ['A', null], schema: 5 }, []],
  ['null is no type at fault', { timeout_seconds: null, env_allow: null, class: null }, []],
  ['a number in quotes', { timeout_seconds: '60' }, ['error disk/skill.json:6:22-6:26 wrong-type']],
  ['a fraction', { timeout_seconds: 1.5 }, ['error disk/skill.json:6:22-6:25 wrong-type']],
  ['no list', { env_allow: 'PATH' }, ['error disk/skill.json:6:16-6:22 wrong-type']],
  ['an item', { env_allow: ['A', 1] }, ['error disk/skill.json:8:5-8:6 wrong-type']],
  [
    'two',
    { name: 5, class: ['safe'] },
    ['error disk/skill.json:2:11-2:12 wrong-type', 'error disk/skill.json:5:12-7:4 wrong-type'],
  ],
])('%s', (_what, fields, expected) => {
  expect(findingsOf('field-type', skill(fields)).map(place)).toEqual(expected);
});

it.each([
  [{ timeout_seconds: '60' }, '"timeout_seconds" must be an integer, and is a string; write an integer'],
  [{ timeout_seconds: 1.5 }, '"timeout_seconds" must be an integer, and is the number 1.5; write an integer'],
  [
    { env_allow: 'PATH' },
    '"env_allow" must be an array of strings, and is a string; write an array of strings',
  ],
  [{ env_allow: [true] }, '"env_allow[0]" must be a string, and is a boolean; write a string'],
])('%j', (fields, expected) => {
  expect(findingsOf('field-type', skill(fields)).map(words)).toEqual([expected]);
});

it('a value that is no object is one mistake', () => {
  const findings = findingsOf('field-type', skill('[1]'), { allowList: [{ path: '.' }] });
  expect(findings.map(place)).toEqual(['error disk/skill.json:1:1-1:4 not-an-object']);
  expect(findings.map(words)).toEqual(['a skill.json must be an object, and is an array; write {"name": …}']);
});
