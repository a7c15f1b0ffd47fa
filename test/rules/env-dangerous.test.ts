import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { skill } from '../support/skill-json.js';

it.each<[name: string, expected: readonly string[]]>([
  ['PATH', []],
  ['PYTHONPATH', []],
  ['ld_preload', []],
  ['GITHUB', []],
  ['LD_PRELOAD', ['warning disk/skill.json:7:5-7:17 injects']],
  [' BASH_ENV', ['warning disk/skill.json:7:5-7:16 injects']],
  ['NODE_OPTIONS', ['warning disk/skill.json:7:5-7:19 injects']],
  ['GITHUB_TOKEN', ['error disk/skill.json:7:5-7:19 credential']],
  ['ACTIONS_ID_TOKEN_REQUEST_URL', ['error disk/skill.json:7:5-7:35 credential']],
  ['RUNNER_TEMP', ['error disk/skill.json:7:5-7:18 credential']],
])('%s', (name, expected) => {
  expect(findingsOf('env-dangerous', skill({ env_allow: [name] })).map(place)).toEqual(expected);
});

it('says through what', () => {
  expect(findingsOf('env-dangerous', skill({ env_allow: ['LD_PRELOAD', 'GITHUB_ENV'] })).map(words)).toEqual([
    '"GITHUB_ENV" belongs to GitHub\'s runner and may hold its tokens; remove it, and name what the skill needs',
    '"LD_PRELOAD" lets the environment inject code into the skill through the dynamic linker; remove it',
  ]);
});
