import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[what: string, tree: object, expected: readonly string[]]>([
  ['as it should be', skill(), []],
  ['a capital', skill({ class: undefined, Class: 'safe' }), ['warning disk/skill.json:5:3-5:10 case']],
  ['a long s', skill({ timeout_secondſ: 9 }), ['warning disk/skill.json:6:3-6:20 case']],
  ['both', skill({ NAME: 'other' }), ['warning disk/skill.json:6:3-6:9 both']],
  [
    'two of them, neither right',
    skill({ class: undefined, Class: 'safe', CLASS: 'safe' }),
    ['warning disk/skill.json:5:3-5:10 case', 'warning disk/skill.json:6:3-6:10 case'],
  ],
  ['a key that is no field', skill({ Version: 1 }), []],
  ['a key within the schema', skill({ schema: { Name: 1 } }), []],
  [
    'ogcode.json',
    { 'ogcode.json': '{"Skills": {"PATHS": []}, "Model": 1}' },
    ['warning ogcode.json:1:2-1:10 case', 'warning ogcode.json:1:13-1:20 case'],
  ],
])('%s', (_what, tree, expected) => {
  expect(findingsOf('json-key-case', tree).map(place)).toEqual(expected);
});

it('renames what no other key stands beside', () => {
  const [finding] = findingsOf('json-key-case', skill({ class: undefined, Class: 'safe' }));
  expect(finding && words(finding)).toBe(
    'key "Class" is taken for "class" only because Go ignores case; write "class"',
  );
  expect(finding?.fix).toEqual([{ location: finding?.location, replacement: '"class"' }]);
  for (const other of findingsOf(
    'json-key-case',
    skill({ NAME: 'b', class: undefined, Class: 'safe', CLASS: 'safe' }),
  )) {
    expect(other.fix).toBeUndefined();
  }
});
