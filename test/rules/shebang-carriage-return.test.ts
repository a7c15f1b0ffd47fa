import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { script } from '../support/skill-json.js';

const rule = 'shebang-carriage-return';

it.each<[what: string, text: string, expected: readonly string[]]>([
  ['LF', '#!/bin/sh\necho\n', []],
  ['CRLF further down', '#!/bin/sh\necho\r\n', []],
  ['CRLF', '#!/bin/sh\r\necho\r\n', ['error disk/run.sh:1:1-1:10 carriage-return']],
  ['CR at the end of the file', '#!/bin/sh\r', ['error disk/run.sh:1:1-1:10 carriage-return']],
])('%s', (_what, text, expected) => {
  expect(findingsOf(rule, script(text)).map(place)).toEqual(expected);
});

it('says what the system looks for', () => {
  expect(findingsOf(rule, script('#!/usr/bin/env bash\r\n')).map(words)).toEqual([
    '"#!/usr/bin/env bash" ends in a carriage return, so its interpreter is not found; save the file with LF, and add "*.sh text eol=lf" to .gitattributes',
  ]);
});

it.each([
  [
    'all line ends of a file that was converted',
    '#!/bin/sh\r\na\r\nb\r\n',
    '\na\nb\n',
    { line: 4, column: 1 },
  ],
  ['only the first of one that was not', '#!/bin/sh\r\na\nb\r\n', '\n', { line: 2, column: 1 }],
  ['the last of a file of one line', '#!/bin/sh\r', '', { line: 2, column: 1 }],
])('mends %s', (_what, text, replacement, end) => {
  const location = { path: 'disk/run.sh', start: { line: 1, column: 10 }, end };
  expect(findingsOf(rule, script(text))[0]?.fix).toEqual([{ location, replacement }]);
});
