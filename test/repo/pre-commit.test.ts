import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const project = fileURLToPath(new URL('../..', import.meta.url));

it('the hook for pre-commit runs the bundle of the command line, on the whole repository', () => {
  const hooks = parse(readFileSync(path.join(project, '.pre-commit-hooks.yaml'), 'utf8')) as unknown;
  const { bin } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    readonly bin: { readonly skillgate: string };
  };
  expect(hooks).toMatchObject([
    {
      id: 'skillgate',
      entry: `${bin.skillgate} check`,
      language: 'script',
      pass_filenames: false,
      always_run: true,
    },
  ]);
});
