import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../src/domain/errors.js';
import { readRules } from '../../src/gate/rules-of-run.js';
import type { GateTask } from '../../src/gate/task.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

function task(here: object, there?: object, more: Partial<GateTask> = {}): GateTask {
  return {
    directory: '/nowhere',
    tree: memoryTree(here),
    options: {},
    smoke: { otherwise: 'off', exposed: [] },
    ...(there ? { base: { tree: memoryTree(there), rules: true, isWhole: true } } : {}),
    ...more,
  };
}

const STRICT = { 'skillgate.yml': 'require-skills: 3\n' };
const RELAXED = { 'skillgate.yml': 'require-skills: 1\n' };
const BROKEN = { 'skillgate.yml': 'require-skills: none\n' };
const BASELINE = '{"version": 1, "findings": []}\n';

describe('the rules of a run', () => {
  it('are none where there is no policy', async () => {
    expect(await readRules(task({}))).toEqual({ files: [], remarks: [] });
  });

  it.each([
    ['at hand without a base', task(RELAXED), 1],
    ['of the base', task(RELAXED, STRICT), 3],
    ['of the base where the change removes the policy', task({}, STRICT), 3],
    ['none where the change brings the policy', task(STRICT, {}), undefined],
    ['at hand where the base is not to judge', task(RELAXED, undefined, notJudging(STRICT)), 1],
    ['at hand where those of the base are broken', task(RELAXED, BROKEN), 1],
    [
      'of the base, of the file that somebody named',
      task({ 'a.yml': 'require-skills: 1\n' }, { 'a.yml': 'require-skills: 3\n' }, { policyFile: 'a.yml' }),
      3,
    ],
  ])('%s', async (_title, given, requireSkills) => {
    expect((await readRules(given)).policy?.requireSkills).toBe(requireSkills);
  });

  it.each([
    ['nothing', STRICT, STRICT, []],
    ['a change', RELAXED, STRICT, ['policy-changed skillgate.yml']],
    ['a removal', {}, STRICT, ['policy-changed skillgate.yml']],
    ['an addition', STRICT, {}, ['policy-changed skillgate.yml']],
    [
      'a move',
      { '.github/skillgate.yml': 'require-skills: 3\n' },
      STRICT,
      ['policy-changed skillgate.yml', 'policy-changed .github/skillgate.yml'],
    ],
    [
      'a change of what is extended',
      { 'skillgate.yml': 'extends: b.yml\n', 'b.yml': 'require-skills: 1\n' },
      { 'skillgate.yml': 'extends: b.yml\n', 'b.yml': 'require-skills: 3\n' },
      ['policy-changed b.yml'],
    ],
    [
      'a new baseline',
      { 'skillgate.yml': 'baseline: b.json\n', 'b.json': BASELINE },
      { 'skillgate.yml': 'baseline: b.json\n' },
      ['policy-changed b.json'],
    ],
    ['a base that is broken', STRICT, BROKEN, ['not-checked .']],
  ])('announce %s', async (_title, here, there, remarks) => {
    const rules = await readRules(task(here, there));
    expect(rules.remarks.map(({ kind, path }) => `${kind} ${path}`)).toEqual(remarks);
  });

  it.each([
    ['a broken policy', BROKEN],
    ['a policy that extends what is not there', { 'skillgate.yml': 'extends: nowhere.yml\n' }],
    ['a broken baseline', { 'skillgate.yml': 'baseline: b.json\n', 'b.json': '{}' }],
    ['a baseline that cannot be read', { 'skillgate.yml': 'baseline: b\n', 'b/c': '' }],
  ])('%s at hand is a mistake, whatever the base says', async (_title, here) => {
    await expect(readRules(task(here))).rejects.toThrow(ConfigurationError);
    await expect(readRules(task(here, STRICT))).rejects.toThrow(ConfigurationError);
  });

  it('a policy that somebody named has to be there', async () => {
    await expect(readRules(task(STRICT, undefined, { policyFile: 'a.yml' }))).rejects.toThrow('a.yml');
  });

  it('a baseline that is about to be written is not read', async () => {
    const here = { 'skillgate.yml': 'baseline: b.json\n', 'b.json': '{}' };
    const rules = await readRules(task(here, undefined, { ignoresBaseline: true }));
    expect(rules).toMatchObject({ policy: { baseline: 'b.json' }, files: ['skillgate.yml', 'b.json'] });
    expect(rules.baseline).toBeUndefined();
  });
});

function notJudging(there: object): Pick<GateTask, 'base'> {
  return { base: { tree: memoryTree(there), rules: false, isWhole: true } };
}
