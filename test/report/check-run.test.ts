import { expect, it } from 'vitest';
import { checkRunContent } from '../../src/report/check-run.js';
import { at, sampleFinding, sampleReport } from '../support/sample-report.js';

it('has every finding that counts, new ones first within a severity', () => {
  const findings = [
    ...Array.from({ length: 20 }, (_, index) => sampleFinding({ rule: `r${index}`, isNew: index === 19 })),
    sampleFinding({ severity: 'notice', rule: 'last' }),
    sampleFinding({ suppressed: { reason: 'known', source: at('skillgate.yml') } }),
  ];
  const { conclusion, title, annotations } = checkRunContent(sampleReport(findings));
  expect([conclusion, title]).toEqual([
    'failure',
    'Failed: 20 errors and 1 notice in 1 skill (fails on error).',
  ]);
  expect(annotations.map((annotation) => annotation.title)).toEqual([
    'r19',
    ...Array.from({ length: 19 }, (_, index) => `r${index}`),
    'last',
  ]);
});

it('succeeds where the report passes', () => {
  expect(checkRunContent(sampleReport([]))).toMatchObject({ conclusion: 'success', annotations: [] });
});
