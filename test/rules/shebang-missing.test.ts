import { expect, it } from 'vitest';
import { findingsOf, place } from '../support/rule-findings.js';
import { script, skill } from '../support/skill-json.js';

it.each<[what: string, text: string, expected: readonly string[]]>([
  ['there', '#!/bin/sh\n', []],
  ['with blanks', '#! /bin/sh -e\n', []],
  ['none', 'echo "{}"\n', ['error disk/run.sh:1:1-1:10 missing']],
  ['nothing behind it', '#!\necho\n', ['error disk/run.sh:1:1-1:3 missing']],
  ['an empty file', '', ['error disk/run.sh:1:1-1:1 empty']],
  ['a byte-order mark', '\ufeff#!/bin/sh\n', ['error disk/run.sh:1:1-1:10 mark']],
  ['an empty line above', '\n#!/bin/sh\n', ['error disk/run.sh:1:1-1:1 late']],
  ['a blank before', ' #!/bin/sh\n', ['error disk/run.sh:1:1-1:11 late']],
  ['no absolute path', '#!python3\n', ['error disk/run.sh:1:1-1:10 relative']],
  ['a pointer to large-file storage', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n', []],
])('%s', (_what, text, expected) => {
  expect(findingsOf('shebang-missing', script(text)).map(place)).toEqual(expected);
});

it.each([
  ['ELF', '7f454c4602010100'],
  ['Mach-O, 64 bits', 'cffaedfe07000001'],
  ['Mach-O, universal', 'cafebabe00000002'],
  ['PE', '4d5a90000300'],
  ['something with a NUL', '61620063'],
])('a binary needs none: %s', (_what, hex) => {
  const files = { 'disk/run.sh': { base64: Buffer.from(hex, 'hex').toString('base64'), mode: '755' } };
  expect(findingsOf('shebang-missing', skill({}, files))).toEqual([]);
});

it('points back at the manifest, also one that is skipped for something else', () => {
  const [finding] = findingsOf('shebang-missing', script('echo\n', { name: 'Disk' }));
  expect(finding?.related).toEqual([
    {
      location: { path: 'disk/skill.json', start: { line: 4, column: 12 }, end: { line: 4, column: 20 } },
      note: 'the entry that is executed',
    },
  ]);
});

it.each([
  ['an entry that is not there', { entry: 'gone' }],
  ['a directory', { entry: '.' }],
  ['no entry', { entry: 5 }],
])('has nothing to say of %s', (_what, fields) => {
  expect(findingsOf('shebang-missing', script('echo\n', fields))).toEqual([]);
});
