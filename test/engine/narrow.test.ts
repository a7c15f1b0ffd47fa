import { describe, expect, it } from 'vitest';
import { withFindings } from '../../src/engine/narrow.js';
import { at, sampleFinding, sampleReport } from '../support/sample-report.js';

describe('a report with other findings', () => {
  const error = sampleFinding();
  const warning = sampleFinding({ severity: 'warning' });
  const accepted = sampleFinding({ suppressed: { reason: 'known', source: at('skillgate.yml') } });

  it('counts what counts', () => {
    const report = withFindings(sampleReport([error]), [warning, accepted]);
    expect(report).toMatchObject({ result: 'pass', counts: { errors: 0, warnings: 1, notices: 0 } });
    expect(report.findings).toEqual([warning, accepted]);
  });

  it.each([
    ['error', 'pass'],
    ['warning', 'fail'],
    ['notice', 'fail'],
    ['never', 'pass'],
  ] as const)('of a warning, with fail-on %s, is a %s', (failOn, result) => {
    expect(withFindings(sampleReport([], { failOn }), [warning]).result).toBe(result);
  });

  it('stays one that could not do its work', () => {
    expect(withFindings(sampleReport([error], { result: 'error' }), []).result).toBe('error');
  });
});
