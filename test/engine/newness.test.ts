import { expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.js';
import { markNew } from '../../src/engine/newness.js';
import { at, sampleFinding, samplePlanRow, sampleReport } from '../support/sample-report.js';

function newness(now: readonly Finding[], before: readonly Finding[]): readonly (boolean | undefined)[] {
  const plan = Array.from(new Set(now.map(({ location }) => location.path)), (path) => samplePlanRow(path));
  return markNew(sampleReport(now, { plan }), sampleReport(before)).findings.map(({ isNew }) => isNew);
}

it('what has the same fingerprint was there, wherever it stands now', () => {
  const before = [sampleFinding({ fingerprint: 'x' })];
  const now = [
    sampleFinding({ fingerprint: 'x', location: at('skills/a/SKILL.md', 9) }),
    sampleFinding({ fingerprint: 'y' }),
  ];
  expect(newness(now, before)).toEqual([false, true]);
});

it('what moved with its file was there, once for each time', () => {
  const sourceLine = 'name: Deploy';
  const before = [sampleFinding({ fingerprint: 'x', sourceLine, location: at('old/SKILL.md', 2) })];
  const now = ['n1', 'n2'].map((fingerprint) =>
    sampleFinding({ fingerprint, sourceLine, location: at(`${fingerprint}/SKILL.md`, 2) }),
  );
  expect(newness(now, before)).toEqual([false, true]);
});

it('the same mistake beside one that is mended is new', () => {
  const sourceLine = 'name: Deploy';
  const before = [sampleFinding({ fingerprint: 'x', sourceLine, location: at('a/SKILL.md', 2) })];
  const now = [
    sampleFinding({ fingerprint: 'y', sourceLine, location: at('b/SKILL.md', 2) }),
    sampleFinding({ fingerprint: 'z', sourceLine: 'other', location: at('a/SKILL.md', 3) }),
  ];
  expect(newness(now, before)).toEqual([true, true]);
});

it('of what smoke runs found nobody can say', () => {
  expect(newness([sampleFinding({ rule: 'smoke-exit', fingerprint: 'x' })], [])).toEqual([undefined]);
});
