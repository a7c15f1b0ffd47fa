import { describe, expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';

/** A SKILL.md in a folder called `tidy`, with some lines of frontmatter. */
function tidy(...lines: readonly string[]): object {
  return { 'skills/tidy/SKILL.md': `---\n${lines.join('\n')}\n---\n\n# Steps\n` };
}

const NAME = 'name: tidy';
const DESCRIPTION = 'description: Tidies a table.';

function said(rule: string, tree: object): readonly string[] {
  return findingsOf(rule, tree).map((finding) => place(finding).replace('skills/tidy/SKILL.md:', ''));
}

describe('what is missing is told once', () => {
  it('both fields in one finding', () => {
    const tree = { 'skills/tidy/SKILL.md': '---\n---\n' };
    expect(said('name-required', tree)).toEqual(['error 1:1-1:1 both']);
    expect(said('description-required', tree)).toEqual([]);
  });

  it('each alone', () => {
    expect(said('name-required', tidy(DESCRIPTION))).toEqual(['error 1:1-1:1 missing']);
    expect(findingsOf('name-required', tidy(DESCRIPTION)).map(words)).toEqual([
      'the required field "name" is missing; write it, such as "tidy"',
    ]);
    expect(said('description-required', tidy(NAME))).toEqual(['error 1:1-1:1 missing']);
  });

  it('a misspelt key is the place of what is missing', () => {
    expect(said('description-required', tidy(NAME, 'descriptoin: Tidies.'))).toEqual([]);
    expect(said('name-required', tidy('Name: tidy', 'descriptoin: Tidies.'))).toEqual([]);
    expect(said('name-required', tidy('descriptoin: Tidies.'))).toEqual(['error 1:1-1:1 missing']);
  });

  it('nothing is missing in a block that does not parse', () => {
    for (const rule of ['name-required', 'description-required', 'name-directory']) {
      expect(said(rule, tidy('name: x: y'))).toEqual([]);
    }
  });
});

describe('fixes', () => {
  const FIXED: readonly (readonly [rule: string, line: string, replacement: string | undefined])[] = [
    ['yaml-syntax', 'note: two passes: sort, align', '"two passes: sort, align"'],
    ['yaml-syntax', 'note: say "x": y', `'say "x": y'`],
    ['yaml-syntax', `note: it's "x": y`, `'it''s "x": y'`],
    ['yaml-syntax', 'note: [a] [b]', '"[a] [b]"'],
    ['yaml-syntax', 'note: "a" b', `'"a" b'`],
    ['yaml-syntax', `note: 'the user's plan'`, `"the user's plan"`],
    ['yaml-syntax', 'note: @x', '"@x"'],
    ['yaml-syntax', 'note: *', '"*"'],
    ['yaml-syntax', 'note: > 100 rows', '"> 100 rows"'],
    ['yaml-syntax', 'note: a: b # c', undefined],
    ['yaml-syntax', 'note: a: b\n  and more', undefined],
    ['yaml-syntax', 'note: "a', undefined],
    ['yaml-syntax', 'note: a\n  b: c', undefined],
    ['yaml-syntax', 'note:\n\tx: y', undefined],
    ['yaml-comment', 'compatibility: needs #1 of git', '"needs #1 of git"'],
    ['yaml-comment', 'compatibility: needs #1\n', '"needs #1"'],
  ];
  it.each(FIXED)('%s: %s', (rule, line, replacement) => {
    const [finding] = findingsOf(rule, tidy(NAME, DESCRIPTION, line));
    expect(finding).toBeDefined();
    expect(finding?.fix?.map((edit) => edit.replacement)).toEqual(replacement && [replacement]);
  });

  it('stand where the value stands', () => {
    const [finding] = findingsOf('yaml-syntax', tidy(NAME, 'description: a: b '));
    expect(finding?.fix?.map(({ location }) => [location.start, location.end])).toEqual([
      [
        { line: 3, column: 14 },
        { line: 3, column: 18 },
      ],
    ]);
  });

  it('leave a byte-order mark out', () => {
    const [finding] = findingsOf('encoding', {
      'skills/tidy/SKILL.md': `\ufeff---\n${NAME}\n${DESCRIPTION}\n---\n`,
    });
    expect(finding?.severity).toBe('warning');
    expect(finding?.fix?.map(({ replacement }) => replacement)).toEqual(['']);
  });
});

describe('file-name', () => {
  const text = `---\n${NAME}\n${DESCRIPTION}\n---\n`;
  const FILES: readonly (readonly [what: string, tree: object, found: readonly string[]])[] = [
    ['lower case', { 'skills/tidy/skill.md': text }, ['error skills/tidy/skill.md:1:1-1:1 case']],
    ['mixed case', { 'skills/tidy/Skill.MD': text }, ['error skills/tidy/Skill.MD:1:1-1:1 case']],
    ['broken frontmatter', { 'a/skill.md': '---\nname: a: b\n---\n' }, ['error a/skill.md:1:1-1:1 case']],
    ['beside the right one', { 'skills/tidy/skill.md': text, 'skills/tidy/SKILL.md': text }, []],
    ['a page about skills', { 'docs/skill.md': '# Skills\n' }, []],
    ['a page with other frontmatter', { 'docs/skill.md': '---\ntitle: Skills\n---\n' }, []],
    ['an installed package', { 'node_modules/a/skill.md': text }, []],
    ['JSON', { 'a/Skill.json': '{"name": "a", "entry": "x"}' }, ['error a/Skill.json:1:1-1:1 case']],
    ['JSON of another kind', { 'a/Skill.json': '{"name": "a"}' }, []],
    ['rules', { 'OGCODE.json': '{"skills": {}}' }, ['error OGCODE.json:1:1-1:1 case']],
  ];
  it.each(FILES)('%s', (_what, tree, found) => {
    expect(findingsOf('file-name', tree).map(place)).toEqual(found);
  });
});

describe('allowed-tools-syntax', () => {
  const GRANTS: readonly (readonly [value: string, ...found: string[]])[] = [
    ['Read Bash(git *) mcp__ci__status'],
    ['Read, Write'],
    ['"*"'],
    ['Bash(git * Read', 'warning 4:16-4:31 unbalanced'],
    ['Read Bash(git)) Write', 'warning 4:21-4:31 unbalanced'],
    ['Bash (git *)', 'warning 4:21-4:28 detached-scope'],
    ['Bash()', 'warning 4:16-4:22 empty-scope'],
  ];
  it.each(GRANTS)('%s', (value, ...found) => {
    expect(said('allowed-tools-syntax', tidy(NAME, DESCRIPTION, `allowed-tools: ${value}`))).toEqual(found);
  });
});

describe('a skill inside another skill', () => {
  it('is worth no more than a warning', () => {
    const tree = {
      ...tidy(NAME, DESCRIPTION),
      'skills/tidy/assets/x/SKILL.md': '---\nname: { placeholder }\n---\n',
    };
    expect(findingsOf('field-type', tree).map(place)).toEqual([
      'warning skills/tidy/assets/x/SKILL.md:2:7-2:22 wrong-type',
    ]);
  });
});
