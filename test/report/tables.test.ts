import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { loadTable, renderLoadTable } from '../../src/report/load-table.js';
import { neutralise } from '../../src/report/output-safety.js';
import { renderPermissionTables } from '../../src/report/permission-table.js';
import { HOSTILE, makeHostileReport, makeReport, makeRow, place } from '../support/report-fixture.js';

const plan = [
  makeRow(),
  makeRow({
    path: '技能/query/SKILL.md',
    name: 'query-x',
    judgedBy: ['agent-skills', 'ogcode'],
    cells: {
      'agent-skills': { verdict: 'skipped', reason: 'name', message: 'the name must equal the directory’s' },
      ogcode: { verdict: 'shadowed', shadowedBy: 'skills/query/SKILL.md' },
      ongrid: { verdict: 'renamed', name: 'query_x' },
    },
  }),
  makeRow({
    path: 'tools/x/skill.json',
    kind: 'skill.json',
    judgedBy: ['ongrid'],
    cells: { ongrid: { verdict: 'invisible', reason: 'too-deep' } },
  }),
];

describe('the load table', () => {
  it('is aligned, with reasons below', () => {
    expect(renderLoadTable(makeReport({ plan }))).toBe(`\
skill                   agent-skills  ogcode    ongrid
skills/deploy/SKILL.md  loads         loads     -
技能/query/SKILL.md     skipped       shadowed  (loads as query_x)
  agent-skills: skipped: the name must equal the directory’s
  ogcode: shadowed: by skills/query/SKILL.md
tools/x/skill.json      -             -         invisible
  ongrid: invisible: too-deep

(…): for information, that runtime does not count for the skill
`);
  });

  it('has a column for each runtime that is judged by, or that would read one of the skills', () => {
    expect(loadTable(makeReport()).runtimes).toEqual(['agent-skills', 'ogcode']);
    expect(loadTable(makeReport({ plan })).runtimes).toEqual(['agent-skills', 'ogcode', 'ongrid']);
    expect(loadTable(makeReport({ plan: [], runtimes: ['ongrid'] })).runtimes).toEqual(['ongrid']);
  });

  it('knows which skills load as written wherever it counts', () => {
    expect(loadTable(makeReport({ plan })).rows.map(({ isPlain }) => isPlain)).toEqual([true, false, false]);
  });

  it('says when there is nothing', () => {
    expect(renderLoadTable(makeReport({ plan: [] }))).toBe('No skills.\n');
  });

  it('has colours that change nothing else', () => {
    const report = makeReport({ plan });
    const coloured = renderLoadTable(report, picocolors.createColors(true));
    expect(coloured).toContain('\u001b[32mloads\u001b[39m');
    expect(neutralise(coloured)).toBe(renderLoadTable(report));
  });

  it.each(HOSTILE)('keeps its lines whatever the texts: %j', (text) => {
    expect(renderLoadTable(makeHostileReport(text)).split('\n')).toHaveLength(7);
  });
});

describe('the permission table', () => {
  const location = place('ogcode.json', 3, [5, 9]);
  const rules = [{ pattern: 'deploy-*', action: 'ask', patternLocation: location, actionLocation: location }];

  it('shows skill, action, deciding rule and the one that comes next', () => {
    const decisions = [
      { skill: 'deploy-app', action: 'ask', rule: 'deploy-*', runnerUp: '*' },
      { skill: 'tidy', action: 'allow', rule: '', runnerUp: '' },
    ] as const;
    const permissions = [
      { path: 'ogcode.json', rules, decisions },
      { path: 'sub/ogcode.json', rules: [], decisions: decisions.slice(1) },
    ];
    expect(renderPermissionTables(makeReport({ permissions }))).toBe(`\
ogcode.json
  deploy-app  ask    by "deploy-*"    (before "*")
  tidy        allow  no rule matches

sub/ogcode.json (no rule holds)
  tidy  allow  no rule matches
`);
  });

  it('says when there is nothing', () => {
    expect(renderPermissionTables(makeReport())).toBe('No permission rules.\n');
  });

  it.each(HOSTILE)('keeps its lines whatever the texts: %j', (text) => {
    expect(renderPermissionTables(makeHostileReport(text)).split('\n')).toHaveLength(3);
  });
});
