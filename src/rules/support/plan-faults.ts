import type { Effect } from '../../domain/finding.js';
import type { RuleContext } from '../rule.js';

/** Reports the faults of the set-up that the runtimes in use found under a code, each once. */
export function reportPlanFaults(code: string, context: RuleContext): void {
  const inUse = new Set(context.manifests.flatMap(({ runtimes }) => runtimes));
  const reported = new Set<string>();
  for (const { runtime, faults } of context.plans) {
    if (!inUse.has(runtime) && context.manifests.length > 0) continue;
    for (const { code: own, variant, values, location, outcome, detail } of faults) {
      const key = `${variant}\0${location.path}`;
      if (own !== code || reported.has(key)) continue;
      reported.add(key);
      const effects: readonly Effect[] = [{ runtime, outcome, detail }];
      context.report({ message: variant, values, location, effects });
    }
  }
}
