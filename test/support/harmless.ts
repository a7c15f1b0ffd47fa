import { expect } from 'vitest';
import type { StepResult } from './runner.js';
import { CANARY } from './runner-environment.js';

/**
 * Whatever a repository holds, a step of ours says errors, warnings and notices, masks its token, and touches nothing
 * else; the token is in nothing that it leaves.
 */
export function expectHarmless(step: StepResult, token = CANARY): void {
  const others = step.commands.filter(({ name, data }) => name !== 'add-mask' || data !== token);
  for (const { name } of others) expect(['error', 'warning', 'notice']).toContain(name);
  for (const { title } of [...step.annotations, ...step.dropped])
    expect(title).toMatch(/^[a-z-]+$|^Skillgate/);
  expect(step.environmentFile).toEqual({});
  expect(step.pathFile).toEqual([]);
  expect(step.state).toEqual({});
  expect(step.strayFiles).toEqual([]);
  const printed = step.printed.filter((line) => line !== `::add-mask::${token}`);
  const left = [...printed, step.summary, JSON.stringify(step.outputs), ...step.written.values()];
  expect(left.join('\n')).not.toContain(token);
}
