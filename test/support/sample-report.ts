import type { Finding } from '../../src/domain/finding.js';
import type { Manifest } from '../../src/domain/manifest.js';
import type { PlanRow, Report } from '../../src/domain/report.js';

/** Text as an attacker would put it into a manifest: workflow commands, links, markup, controls, half a character. */
export const HOSTILE =
  '::error::x\r\n##[error]y [link](https://evil.example) <b>&amp;]]></b> | ` @all \u202e\u0000\ufffe\ud800 %';

/** A finding with the given parts, and something plain for all others. */
export function sampleFinding(parts: Partial<Finding> = {}): Finding {
  return {
    rule: 'file-unreadable',
    message: 'unreadable',
    values: { why: 'it is a directory' },
    severity: 'error',
    location: {
      path: 'skills/a/SKILL.md',
      start: { line: 2, column: 7 },
      end: { line: 2, column: 12 },
    },
    effects: [],
    related: [],
    fingerprint: 'f0',
    ...parts,
  };
}

/** A place at a line's start. */
export function at(path: string, line = 1): Finding['location'] {
  return { path, start: { line, column: 1 }, end: { line, column: 1 } };
}

/** A skill that loads everywhere it is judged. */
export function samplePlanRow(path: string, parts: Partial<PlanRow> = {}): PlanRow {
  return {
    path,
    kind: 'SKILL.md',
    name: path.split('/').at(-2) ?? 'top',
    judgedBy: ['agent-skills'],
    cells: { 'agent-skills': { verdict: 'loads' } },
    ...parts,
  };
}

/** A report of the given findings and skills, with the counts and the result that follow. */
export function sampleReport(findings: readonly Finding[], parts: Partial<Report> = {}): Report {
  const plan = parts.plan ?? [samplePlanRow('skills/a/SKILL.md')];
  const manifests: readonly Manifest[] = plan.map(({ path, kind, judgedBy }) => ({
    path,
    kind,
    runtimes: judgedBy,
  }));
  const count = (severity: Finding['severity']): number =>
    findings.filter((finding) => finding.severity === severity && finding.suppressed === undefined).length;
  const errors = count('error');
  return {
    result: errors > 0 ? 'fail' : 'pass',
    failOn: 'error',
    counts: {
      skills: plan.length,
      files: plan.length,
      errors,
      warnings: count('warning'),
      notices: count('notice'),
    },
    runtimes: ['agent-skills'],
    manifests,
    plan,
    permissions: [],
    personas: [],
    findings,
    notChecked: [],
    ...parts,
  };
}
