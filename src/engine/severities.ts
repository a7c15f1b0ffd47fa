import type { Severity } from '../domain/finding.js';
import type { Policy, RuleSetting } from '../domain/policy.js';
import type { Rule } from '../rules/rule.js';
import { matchesAny } from '../rules/support/globs.js';

/** A severity as the rule gives it, and where. */
export interface Given {
  readonly path: string;
  readonly severity: Severity | undefined;
}

/** The severity that the policy makes of a rule's own; undefined where the finding is dropped. */
export function applySetting(policy: Policy, rule: Rule, { path, severity }: Given): Severity | undefined {
  if (severity === undefined || rule.fixed) return severity;
  const setting = settingFor(policy, rule.name, path);
  return setting === 'off' ? undefined : (setting ?? severity);
}

/** The last override that names the rule and covers the path counts, then the setting for everywhere. */
function settingFor({ rules, overrides }: Policy, rule: string, path: string): RuleSetting | undefined {
  const override = overrides?.findLast(
    (one) => Object.hasOwn(one.rules, rule) && matchesAny(one.paths, path),
  );
  if (override) return override.rules[rule];
  return rules && Object.hasOwn(rules, rule) ? rules[rule] : undefined;
}
