import type { Finding, Severity } from '../../src/domain/finding.js';
import type { Location } from '../../src/domain/location.js';
import type { PlanRow, Report } from '../../src/domain/report.js';

/** A stretch of one line. */
export function place(
  path: string,
  line: number,
  [start, end]: readonly [number, number] = [1, 1],
): Location {
  return { path, start: { line, column: start }, end: { line, column: end } };
}

/** A finding of the made-up rules in report-rules.ts. */
export function makeFinding(given: Partial<Finding> = {}): Finding {
  return {
    rule: 'name-format',
    message: 'characters',
    values: { name: 'Deploy_App', suggestion: 'deploy-app' },
    severity: 'error',
    location: place('skills/deploy/SKILL.md', 2, [7, 17]),
    effects: [
      { runtime: 'agent-skills', outcome: 'dropped', detail: 'skipped: the name breaks the grammar' },
      { runtime: 'ogcode', outcome: 'dropped', detail: 'skipped: name must match [a-z0-9-]' },
    ],
    related: [],
    sourceLine: 'name: Deploy_App',
    fingerprint: 'f0',
    ...given,
  };
}

/** A finding about the repository as a whole. */
export function makeRepositoryFinding(): Finding {
  const { sourceLine: _, ...rest } = makeFinding({
    rule: 'nothing-found',
    message: 'required',
    values: { found: 0, required: 2 },
    location: place('.', 1),
    effects: [],
  });
  return rest;
}

/** So many findings of a severity, each in a file of its own. */
export function makeFindings(number: number, severity: Severity): readonly Finding[] {
  return Array.from({ length: number }, (_, index) =>
    makeFinding({
      severity,
      location: place(`skills/${severity}-${String(index).padStart(5, '0')}/SKILL.md`, 2, [7, 17]),
    }),
  );
}

export function makeRow(given: Partial<PlanRow> = {}): PlanRow {
  return {
    path: 'skills/deploy/SKILL.md',
    kind: 'SKILL.md',
    name: 'deploy',
    judgedBy: ['agent-skills', 'ogcode'],
    cells: {
      'agent-skills': { verdict: 'loads', name: 'deploy' },
      ogcode: { verdict: 'loads', name: 'deploy' },
    },
    ...given,
  };
}

/** A report; counts and result follow from the findings where they are not given. */
export function makeReport(given: Partial<Report> = {}): Report {
  const findings = given.findings ?? [];
  const plan = given.plan ?? [makeRow()];
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity && !finding.suppressed).length;
  return {
    result: count('error') > 0 ? 'fail' : 'pass',
    failOn: 'error',
    counts: {
      skills: plan.length,
      files: plan.length + 1,
      errors: count('error'),
      warnings: count('warning'),
      notices: count('notice'),
    },
    runtimes: ['agent-skills', 'ogcode'],
    manifests: plan.map(({ path, kind, judgedBy }) => ({ path, kind, runtimes: judgedBy })),
    plan,
    permissions: [],
    personas: [],
    findings,
    notChecked: [],
    ...given,
  };
}

/** Texts that try to be a command, markup, a link, or invisible. */
export const HOSTILE: readonly string[] = [
  '::error::pwn',
  'a\n::error file=x::pwn',
  'a\r::add-mask::a',
  'a\r\n##[error]pwn',
  '##[add-mask]a',
  '#\u0000#[group]a',
  '##\u001b[0m[error]a',
  '%0A::error::pwn',
  '\u00a0::set-output name=result::pass',
  '\ufeff::stop-commands::x',
  '\u202egnp.exe\u2066',
  '\u001b[2J\u001b[31mred',
  '\u001b]8;;http://example.com\u0007link\u001b]8;;\u0007',
  '\u009b2Jx',
  '`code` ``more`` ```',
  '| a | b |',
  '\\| a \\',
  '](http://example.com)',
  '![x](http://example.com/a.png)',
  '<img src=x onerror=alert(1)>',
  '</pre></code></details><script>alert(1)</script>',
  '<!-- hidden',
  '&lt;b&gt; &#60;',
  '@example-user and #12 and GH-3',
  'https://example.com www.example.com user@example.com',
  '**bold** _it_ ~~s~~ $x$ :smile:',
  '# heading\n- list\n\n---\n> quote',
  '\ud800 lone',
  '\u{e0041}\u{e0042} tags',
  '',
  ' ',
  'x'.repeat(5000),
];

/** A report whose every text from the repository is the given one. */
export function makeHostileReport(text: string): Report {
  const location = place(text, 2, [1, 3]);
  return makeReport({
    findings: [
      makeFinding({ values: { name: text, suggestion: text }, location, sourceLine: text }),
      makeFinding({
        rule: 'unknown',
        message: text,
        values: { [text]: text },
        location,
        effects: [{ runtime: 'ogcode', outcome: 'dropped', detail: text }],
        related: [{ location, note: text }],
        fix: [{ location, replacement: text }],
      }),
      makeFinding({ suppressed: { reason: text, source: location } }),
    ],
    plan: [
      makeRow({
        path: text,
        name: text,
        cells: {
          'agent-skills': { verdict: 'renamed', name: text },
          ogcode: { verdict: 'shadowed', shadowedBy: text },
          ongrid: { verdict: 'skipped', reason: text, message: text },
        },
      }),
    ],
    permissions: [
      {
        path: text,
        rules: [{ pattern: text, action: text, patternLocation: location, actionLocation: location }],
        decisions: [{ skill: text, action: 'ask', rule: text, runnerUp: text }],
      },
    ],
    notChecked: [{ path: text, why: text }],
  });
}
