import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/domain/report.js';
import { FINGERPRINT_KEY, RESULT_LIMIT, renderSarif } from '../../src/report/sarif.js';
import { rules } from '../../src/rules/index.js';
import { HOSTILE, at, sampleFinding, sampleReport } from '../support/sample-report.js';

interface Log {
  readonly runs: readonly [
    {
      readonly tool: {
        readonly driver: { readonly rules: readonly Readonly<Record<string, unknown>>[] };
      };
      readonly automationDetails?: { readonly id: string };
      readonly invocations: readonly [{ readonly toolExecutionNotifications?: readonly object[] }];
      readonly results: readonly Readonly<Record<string, unknown>>[];
    },
  ];
}

const schema = JSON.parse(
  readFileSync(new URL('../../fixtures/schemas/sarif-2.1.0.json', import.meta.url), 'utf8'),
) as object;
const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
const validate = ajv.compile(schema);

/** Renders, holds against the standard's schema, and reads back. */
function sarif(report: Report, options: Parameters<typeof renderSarif>[1] = {}): Log {
  const log = JSON.parse(renderSarif(report, options)) as Log;
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  return log;
}

describe('the run', () => {
  it('is valid with no findings at all', () => {
    const [run] = sarif(sampleReport([])).runs;
    expect(run.results).toEqual([]);
    expect(run.invocations[0].toolExecutionNotifications).toBeUndefined();
  });

  it('lists every rule with what GitHub asks for', () => {
    const [{ tool }] = sarif(sampleReport([])).runs;
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(rules.map(({ name }) => name));
    const texts = tool.driver.rules.flatMap(({ shortDescription, fullDescription, help }) =>
      [shortDescription, fullDescription, help].map((one) => (one as { text: string }).text),
    );
    expect(texts.filter((text) => text === '' || text.includes('`'))).toEqual([]);
    expect(texts.filter((text) => text.length > 1024)).toEqual([]);
    for (const { properties } of tool.driver.rules) {
      expect(properties).toMatchObject({
        precision: expect.stringMatching(/^(?:very-)?high$/) as unknown,
        'problem.severity': expect.stringMatching(/^(?:error|warning|recommendation)$/) as unknown,
      });
    }
  });

  it('has a category only where one is given', () => {
    expect(sarif(sampleReport([])).runs[0].automationDetails).toBeUndefined();
    expect(sarif(sampleReport([]), { category: 'skills' }).runs[0].automationDetails).toEqual({
      id: 'skills/',
    });
  });

  it('says what was not checked', () => {
    const notChecked = [{ path: 'a/skill.json', why: 'named like a manifest' }];
    expect(sarif(sampleReport([], { notChecked })).runs[0].invocations[0].toolExecutionNotifications).toEqual(
      [
        {
          level: 'note',
          message: { text: 'Not checked: named like a manifest' },
          locations: [
            { physicalLocation: { artifactLocation: { uri: 'a/skill.json', uriBaseId: '%SRCROOT%' } } },
          ],
        },
      ],
    );
  });

  it('keeps the gravest where there are too many, and says so', () => {
    const notices = Array.from({ length: RESULT_LIMIT }, () => sampleFinding({ severity: 'notice' }));
    const [run] = (JSON.parse(renderSarif(sampleReport([...notices, sampleFinding()]))) as Log).runs;
    expect(run.results).toHaveLength(RESULT_LIMIT);
    expect(run.results[0]).toMatchObject({ level: 'error' });
    expect(run.invocations[0].toolExecutionNotifications).toMatchObject([
      { message: { text: '1 finding left out: a run may hold 25,000 results.' } },
    ]);
  });
});

function resultOf(parts: Parameters<typeof sampleFinding>[0]): unknown {
  return sarif(sampleReport([sampleFinding(parts)])).runs[0].results[0];
}

describe('a result', () => {
  it('names rule, level, place and fingerprint', () => {
    expect(resultOf({})).toEqual({
      ruleId: 'file-unreadable',
      ruleIndex: rules.findIndex(({ name }) => name === 'file-unreadable'),
      level: 'error',
      message: { text: 'cannot be read: it is a directory; put a regular file there' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'skills/a/SKILL.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 7, endLine: 2, endColumn: 12 },
          },
        },
      ],
      partialFingerprints: { [FINGERPRINT_KEY]: 'f0' },
    });
  });

  it('tells what each runtime does, and where else to look', () => {
    expect(
      resultOf({
        effects: [{ runtime: 'ogcode', outcome: 'dropped', detail: 'skipped: it cannot be read' }],
        related: [{ location: at('skills/b/SKILL.md', 3), note: 'the other one' }],
      }),
    ).toMatchObject({
      message: { text: expect.stringMatching(/\nogcode: skipped: it cannot be read$/) as unknown },
      relatedLocations: [
        {
          id: 1,
          message: { text: 'the other one' },
          physicalLocation: { artifactLocation: { uri: 'skills/b/SKILL.md' }, region: { startLine: 3 } },
        },
      ],
    });
  });

  it.each([
    ['skills/a b/SKILL.md', 'skills/a%20b/SKILL.md'],
    ['skills/ü%23#?.md', 'skills/%C3%BC%2523%23%3F.md'],
    ["c:/it's (1)!*.md", 'c%3A/it%27s%20%281%29%21%2A.md'],
    ['half \ud800', 'half%20%EF%BF%BD'],
    ['.', '.'],
  ])('percent-encodes the path %j', (path, uri) => {
    expect(resultOf({ location: at(path) })).toMatchObject({
      locations: [{ physicalLocation: { artifactLocation: { uri } } }],
    });
  });

  it.each([
    ['skills/a/SKILL.md', 'inSource'],
    ['.github/skillgate.yml', 'external'],
    ['.github/skillgate-baseline.json', 'external'],
  ])('accepted in %s is suppressed', (path, kind) => {
    expect(resultOf({ suppressed: { reason: 'moves in March', source: at(path) } })).toMatchObject({
      suppressions: [{ kind, status: 'accepted', justification: 'moves in March' }],
    });
  });

  it('carries its fix', () => {
    const location = { path: 'a', start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
    expect(resultOf({ fix: [{ location, replacement: '' }] })).toMatchObject({
      fixes: [
        {
          artifactChanges: [
            {
              artifactLocation: { uri: 'a' },
              replacements: [
                {
                  deletedRegion: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
                  insertedContent: { text: '' },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('says whether it is new only where all were compared', () => {
    const [old, fresh] = [sampleFinding({ isNew: false }), sampleFinding({ isNew: true })];
    expect(sarif(sampleReport([old, fresh])).runs[0].results).toMatchObject([
      { baselineState: 'unchanged' },
      { baselineState: 'new' },
    ]);
    expect(sarif(sampleReport([sampleFinding(), fresh])).runs[0].results[1]).not.toHaveProperty(
      'baselineState',
    );
  });
});

it('stays valid, printable and without links whatever the repository holds', () => {
  const finding = sampleFinding({
    rule: 'unknown-rule',
    values: { value: HOSTILE },
    location: at(HOSTILE),
    effects: [{ runtime: 'ongrid', outcome: 'fails', detail: HOSTILE }],
    related: [{ location: at(HOSTILE), note: HOSTILE }],
    suppressed: { reason: HOSTILE, source: at(HOSTILE) },
    fix: [{ location: at(HOSTILE), replacement: HOSTILE }],
  });
  const report = sampleReport([finding], { notChecked: [{ path: HOSTILE, why: HOSTILE }] });
  const { results } = sarif(report).runs[0];
  const words = JSON.stringify(results, (key, value: unknown) =>
    key === 'insertedContent' ? undefined : value,
  );
  expect(words).not.toContain('](');
  const text = renderSarif(report);
  expect(text).not.toContain('##[');
  expect(text).not.toMatch(/^\s*::/m);
});
