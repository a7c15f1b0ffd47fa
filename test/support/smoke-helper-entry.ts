import { readFileSync, writeFileSync } from 'node:fs';
import { hideEnvironment } from '../../src/platform/own-environment.js';
import { createSpawnerSystem } from '../../src/platform/smoke-system.js';
import { ownCommand } from '../../src/smoke/spawner/client.js';
import { runSpawnerIfAsked } from '../../src/smoke/spawner/serve.js';

/**
 * What the real entry points do first; then, for the tests of what only a process of its own can show: runs the skills
 * of a repository (arguments: its path, the wish for isolation, a file for the report), and stops on SIGINT.
 */
if (!(await runSpawnerIfAsked(createSpawnerSystem))) {
  const { exposed } = hideEnvironment();
  const token = process.env['INPUT_GITHUB-TOKEN'] ?? '';
  delete process.env['INPUT_GITHUB-TOKEN'];
  const { runRepository } = await import('./smoke-repository.js');
  const [repository = '', isolation = 'preferred', file = ''] = process.argv.slice(2);
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  const { report } = await runRepository({
    repository,
    settings: { isolation: isolation === 'required' || isolation === 'off' ? isolation : 'preferred' },
    host: process.env,
    spawner: ownCommand(),
    task: {
      exposed,
      signal: controller.signal,
      onProgress: ({ running }) => process.stdout.write(`${running.join(', ')}\n`),
    },
  });
  const ownEnvironment = process.platform === 'linux' ? readFileSync('/proc/self/environ', 'utf8') : '';
  writeFileSync(file, JSON.stringify({ report, exposed, tokenLength: token.length, ownEnvironment }));
}
