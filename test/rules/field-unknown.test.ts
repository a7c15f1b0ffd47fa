import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[what: string, fields: object, expected: readonly string[]]>([
  ['none', {}, []],
  ['another case is none', { Category: 'x' }, []],
  ['an unrelated key', { version: '1.0' }, ['notice disk/skill.json:6:3-6:12 unknown']],
  ['annotations', { $schema: 'x', _note: 'x', '//': 'x', 'x-team': 'x', '#': 1, comment: '' }, []],
  ['camel case', { timeoutSeconds: 5 }, ['warning disk/skill.json:6:3-6:19 near-miss']],
  ['hyphens', { 'env-allow': [] }, ['warning disk/skill.json:6:3-6:14 near-miss']],
  ['a letter too few', { shema: {} }, ['warning disk/skill.json:6:3-6:10 near-miss']],
  [
    'letters that changed places',
    { class: undefined, calss: 'safe' },
    ['warning disk/skill.json:5:3-5:10 near-miss'],
  ],
  ['its first word', { timeout: 5 }, ['warning disk/skill.json:6:3-6:12 near-miss']],
  ['the word of another format', { parameters: {} }, ['warning disk/skill.json:6:3-6:15 near-miss']],
  [
    'near a field that is there',
    { timeout_seconds: 5, timeoutSeconds: 6 },
    ['notice disk/skill.json:7:3-7:19 unknown'],
  ],
  [
    'a required field',
    { description: undefined, descripton: 'x' },
    ['error disk/skill.json:5:3-5:15 near-miss-required'],
  ],
  [
    'a required field by another word',
    { entry: undefined, command: 'run.sh' },
    ['error disk/skill.json:5:3-5:12 near-miss-required'],
  ],
  [
    'a key without letters',
    { '': 1, '---': 2 },
    ['notice disk/skill.json:6:3-6:5 unknown', 'notice disk/skill.json:7:3-7:8 unknown'],
  ],
])('%s', (_what, fields, expected) => {
  expect(findingsOf('field-unknown', skill(fields)).map(place)).toEqual(expected);
});

it.each([
  [
    { timeoutSeconds: 5 },
    'key "timeoutSeconds" is unknown and ignored, so "timeout_seconds" keeps its default; did you mean "timeout_seconds"?',
  ],
  [
    { name: undefined, nmae: 'x' },
    'key "nmae" is unknown and ignored, so the required "name" is missing and the skill is skipped; did you mean "name"?',
  ],
  [
    { author: 'x' },
    'key "author" is unknown and ignored; the fields are name, description, schema, entry, env_allow, timeout_seconds, class, category',
  ],
])('%j', (fields, expected) => {
  expect(findingsOf('field-unknown', skill(fields)).map(words)).toEqual([expected]);
});

it('says both, so that the missing field is not said again', () => {
  const misspelt = skill({ entry: undefined, entyr: 'run.sh', class: undefined, clas: 'safe' });
  expect(findingsOf('entry-required', misspelt)).toEqual([]);
  expect(findingsOf('class-implicit', misspelt)).toEqual([]);
  expect(findingsOf('entry-required', skill({ entry: undefined, version: 1 }))).toHaveLength(1);
});
