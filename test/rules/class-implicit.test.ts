import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[what: string, fields: object, expected: readonly string[]]>([
  ['declared', { class: 'safe' }, []],
  ['unknown', { class: 'read' }, []],
  ['of another type', { class: 5 }, []],
  ['absent', { class: undefined }, ['warning disk/skill.json:1:1-1:1 implicit']],
  ['empty', { class: '' }, ['warning disk/skill.json:5:12-5:14 implicit']],
  ['null', { class: null }, ['warning disk/skill.json:5:12-5:16 implicit']],
  [
    'absent, and it deletes',
    { class: undefined, description: 'Deletes old logs.' },
    ['warning disk/skill.json:1:1-1:1 contradicted'],
  ],
  [
    'absent, of a word that only begins so',
    { class: undefined, description: 'Shows dropdowns and killer apps.' },
    ['warning disk/skill.json:1:1-1:1 implicit'],
  ],
  ['by another case', { class: undefined, Class: 'safe' }, []],
])('%s', (_what, fields, expected) => {
  expect(findingsOf('class-implicit', skill(fields)).map(place)).toEqual(expected);
});

it('quotes the description', () => {
  const tree = skill({ class: undefined, description: 'Delete a table.' });
  expect(findingsOf('class-implicit', tree).map(words)).toEqual([
    'no class is declared, so ongrid takes the skill for safe, but its description says "Delete"; add "class": mutating or dangerous',
  ]);
});
