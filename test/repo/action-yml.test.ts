import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../support/action-metadata.js';
import { validateWithLanguageService } from '../support/workflow-validation.js';

const project = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(path.join(project, 'action.yml'), 'utf8');
const metadata = readActionMetadata(project);

describe('action.yml', () => {
  it('is valid by GitHub’s own validator', async () => {
    expect(await validateWithLanguageService({ text }, 'action')).toEqual([]);
  });

  it.each<[what: string, from: string | RegExp, to: string]>([
    ['an icon that is not allowed', 'icon: shield', 'icon: tool'],
    ['a colour that is not allowed', 'color: purple', 'color: pink'],
    ['an old Node', 'using: node24', 'using: node14'],
    ['an unknown key', 'author:', 'writer:'],
    ['a missing description', /^description:.*$/m, ''],
  ])('%s would be found', async (_, from, to) => {
    expect(await validateWithLanguageService({ text: text.replace(from, to) }, 'action')).not.toEqual([]);
  });

  it('runs the bundle on Node 24', () => {
    expect(metadata.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });

  it('has no default for what a policy file can set', () => {
    const withDefault = Object.entries(metadata.inputs).filter(([, input]) => 'default' in input);
    expect(withDefault.map(([name]) => name)).toEqual(['github-token']);
  });

  it('names inputs and outputs in kebab-case and describes each', () => {
    for (const [name, { description }] of Object.entries({ ...metadata.inputs, ...metadata.outputs })) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(description.length, name).toBeGreaterThan(10);
    }
  });
});
