import type { Effect, Outcome } from '../../domain/finding.js';
import type { Manifest } from '../../domain/manifest.js';
import { type GatheredFault, type RuleContext, type RuleReport, reportOf } from '../rule.js';
import { isMisspelt } from './near-miss.js';
import { isMisspeltSkillField } from './skill-fields.js';

export type RequiredField = 'name' | 'description';

/** Where a fault was met. */
export interface Meeting {
  readonly manifest: Manifest;
  readonly context: RuleContext;
}

/**
 * A required field that is missing, told once: not where its key is misspelt, which `field-unknown` says at the key, and
 * for both fields in one finding, where both are missing.
 */
export function refineRequired(
  field: RequiredField,
  fault: GatheredFault,
  meeting: Meeting,
): RuleReport | undefined {
  if (fault.variant !== 'missing') return reportOf(fault);
  if (isTold(field, meeting)) return undefined;
  const other = missing(field === 'name' ? 'description' : 'name', meeting);
  if (!other) return reportOf(fault);
  if (field === 'description') return undefined;
  return { ...reportOf(fault), message: 'both', effects: joinEffects(fault.effects, other.effects) };
}

function isTold(field: RequiredField, { manifest, context }: Meeting): boolean {
  return isMisspelt(manifest, context, field) || isMisspeltSkillField(manifest, context, field);
}

function missing(field: RequiredField, meeting: Meeting): GatheredFault | undefined {
  const faults = meeting.context.faults(meeting.manifest, `${field}-required`);
  const found = faults.find(({ variant }) => variant === 'missing');
  return found && !isTold(field, meeting) ? found : undefined;
}

/** One effect for each runtime: the graver one. */
function joinEffects(left: readonly Effect[], right: readonly Effect[]): readonly Effect[] {
  const others = right.filter(({ runtime }) => !left.some((effect) => effect.runtime === runtime));
  const graver = left.map((effect) => {
    const twin = right.find(({ runtime }) => runtime === effect.runtime);
    return twin && GRAVITY[twin.outcome] > GRAVITY[effect.outcome] ? twin : effect;
  });
  return [...graver, ...others];
}

const GRAVITY: Readonly<Record<Outcome, number>> = { dropped: 3, fails: 2, changed: 1, harmless: 0 };
