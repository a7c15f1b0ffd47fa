import { describe, expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';

function skill(name: string, description = 'Does it.'): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n`;
}

describe('skill-shadowed', () => {
  it('stands at the name of the one that loses', () => {
    const tree = {
      '.claude/skills/a/SKILL.md': skill('a', 'One.'),
      '.agents/skills/a/SKILL.md': skill('a', 'Two.'),
    };
    const findings = findingsOf('skill-shadowed', tree, { runtimes: ['ogcode'] });
    expect(findings.map(place)).toEqual(['warning .claude/skills/a/SKILL.md:2:7-2:8 shadowed']);
    expect(findings.map(words)).toEqual([
      'skill "a" is never loaded, since ".agents/skills/a/SKILL.md" has the same name and wins; rename or remove one of the two',
    ]);
  });

  it('only notices a mirror', () => {
    const tree = { '.claude/skills/a/SKILL.md': skill('a'), '.agents/skills/a/SKILL.md': skill('a') };
    const findings = findingsOf('skill-shadowed', tree, { runtimes: ['ogcode'] });
    expect(findings.map(place)).toEqual(['notice .claude/skills/a/SKILL.md:2:7-2:8 mirror']);
    expect(findingsOf('skill-shadowed', tree)).toEqual([]);
  });
});

describe('skill-invisible', () => {
  it.each<[what: string, tree: object, expected: readonly string[]]>([
    ['seen', { '.agents/skills/a/SKILL.md': skill('a') }, []],
    [
      'too deep',
      { '.agents/skills/x/a/SKILL.md': skill('a') },
      ['error .agents/skills/x/a/SKILL.md:1:1-1:1 too-deep'],
    ],
    [
      'below a skill, where few mean to be found',
      { '.agents/skills/a/SKILL.md': skill('a'), '.agents/skills/a/b/SKILL.md': skill('b') },
      ['warning .agents/skills/a/b/SKILL.md:1:1-1:1 below-skill'],
    ],
    [
      'too deep, and seen by a link',
      { '.agents/skills/x/a/SKILL.md': skill('a'), '.agents/skills/a': { symlink: 'x/a' } },
      [],
    ],
    [
      'too deep here, and seen in another project',
      {
        'ogcode.json': '{}',
        '.agents/skills/x/a/SKILL.md': skill('a'),
        'p/ogcode.json': '{"skills": {"paths": ["../.agents/skills/x"]}}',
      },
      [],
    ],
  ])('%s', (_what, tree, expected) => {
    expect(findingsOf('skill-invisible', tree, { runtimes: ['ogcode'] }).map(place)).toEqual(expected);
  });
});

describe('skill-outside-roots', () => {
  const tree = { 'ogcode.json': '{}', 'tools/a/SKILL.md': skill('a') };

  it('is an error only where the runtime was chosen', () => {
    expect(findingsOf('skill-outside-roots', tree).map(place)).toEqual([
      'warning tools/a/SKILL.md:1:1-1:1 outside',
    ]);
    expect(findingsOf('skill-outside-roots', tree, { runtimes: ['ogcode'] }).map(place)).toEqual([
      'error tools/a/SKILL.md:1:1-1:1 outside',
    ]);
    expect(findingsOf('skill-outside-roots', { 'tools/a/SKILL.md': skill('a') })).toEqual([]);
  });

  it('only notices a skill of another project', () => {
    const nested = { 'p/.agents/skills/a/SKILL.md': skill('a') };
    expect(findingsOf('skill-outside-roots', nested, { runtimes: ['ogcode'] }).map(words)).toEqual([
      'this skill is seen only when the agent is started in "p"',
    ]);
  });
});

describe('yaml-dialect', () => {
  it.each<[what: string, block: string, expected: readonly string[]]>([
    ['plain', 'name: a\ndescription: x\n', []],
    ['a colon that YAML refuses', 'name: a\ndescription: x: y\n', []],
    ['a comment behind the name', 'name: a # b\ndescription: x\n', ['error 2:7-2:8 comment-kept']],
    ['a comment behind the description', 'name: a\ndescription: x # b\n', ['notice 3:14-3:15 comment-kept']],
    ['a value on the next line', 'name: a\ndescription:\n  x\n', ['warning 3:1-3:12 value-next-line']],
    ['a key in quotes', "'name': a\ndescription: x\n", ['error 2:1-2:7 quoted-key']],
  ])('%s', (_what, block, expected) => {
    const path = '.agents/skills/a/SKILL.md';
    const findings = findingsOf('yaml-dialect', { [path]: `---\n${block}---\n` }, { runtimes: ['ogcode'] });
    expect(findings.map((finding) => place(finding).replace(`${path}:`, ''))).toEqual(expected);
  });
});
