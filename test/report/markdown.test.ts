import { expect, it } from 'vitest';
import { COMMENT_BYTES, renderMarkdown } from '../../src/report/markdown.js';
import { at, sampleFinding, sampleReport } from '../support/sample-report.js';

it('says outcome, place and words', () => {
  const text = renderMarkdown(sampleReport([sampleFinding()]));
  expect(text).toMatch(/^# ❌ Skillgate\n\nFailed: 1 error in 1 skill/);
  expect(text).toContain('<code>skills/a/SKILL.md</code>');
});

it('fits a comment however much there is, and says where the rest is', () => {
  const findings = Array.from({ length: 3000 }, (_, index) =>
    sampleFinding({ location: at(`skills/s${index}/SKILL.md`) }),
  );
  const text = renderMarkdown(sampleReport(findings));
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(COMMENT_BYTES);
  expect(text).toMatch(/Left out: .*findings.*the JSON report/);
});
