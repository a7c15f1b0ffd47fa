import { createSpawnerSystem } from '../platform/smoke-system.js';
import { runSpawnerIfAsked } from '../smoke/spawner/serve.js';

// The helper that starts skills is this same bundle, and must load nothing that it does not need.
if (!(await runSpawnerIfAsked(createSpawnerSystem))) {
  const { main } = await import('./main.js');
  process.exitCode = await main();
}
