import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { manifest, skill } from '../support/skill-json.js';

const written = (literal: string): object =>
  skill(manifest({ timeout_seconds: 111 }).replace('111', literal));

it.each<[literal: string, expected: readonly string[]]>([
  ['1', []],
  ['9223372036', []],
  ['null', []],
  // The usual way to ask for the default.
  ['0', []],
  ['-0', []],
  ['-5', ['warning disk/skill.json:6:22-6:24 zero-or-negative']],
  ['9223372037', ['warning disk/skill.json:6:22-6:32 wraps']],
  ['-9223372037', ['warning disk/skill.json:6:22-6:33 wraps']],
  ['9223372036854775807', ['warning disk/skill.json:6:22-6:41 wraps']],
  // Of another type, which is `field-type`'s.
  ['9223372036854775808', []],
  ['"5"', []],
])('%s', (literal, expected) => {
  expect(findingsOf('timeout', written(literal)).map(place)).toEqual(expected);
});

it.each([
  ['-5', 'timeout_seconds -5 counts as 30 s; give a positive number of seconds, or leave it out'],
  [
    '27670116110',
    'timeout_seconds 27670116110 is more than ongrid can count and becomes 9223372036.29045 s; give at most 9223372036',
  ],
])('%s says what becomes of it', (literal, expected) => {
  expect(findingsOf('timeout', written(literal)).map(words)).toEqual([expected]);
});
