import { type SmokeReport, type SmokeResult, type SmokeVerdict, overallVerdict } from '../domain/smoke.js';
import type { Finding, Outcome, Severity } from '../domain/finding.js';
import type { Location, Position } from '../domain/location.js';
import { type ManifestKind, type RuntimeId, isSkill } from '../domain/manifest.js';
import type { PermissionAction, PermissionDecision, PermissionPlan } from '../domain/plan.js';
import type { Counts, NotChecked, PlanRow, Report, Result, PersonaReach } from '../domain/report.js';
import { renderMessage } from './messages.js';

/** Grows when a field changes its meaning or goes; new fields may come at any time. */
export const REPORT_VERSION = 1;

export interface JsonLocation {
  readonly path: string;
  readonly start: Position;
  readonly end: Position;
}

export interface JsonFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly location: JsonLocation;
  readonly effects: readonly {
    readonly runtime: RuntimeId;
    readonly outcome: Outcome;
    readonly detail: string;
  }[];
  readonly related: readonly { readonly location: JsonLocation; readonly note: string }[];
  readonly fingerprint: string;
  /** Whether the change at hand brought it; absent where nobody compared. */
  readonly isNew?: boolean;
  /** Present where the finding is accepted and counts for nothing. */
  readonly suppressed?: { readonly reason: string; readonly source: JsonLocation };
}

export interface JsonSkill {
  readonly path: string;
  readonly kind: ManifestKind;
  readonly name?: string;
  /** The runtimes whose treatment counts. */
  readonly runtimes: readonly RuntimeId[];
}

export interface JsonPermissions {
  readonly path: string;
  readonly rules: readonly {
    readonly pattern: string;
    readonly action: string;
    readonly location: JsonLocation;
  }[];
  readonly decisions: readonly {
    readonly skill: string;
    readonly action: PermissionAction;
    /** The deciding rule; empty where none matches. */
    readonly rule: string;
    readonly runnerUp: string;
  }[];
}

/** Smoke results; what skills printed is data here, escaped like all text. */
export type JsonSmoke = Omit<SmokeReport, 'results'> & {
  readonly verdict: SmokeVerdict;
  readonly results: readonly Omit<SmokeResult, 'observations'>[];
};

/** The report that other programs read; its JSON Schema is `reportSchema`. */
export interface JsonReport {
  readonly version: typeof REPORT_VERSION;
  readonly result: Result;
  readonly counts: Counts;
  readonly skills: readonly JsonSkill[];
  readonly plan: readonly PlanRow[];
  readonly permissions: readonly JsonPermissions[];
  /** What smoke runs found; null where there were none. */
  readonly smoke: JsonSmoke | null;
  readonly findings: readonly JsonFinding[];
  readonly notChecked: readonly NotChecked[];
  readonly personas: readonly PersonaReach[];
}

/** The report as plain data, with the words of every finding. */
export function toJsonReport(report: Report): JsonReport {
  const names = new Map(report.plan.map(({ path, name }) => [path, name]));
  return {
    version: REPORT_VERSION,
    result: report.result,
    counts: report.counts,
    skills: report.manifests.filter(isSkill).map(({ path, kind, runtimes }) => {
      const name = names.get(path);
      return name === undefined ? { path, kind, runtimes } : { path, kind, name, runtimes };
    }),
    plan: report.plan,
    permissions: report.permissions.map(permissionsOf),
    smoke: report.smoke ? smokeOf(report.smoke) : null,
    findings: report.findings.map(findingOf),
    notChecked: report.notChecked,
    personas: report.personas,
  };
}

/** What was observed stands among the findings. */
function smokeOf(smoke: SmokeReport): JsonSmoke {
  const results = smoke.results.map(({ observations: _observations, ...result }) => result);
  return { verdict: overallVerdict(smoke), ...smoke, results };
}

/** What workflow commands are made of, and what terminals act on; within JSON strings an escape means the same. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /##\[|[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The JSON report as text, ended by a line feed. */
export function renderJson(report: Report): string {
  return printableJson(toJsonReport(report));
}

/** JSON as text, ended by a line feed. It is safe to print: no line of it is a workflow command or moves a cursor. */
export function printableJson(value: object): string {
  const text = JSON.stringify(value, undefined, 2);
  return `${text.replace(UNSAFE, escapeUnsafe)}\n`;
}

function escapeUnsafe(unsafe: string): string {
  if (unsafe === '##[') return String.raw`##\u005b`;
  return String.raw`\u${unsafe.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function findingOf(finding: Finding): JsonFinding {
  const { suppressed, isNew } = finding;
  return {
    rule: finding.rule,
    severity: finding.severity,
    message: renderMessage(finding),
    location: locationOf(finding.location),
    effects: finding.effects.map(({ runtime, outcome, detail }) => ({ runtime, outcome, detail })),
    related: finding.related.map(({ location, note }) => ({ location: locationOf(location), note })),
    fingerprint: finding.fingerprint,
    ...(isNew === undefined ? {} : { isNew }),
    ...(suppressed === undefined
      ? {}
      : { suppressed: { reason: suppressed.reason, source: locationOf(suppressed.source) } }),
  };
}

function locationOf({ path, start, end }: Location): JsonLocation {
  return {
    path,
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}

function permissionsOf({ path, rules, decisions }: PermissionPlan): JsonPermissions {
  return {
    path,
    rules: rules.map(({ pattern, action, patternLocation }) => ({
      pattern,
      action,
      location: locationOf(patternLocation),
    })),
    decisions: decisions.map(decisionOf),
  };
}

function decisionOf({
  skill,
  action,
  rule,
  runnerUp,
}: PermissionDecision): JsonPermissions['decisions'][number] {
  return { skill, action, rule, runnerUp };
}
