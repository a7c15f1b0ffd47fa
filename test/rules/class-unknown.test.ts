import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each([
  ['read', 'safe'],
  ['read-only', 'safe'],
  ['Safe', 'safe'],
  [' safe', 'safe'],
  ['saf', 'safe'],
  ['write', 'mutating'],
  ['MUTATING', 'mutating'],
  ['mutatin', 'mutating'],
  ['destructive', 'dangerous'],
  ['danger', 'dangerous'],
  ['unsafe', 'dangerous'],
])('%j is meant for %s', (name, suggestion) => {
  const findings = findingsOf('class-unknown', skill({ class: name }));
  expect(findings.map(words)).toEqual([
    `class "${name}" is not safe, mutating or dangerous, so the skill is skipped; did you mean "${suggestion}"?`,
  ]);
  expect(findings.map(place)).toEqual([`error disk/skill.json:5:12-5:${14 + name.length} unknown`]);
});

it.each(['cosmic', '安全', '   '])('%j is not guessed at', (name) => {
  expect(findingsOf('class-unknown', skill({ class: name })).map(({ message }) => message)).toEqual([
    'unknown-plain',
  ]);
});

it.each(['safe', 'mutating', 'dangerous', '', null, undefined])('%j is fine', (name) => {
  expect(findingsOf('class-unknown', skill({ class: name }))).toEqual([]);
});
