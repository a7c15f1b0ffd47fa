import { describe, expect, it } from 'vitest';
import type { RuntimeId } from '../../src/domain/manifest.js';
import { findingsOf, place, words } from '../support/rule-findings.js';

/** An ogcode.json with one permission rule a line, the first on line 4, in column 7. */
function config(rules: Readonly<Record<string, unknown>>, others: object = {}): string {
  return JSON.stringify({ skills: { permissions: rules, ...others } }, undefined, 2)
    .replace('"permissions"', '\n    "permissions"')
    .replace(/^\{\n {2}"skills": \{\n {4}\n/, '{\n  "skills": {\n');
}

function skillFile(name: string): string {
  return `---\nname: ${name}\ndescription: Does it.\n---\n`;
}

function skills(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`.agents/skills/${name}/SKILL.md`, skillFile(name)]));
}

/** Rules, the names of the skills there are, and what is said. */
type Row = readonly [what: string, rules: object, names: readonly string[], expected: readonly string[]];

function table(rule: string, rows: readonly Row[]): void {
  it.each(rows)('%s', (_what, rules, names, expected) => {
    const tree = { 'ogcode.json': config({ ...rules }), ...skills(...names) };
    expect(findingsOf(rule, tree).map((finding) => place(finding).replace('ogcode.json:', ''))).toEqual(
      expected,
    );
  });
}

describe('permission-config-ignored', () => {
  const rule = 'permission-config-ignored';

  table(rule, [
    ['strings', { a: 'deny', b: 'whatever' }, [], []],
    [
      'every value of another type',
      { a: true, b: 'deny', c: { x: 1 }, d: 1, e: null, f: [] },
      [],
      [
        'error 4:12-4:16 wrong-type',
        'error 6:12-8:8 wrong-type',
        'error 9:12-9:13 wrong-type',
        'error 11:12-11:14 wrong-type',
      ],
    ],
  ]);

  it.each<[what: string, text: string, expected: string, mend: string]>([
    ['a comment', '{\n  // no\n}', 'error ogcode.json:2:3-2:8 syntax', 'remove the comments'],
    ['a trailing comma', '{"skills": {},}', 'error ogcode.json:1:14-1:15 syntax', 'remove the comma'],
    ['single quotes', "{'skills': {}}", 'error ogcode.json:1:2-1:10 syntax', 'write double quotes'],
    ['nothing', '', 'error ogcode.json:1:1-1:1 syntax', 'write an object or remove the file'],
    [
      'paths as a string',
      '{"skills": {"paths": "x"}}',
      'error ogcode.json:1:22-1:25 wrong-type',
      'every permission rule',
    ],
  ])('%s', (_what, text, expected, mend) => {
    const [finding, ...others] = findingsOf(rule, { 'ogcode.json': text });
    expect(others).toEqual([]);
    expect(finding && place(finding)).toBe(expected);
    expect(finding && words(finding)).toContain(mend);
    expect(finding?.effects).toEqual([
      {
        runtime: 'ogcode',
        outcome: 'dropped',
        detail: 'ignores the whole file without a word: no permission rule in it holds',
      },
    ]);
  });
});

describe('permission-action', () => {
  const rule = 'permission-action';

  table(rule, [
    ['the three', { a: 'allow', b: 'ask', c: 'deny' }, [], []],
    ['an unknown word', { a: 'block' }, [], ['error 4:12-4:19 unknown']],
    ['nothing like it', { a: 'whatever' }, [], ['error 4:12-4:22 unknown-word']],
    ['empty, null', { a: '', b: null }, [], ['error 4:12-4:14 unknown-word', 'error 5:12-5:16 unknown-word']],
    ['an odd spelling', { a: ' Deny ' }, [], ['notice 4:12-4:20 odd-spelling']],
    [
      'in a file that does not decode',
      { a: 'block', b: true, c: 'Ask' },
      [],
      ['error 4:12-4:19 unknown', 'notice 6:12-6:17 odd-spelling'],
    ],
  ]);

  it.each([
    ['block', 'deny'],
    ['dney', 'deny'],
    ['Deny!', 'deny'],
    ['false', 'deny'],
    ['alow', 'allow'],
    ['yes', 'allow'],
    ['prompt', 'ask'],
  ])('%s → %s', (action, suggestion) => {
    const [finding] = findingsOf(rule, { 'ogcode.json': config({ a: action }) });
    expect(finding?.values).toEqual({ action, suggestion });
  });

  it('mends an odd spelling', () => {
    const [finding] = findingsOf(rule, { 'ogcode.json': config({ a: 'DENY' }) });
    expect(finding?.fix).toEqual([{ location: finding?.location, replacement: '"deny"' }]);
  });
});

describe('permission-glob', () => {
  table('permission-glob', [
    ['well-formed', { '*': 'deny', '[a-z]*': 'deny', '{a': 'deny', '': 'deny', ']': 'deny' }, [], []],
    ['not closed', { 'a[b': 'deny' }, ['a'], ['error 4:7-4:12 malformed']],
    ['not closed, the name of no skill', { 'a[b': 'allow' }, [], ['error 4:7-4:12 malformed']],
  ]);

  it.each([
    ['a[b', '"[" is not closed'],
    ['a\\', 'it ends in a backslash'],
    ['a[]b]', 'a bracket is empty'],
    ['[a-]', 'a bracket is empty'],
    [String.raw`[a\]`, '"[" is not closed'],
  ])('%s: %s', (pattern, why) => {
    const [finding] = findingsOf('permission-glob', { 'ogcode.json': config({ [pattern]: 'deny' }) });
    expect(finding && words(finding)).toContain(why);
    expect(finding && words(finding)).toContain('this deny applies to no skill');
  });
});

describe('permission-glob-literal', () => {
  table('permission-glob-literal', [
    ['what Go has', { 'a*': 'deny', 'a?': 'deny', '[a-z]': 'deny', '[^a]': 'deny', '[!]': 'deny' }, [], []],
    [
      'escaped, or in a bracket',
      { [String.raw`\{a,b\}`]: 'deny', '[{,}]': 'deny', [String.raw`\!a`]: 'deny' },
      [],
      [],
    ],
    ['braces', { '{a,b}-*': 'deny' }, [], ['warning 4:7-4:16 braces']],
    ['braces without alternatives', { '{a}': 'deny' }, [], []],
    ['negation', { '!a': 'deny' }, [], ['warning 4:7-4:11 negation']],
    ['a negated bracket', { 'x[!a]': 'deny' }, [], ['warning 4:7-4:14 class-negation']],
    ['two stars', { 'a**': 'deny' }, [], ['notice 4:7-4:12 double-star']],
    ['a malformed pattern is not told twice', { '!a[': 'deny' }, [], []],
  ]);
});

describe('permission-unreachable', () => {
  table('permission-unreachable', [
    ['reachable', { '*': 'deny', 'a-b': 'deny', '[A-z]*': 'deny', 'a**': 'deny' }, [], []],
    ['empty', { '': 'deny' }, [], ['warning 4:7-4:9 empty']],
    ['a path', { 'skills/a-*': 'deny' }, [], ['warning 4:7-4:19 path']],
    ['capitals', { 'Internal-*': 'deny' }, [], ['warning 4:7-4:19 upper-case']],
    ['other characters', { a_b: 'deny' }, [], ['warning 4:7-4:12 characters']],
    ['beyond ASCII', { 'café*': 'deny' }, [], ['warning 4:7-4:14 characters']],
    ['hyphens', { 'a--b': 'deny', '-*': 'deny' }, [], ['warning 4:7-4:13 other', 'warning 5:7-5:11 other']],
    ['a bracket that no name fits', { '[A-Z]*': 'deny' }, [], ['warning 4:7-4:15 other']],
    ['too long', { ['a'.repeat(65)]: 'deny' }, [], ['warning 4:7-4:74 other']],
    ['braces and negation are told elsewhere', { '{a,b}': 'deny', '!a': 'deny' }, [], []],
  ]);

  it.each([
    ['skills/a-*', 'a-*'],
    ['a/', '*'],
    ['Internal-*', 'internal-*'],
  ])('%s → %s', (pattern, suggestion) => {
    const [finding] = findingsOf('permission-unreachable', { 'ogcode.json': config({ [pattern]: 'deny' }) });
    expect(finding?.values['suggestion']).toBe(suggestion);
  });
});

describe('permission-unmatched', () => {
  const rule = 'permission-unmatched';

  table(rule, [
    ['matched', { 'a*': 'deny', 'customize-*': 'deny' }, ['ab'], []],
    ['no skills at all', { 'a*': 'deny' }, [], []],
    ['allow', { 'b*': 'allow' }, ['ab'], ['notice 4:7-4:11 unmatched']],
    [
      'deny and ask',
      { 'b*': 'deny', 'd*': 'ask' },
      ['ab'],
      ['warning 4:7-4:11 unmatched', 'warning 5:7-5:11 unmatched'],
    ],
    ['an unknown action asks', { 'b*': 'block' }, ['ab'], ['warning 4:7-4:11 unmatched']],
    ['near a name', { 'intrenal-docs': 'deny' }, ['internal-docs'], ['warning 4:7-4:22 near']],
    ['near the beginning of one', { 'intrenal-*': 'deny' }, ['internal-docs'], ['warning 4:7-4:19 near']],
    ['what is told elsewhere', { 'B*': 'deny', 'b[': 'deny', '': 'deny' }, ['ab'], []],
    ['a file that does not decode', { 'b*': 'deny', c: true }, ['ab'], []],
  ]);

  it.each([
    ['intrenal-docs', 'internal-docs'],
    ['intrenal-*', 'internal-*'],
  ])('%s → %s', (pattern, suggestion) => {
    const tree = { 'ogcode.json': config({ [pattern]: 'deny' }), ...skills('internal-docs') };
    expect(findingsOf(rule, tree)[0]?.values['suggestion']).toBe(suggestion);
  });

  it('only notices where skills may come from elsewhere', () => {
    const urls = config({ 'b*': 'deny' }, { urls: ['https://example.com/index.json'] });
    const paths = config({ 'b*': 'deny' }, { paths: ['/srv/skills'] });
    for (const text of [urls, paths]) {
      const findings = findingsOf(rule, { 'ogcode.json': text, ...skills('ab') });
      expect(findings.map(({ severity }) => severity)).toEqual(['notice']);
    }
  });

  it('knows the names of skills that do not load', () => {
    const tree = { 'ogcode.json': config({ Bad: 'deny', other: 'deny' }), ...skills('ab', 'other') };
    const broken = { ...tree, '.agents/skills/other/SKILL.md': '# no frontmatter\n' };
    expect(findingsOf(rule, broken)).toEqual([]);
  });
});

describe('permission-shadowed', () => {
  table('permission-shadowed', [
    ['decides for one', { 'a-*': 'deny', 'a-b': 'allow' }, ['a-b', 'a-c'], []],
    ['decides for none', { 'a-*': 'deny', 'a-b': 'allow' }, ['a-b'], ['warning 4:7-4:12 shadowed']],
    ['of the same action', { 'a-*': 'deny', 'a-b': 'deny' }, ['a-b'], []],
    ['the rule for everything', { '*': 'allow', 'a-*': 'deny' }, ['a-b'], []],
    ['matches nothing', { 'z-*': 'deny', 'a-*': 'allow' }, ['a-b'], []],
    ['a tie is no shadow', { 'aa-*': 'allow', '*-bb': 'deny' }, ['aa-bb'], []],
  ]);

  it('shows what decides', () => {
    const tree = { 'ogcode.json': config({ 'a-*': 'deny', 'a-b': 'allow' }), ...skills('a-b') };
    const [finding] = findingsOf('permission-shadowed', tree);
    expect(finding?.values).toEqual({ pattern: 'a-*', action: 'deny', by: 'a-b', decided: 'allow' });
    expect(finding?.related[0]?.location.start).toEqual({ line: 5, column: 7 });
  });
});

describe('permission-tie', () => {
  table('permission-tie', [
    ['a tie', { 'aa-*': 'allow', '*-bb': 'deny' }, ['aa-bb'], ['warning 4:7-4:13 tie']],
    ['told once', { 'aa-*': 'allow', '*-bb': 'deny' }, ['aa-bb', 'aa-c-bb'], ['warning 4:7-4:13 tie']],
    ['of the same action', { 'aa-*': 'deny', '*-bb': 'Deny' }, ['aa-bb'], []],
    ['meets on no skill', { 'aa-*': 'allow', '*-bb': 'deny' }, ['aa-c', 'c-bb'], []],
    ['a third rule decides', { 'aa-*': 'allow', '*-bb': 'deny', 'aa-bb': 'ask' }, ['aa-bb'], []],
  ]);
});

describe('config-path', () => {
  it('speaks of each entry at its place', () => {
    const text = '{"skills": {"paths": ["team", "taem", "/srv", "../x"],\n"urls": ["x.com"]}}';
    const findings = findingsOf('config-path', { 'ogcode.json': text, 'team/a/SKILL.md': '' });
    expect(findings.map(place)).toEqual([
      'warning ogcode.json:1:31-1:37 missing',
      'warning ogcode.json:1:39-1:45 absolute',
      'warning ogcode.json:2:10-2:17 url',
      'notice ogcode.json:1:47-1:53 outside',
    ]);
  });
});

describe('whose ogcode.json counts', () => {
  const tree = {
    'ogcode.json': config({ 'zz*': 'deny', a: 'block' }),
    'packages/x/ogcode.json': config({ 'x*': 'deny', b: 'block' }),
    ...skills('ab'),
  };

  it('each is judged for the project that it stands in', () => {
    expect(findingsOf('permission-action', tree).map(({ location }) => location.path)).toEqual([
      'ogcode.json',
      'packages/x/ogcode.json',
    ]);
    expect(findingsOf('permission-unmatched', tree).map(place)).toEqual([
      'warning ogcode.json:4:7-4:12 unmatched',
      'warning ogcode.json:5:7-5:10 unmatched',
      'warning packages/x/ogcode.json:4:7-4:11 unmatched',
      'warning packages/x/ogcode.json:5:7-5:10 unmatched',
    ]);
  });

  it.each<[runtimes: readonly RuntimeId[]]>([[['agent-skills']], [['ongrid']]])(
    '%s: nobody reads it',
    (runtimes) => {
      for (const rule of [
        'permission-action',
        'permission-unmatched',
        'permission-unreachable',
        'config-path',
      ]) {
        expect(findingsOf(rule, tree, { runtimes })).toEqual([]);
      }
    },
  );
});
