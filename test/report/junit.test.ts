import { type SaxesTagPlain, SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/domain/report.js';
import { renderJunit } from '../../src/report/junit.js';
import { HOSTILE, at, sampleFinding, samplePlanRow, sampleReport } from '../support/sample-report.js';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads a document; throws where it is not well-formed. */
function parse(xml: string): Element {
  const parser = new SaxesParser();
  const open: Element[] = [{ name: '', attributes: {}, children: [], text: '' }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error('no element');
  return root;
}

function casesOf(report: Report): readonly Element[] {
  return parse(renderJunit(report)).children.flatMap(({ children }) => children);
}

describe('the document', () => {
  it('counts cases and failures, and gives the time in seconds', () => {
    const report = sampleReport([sampleFinding(), sampleFinding({ severity: 'warning' })]);
    const root = parse(renderJunit(report, { milliseconds: 1234 }));
    expect(root.name).toBe('testsuites');
    expect(root.attributes).toEqual({
      name: 'Skillgate',
      tests: '2',
      failures: '1',
      errors: '0',
      time: '1.234',
    });
  });

  it('has a suite for each file, in the order of the report', () => {
    const plan = ['skills/a/SKILL.md', 'skills/b/SKILL.md'].map((path) => samplePlanRow(path));
    const findings = [
      sampleFinding({ location: at('skills/b/SKILL.md', 3) }),
      sampleFinding({ location: at('.') }),
    ];
    const { children } = parse(renderJunit(sampleReport(findings, { plan })));
    expect(children.map(({ attributes }) => attributes)).toEqual([
      { name: 'skills/a/SKILL.md', tests: '1', failures: '0', errors: '0', skipped: '0' },
      { name: 'skills/b/SKILL.md', tests: '1', failures: '1', errors: '0', skipped: '0' },
      { name: 'repository', tests: '1', failures: '1', errors: '0', skipped: '0' },
    ]);
  });
});

describe('a case', () => {
  it('passes for a file without findings', () => {
    expect(casesOf(sampleReport([]))).toMatchObject([
      { name: 'testcase', attributes: { name: 'no findings', classname: 'skills/a/SKILL.md' }, children: [] },
    ]);
  });

  it('fails for a finding at the threshold', () => {
    const effects = [{ runtime: 'ogcode', outcome: 'dropped', detail: 'skipped' }] as const;
    expect(casesOf(sampleReport([sampleFinding({ effects })]))).toMatchObject([
      {
        attributes: {
          name: 'file-unreadable (2:7)',
          classname: 'skills/a/SKILL.md',
          file: 'skills/a/SKILL.md',
          line: '2',
        },
        children: [
          {
            name: 'failure',
            attributes: {
              type: 'error',
              message: 'cannot be read: it is a directory; put a regular file there',
            },
            text: 'skills/a/SKILL.md:2:7: cannot be read: it is a directory; put a regular file there\nogcode: skipped',
          },
        ],
      },
    ]);
  });

  it.each([
    ['error', 'warning', 'system-out'],
    ['warning', 'warning', 'failure'],
    ['notice', 'warning', 'failure'],
    ['never', 'error', 'system-out'],
  ] as const)('with fail-on %s, a finding of severity %s is a %s', (failOn, severity, name) => {
    const report = sampleReport([sampleFinding({ severity })], { failOn });
    expect(casesOf(report)).toMatchObject([{ children: [{ name }] }]);
  });

  it('is skipped for an accepted finding and for a file that was not checked', () => {
    const suppressed = { reason: 'moves in March', source: at('skillgate.yml', 9) };
    const notChecked = [{ path: 'x/skill.json', why: 'something else' }];
    expect(casesOf(sampleReport([sampleFinding({ suppressed })], { notChecked }))).toMatchObject([
      {
        children: [
          { name: 'skipped', attributes: { message: 'accepted in skillgate.yml:9:1: moves in March' } },
        ],
      },
      { children: [{ name: 'skipped', attributes: { message: 'something else' } }] },
    ]);
  });
});

it('stays well-formed and printable whatever the repository holds', () => {
  const finding = sampleFinding({
    rule: 'unknown-rule',
    values: { value: HOSTILE },
    location: at(HOSTILE),
    effects: [{ runtime: 'ongrid', outcome: 'fails', detail: HOSTILE }],
    related: [{ location: at(HOSTILE), note: HOSTILE }],
  });
  const accepted = sampleFinding({ suppressed: { reason: HOSTILE, source: at(HOSTILE) } });
  const report = sampleReport([finding, accepted], { notChecked: [{ path: HOSTILE, why: HOSTILE }] });
  const xml = renderJunit(report);
  expect(parse(xml).children).toHaveLength(3);
  expect(xml).not.toContain('##[');
  expect(xml).not.toMatch(/^\s*::/m);
});
