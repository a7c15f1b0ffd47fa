import type { Manifest } from '../../domain/manifest.js';
import type { GatheredFault, RuleContext } from '../rule.js';

/**
 * A fault about a file that a runtime does not see, without the runtimes that do see it: by another path (a link), or in
 * another project of the repository. Undefined where none is left.
 */
export function withoutReached(
  fault: GatheredFault,
  manifest: Manifest,
  context: RuleContext,
): GatheredFault | undefined {
  const reached = context
    .decisions(manifest)
    .filter(({ decision }) => decision.verdict !== 'invisible')
    .map(({ runtime }) => runtime);
  const effects = fault.effects.filter(({ runtime }) => !reached.includes(runtime));
  return effects.length === 0 ? undefined : { ...fault, effects };
}
