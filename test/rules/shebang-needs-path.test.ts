import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { script } from '../support/skill-json.js';

const rule = 'shebang-needs-path';

it.each<[what: string, line: string, fields: object, expected: readonly string[]]>([
  ['an absolute interpreter', '#!/bin/bash', {}, []],
  ['PATH', '#!/usr/bin/env node', { env_allow: ['HOME', ' PATH '] }, []],
  ['no env_allow', '#!/usr/bin/env node', {}, ['warning disk/skill.json:4:12-4:20 needs-path']],
  [
    'an empty one',
    '#!/usr/bin/env node',
    { env_allow: [] },
    ['warning disk/skill.json:6:16-6:18 needs-path'],
  ],
  ['null', '#!/usr/bin/env node', { env_allow: null }, ['warning disk/skill.json:6:16-6:20 needs-path']],
  ['options', '#!/usr/bin/env -S node --no-warnings', {}, ['warning disk/skill.json:4:12-4:20 needs-path']],
  ['assignments', '#!/usr/bin/env LANG=C node', {}, ['warning disk/skill.json:4:12-4:20 needs-path']],
  ['a PATH of its own', '#!/usr/bin/env -S PATH=/opt/bin node', {}, []],
  ['a path', '#!/usr/bin/env /opt/bin/node', {}, []],
  ['sh, which is everywhere', '#!/usr/bin/env sh', {}, []],
  ['nothing to start', '#!/usr/bin/env', {}, []],
  ['a field that is misspelt', '#!/usr/bin/env node', { envAllow: ['PATH'] }, []],
  ['a field of another type', '#!/usr/bin/env node', { env_allow: 'PATH' }, []],
])('%s', (_what, line, fields, expected) => {
  expect(findingsOf(rule, script(`${line}\n`, fields)).map(place)).toEqual(expected);
});

it('says what may not be found', () => {
  expect(findingsOf(rule, script('#!/usr/bin/env -S node -u\n')).map(words)).toEqual([
    'the entry starts with "#!/usr/bin/env -S node -u", but "PATH" is not in env_allow, so "node" may not be found; add "PATH" to env_allow',
  ]);
});
