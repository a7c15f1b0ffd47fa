import { describe, expect, it } from 'vitest';
import { readCases } from '../support/cases.js';
import { readExpected, repositories, repositoryNames } from '../support/fixtures.js';
import { nodes } from '../support/nodes.js';
import { expectHarmless } from '../support/harmless.js';
import { runAction } from '../support/runner.js';

const GOOD = '---\nname: good\ndescription: Does one thing well.\n---\n';

/** Everything with the Node at hand, a sample of it with the other one. */
const runs = nodes.map((one, index) => ({
  ...one,
  names: repositoryNames().filter((_, number) => index === 0 || number % 6 === 0),
}));

describe.concurrent.each(runs)('the action under $title', ({ node, names }) => {
  it.each(names)('annotates fixtures/repos/%s where its findings are', async (name) => {
    const expected = readExpected(name);
    const step = await runAction({
      directory: `${repositories}/${name}`,
      git: true,
      inputs: { smoke: 'off' },
      node,
    });
    expectHarmless(step);
    expect(step.dropped).toEqual([]);
    const counting = expected.findings.filter(({ suppressed }) => suppressed === undefined);
    const places = counting.map(({ rule, path, line, severity }) => ({
      rule,
      path,
      line,
      severity,
    }));
    const shown = step.annotations
      .filter(({ title }) => title !== undefined && !title.startsWith('Skillgate'))
      .map(({ title, path, startLine, severity }) => ({
        rule: title,
        path: path ?? '.',
        line: startLine ?? 1,
        severity,
      }));
    expect(places).toEqual(expect.arrayContaining(shown));
    for (const severity of ['error', 'warning', 'notice'] as const) {
      const found = places.filter((one) => one.severity === severity).length;
      expect(shown.filter((one) => one.severity === severity).length).toBeGreaterThanOrEqual(
        Math.min(found, 9),
      );
    }
    expect(step.outputs).toMatchObject({
      'skills-count': String(expected.counts.skills),
      'errors-count': String(expected.counts.errors),
      'warnings-count': String(expected.counts.warnings),
      'notices-count': String(expected.counts.notices),
    });
    expect(step.conclusion).toBe(step.outputs['result'] === 'pass' ? 'success' : 'failure');
  });

  it('says how much was left out when there is more than fits', async () => {
    const step = await runAction({
      tree: readCases().find(({ id }) => id === 'annotation-limit')?.tree ?? {},
      node,
    });
    expectHarmless(step);
    expect(step.dropped).toEqual([]);
    expect(step.annotations.filter(({ title }) => title === 'name-directory')).toHaveLength(9);
    expect(step.annotations.map(({ message }) => message).join('\n')).toMatch(/3 (?:more )?errors|3 more/);
    for (let number = 1; number <= 12; number += 1) {
      const path = `skills/s${String(number).padStart(2, '0')}/SKILL.md`;
      expect(step.log).toContain(path);
      expect(step.summary).toContain(path);
    }
  });
});

describe.concurrent('the action on events', () => {
  it.each(['push', 'pull_request', 'merge_group', 'schedule', 'workflow_dispatch'] as const)(
    'works on %s, with no token',
    async (event) => {
      const step = await runAction({
        tree: { 'skills/good/SKILL.md': GOOD },
        event,
        inputs: { 'github-token': '' },
        environment: { ACTIONS_RUNTIME_TOKEN: undefined },
      });
      expectHarmless(step);
      // Files without a checkout: the commit that a proposal starts from cannot be had.
      const proposed = event === 'pull_request' || event === 'merge_group';
      expect(step.annotations).toMatchObject(
        proposed
          ? [
              {
                severity: 'notice',
                title: 'not-checked',
                message: expect.stringContaining('no token to ask GitHub') as unknown,
              },
            ]
          : [],
      );
      expect(step.outputs).toMatchObject({ result: 'pass', 'skills-count': '1' });
      expect(step.exitCode).toBe(0);
    },
  );
});

describe.concurrent('inputs', () => {
  const broken = {
    'skills/a/SKILL.md': '# No frontmatter\n',
    'skills/b/SKILL.md': GOOD.replace('good', 'b').replace('D', 'D # '),
  };

  it.each([
    ['error', 1, 'fail'],
    ['notice', 1, 'fail'],
    ['never', 0, 'pass'],
  ])('fail-on: %s ends with %i', async (failOn, exitCode, result) => {
    const step = await runAction({ tree: broken, inputs: { 'fail-on': failOn } });
    expect(step.exitCode).toBe(exitCode);
    expect(step.outputs['result']).toBe(result);
  });

  it('paths limits what is reported on', async () => {
    const step = await runAction({ tree: broken, inputs: { paths: 'skills/b\n# skills/a' } });
    expect(step.outputs).toMatchObject({ 'skills-count': '1', 'errors-count': '0' });
  });

  it('runtimes judges by the runtimes named', async () => {
    const step = await runAction({
      tree: { 'skills/good/SKILL.md': GOOD },
      inputs: { runtimes: 'ogcode\nagent-skills' },
    });
    expect(step.annotations).toMatchObject([
      { title: 'Skillgate', severity: 'error' },
      { title: 'skill-outside-roots', severity: 'error' },
    ]);
  });

  it('allow-list says where ongrid looks', async () => {
    const manifest =
      '{ "name": "a", "description": "x", "entry": "run.sh", "class": "safe", "env_allow": [] }';
    const tree = { 'tools/a/skill.json': manifest, 'tools/a/run.sh': { text: '#!/bin/sh\n', mode: '755' } };
    const step = await runAction({ tree, inputs: { 'allow-list': 'elsewhere' } });
    expect(step.annotations.map(({ title }) => title)).toContain('skill-outside-roots');
  });

  it('report-file is written inside the workspace', async () => {
    const step = await runAction({ tree: broken, inputs: { 'report-file': 'out/skillgate.json' } });
    expect(step.outputs['report-file']).toBe('out/skillgate.json');
    expect(JSON.parse(step.written.get('out/skillgate.json') ?? '')).toMatchObject({
      version: 1,
      result: 'fail',
    });
  });

  it.each([
    [
      { 'fail-on': 'eror' },
      'fail-on: "eror" is none of never, error, warning, notice; did you mean "error"?',
    ],
    [{ runtimes: 'ongird' }, 'did you mean "ongrid"?'],
    [{ 'allow-list': '../elsewhere' }, 'leaves the repository'],
    [{ 'report-file': '../report.json' }, 'lies outside the workspace'],
  ])('%j is a configuration error', async (inputs, message) => {
    const step = await runAction({ tree: broken, inputs });
    expectHarmless(step);
    expect(step.exitCode).toBe(2);
    expect(step.outputs['result']).toBe('error');
    expect(step.annotations.at(-1)).toMatchObject({ severity: 'error', title: 'Skillgate: configuration' });
    expect(step.annotations.at(-1)?.message).toContain(message);
  });

  it('an empty workspace does not pass', async () => {
    const step = await runAction({ tree: {} });
    expect(step.exitCode).toBe(4);
    expect(step.outputs).toMatchObject({ result: 'error', 'skills-count': '0' });
    expect(step.annotations[1]).toMatchObject({ title: 'nothing-found', severity: 'error' });
  });
});
