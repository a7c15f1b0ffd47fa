import { describe, expect, it } from 'vitest';
import {
  lintWorkflow,
  projectWorkflows,
  validateWithLanguageService,
  workflowBlocks,
} from '../support/workflow-validation.js';

describe('workflows of the project and in the README', () => {
  it('there is one at least', () => {
    expect(projectWorkflows().length).toBeGreaterThan(0);
  });

  for (const file of projectWorkflows()) {
    it(`${file.name} is valid`, async () => {
      expect(await validateWithLanguageService(file, 'workflow')).toEqual([]);
      expect(await lintWorkflow(file)).toEqual([]);
    });
  }
});

const GOOD = `on: push
jobs:
  skills:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v7
      - uses: example-org/skillgate@v1
        with:
          fail-on: warning
`;

describe('the check itself', () => {
  it('takes a good workflow', async () => {
    expect(await validateWithLanguageService({ text: GOOD }, 'workflow')).toEqual([]);
    expect(await lintWorkflow({ name: 'good.yml', text: GOOD })).toEqual([]);
  });

  it.each<[what: string, from: string, to: string]>([
    ['an input that action.yml does not declare', 'fail-on:', 'fail-at:'],
    ['an unknown key', 'runs-on:', 'run-on:'],
    ['an unknown event', 'on: push', 'on: pushed'],
  ])('finds %s', async (_, from, to) => {
    expect(await validateWithLanguageService({ text: GOOD.replace(from, to) }, 'workflow')).not.toEqual([]);
  });

  it('finds an unknown runner, through actionlint', async () => {
    const text = GOOD.replace('ubuntu-24.04', 'ubuntu-12.04');
    expect(await lintWorkflow({ name: 'bad.yml', text })).toHaveLength(1);
  });

  it('finds the workflows in a text, steps included, and leaves other YAML alone', () => {
    const markdown = [
      '# Title',
      '```yaml',
      GOOD.trimEnd(),
      '```',
      '- In a list:',
      '  ```yml',
      '  - uses: example-org/skillgate@v1',
      '  ```',
      '```yaml',
      'runtimes: [ogcode]',
      '```',
      '```yaml',
      'jobs: [',
      '```',
    ].join('\n');
    const blocks = workflowBlocks('x.md', markdown);
    expect(blocks.map(({ name }) => name)).toEqual(['x.md:2', 'x.md:14', 'x.md:20']);
    expect(blocks[1]?.text).toContain('\n      - uses: example-org/skillgate@v1\n');
  });
});
