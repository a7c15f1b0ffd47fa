import { expect, it } from 'vitest';
import { findingsOf, place } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[what: string, fields: object, expected: readonly string[]]>([
  ['there', {}, []],
  ['missing', { entry: undefined }, ['error disk/skill.json:1:1-1:1 missing']],
  ['empty', { entry: '' }, ['error disk/skill.json:4:12-4:14 empty']],
  ['null', { entry: null }, ['error disk/skill.json:4:12-4:16 empty']],
  ['of another type', { entry: 5 }, []],
])('%s', (_what, fields, expected) => {
  expect(findingsOf('entry-required', skill(fields)).map(place)).toEqual(expected);
});
