import { expect, it } from 'vitest';
import { findingsOf, place } from '../support/rule-findings.js';
import { RUN, skill } from '../support/skill-json.js';

it.each<[entry: string, expected: readonly string[]]>([
  ['run.sh', []],
  ['bin', ['error disk/skill.json:4:12-4:17 directory']],
  ['..', ['error disk/skill.json:4:12-4:16 directory']],
  ['bin/run', []],
])('%s', (entry, expected) => {
  expect(findingsOf('entry-directory', skill({ entry }, { 'disk/bin/run': RUN })).map(place)).toEqual(
    expected,
  );
});
