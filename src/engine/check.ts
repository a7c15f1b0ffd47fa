import type { Finding } from '../domain/finding.js';
import { type Manifest, isSkill } from '../domain/manifest.js';
import type { FailOn, PersonaReach, Report } from '../domain/report.js';
import type { SmokeReport } from '../domain/smoke.js';
import type { Tree } from '../domain/tree.js';
import type { Policy } from '../domain/policy.js';
import { Documents } from '../formats/documents.js';
import type { Baseline } from '../policy/baseline.js';
import { rules } from '../rules/index.js';
import { personas } from '../runtimes/ongrid-native/personas.js';
import { acceptKnown } from './accept.js';
import { type Collector, assess } from './assess.js';
import { filterOf } from './discover.js';
import { DEFAULT_ALLOW_LIST, decisionsByFile } from './load.js';
import type { CheckOptions } from './options.js';
import { summarise } from './summarise.js';
import { applySuppressions } from './suppress.js';
import { type Survey, survey } from './survey.js';

const DEFAULT_FAIL_ON: FailOn = 'error';

const NO_POLICY: Policy = { files: [] };

/** What was found out besides the tree, once it was surveyed. */
export interface Evidence {
  readonly smoke?: SmokeReport;
  /** Whether only some skills were tried. */
  readonly isSmokePartial?: boolean;
  readonly baseline?: Baseline;
}

/**
 * Finds, loads and checks everything in a tree. Never throws for what the tree holds: a broken file is a finding at
 * its place, and so is a rule of ours that breaks on it.
 */
export function check(tree: Tree, options: CheckOptions = {}): Report {
  return judge(survey(tree, options));
}

/** Runs the rules over what was surveyed and puts all that came to light into a report. Never throws either. */
export function judge(surveyed: Survey, evidence: Evidence = {}): Report {
  const { manifests, plans, others, unrelated, options } = surveyed;
  const collector = applyRules(surveyed, evidence);
  return summarise({
    manifests,
    plans,
    others,
    personas: personasOf(surveyed),
    unrelated,
    findings: accept(collector, surveyed, evidence),
    failOn: options.failOn ?? DEFAULT_FAIL_ON,
    tooFew: isTooFew(manifests, options),
    ...(evidence.smoke ? { smoke: evidence.smoke } : {}),
  });
}

function applyRules(
  { documents, manifests, plans, failures, options }: Survey,
  { smoke }: Evidence,
): Collector {
  const collector = assess(rules, {
    documents,
    manifests,
    plans,
    decisions: decisionsByFile(plans),
    allowList: options.allowList ?? DEFAULT_ALLOW_LIST,
    runtimesChosen: options.runtimes !== undefined,
    isWanted: filterOf(options),
    mustFind: options.mustFind ?? false,
    requireSkills: options.requireSkills ?? 0,
    policy: options.policy ?? NO_POLICY,
    remarks: options.remarks ?? [],
    ...(options.base ? { base: new Documents(options.base) } : {}),
    ...(options.basePermissions ? { basePermissions: options.basePermissions } : {}),
    ...(smoke ? { smoke } : {}),
  });
  for (const { runtime, error } of failures) {
    collector.attempt(`the loader of ${runtime}`, '.', () => {
      throw error;
    });
  }
  return collector;
}

function personasOf({ documents, manifests }: Survey): readonly PersonaReach[] {
  const paths = manifests.filter(({ kind }) => kind === 'persona').map(({ path }) => path);
  return personas(documents, paths).map(({ path, name, mode, classes }) => ({ path, name, mode, classes }));
}

/** Marks what policy, skills and baseline accept. */
function accept(collector: Collector, surveyed: Survey, evidence: Evidence): readonly Finding[] {
  const { documents, manifests, options, isPartial } = surveyed;
  const findings = applySuppressions(collector, {
    documents,
    manifests,
    suppressions: options.policy?.suppress ?? [],
    today: options.today,
    // What lies outside the paths asked for may need the suppressions that nothing needs here.
    isPartial,
  });
  const { baseline } = evidence;
  const wasSmokeRun = isWhole(evidence);
  return baseline ? acceptKnown(collector, { findings, baseline, isPartial, wasSmokeRun }) : findings;
}

/** Whether what smoke runs did not find is not there. */
function isWhole({ smoke, isSmokePartial }: Evidence): boolean {
  return smoke?.mode === 'run' && !smoke.refusal && !smoke.interrupted && isSmokePartial !== true;
}

function isTooFew(manifests: readonly Manifest[], { mustFind, requireSkills }: CheckOptions): boolean {
  return (
    (mustFind === true && manifests.length === 0) || manifests.filter(isSkill).length < (requireSkills ?? 0)
  );
}
