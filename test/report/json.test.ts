import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { reportSchema } from '../../src/report/json-schema.js';
import { renderJson, toJsonReport } from '../../src/report/json.js';
import { neutralise } from '../../src/report/output-safety.js';
import {
  HOSTILE,
  makeFinding,
  makeHostileReport,
  makeReport,
  makeRow,
  place,
} from '../support/report-fixture.js';

vi.mock('../../src/rules/index.js', () => import('../support/report-rules.js'));

const validate = new Ajv2020({ allErrors: true }).compile(reportSchema);

describe('the JSON report', () => {
  it('has the fields that are promised, in their order', () => {
    expect(Object.keys(toJsonReport(makeReport()))).toEqual([
      'version',
      'result',
      'counts',
      'skills',
      'plan',
      'permissions',
      'smoke',
      'findings',
      'notChecked',
      'personas',
    ]);
  });

  it('holds a finding with its words', () => {
    const related = [{ location: place('b', 1), note: 'here' }];
    const report = makeReport({ findings: [makeFinding({ related })] });
    expect(JSON.parse(renderJson(report))).toMatchObject({
      version: 1,
      result: 'fail',
      counts: { skills: 1, files: 2, errors: 1, warnings: 0, notices: 0 },
      smoke: null,
      findings: [
        {
          rule: 'name-format',
          severity: 'error',
          message: 'name "Deploy_App" may hold a-z, 0-9 and hyphens only: try "deploy-app"',
          location: {
            path: 'skills/deploy/SKILL.md',
            start: { line: 2, column: 7 },
            end: { line: 2, column: 17 },
          },
          effects: [{ runtime: 'agent-skills', outcome: 'dropped' }, { runtime: 'ogcode' }],
          related: [{ location: { path: 'b', start: { line: 1, column: 1 } }, note: 'here' }],
          fingerprint: 'f0',
        },
      ],
    });
  });

  it('says why a finding is accepted', () => {
    const suppressed = { reason: 'moves in March', source: place('skillgate.yml', 3) };
    const [finding] = toJsonReport(makeReport({ findings: [makeFinding({ suppressed })] })).findings;
    expect(finding?.suppressed).toEqual({ reason: 'moves in March', source: place('skillgate.yml', 3) });
  });

  it('lists skills, and no configuration files among them', () => {
    const report = makeReport({
      plan: [makeRow(), makeRow({ path: 'x/SKILL.md', name: undefined as never })],
      manifests: [
        { kind: 'SKILL.md', path: 'skills/deploy/SKILL.md', runtimes: ['ogcode'] },
        { kind: 'SKILL.md', path: 'x/SKILL.md', runtimes: [] },
        { kind: 'ogcode.json', path: 'ogcode.json', runtimes: ['ogcode'] },
      ],
    });
    expect(toJsonReport(report).skills).toEqual([
      { path: 'skills/deploy/SKILL.md', kind: 'SKILL.md', name: 'deploy', runtimes: ['ogcode'] },
      { path: 'x/SKILL.md', kind: 'SKILL.md', runtimes: [] },
    ]);
  });

  it.each(HOSTILE)('fits its schema, is safe to print, and keeps every text: %j', (text) => {
    const report = makeHostileReport(text);
    const rendered = renderJson(report);
    const parsed: unknown = JSON.parse(rendered);
    expect(validate(parsed), JSON.stringify(validate.errors)).toBe(true);
    expect(neutralise(rendered)).toBe(rendered);
    expect(parsed).toEqual(JSON.parse(JSON.stringify(toJsonReport(report))));
  });
});

describe('its schema', () => {
  const valid = toJsonReport(makeReport({ findings: [makeFinding()] }));

  it('lets later fields be', () => {
    expect(validate({ ...valid, more: 1 })).toBe(true);
  });

  it.each<[what: string, change: object]>([
    ['another version', { version: 2 }],
    ['an unknown result', { result: 'ok' }],
    ['a missing list', { findings: undefined }],
    ['a count that is none', { counts: { ...valid.counts, errors: -1 } }],
    ['a verdict that is none', { plan: [makeRow({ cells: { ogcode: { verdict: 'ok' as never } } })] }],
    ['a runtime that is none', { plan: [makeRow({ cells: { other: { verdict: 'loads' } } as never })] }],
    ['a severity that is none', { findings: [{ ...valid.findings[0], severity: 'failure' }] }],
    ['an acceptance without a reason', { findings: [{ ...valid.findings[0], suppressed: {} }] }],
    ['a line 0', { findings: [{ ...valid.findings[0], location: place('a', 0) }] }],
  ])('refuses %s', (_, change) => {
    expect(validate(JSON.parse(JSON.stringify({ ...valid, ...change })))).toBe(false);
  });
});
