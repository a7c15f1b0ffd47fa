import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { manifest, skill } from '../support/skill-json.js';

it.each<[what: string, tree: object, expected: readonly string[]]>([
  ['none', skill(), []],
  [
    'in a manifest',
    skill('{\n"entry": "run.sh",\n"entry": "b"}'),
    ['warning disk/skill.json:3:1-3:8 duplicate'],
  ],
  [
    'thrice, said once',
    skill('{\n"entry": "a",\n"entry": "b",\n"entry": "run.sh"}'),
    ['warning disk/skill.json:3:1-3:8 duplicate'],
  ],
  [
    'in the schema',
    skill(manifest({ schema: 0 }).replace('0', '{"a": 1, "b": {"c": 1, "c": 2}}')),
    ['warning disk/skill.json:6:36-6:39 duplicate'],
  ],
  [
    'in a list',
    skill(manifest({ schema: 0 }).replace('0', '[{"a": 1, "a": 1}]')),
    ['warning disk/skill.json:6:23-6:26 duplicate'],
  ],
  [
    'by an escape',
    skill('{"entry": "run.sh", "\\u0065ntry": "b"}'),
    ['warning disk/skill.json:1:21-1:33 duplicate'],
  ],
  ['by case is another rule', skill('{"entry": "run.sh", "ENTRY": "b"}'), []],
  ['the same key of two objects', skill({ schema: { a: { a: 1 } } }), []],
  [
    'a permission',
    { 'ogcode.json': '{"skills": {"permissions": {"a": "deny", "a": "allow"}}}' },
    ['error ogcode.json:1:42-1:45 permission'],
  ],
  [
    'a permission, whatever the case',
    { 'ogcode.json': '{"Skills": {"Permissions": {"a": "deny", "a": "allow"}}}' },
    ['error ogcode.json:1:42-1:45 permission'],
  ],
  [
    'all permissions',
    { 'ogcode.json': '{"skills": {"permissions": {}, "permissions": {}}}' },
    ['warning ogcode.json:1:32-1:45 duplicate'],
  ],
  [
    'elsewhere in ogcode.json',
    { 'ogcode.json': '{"permissions": {"a": 1, "a": 2}}' },
    ['warning ogcode.json:1:26-1:29 duplicate'],
  ],
])('%s', (_what, tree, expected) => {
  expect(findingsOf('json-duplicate-key', tree).map(place)).toEqual(expected);
});

it('says which counts', () => {
  const [finding] = findingsOf(
    'json-duplicate-key',
    skill('{\n"entry": "a",\n"entry": "b",\n"entry": "run.sh"}'),
  );
  expect(finding && words(finding)).toBe(
    'key "entry" is given again: the value in line 4 counts, the one in line 2 is ignored; remove one of them',
  );
  expect(finding?.related).toEqual([
    {
      location: { path: 'disk/skill.json', start: { line: 2, column: 1 }, end: { line: 2, column: 8 } },
      note: 'first given here',
    },
  ]);
});

it('gives up on a file of nothing else', () => {
  const schema = `[${'{"a":1,"a":1},'.repeat(500)}0]`;
  expect(findingsOf('json-duplicate-key', skill(manifest({ schema: 0 }).replace('0', schema)))).toHaveLength(
    100,
  );
});
