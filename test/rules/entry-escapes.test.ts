import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { RUN, manifest } from '../support/skill-json.js';

it.each<[what: string, entry: string, files: object, expected: string]>([
  [
    'two dots',
    '../../run.sh',
    { 'run.sh': RUN },
    'entry "../../run.sh" leads to "run.sh", outside the allow-list root "skills"; keep the file below the root',
  ],
  [
    'above the repository',
    '../../../x/run.sh',
    {},
    'entry "../../../x/run.sh" leads to "../x/run.sh", outside the allow-list root "skills"; keep the file below the root',
  ],
  [
    'an absolute path',
    '/usr/bin/env',
    {},
    'entry "/usr/bin/env" leads to "/usr/bin/env", outside the allow-list root "skills"; keep the file below the root',
  ],
  [
    'a link',
    'sh',
    { 'skills/disk/sh': { symlink: '/bin/sh' } },
    'entry "sh" leads to "/bin/sh", outside the allow-list root "skills"; keep the file below the root',
  ],
  [
    'a link of the directory',
    'lib/run.sh',
    { 'skills/disk/lib': { symlink: '../../lib' }, 'lib/run.sh': RUN },
    'entry "lib/run.sh" leads to "lib/run.sh", outside the allow-list root "skills"; keep the file below the root',
  ],
  [
    'dots of its own',
    '../..run.sh',
    { 'skills/..run.sh': RUN },
    'entry "../..run.sh" is refused since the way to "skills/..run.sh" from the root "skills" begins with two dots; rename it',
  ],
])('%s', (_what, entry, files, expected) => {
  const tree = { 'skills/disk/skill.json': manifest({ entry }), ...files };
  const findings = findingsOf('entry-escapes', tree, { allowList: [{ path: 'skills' }] });
  expect(findings.map(words)).toEqual([expected]);
  expect(findings.map(place)[0]).toMatch(/^error skills\/disk\/skill\.json:4:12-/);
});

it('may use all of its root', () => {
  const tree = { 'skills/disk/skill.json': manifest({ entry: '../lib/run.sh' }), 'skills/lib/run.sh': RUN };
  expect(findingsOf('entry-escapes', tree, { allowList: [{ path: 'skills' }] })).toEqual([]);
  expect(findingsOf('entry-escapes', tree)).toEqual([]);
});
