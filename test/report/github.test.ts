import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SEVERITIES, type Severity } from '../../src/domain/finding.js';
import type { Location } from '../../src/domain/location.js';
import { type Annotation, selectAnnotations } from '../../src/report/github.js';
import {
  HOSTILE,
  makeFinding,
  makeFindings,
  makeHostileReport,
  makeReport,
  place,
} from '../support/report-fixture.js';

vi.mock('../../src/rules/index.js', () => import('../support/report-rules.js'));

function count(annotations: readonly Annotation[], severity: Severity): number {
  return annotations.filter((annotation) => annotation.severity === severity).length;
}

describe('selectAnnotations', () => {
  it('gives every finding one, and the outcome first', () => {
    const findings = [makeFinding({ severity: 'notice' }), makeFinding()];
    const { annotations, leftOut } = selectAnnotations(makeReport({ findings }), 'the job summary');
    expect(annotations).toMatchObject([
      {
        severity: 'error',
        title: 'Skillgate',
        message: 'Failed: 1 error and 1 notice in 1 skill (fails on error).',
      },
      { severity: 'error', title: 'name-format' },
      { severity: 'notice', title: 'name-format' },
    ]);
    expect(annotations[0]).not.toHaveProperty('path');
    expect(leftOut).toEqual({ error: 0, warning: 0, notice: 0 });
  });

  it('puts what the change brought first, and leaves out what is accepted', () => {
    const suppressed = { reason: 'moves in March', source: place('skillgate.yml', 3) };
    const findings = [
      makeFinding({ location: place('a', 1), suppressed }),
      makeFinding({ location: place('b', 1), isNew: false }),
      makeFinding({ location: place('c', 1), isNew: true }),
      makeFinding({ location: place('d', 1), severity: 'warning', isNew: true }),
    ];
    const { annotations } = selectAnnotations(makeReport({ findings }), 'the log');
    expect(annotations.map(({ path }) => path)).toEqual([undefined, 'c', 'b', 'd']);
  });

  it('says nothing more when all is well', () => {
    expect(selectAnnotations(makeReport(), 'the log').annotations).toEqual([]);
    const findings = makeFindings(10, 'warning');
    expect(selectAnnotations(makeReport({ findings }), 'the log').annotations).toHaveLength(10);
  });

  it('keeps to ten of each, and says what is left out and where it is', () => {
    const findings = [
      ...makeFindings(12, 'error'),
      ...makeFindings(11, 'warning'),
      ...makeFindings(3, 'notice'),
    ];
    const { annotations, leftOut } = selectAnnotations(makeReport({ findings }), 'the job summary');
    expect(SEVERITIES.map((severity) => count(annotations, severity))).toEqual([10, 10, 3]);
    expect(leftOut).toEqual({ error: 3, warning: 1, notice: 0 });
    expect(annotations[0]?.message).toBe(
      'Failed: 12 errors, 11 warnings and 3 notices in 1 skill (fails on error). Not shown here: 3 errors and 1 warning; all of them are in the job summary.',
    );
    expect(annotations[1]?.path).toBe('skills/error-00000/SKILL.md');
  });

  it('takes a notice’s place for the closing sentence where the run passes', () => {
    const findings = [...makeFindings(11, 'warning'), ...makeFindings(10, 'notice')];
    const { annotations, leftOut } = selectAnnotations(makeReport({ findings }), 'the log');
    expect(SEVERITIES.map((severity) => count(annotations, severity))).toEqual([0, 10, 10]);
    expect(annotations[0]).toMatchObject({ severity: 'notice', title: 'Skillgate' });
    expect(leftOut).toEqual({ error: 0, warning: 1, notice: 1 });
  });

  it('counts right whatever there is', () => {
    const number = fc.nat({ max: 30 });
    fc.assert(
      fc.property(number, number, number, (...numbers) => {
        const findings = SEVERITIES.flatMap((severity, index) => makeFindings(numbers[index] ?? 0, severity));
        const { annotations, leftOut } = selectAnnotations(makeReport({ findings }), 'the log');
        for (const severity of SEVERITIES) expect(count(annotations, severity)).toBeLessThanOrEqual(10);
        const shown = annotations.filter(({ title }) => title !== 'Skillgate').length;
        expect(shown + leftOut.error + leftOut.warning + leftOut.notice).toBe(findings.length);
      }),
    );
  });
});

function annotate(given: Parameters<typeof makeFinding>[0]): Annotation | undefined {
  const report = makeReport({ findings: [makeFinding(given)], result: 'pass' });
  return selectAnnotations(report, 'the log').annotations[0];
}

describe('an annotation', () => {
  it('says how to mend it first, then what each runtime does', () => {
    expect(annotate({ fix: [{ location: place('a', 2, [1, 1]), replacement: 'x' }] })?.message).toBe(
      [
        'name "Deploy_App" may hold a-z, 0-9 and hyphens only: try "deploy-app"',
        'Fix: insert `x` at line 2, column 1; `skillgate fix` does it.',
        'agent-skills: skipped: the name breaks the grammar',
        'ogcode: skipped: name must match [a-z0-9-]',
      ].join('\n'),
    );
  });

  it.each<[what: string, location: Location, lines: object]>([
    [
      'a stretch of a line',
      place('a', 2, [7, 17]),
      { startLine: 2, endLine: 2, startColumn: 7, endColumn: 16 },
    ],
    ['a point', place('a', 2, [7, 7]), { startLine: 2, endLine: 2, startColumn: 7, endColumn: 7 }],
    [
      'several lines',
      { path: 'a', start: { line: 2, column: 7 }, end: { line: 4, column: 2 } },
      { startLine: 2, endLine: 4 },
    ],
    [
      'a whole line with its end',
      { path: 'a', start: { line: 2, column: 1 }, end: { line: 3, column: 1 } },
      { startLine: 2, endLine: 2 },
    ],
  ])('of %s', (_, location, lines) => {
    const { severity, title, message, ...rest } = annotate({ location }) ?? {};
    expect([severity, title, typeof message]).toEqual(['error', 'name-format', 'string']);
    expect(rest).toEqual({ path: 'a', ...lines });
  });

  it('of the repository has no place', () => {
    expect(Object.keys(annotate({ location: place('.', 1) }) ?? {})).toEqual([
      'severity',
      'title',
      'message',
    ]);
  });

  it('keeps to 4,096 characters and one line for each thing said, whatever the texts', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom(...HOSTILE));
    fc.assert(
      fc.property(text, fc.nat({ max: 60 }), (given, number) => {
        const effect = { runtime: 'ogcode', outcome: 'dropped', detail: given.repeat(9) } as const;
        const findings = [
          makeFinding({ values: { name: given }, effects: Array.from({ length: number }, () => effect) }),
        ];
        const { annotations } = selectAnnotations(makeReport({ findings }), 'the log');
        expect(annotations[1]?.message.length).toBeLessThanOrEqual(4096);
        expect(annotations[1]?.message.split('\n').length).toBeLessThanOrEqual(number + 1);
      }),
    );
  });

  it.each(HOSTILE)('shows controls of hostile texts: %j', (text) => {
    for (const { message, title } of selectAnnotations(makeHostileReport(text), 'the log').annotations) {
      expect(message + title).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
    }
  });
});
