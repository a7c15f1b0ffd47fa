import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { RUN, skill } from '../support/skill-json.js';

it('prints the command that mends it, with the file behind a link', () => {
  const files = { 'disk/run.sh': { symlink: '../lib/run it.sh' }, 'lib/run it.sh': { ...RUN, mode: '644' } };
  const findings = findingsOf('entry-not-executable', skill({}, files));
  expect(findings.map(place)).toEqual(['error disk/skill.json:4:12-4:20 not-executable']);
  expect(findings.map(words)).toEqual([
    'entry "run.sh" is not executable in git, so every call fails; run: git update-index --chmod=+x "lib/run it.sh"',
  ]);
  expect(findings[0]?.effects).toEqual([
    {
      runtime: 'ongrid',
      outcome: 'fails',
      detail: 'registers, then every call fails: entry lib/run it.sh not executable',
    },
  ]);
});

it('is silent where it is', () => {
  expect(findingsOf('entry-not-executable', skill())).toEqual([]);
});
