import { expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { manifest, skill } from '../support/skill-json.js';

const found = (text: string): readonly string[] => findingsOf('json-syntax', skill(text)).map(place);

it.each([
  ['valid', manifest(), []],
  ['a comment', `{ // disk\n${manifest().slice(1)}`, ['error disk/skill.json:1:3-1:10 comment']],
  ['a trailing comma', manifest().replace('\n}', ',\n}'), ['error disk/skill.json:5:18-5:19 trailing-comma']],
  [
    'a missing comma',
    manifest().replace('",\n  "class', '"\n  "class'),
    ['error disk/skill.json:5:3-5:4 missing-comma'],
  ],
  ['single quotes', manifest().replaceAll('"', "'"), ['error disk/skill.json:2:3-2:9 single-quote']],
  ['a bare key', manifest().replace('"entry"', 'entry'), ['error disk/skill.json:4:3-4:8 unquoted-key']],
  [
    'a line break in a string',
    manifest().replace('disk usage', 'disk\nusage'),
    ['error disk/skill.json:3:18-3:31 control-character'],
  ],
  ['text behind it', `${manifest()}\n}`, ['error disk/skill.json:7:1-7:2 trailing-data']],
  ['half a file', manifest().slice(0, -20), ['error disk/skill.json:4:21-4:21 unexpected-end']],
  ['too deep', `{"entry":${'['.repeat(10_001)}`, ['error disk/skill.json:1:10009-1:10010 too-deep']],
  [
    'a backslash',
    manifest({ description: 'x' }).replace('"x"', '"C:\\disk"'),
    ['error disk/skill.json:3:21-3:23 other'],
  ],
])('%s', (_what, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('an empty file is one where a root covers it', () => {
  const findings = findingsOf('json-syntax', skill(''), { allowList: [{ path: '.' }] });
  expect(findings.map(place)).toEqual(['error disk/skill.json:1:1-1:1 empty']);
});

it("speaks with the loader's words", () => {
  const [finding] = findingsOf('json-syntax', skill(manifest().replace('\n}', ',\n}')));
  expect(finding && words(finding)).toBe(
    "a comma before a closing bracket is not allowed in JSON (invalid character '}' looking for beginning of object key string); remove it",
  );
  expect(finding?.effects).toEqual([
    {
      runtime: 'ongrid',
      outcome: 'dropped',
      detail: "skipped: invalid character '}' looking for beginning of object key string",
    },
  ]);
});

it('removes a trailing comma and touches nothing else', () => {
  const [finding] = findingsOf('json-syntax', skill(manifest().replace('\n}', ' ,\n}')));
  const range = { path: 'disk/skill.json', start: { line: 5, column: 19 }, end: { line: 5, column: 20 } };
  expect(finding?.fix).toEqual([{ location: range, replacement: '' }]);
  expect(findingsOf('json-syntax', skill('{"entry": 1 2}'))[0]?.fix).toBeUndefined();
});

it('says nothing else of such a file', () => {
  for (const rule of ['name-required', 'entry-required', 'class-implicit', 'field-type']) {
    expect(findingsOf(rule, skill('{"entry": "run.sh",}'))).toEqual([]);
  }
});
