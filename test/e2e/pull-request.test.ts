import { afterAll, describe, expect, it } from 'vitest';
import { disagreements, readCases } from '../support/cases.js';
import { expectHarmless } from '../support/harmless.js';
import { readReport } from '../support/json-report.js';
import { nodes } from '../support/nodes.js';
import { type Proposal, type ProposalOptions, propose } from '../support/proposal.js';
import { type ActionRun, type StepResult, runAction } from '../support/runner.js';
import { SHELL, isolationPolicy, smokeSkill } from '../support/smoke-skill.js';
import { messagesOf, shown } from '../support/step-view.js';

const made: Proposal[] = [];
afterAll(() => made.splice(0).forEach((one) => one.dispose()));

interface Run extends ProposalOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly action?: Partial<ActionRun>;
}

/** Runs the action on a change with its whole history; it asks nobody anything. */
async function runOn(before: object, after: object, run: Run = {}): Promise<StepResult> {
  const proposal = propose(before, after, run);
  made.push(proposal);
  const step = await runAction({
    directory: proposal.directory,
    event: proposal.event,
    inputs: { 'report-file': 'report.json', ...run.inputs },
    ...run.action,
  });
  expectHarmless(step);
  expect(step.log).not.toContain('cannot be reached');
  return step;
}

function skill(name: string, heading = name): object {
  return {
    [`skills/${name}/SKILL.md`]: `---\nname: ${heading}\ndescription: Does one thing well.\n---\n\n# ${name}\n`,
  };
}

const ONLY_CHANGED = { 'changed-only': 'true' };
const OLD = skill('old', 'wrong');

describe.concurrent('changed-only', () => {
  it.each(nodes)(
    'reports what the change touches, and not what was there, under $title',
    async ({ node }) => {
      const step = await runOn(
        { ...OLD, ...skill('kept') },
        { ...OLD, ...skill('kept', 'Kept') },
        { inputs: ONLY_CHANGED, action: { node } },
      );
      expect(shown(step)).toEqual(['error name-format skills/kept/SKILL.md:2']);
      expect(step.outputs).toMatchObject({ result: 'fail', 'skills-count': '2', 'errors-count': '1' });
    },
  );

  it.each(['push', 'merge_group'] as const)('on %s as well', async (event) => {
    const after = { ...OLD, ...skill('new', 'New') };
    const step = await runOn(OLD, after, { event, inputs: ONLY_CHANGED });
    expect(shown(step)).toEqual(['error name-format skills/new/SKILL.md:2']);
    const { findings } = readReport(step.written.get('report.json'));
    expect(findings.map(({ isNew }) => isNew)).toEqual([true]);
  });

  it('passes where the change is fine, whatever was there', async () => {
    const step = await runOn(OLD, { ...OLD, ...skill('new') }, { inputs: ONLY_CHANGED });
    expect(shown(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
  });

  it('compares with the base as it is now', async () => {
    const step = await runOn(
      skill('kept'),
      { ...skill('kept'), ...skill('new') },
      {
        inputs: ONLY_CHANGED,
        since: skill('merged_since'),
      },
    );
    expect(shown(step)).toEqual([]);
  });

  it('tries the skills that the change touches, and no others', async () => {
    const broken = smokeSkill('old_one', `${SHELL}exit 3\n`);
    const step = await runOn(
      { ...broken, ...smokeSkill('mended', `${SHELL}exit 3\n`), ...isolationPolicy('off') },
      { ...broken, ...smokeSkill('mended', `${SHELL}exit 4\n`), ...isolationPolicy('off') },
      { inputs: ONLY_CHANGED },
    );
    expect(shown(step)).toEqual(['error smoke-exit tools/mended/skill.json:4']);
    const { smoke, findings } = readReport(step.written.get('report.json'));
    expect(new Set(smoke?.results.map(({ name }) => name))).toEqual(new Set(['mended']));
    // Nothing is run at the base commit, so nobody can say what was there.
    expect(findings.map(({ isNew }) => isNew)).toEqual([undefined]);
  });

  it('a change of the policy or the workflow touches everything', async () => {
    const workflow = '.github/workflows/skills.yml';
    const after = { ...OLD, [workflow]: 'on: pull_request\n' };
    const environment = { GITHUB_WORKFLOW_REF: `example-org/skills/${workflow}@refs/pull/7/merge` };
    const step = await runOn(OLD, after, { inputs: ONLY_CHANGED, action: { environment } });
    expect(shown(step)).toEqual(['error name-directory skills/old/SKILL.md:2']);
  });

  const cases = readCases().filter(({ setup }) => setup.changedFiles !== undefined);
  it.each(cases.map((one) => [one.id, one] as const))('the case %s', async (_id, one) => {
    const gone = (one.setup.deleted ?? []).map((path): readonly [string, string] => [
      path,
      path.endsWith('.md')
        ? `---\nname: ${path.split('/')[1] ?? ''}\ndescription: Was here.\n---\n`
        : '#!/bin/sh\n',
    ]);
    const added = (one.setup.changedFiles ?? []).filter((path) => !one.setup.deleted?.includes(path));
    const kept = Object.entries(one.tree).filter(([path]) => !added.includes(path));
    const step = await runOn(Object.fromEntries([...kept, ...gone]), one.tree, { inputs: ONLY_CHANGED });
    expect(disagreements(readReport(step.written.get('report.json')), one.expect)).toEqual([]);
    expect(step.outputs['skills-count']).not.toBe('0');
  });
});

describe.concurrent('new here or already there', () => {
  it('is said of each finding, and new ones are annotated first', async () => {
    const many = Array.from({ length: 12 }, (_, index) => skill(`a${index + 10}`, 'wrong'));
    const before = Object.assign({}, ...many, skill('z')) as object;
    const step = await runOn(before, { ...before, ...skill('z', 'Z') });
    expect(shown(step)[0]).toBe('error name-format skills/z/SKILL.md:2');
    expect(shown(step)).toHaveLength(9);
    const { findings } = readReport(step.written.get('report.json'));
    expect(findings.filter(({ isNew }) => isNew === true).map(({ rule }) => rule)).toEqual(['name-format']);
    expect(findings.filter(({ isNew }) => isNew === false)).toHaveLength(12);
  });
});

describe.concurrent('the rules of the commit that the change starts from', () => {
  const bad = skill('bad', 'Bad');

  it.each(['pull_request', 'merge_group'] as const)('judge it on %s', async (event) => {
    const before = { 'skillgate.yml': 'fail-on: error\n', ...skill('good') };
    const after = {
      'skillgate.yml': 'fail-on: never\nrules: { name-format: off }\n',
      ...skill('good'),
      ...bad,
    };
    const step = await runOn(before, after, { event });
    expect(step.exitCode).toBe(1);
    expect(shown(step)).toEqual([
      'error name-format skills/bad/SKILL.md:2',
      'notice policy-changed skillgate.yml:1',
    ]);
  });

  it('do not judge what was pushed, which has been decided on', async () => {
    const after = { 'skillgate.yml': 'rules: { name-format: off }\n', ...bad };
    const step = await runOn({ ...skill('good'), ...bad }, after, { event: 'push' });
    expect(shown(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
  });

  it.each([
    ['is removed', { 'skillgate.yml': 'require-skills: 3\n' }, {}],
    ['moves', { 'skillgate.yml': 'require-skills: 3\n' }, { '.github/skillgate.yml': 'require-skills: 1\n' }],
    [
      'is extended',
      { 'skillgate.yml': 'extends: ./base.yml\n', 'base.yml': 'require-skills: 3\n' },
      { 'skillgate.yml': 'extends: ./base.yml\n', 'base.yml': 'require-skills: 1\n' },
    ],
  ])('judge it where the policy %s', async (_title, before, after) => {
    const step = await runOn({ ...before, ...skill('good') }, { ...after, ...skill('good') });
    expect(step.exitCode).toBe(4);
    expect(shown(step).join('\n')).toContain('notice policy-changed');
  });

  it('a policy that the change brings does not judge it yet', async () => {
    const after = { ...skill('good'), 'gate/own.yml': 'require-skills: 3\n' };
    const step = await runOn(skill('good'), after, { inputs: { policy: 'gate/own.yml' } });
    expect(step.exitCode).toBe(0);
    expect(shown(step)).toEqual(['notice policy-changed gate/own.yml:1']);
  });

  it('a broken policy is found before it is merged', async () => {
    const step = await runOn(skill('good'), { ...skill('good'), 'skillgate.yml': 'fail-on: sometimes\n' });
    expect(step.exitCode).toBe(2);
    expect(shown(step)).toEqual([
      'error policy-invalid skillgate.yml:1',
      'error Skillgate: configuration .:0',
    ]);
  });

  it('a change can mend a policy that was merged broken', async () => {
    const before = { ...skill('good'), 'skillgate.yml': 'fail-on: sometimes\n' };
    const step = await runOn(before, { ...skill('good'), 'skillgate.yml': 'fail-on: error\n' });
    expect(step.exitCode).toBe(0);
    expect(messagesOf(step, 'not-checked')).toContain('the policy skillgate.yml has a mistake');
  });
});

function served(what: string): object {
  return { 'public/tidy/SKILL.md': `---\nname: tidy\ndescription: Tidies ${what}.\n---\n` };
}

describe.concurrent('what must not change unseen', () => {
  it('a skill does not become easier to load', async () => {
    const internal = {
      '.agents/skills/internal-docs/SKILL.md':
        '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
    };
    const step = await runOn(
      { ...internal, 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n' },
      {
        ...internal,
        'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "internal-docs": "allow"}}}\n',
      },
    );
    expect(messagesOf(step, 'permission-too-weak')).toContain(
      'turns skill "internal-docs" from deny to allow',
    );
    expect(step.exitCode).toBe(1);
  });

  it('an index that serves something else needs a new version', async () => {
    const index = { 'public/index.json': '{"version": "1", "skills": [{"name": "tidy"}]}\n' };
    const step = await runOn(
      { ...index, ...served('a table') },
      { ...index, ...served('two tables') },
      {
        inputs: ONLY_CHANGED,
      },
    );
    expect(shown(step)).toContain('error index-stale public/index.json:1');
  });
});
