import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { node24 } from '../support/node24.js';

const required = process.env['SKILLGATE_REQUIRE_NODE24'] === '1';

test.skipIf(node24() === undefined && !required)('Node 24 is there and runs', () => {
  const binary = node24();
  expect(binary, 'run `npm ci` in test/node24').toBeDefined();
  const version = execFileSync(binary ?? '', ['--version'], { encoding: 'utf8' });
  expect(Number.parseInt(version.slice(1), 10)).toBeGreaterThanOrEqual(24);
});
