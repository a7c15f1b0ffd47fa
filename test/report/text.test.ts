import picocolors from 'picocolors';
import { describe, expect, it, vi } from 'vitest';
import { neutralise } from '../../src/report/output-safety.js';
import { renderText } from '../../src/report/text.js';
import {
  HOSTILE,
  makeFinding,
  makeHostileReport,
  makeReport,
  makeRepositoryFinding,
  place,
} from '../support/report-fixture.js';

vi.mock('../../src/rules/index.js', () => import('../support/report-rules.js'));

const report = makeReport({
  findings: [
    makeFinding(),
    makeFinding({
      rule: 'yaml-comment',
      message: 'cut',
      values: {},
      severity: 'warning',
      location: place('skills/deploy/SKILL.md', 13, [19, 24]),
      sourceLine: 'description: Ship it # now',
      effects: [],
      related: [{ location: place('skills/other/SKILL.md', 2, [7, 9]), note: 'the other one' }],
      fix: [{ location: place('skills/deploy/SKILL.md', 13, [14, 26]), replacement: "'Ship it # now'" }],
    }),
    makeRepositoryFinding(),
  ],
  notChecked: [{ path: 'fifo/skill.json', why: 'not a regular file' }],
});

describe('renderText', () => {
  it('shows findings with place, words, source, effects, related places and fix', () => {
    expect(renderText(report, { milliseconds: 312 })).toBe(`\
skills/deploy/SKILL.md:2:7 error name-format
  name "Deploy_App" may hold a-z, 0-9 and hyphens only: try "deploy-app"
    2 │ name: Deploy_App
      │       ^^^^^^^^^^
  agent-skills: skipped: the name breaks the grammar
  ogcode: skipped: name must match [a-z0-9-]

skills/deploy/SKILL.md:13:19 warning yaml-comment
  value is cut at the #: quote it
    13 │ description: Ship it # now
       │                   ^^^^^
  see skills/other/SKILL.md:2:7: the other one
  Fix: write \`'Ship it # now'\` at line 13, column 14; \`skillgate fix\` does it.

repository error nothing-found
  found 0 skills where at least 2 are required

Not checked: 1 file
  fifo/skill.json: not a regular file

✖ 2 errors and 1 warning (1 skill, 2 files, runtimes agent-skills and ogcode, 312 ms)
`);
  });

  it('is one friendly line when there is nothing', () => {
    expect(renderText(makeReport(), { milliseconds: 1250 })).toBe(
      '✔ Nothing to mend. (1 skill, 2 files, runtimes agent-skills and ogcode, 1.3 s)\n',
    );
  });

  it('passes with findings below the threshold', () => {
    const findings = [makeFinding({ severity: 'notice' })];
    expect(renderText(makeReport({ findings }))).toMatch(/\n✔ 1 notice \(/);
  });

  it('does not list what is accepted, and says so', () => {
    const suppressed = { reason: 'moves in March', source: place('skillgate.yml', 3) };
    const accepted = makeReport({ findings: [makeFinding({ suppressed })], result: 'pass' });
    expect(renderText(accepted)).toBe(
      '✔ Nothing to mend. (1 skill, 2 files, runtimes agent-skills and ogcode, 1 accepted finding)\n',
    );
  });

  it('is coloured where a palette is given', () => {
    const text = renderText(report, { palette: picocolors.createColors(true) });
    expect(text).toContain('\u001b[31merror\u001b[39m');
    expect(neutralise(text)).toBe(renderText(report));
    expect(neutralise(text, { keepColours: true })).toBe(text);
  });

  it.each(HOSTILE)('holds nothing that would have to be neutralised: %j', (text) => {
    const rendered = renderText(makeHostileReport(text));
    expect(rendered).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
  });
});

describe('the layout for the log of a job', () => {
  const text = renderText(report, { layout: 'actions' });

  it('puts glyphs in front', () => {
    expect(text.split('\n').slice(0, 4)).toEqual([
      '✖ error name-format in skills/deploy/SKILL.md, line 2, column 7',
      '│ name "Deploy_App" may hold a-z, 0-9 and hyphens only: try "deploy-app"',
      '│   2 │ name: Deploy_App',
      '│     │       ^^^^^^^^^^',
    ]);
  });

  it('is no food for problem matchers, even where a source line looks like one’s', () => {
    const findings = [
      makeFinding({ sourceLine: 'x.c:3:1: error: y', values: { name: 'a.ts(3,1): error TS1: x' } }),
    ];
    const lines = `${renderText(makeReport({ findings }), { layout: 'actions' })}${text}`.split('\n');
    expect(lines.filter((line) => /:\d|\(\d+,/.test(line))).toEqual([]);
    expect(lines.filter((line) => /^\s+\d/.test(line))).toEqual([]);
  });
});
