import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { renderSummary } from '../../src/report/summary/render-summary.js';
import { byteLength } from '../../src/report/summary/section.js';
import {
  HOSTILE,
  makeFinding,
  makeFindings,
  makeHostileReport,
  makeReport,
  makeRepositoryFinding,
  makeRow,
  place,
} from '../support/report-fixture.js';

vi.mock('../../src/rules/index.js', () => import('../support/report-rules.js'));

const location = place('ogcode.json', 3, [5, 9]);
const report = makeReport({
  findings: [
    makeFinding(),
    makeFinding({
      severity: 'warning',
      related: [{ location: place('b/SKILL.md', 2, [7, 8]), note: 'the other' }],
    }),
    makeRepositoryFinding(),
  ],
  plan: [
    makeRow(),
    makeRow({
      path: 'skills/query/SKILL.md',
      name: 'query-x',
      cells: {
        'agent-skills': { verdict: 'skipped', message: 'the name must equal' },
        ogcode: { verdict: 'shadowed', shadowedBy: 'skills/q/SKILL.md' },
        ongrid: { verdict: 'renamed', name: 'query_x' },
      },
    }),
  ],
  permissions: [
    {
      path: 'ogcode.json',
      rules: [{ pattern: 'deploy-*', action: 'ask', patternLocation: location, actionLocation: location }],
      decisions: [
        { skill: 'deploy', action: 'ask', rule: 'deploy-*', runnerUp: '' },
        { skill: 'tidy', action: 'allow', rule: '', runnerUp: '' },
      ],
    },
  ],
  notChecked: [{ path: 'x/skill.json', why: 'holds something else' }],
});

describe('renderSummary', () => {
  it('shows verdict, load table, findings, permissions and what was not checked', async () => {
    await expect(renderSummary(report)).toMatchFileSnapshot('../../fixtures/reports/summary.md');
  });

  it('is short when all is well', () => {
    expect(renderSummary(makeReport())).toBe(`\
# ✅ Skillgate

Passed: no findings in 1 skill.

Looked at 1 skill, 2 files, runtimes agent-skills and ogcode.

## What loads where

| Skill | agent-skills | ogcode |
| --- | --- | --- |
| <code>deploy</code><br><code>skills/deploy/SKILL.md</code> | ✅ loads | ✅ loads |
`);
  });

  it('does not list what is accepted, and says so', () => {
    const suppressed = { reason: 'moves in March', source: place('skillgate.yml', 3) };
    const summary = renderSummary(makeReport({ findings: [makeFinding({ suppressed })], result: 'pass' }));
    expect(summary).toContain('in 1 skill. Not counted: 1 accepted finding.\n');
    expect(summary).not.toContain('## Findings');
  });

  it.each(HOSTILE)('lets no markup through: %j', (text) => {
    const summary = renderSummary(makeHostileReport(text));
    // What is left after our own tags and references has to be our own Markdown.
    const rest = summary
      .replaceAll(/<\/?(?:code|pre|em|br)>/g, '')
      .replaceAll(/&#\d+;/g, '')
      .replaceAll(/\*(?=In italics|\n)|\*\*(?:error)\*\*|^(?:- |#{1,3} )/gm, '');
    expect(rest).not.toMatch(/[<>`*[\]@\\]|:\/\/|!\[|(?!\n)\p{Cc}/u);
    // Neither lines nor cells are more than with a harmless text.
    const harmless = renderSummary(makeHostileReport('x'));
    expect(summary.split('\n')).toHaveLength(harmless.split('\n').length);
    expect(summary.split('|')).toHaveLength(harmless.split('|').length);
  });
});

const rows = Array.from({ length: 100 }, (_, index) =>
  makeRow({
    path: `skills/n${index}/SKILL.md`,
    name: `n${index}`,
    cells: { ogcode: index % 10 === 0 ? { verdict: 'skipped', message: 'why' } : { verdict: 'loads' } },
    judgedBy: ['ogcode'],
  }),
);
const big = makeReport({ plan: rows, findings: makeFindings(100, 'error'), notChecked: report.notChecked });

/** What the summary says is left out; undefined where nothing is. */
function leftOut(maxBytes: number): string | undefined {
  const summary = renderSummary(big, { maxBytes });
  return /Left out: (.*?)\. All of it is in the log of this step\./.exec(summary)?.[1];
}

describe('the byte budget', () => {
  it('is kept from any size on, the verdict stays, and what goes is named', () => {
    const whole = renderSummary(big);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: byteLength(whole) + 2000 }), (maxBytes) => {
        const summary = renderSummary(big, { maxBytes });
        expect(byteLength(summary)).toBeLessThanOrEqual(maxBytes);
        expect(summary).toContain('Failed: 100 errors in 100 skills');
        expect(summary.includes('Left out: ')).toBe(summary !== whole);
      }),
      { numRuns: 40 },
    );
  });

  it.each([0, 1, 10, 100, 500])('is kept even at %d bytes', (maxBytes) => {
    expect(byteLength(renderSummary(big, { maxBytes }))).toBeLessThanOrEqual(maxBytes);
  });

  it('is kept for hostile texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 0, max: 6000 }),
        (text, maxBytes) => {
          const summary = renderSummary(makeHostileReport(text), { maxBytes });
          expect(byteLength(summary)).toBeLessThanOrEqual(maxBytes);
        },
      ),
    );
  });

  it.each<[maxBytes: number, missing: string | undefined]>([
    [100_000, undefined],
    [45_000, 'the text at fault'],
    [36_000, 'the text at fault and what each runtime does'],
    [
      28_000,
      'the 90 skills that load as written, in the load table and the text at fault and what each runtime does',
    ],
    [
      10_000,
      'the 90 skills that load as written, in the load table, the text at fault and what each runtime does and 60 of 100 findings',
    ],
  ])('of %d makes detail go section by section', (maxBytes, missing) => {
    expect(leftOut(maxBytes)).toBe(missing);
  });

  it('holds for a very large report, in good time', () => {
    const start = performance.now();
    const huge = makeReport({ plan: rows, findings: makeFindings(20_000, 'error') });
    expect(byteLength(renderSummary(huge))).toBeLessThanOrEqual(900 * 1024);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
