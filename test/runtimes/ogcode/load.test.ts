import { describe, expect, it } from 'vitest';
import type { Decision, LoadPlan } from '../../../src/domain/plan.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { ogcode } from '../../../src/runtimes/ogcode/index.js';
import type { LoadSettings } from '../../../src/runtimes/runtime.js';

function skill(name: string, description = 'Does it.'): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n`;
}

function config(skills: unknown): string {
  return JSON.stringify({ skills });
}

function load(tree: Readonly<Record<string, unknown>>, settings: Partial<LoadSettings> = {}): LoadPlan {
  const manifests = Object.keys(tree)
    .filter((path) => path.endsWith('/SKILL.md'))
    .map((path) => ({ kind: 'SKILL.md', path }) as const);
  return ogcode.load(new Documents(memoryTree(tree)), {
    manifests,
    allowList: [],
    project: '.',
    ...settings,
  });
}

/** A decision as `path: verdict`, with what it is shadowed by and the code of each fault. */
function show({ path, verdict, shadowedBy, faults }: Decision): string {
  const codes = faults.map(({ code, variant, outcome }) => `${code}/${variant} ${outcome}`);
  return [`${path}: ${verdict}${shadowedBy === undefined ? '' : ` by ${shadowedBy}`}`, ...codes].join(', ');
}

function shown(
  tree: Readonly<Record<string, unknown>>,
  settings: Partial<LoadSettings> = {},
): readonly string[] {
  return load(tree, settings).decisions.map(show);
}

describe('which skill wins', () => {
  it('the innermost root, and says what it shadows', () => {
    const tree = {
      '.claude/skills/a/SKILL.md': skill('a', 'One.'),
      '.agents/skills/a/SKILL.md': skill('a', 'Two.'),
      'sub/.claude/skills/a/SKILL.md': skill('a', 'Three.'),
    };
    const winner = 'sub/.claude/skills/a/SKILL.md';
    expect(shown(tree, { project: 'sub' })).toEqual([
      `${winner}: loads`,
      `.agents/skills/a/SKILL.md: shadowed by ${winner}, skill-shadowed/shadowed changed`,
      `.claude/skills/a/SKILL.md: shadowed by ${winner}, skill-shadowed/shadowed changed`,
    ]);
  });

  it('a mirror of the same bytes loses nothing', () => {
    const tree = { '.claude/skills/a/SKILL.md': skill('a'), '.agents/skills/a/SKILL.md': skill('a') };
    expect(shown(tree)).toEqual([
      '.agents/skills/a/SKILL.md: loads',
      '.claude/skills/a/SKILL.md: shadowed by .agents/skills/a/SKILL.md, skill-shadowed/mirror harmless',
    ]);
  });

  it('one file reached by two ways is one skill', () => {
    const tree = {
      '.agents/skills/a/SKILL.md': skill('a'),
      '.claude/skills': { symlink: '../.agents/skills' },
    };
    expect(shown(tree)).toEqual(['.agents/skills/a/SKILL.md: loads']);
  });

  it('a directory of a home loses against skills.paths and the project', () => {
    const tree = {
      'dot/.claude/skills/a/SKILL.md': skill('a', 'Of the user.'),
      'dot/.config/ogcode/skills/b/SKILL.md': skill('b', 'Of the user.'),
      '.agents/skills/a/SKILL.md': skill('a', 'Of the project.'),
    };
    const plan = load(tree, { home: 'dot' });
    expect(plan.decisions.map(show)).toEqual([
      '.agents/skills/a/SKILL.md: loads',
      'dot/.config/ogcode/skills/b/SKILL.md: loads',
      'dot/.claude/skills/a/SKILL.md: shadowed by .agents/skills/a/SKILL.md, skill-shadowed/shadowed changed',
    ]);
    expect(plan.decisions.map((decision) => decision.skill?.source)).toEqual(['project', 'user', undefined]);
  });

  it('the places of both are told', () => {
    const tree = {
      '.claude/skills/a/SKILL.md': skill('a', 'One.'),
      '.agents/skills/a/SKILL.md': skill('a', 'Two.'),
    };
    const [fault] = load(tree).decisions.flatMap(({ faults }) => faults);
    expect(fault?.location).toEqual({
      path: '.claude/skills/a/SKILL.md',
      start: { line: 2, column: 7 },
      end: { line: 2, column: 8 },
    });
    expect(fault?.related?.map(({ location }) => location.path)).toEqual(['.agents/skills/a/SKILL.md']);
  });
});

describe('what no root reaches', () => {
  it.each<[what: string, tree: Readonly<Record<string, unknown>>, expected: string]>([
    [
      'elsewhere',
      { 'skills/a/SKILL.md': skill('a') },
      'skills/a/SKILL.md: invisible, skill-outside-roots/outside dropped',
    ],
    [
      'another project',
      { 'packages/x/.agents/skills/a/SKILL.md': skill('a') },
      'packages/x/.agents/skills/a/SKILL.md: invisible, skill-outside-roots/other-project harmless',
    ],
    [
      'too deep',
      { '.agents/skills/group/a/SKILL.md': skill('a') },
      '.agents/skills/group/a/SKILL.md: invisible, skill-invisible/too-deep dropped',
    ],
    [
      'below a root that is a skill',
      { '.agents/skills/SKILL.md': skill('skills'), '.agents/skills/a/SKILL.md': skill('a') },
      '.agents/skills/a/SKILL.md: invisible, skill-invisible/below-skill dropped',
    ],
    [
      'below another skill',
      { '.agents/skills/a/SKILL.md': skill('a'), '.agents/skills/a/b/SKILL.md': skill('b') },
      '.agents/skills/a/b/SKILL.md: invisible, skill-invisible/below-skill dropped',
    ],
    [
      'a project above the boundary',
      { 'repo/.git': '', '.agents/skills/a/SKILL.md': skill('a') },
      '.agents/skills/a/SKILL.md: invisible, skill-outside-roots/other-project harmless',
    ],
  ])('%s', (_what, tree, expected) => {
    const project = 'repo/.git' in tree ? 'repo' : '.';
    expect(shown(tree, { project }).filter((line) => line.includes('invisible'))).toEqual([expected]);
  });

  it('past the entries that are examined, files included', () => {
    const noise = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`.agents/skills/0${n}.txt`, '']));
    const plan = load({ ...noise, '.agents/skills/z/SKILL.md': skill('z') });
    expect(plan.decisions.map(show)).toEqual([
      '.agents/skills/z/SKILL.md: invisible, skill-invisible/over-limit dropped',
    ]);
    expect(plan.warnings).toEqual([{ path: '.agents/skills', code: 'too-many-entries' }]);
    expect(plan.decisions[0]?.faults[0]?.values).toEqual({
      root: '.agents/skills',
      entries: 201,
      limit: 200,
    });
  });

  it('nothing is said of a file that a link reaches', () => {
    const tree = { 'lib/a/SKILL.md': skill('a'), '.agents/skills/a': { symlink: '../../lib/a' } };
    expect(shown(tree)).toEqual(['.agents/skills/a/SKILL.md: loads']);
  });

  it('links that loop, dangle or leave the repository are passed over', () => {
    const tree = {
      '.agents/skills/a': { symlink: 'a' },
      '.agents/skills/b': { symlink: '/etc' },
      '.agents/skills/c': { symlink: '../../../c' },
      '.agents/skills/d/SKILL.md': { symlink: 'GONE.md' },
    };
    expect(load(tree, { manifests: [] }).decisions).toEqual([]);
  });
});

describe('ogcode.json', () => {
  it('is looked for upwards, and the first counts', () => {
    const tree = {
      'ogcode.json': config({ permissions: { '*': 'deny' } }),
      'sub/deep/ogcode.json': config({ permissions: { '*': 'ask' } }),
      'sub/.agents/skills/a/SKILL.md': skill('a'),
    };
    expect(load(tree, { project: 'sub' }).permissions).toMatchObject({
      path: 'ogcode.json',
      decisions: [{ skill: 'a', action: 'deny', rule: '*', runnerUp: '' }],
    });
    expect(load(tree, { project: 'sub/deep' }).permissions?.path).toBe('sub/deep/ogcode.json');
  });

  it('gives roots, and is passed over whole where it does not decode', () => {
    const tree = { 'team/a/SKILL.md': skill('a'), '.agents/skills/b/SKILL.md': skill('b') };
    const good = load({ ...tree, 'ogcode.json': config({ paths: ['team'], permissions: { '*': 'deny' } }) });
    expect(good.decisions.map(show)).toEqual(['team/a/SKILL.md: loads', '.agents/skills/b/SKILL.md: loads']);
    expect(good.permissions?.decisions.map(({ action }) => action)).toEqual(['deny', 'deny']);
    const bad = load({
      ...tree,
      'ogcode.json': config({ paths: ['team'], permissions: { '*': 'deny', a: {} } }),
    });
    expect(bad.permissions).toEqual({
      path: 'ogcode.json',
      rules: [],
      decisions: [{ skill: 'b', action: 'allow', rule: '', runnerUp: '' }],
    });
    expect(bad.faults.map(({ code, variant, outcome }) => [code, variant, outcome])).toEqual([
      ['permission-config-ignored', 'wrong-type', 'dropped'],
    ]);
  });

  it('names the rule that would decide next', () => {
    const permissions = { '*': 'allow', 'a*': 'ask', ab: 'deny', 'zz[': 'deny' };
    const plan = load({ 'ogcode.json': config({ permissions }), '.agents/skills/ab/SKILL.md': skill('ab') });
    expect(plan.permissions?.decisions).toEqual([
      { skill: 'ab', action: 'deny', rule: 'ab', runnerUp: 'a*' },
    ]);
    expect(plan.permissions?.rules[1]).toEqual({
      pattern: 'a*',
      action: 'ask',
      patternLocation: { path: 'ogcode.json', start: { line: 1, column: 39 }, end: { line: 1, column: 43 } },
      actionLocation: { path: 'ogcode.json', start: { line: 1, column: 44 }, end: { line: 1, column: 49 } },
    });
  });

  it('there is no plan of permissions without one', () => {
    expect(load({ '.agents/skills/a/SKILL.md': skill('a') }).permissions).toBeUndefined();
  });
});

it('a file that cannot be read is skipped', () => {
  const tree = memoryTree({ '.agents/skills/a/SKILL.md': skill('a') });
  const unreadable = { ...tree, read: () => ({ ok: false, reason: 'permission' }) as const };
  const settings = { manifests: [], allowList: [], project: '.' };
  expect(ogcode.load(new Documents(unreadable), settings).decisions).toMatchObject([
    { verdict: 'skipped', reason: 'unreadable', faults: [] },
  ]);
});
