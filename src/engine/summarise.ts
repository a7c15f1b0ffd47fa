import { type Finding, type Severity, compareSeverity } from '../domain/finding.js';
import { type Manifest, type RuntimeId, isSkill } from '../domain/manifest.js';
import type { LoadPlan } from '../domain/plan.js';
import type {
  FailOn,
  NotChecked,
  PersonaReach,
  PlanCell,
  PlanRow,
  Report,
  Result,
} from '../domain/report.js';
import type { SmokeReport } from '../domain/smoke.js';
import { type JudgedDecision, decisionsByFile, kindestOf } from './load.js';
import { runtimes } from '../runtimes/index.js';

/** Everything that a run came to know. */
export interface Outcome {
  readonly manifests: readonly Manifest[];
  readonly plans: readonly LoadPlan[];
  readonly others: () => readonly LoadPlan[];
  readonly personas: readonly PersonaReach[];
  readonly unrelated: readonly string[];
  readonly findings: readonly Finding[];
  readonly failOn: FailOn;
  readonly smoke?: SmokeReport;
  /** Whether less was found than has to be there. */
  readonly tooFew: boolean;
}

/** Puts the outcome of a run into the one model that every format is rendered from. */
export function summarise(outcome: Outcome): Report {
  const { manifests, findings, failOn } = outcome;
  const skills = manifests.filter(isSkill);
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity && !finding.suppressed).length;
  let plan: readonly PlanRow[] | undefined;
  return {
    result: resultOf(outcome),
    failOn,
    counts: {
      skills: skills.length,
      files: manifests.length,
      errors: count('error'),
      warnings: count('warning'),
      notices: count('notice'),
    },
    runtimes: runtimes
      .map(({ id }) => id)
      .filter((id) => manifests.some((manifest) => manifest.runtimes.includes(id))),
    manifests,
    get plan() {
      plan ??= planRows(outcome);
      return plan;
    },
    personas: outcome.personas,
    permissions: outcome.plans.flatMap(({ permissions }) => permissions ?? []),
    findings,
    notChecked: notChecked(outcome),
    ...(outcome.smoke ? { smoke: outcome.smoke } : {}),
  };
}

function resultOf({ findings, failOn, tooFew }: Outcome): Result {
  if (failOn === 'never') return 'pass';
  if (tooFew) return 'error';
  return findings.some(({ severity, suppressed }) => !suppressed && compareSeverity(severity, failOn) <= 0)
    ? 'fail'
    : 'pass';
}

/** The load table. Only whoever shows it pays for what the other runtimes would do. */
export function planRows({
  manifests,
  plans,
  others,
}: Pick<Outcome, 'manifests' | 'plans' | 'others'>): readonly PlanRow[] {
  const decisions = decisionsByFile([...plans, ...others()]);
  return manifests.filter(isSkill).map((manifest) => planRow(manifest, decisions.get(manifest.path) ?? []));
}

function planRow(
  { path, kind, runtimes: judgedBy }: Manifest,
  decisions: readonly JudgedDecision[],
): PlanRow {
  const cells: Partial<Record<RuntimeId, PlanCell>> = {};
  for (const { id } of runtimes) {
    const cell = cellOf(decisions.filter(({ runtime }) => runtime === id));
    if (cell) cells[id] = cell;
  }
  const name = decisions.map(({ decision }) => decision.name).find((known) => known !== undefined);
  const own = decisions.map(({ decision }) => decision.skill?.class).find((known) => known !== undefined);
  return {
    path,
    kind,
    ...(name === undefined ? {} : { name }),
    ...(own === undefined ? {} : { class: own }),
    judgedBy,
    cells,
  };
}

function cellOf(judged: readonly JudgedDecision[]): PlanCell | undefined {
  const decision = kindestOf(judged.map((one) => one.decision));
  if (!decision) return undefined;
  const { verdict, name, shadowedBy, reason, message } = decision;
  return {
    verdict,
    ...(name !== undefined ? { name } : {}),
    ...(shadowedBy !== undefined ? { shadowedBy } : {}),
    ...(reason !== undefined ? { reason } : {}),
    ...(message !== undefined ? { message } : {}),
  };
}

function notChecked({ manifests, unrelated }: Outcome): readonly NotChecked[] {
  const unread = manifests
    .filter((manifest) => manifest.runtimes.length === 0)
    .map(({ path, kind }) => ({ path, why: `none of the chosen runtimes reads ${kind}` }));
  return [
    ...unread,
    ...unrelated.map((path) => ({ path, why: 'named like a manifest, but holds something else' })),
  ];
}
