import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[name: unknown, expected: string | undefined]>([
  ['PATH', undefined],
  [' HOME ', undefined],
  ['_a1', undefined],
  ['', undefined],
  [null, undefined],
  ['*', '"*" passes nothing: wildcards are not expanded; name each variable'],
  ['AWS_*', '"AWS_*" passes nothing: wildcards are not expanded; name each variable'],
  ['REGION=eu', '"REGION=eu" passes nothing: env_allow holds names, not values; write "REGION"'],
  ['$HOME', '"$HOME" passes nothing: write the name without "$" and braces, "HOME"'],
  ['${HOME}', '"${HOME}" passes nothing: write the name without "$" and braces, "HOME"'],
  [
    'PATH, HOME',
    '"PATH, HOME" is no name of an environment variable; write letters, digits and underscores, one name an item',
  ],
  [
    '1ST',
    '"1ST" is no name of an environment variable; write letters, digits and underscores, one name an item',
  ],
  [
    '=x',
    '"=x" is no name of an environment variable; write letters, digits and underscores, one name an item',
  ],
])('%j', (name, expected) => {
  const findings = findingsOf('env-name', skill({ env_allow: ['PATH', name] }));
  expect(findings.map(words)).toEqual(expected === undefined ? [] : [expected]);
});

it('points at each item', () => {
  expect(findingsOf('env-name', skill({ env_allow: ['A*', 'B', 'C='] })).map(place)).toEqual([
    'error disk/skill.json:7:5-7:9 wildcard',
    'error disk/skill.json:9:5-9:9 assignment',
  ]);
});
