import { type Manifest, isSkill } from '../domain/manifest.js';
import type { FailOn, Report } from '../domain/report.js';
import type { Tree } from '../domain/tree.js';
import type { Policy } from '../domain/policy.js';
import { Documents } from '../formats/documents.js';
import { rules } from '../rules/index.js';
import { assess } from './assess.js';
import { discover } from './discover.js';
import { DEFAULT_ALLOW_LIST, decisionsByFile, load } from './load.js';
import type { CheckOptions } from './options.js';
import { settle } from './settle.js';
import { summarise } from './summarise.js';
import { applySuppressions } from './suppress.js';

const DEFAULT_FAIL_ON: FailOn = 'error';

const NO_POLICY: Policy = { files: [] };

/**
 * Finds, loads and checks everything in a tree. Never throws for what the tree holds: a broken file is a finding at
 * its place, and so is a rule of ours that breaks on it.
 */
export function check(tree: Tree, asked: CheckOptions = {}): Report {
  const options = settle(asked);
  const documents = new Documents(tree);
  const { manifests, unrelated } = discover(documents, options);
  const { plans, failures } = load(documents, manifests, options);
  const decisions = decisionsByFile(plans);
  const collector = assess(rules, {
    documents,
    manifests,
    plans,
    decisions,
    allowList: options.allowList ?? DEFAULT_ALLOW_LIST,
    runtimesChosen: options.runtimes !== undefined,
    mustFind: options.mustFind ?? false,
    requireSkills: options.requireSkills ?? 0,
    policy: options.policy ?? NO_POLICY,
    ...(options.base ? { base: new Documents(options.base) } : {}),
    ...(options.basePermissions ? { basePermissions: options.basePermissions } : {}),
  });
  for (const { runtime, error } of failures) {
    collector.attempt(`the loader of ${runtime}`, '.', () => {
      throw error;
    });
  }
  return summarise({
    manifests,
    plans,
    decisions,
    unrelated,
    findings: applySuppressions(collector, {
      documents,
      manifests,
      suppressions: options.policy?.suppress ?? [],
      today: options.today,
      // What lies outside the paths asked for may need the suppressions that nothing needs here.
      isPartial: asked.paths !== undefined,
    }),
    failOn: options.failOn ?? DEFAULT_FAIL_ON,
    tooFew: isTooFew(manifests, options),
  });
}

function isTooFew(manifests: readonly Manifest[], { mustFind, requireSkills }: CheckOptions): boolean {
  return (
    (mustFind === true && manifests.length === 0) || manifests.filter(isSkill).length < (requireSkills ?? 0)
  );
}
