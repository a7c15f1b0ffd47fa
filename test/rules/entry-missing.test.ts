import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { RUN, skill } from '../support/skill-json.js';

it.each<[what: string, entry: string, files: object, expected: string]>([
  [
    'nothing like it',
    'start.py',
    {},
    'entry "start.py" leads to "disk/start.py", which is not there; name a file that is, relative to the manifest',
  ],
  [
    'a folder that is not there',
    'bin/start',
    {},
    'entry "bin/start" leads to "disk/bin", which is not there; name a file that is, relative to the manifest',
  ],
  [
    'arguments',
    'run.sh --all now',
    {},
    'entry "run.sh --all now" is taken for the name of one file; arguments are not passed: write "run.sh" and read the rest from stdin',
  ],
  [
    'white space',
    'run.sh ',
    {},
    'entry "run.sh " has white space at its end or start, which counts; write "run.sh"',
  ],
  [
    'backslashes',
    '.\\bin\\run.sh',
    { 'disk/bin/run.sh': RUN },
    'entry ".\\bin\\run.sh" has backslashes, which do not part folders; write "./bin/run.sh"',
  ],
  ['case', 'Run.sh', {}, 'entry "Run.sh" differs in case from the file "disk/run.sh"; write it alike'],
  [
    'a dangling link',
    'link',
    { 'disk/link': { symlink: 'gone.sh' } },
    'entry "link" is a link to "gone.sh", which is not there; mend the link',
  ],
  [
    'a loop',
    'link',
    { 'disk/link': { symlink: 'link' } },
    'entry "link" is a link that leads back to itself; mend the link',
  ],
  [
    'a file on the way',
    'run.sh/x',
    {},
    'entry "run.sh/x" leads to "disk/run.sh/x", which is not there; name a file that is, relative to the manifest',
  ],
  [
    'the home directory',
    '~/run.sh',
    {},
    'entry "~/run.sh" leads to "disk/~", which is not there; name a file that is, relative to the manifest',
  ],
])('%s', (_what, entry, files, expected) => {
  const findings = findingsOf('entry-missing', skill({ entry }, files));
  expect(findings.map(words)).toEqual([expected]);
  expect(findings.map(place)[0]).toMatch(/^error disk\/skill\.json:4:12-/);
});

it.each(['run.sh', './run.sh', 'nodir/../run.sh', 'run.sh/'])('%s is there', (entry) => {
  expect(findingsOf('entry-missing', skill({ entry }))).toEqual([]);
});

it('looks for advice from where a linked manifest stands', () => {
  const { 'disk/skill.json': json } = skill({ entry: 'Go.sh' }) as Record<string, string>;
  const tree = {
    'real/skill.json': json,
    'real/go.txt': '',
    'disk/skill.json': { symlink: '../real/skill.json' },
    'disk/go.sh': RUN,
  };
  const findings = findingsOf('entry-missing', tree, { allowList: [{ path: 'disk' }] });
  expect(findings.map(words)).toEqual([
    'entry "Go.sh" differs in case from the file "disk/go.sh"; write it alike',
  ]);
});
