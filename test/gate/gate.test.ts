import { describe, expect, it } from 'vitest';
import type { Changes } from '../../src/domain/changes.js';
import type { Report } from '../../src/domain/report.js';
import type { SmokeMode } from '../../src/domain/smoke.js';
import { survey } from '../../src/engine/survey.js';
import { runGate } from '../../src/gate/gate.js';
import { smokeModeOf } from '../../src/gate/run-smoke.js';
import type { GateTask } from '../../src/gate/task.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

function skill(name: string, heading = name): object {
  return { [`skills/${name}/SKILL.md`]: `---\nname: ${heading}\ndescription: Does one thing well.\n---\n` };
}

function task(here: object, more: Partial<GateTask> = {}): GateTask {
  const smoke = { otherwise: 'off', exposed: [] } as const;
  return { directory: '/nowhere', tree: memoryTree(here), options: {}, smoke, ...more };
}

function base(there: object, facts: { readonly rules?: boolean; readonly isWhole?: boolean } = {}) {
  return { base: { tree: memoryTree(there), rules: true, isWhole: true, ...facts } };
}

function modified(...paths: readonly string[]): { readonly changes: Changes } {
  return { changes: { known: true, paths: paths.map((path) => ({ path, change: 'modified' })) } };
}

function linesOf({ findings }: Report): readonly string[] {
  return findings.map(({ rule, location, isNew }) => `${rule} ${location.path} ${String(isNew)}`);
}

describe('the mode of smoke runs', () => {
  it.each([
    [undefined, undefined, 'run', 'run'],
    [undefined, undefined, 'off', 'off'],
    [undefined, 'check', 'run', 'check'],
    [undefined, 'off', 'run', 'off'],
    ['run', 'off', 'off', 'run'],
    ['off', 'run', 'run', 'off'],
  ] as const)('asked %s, policy %s, else %s: %s', (mode, ofPolicy, otherwise, wanted: SmokeMode) => {
    const policy = { files: [], ...(ofPolicy === undefined ? {} : { smoke: { mode: ofPolicy } }) };
    const wish = { otherwise, exposed: [], ...(mode === undefined ? {} : { mode }) };
    const surveyed = survey(memoryTree({}), { policy });
    expect(smokeModeOf(task({}, { smoke: wish }), surveyed)).toBe(wanted);
  });
});

describe('remarks', () => {
  it('are findings, and a difference that cannot be had means everything', async () => {
    const changes = { known: false, reason: 'the history is cut off' } as const;
    const given = { kind: 'not-checked', path: '.', what: 'the moon', why: 'it is far' } as const;
    const report = await runGate(task(skill('old', 'wrong'), { changes, remarks: [given] }));
    expect(report.findings.map(({ rule, values }) => [rule, values['why']])).toEqual([
      ['not-checked', 'it is far'],
      ['not-checked', 'the history is cut off'],
      ['name-directory', undefined],
    ]);
  });

  it('stay where only what is touched is reported', async () => {
    const given = { kind: 'not-checked', path: '.', what: 'the moon', why: 'it is far' } as const;
    const report = await runGate(task(skill('old', 'wrong'), { ...modified('README.md'), remarks: [given] }));
    expect(linesOf(report)).toEqual(['not-checked . undefined']);
  });
});

function configOf(rules: string): object {
  return { 'ogcode.json': `{"skills": {"permissions": {${rules}}}}\n` };
}

describe('a base', () => {
  const here = { ...skill('old', 'wrong'), ...skill('new', 'New') };

  it('that is whole tells new from old', async () => {
    const report = await runGate(task(here, base(skill('old', 'wrong'))));
    expect(linesOf(report)).toEqual([
      'name-format skills/new/SKILL.md true',
      'name-directory skills/old/SKILL.md false',
    ]);
  });

  it('of which only the rules could be had says nothing of that', async () => {
    const report = await runGate(task(here, base({}, { isWhole: false })));
    expect(linesOf(report)).toEqual([
      'name-format skills/new/SKILL.md undefined',
      'name-directory skills/old/SKILL.md undefined',
    ]);
  });

  it.each([true, false])('tells which skills become easier to load (whole: %s)', async (isWhole) => {
    const docs = { '.agents/skills/docs/SKILL.md': '---\nname: docs\ndescription: Pages.\n---\n' };
    const there = { ...(isWhole ? docs : {}), ...configOf('"docs": "deny"') };
    const report = await runGate(task({ ...docs, ...configOf('"docs": "ask"') }, base(there, { isWhole })));
    expect(report.findings).toMatchObject([
      { rule: 'permission-too-weak', message: 'weakened', values: { before: 'deny', action: 'ask' } },
    ]);
  });

  it('is judged by the rules that judge the change', async () => {
    const policy = { 'skillgate.yml': 'rules: { name-directory: off }\n' };
    const report = await runGate(task({ ...here, ...policy }, base({ ...skill('old', 'wrong'), ...policy })));
    expect(linesOf(report)).toEqual(['name-format skills/new/SKILL.md true']);
  });

  it('an entry of the baseline that was stale there is not new', async () => {
    const gone = '{"rule": "name-format", "path": "skills/gone/SKILL.md", "fingerprint": "x"}';
    const rules = {
      'skillgate.yml': 'baseline: b.json\n',
      'b.json': `{"version": 1, "findings": [\n${gone}\n]}\n`,
    };
    const report = await runGate(task({ ...skill('a'), ...rules }, base({ ...skill('a'), ...rules })));
    expect(linesOf(report)).toEqual(['baseline-stale b.json false']);
  });
});

describe('what the change touches', () => {
  it('is what is reported, and counts', async () => {
    const here = { ...skill('old', 'wrong'), ...skill('new', 'New') };
    const report = await runGate(task(here, modified('skills/new/SKILL.md')));
    expect(linesOf(report)).toEqual(['name-format skills/new/SKILL.md undefined']);
    expect(report).toMatchObject({ result: 'fail', counts: { skills: 2, errors: 1 } });
  });

  it.each(['skillgate.yml', '.github/skillgate.yml', 'base.yml', 'b.json', '.github/workflows/x.yml'])(
    '%s touches everything',
    async (path) => {
      const here = {
        ...skill('old', 'wrong'),
        'skillgate.yml': 'extends: base.yml\nbaseline: b.json\n',
        'base.yml': '',
      };
      const configuration = ['.github/workflows/x.yml'];
      const report = await runGate(task(here, { ...modified(path), configuration }));
      expect(linesOf(report)).toEqual(['name-directory skills/old/SKILL.md undefined']);
    },
  );
});
