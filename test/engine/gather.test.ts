import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/domain/finding.js';
import { locate } from '../../src/domain/location.js';
import type { RuntimeId } from '../../src/domain/manifest.js';
import { type RuntimeFault, gatherFaults } from '../../src/engine/gather.js';

function met(runtime: RuntimeId, outcome: Outcome, column = 1, variant = 'x'): RuntimeFault {
  const start = { line: 2, column };
  return {
    runtime,
    fault: {
      code: 'name-format',
      variant,
      values: {},
      location: locate('SKILL.md', { start, end: start }),
      outcome,
      detail: `${runtime} ${outcome}`,
    },
  };
}

describe('gatherFaults', () => {
  it('makes one mistake of what several runtimes meet at one place', () => {
    const gathered = gatherFaults([
      met('agent-skills', 'changed', 7, 'mild'),
      met('ogcode', 'dropped', 7, 'grave'),
    ]);
    expect(gathered).toHaveLength(1);
    expect(gathered[0]).toMatchObject({ variant: 'grave' });
    expect(gathered[0]?.effects).toEqual([
      { runtime: 'agent-skills', outcome: 'changed', detail: 'agent-skills changed' },
      { runtime: 'ogcode', outcome: 'dropped', detail: 'ogcode dropped' },
    ]);
  });

  it('keeps two places apart', () => {
    expect(gatherFaults([met('ogcode', 'dropped', 7), met('ogcode', 'dropped', 9)])).toHaveLength(2);
  });

  it('says each runtime once, with the worst that it does', () => {
    const [gathered] = gatherFaults([met('ogcode', 'harmless'), met('ogcode', 'fails')]);
    expect(gathered?.effects).toEqual([{ runtime: 'ogcode', outcome: 'fails', detail: 'ogcode fails' }]);
  });
});
