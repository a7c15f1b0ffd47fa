import { readFileSync } from 'node:fs';
import type { Finding, Severity } from '../../src/domain/finding.js';

/** A small tree drawn from a public bug report, with the right verdict. See `about` in fixtures/cases.json. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly summary: string;
  readonly tree: object;
  readonly setup: {
    readonly smokeRun?: boolean;
    readonly pathPrepend?: string;
    readonly changedFiles?: readonly string[];
    readonly deleted?: readonly string[];
    readonly env?: object;
    readonly exit?: Readonly<Record<string, number>>;
  };
  readonly expect: readonly Expectation[];
  readonly mustNot: readonly {
    readonly about: string;
    readonly severity: Severity | 'any';
    readonly file?: string;
  }[];
}

export interface Expectation {
  readonly file: string;
  readonly line: number;
  readonly severity: Severity;
  readonly about: string;
}

export function readCases(): readonly Case[] {
  const file = new URL('../../fixtures/cases.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }).cases;
}

/**
 * What a report says otherwise than a case: what it lacks, what it says twice, and every error or warning that the case
 * does not name. Notices beside those are nobody's business.
 */
export function disagreements(
  report: { readonly findings: readonly Pick<Finding, 'rule' | 'severity' | 'location'>[] },
  wanted: readonly Expectation[],
): readonly string[] {
  const found = report.findings.map((finding) => ({
    place: place(finding.severity, finding.location.path, finding.location.start.line),
    rule: finding.rule,
    severity: finding.severity,
  }));
  const places = wanted.map(({ severity, file, line }) => place(severity, file, line));
  const missing = places.filter((one) => !found.some((finding) => finding.place === one));
  const surplus = found.filter((one) => one.severity !== 'notice' && !places.includes(one.place));
  const twice = places.filter((one) => {
    const expected = places.filter((other) => other === one).length;
    return found.filter((finding) => finding.place === one).length > expected;
  });
  return [
    ...missing.map((one) => `lacks ${one}`),
    ...surplus.map((one) => `says ${one.place} (${one.rule})`),
    ...new Set(twice.map((one) => `says more than once ${one}`)),
  ];
}

function place(severity: Severity, file: string, line: number): string {
  return `${severity} ${file}:${line}`;
}
