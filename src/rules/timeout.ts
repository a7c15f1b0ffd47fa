import { locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { effectiveTimeout, memberOfManifest } from '../runtimes/ongrid/manifest.js';
import { type RuleContext, defineRule, reportOf } from './rule.js';
import { skillTree } from './support/examples.js';
import { objectOf } from './support/skill-json.js';

const POLICY = { 'skillgate.yml': 'timeout: { max-seconds: 120 }\n' };

export const rule = defineRule({
  name: 'timeout',
  summary: 'A timeout counts as another one than is written, or is longer than the policy allows.',
  rationale:
    'ongrid takes a timeout that is not positive for the default of 30 seconds, and one beyond 292 years for whatever is left of it in 64 bits of nanoseconds, which is the default as a rule. Zero is let pass: it is the common way to ask for the default.',
  subject: ['skill.json'],
  messages: {
    'zero-or-negative': {
      severity: 'effect',
      text: 'timeout_seconds {value} counts as {seconds} s; give a positive number of seconds, or leave it out',
    },
    wraps: {
      severity: 'effect',
      text: 'timeout_seconds {value} is more than ongrid can count and becomes {seconds} s; give at most 9223372036',
    },
    'over-maximum': {
      severity: 'error',
      text: 'the policy allows at most {limit} s, and this skill may run for {seconds} s: give a lower timeout_seconds',
    },
    'default-over-maximum': {
      severity: 'error',
      text: 'the policy allows at most {limit} s, and without a timeout_seconds this skill may run for {seconds} s: give one',
    },
  },
  examples: [
    { bad: skillTree({ timeout_seconds: -1 }), good: skillTree({ timeout_seconds: 60 }) },
    { bad: skillTree({ timeout_seconds: 9_223_372_037 }), good: skillTree({ timeout_seconds: 3600 }) },
    {
      bad: { ...skillTree({ timeout_seconds: 600 }), ...POLICY },
      good: { ...skillTree({ timeout_seconds: 60 }), ...POLICY },
    },
  ],
  check(manifest, context) {
    for (const fault of context.faults(manifest, 'timeout')) {
      if (fault.values['value'] !== '0') context.report(reportOf(fault));
    }
    holdAgainstMaximum(manifest, context);
  },
});

function holdAgainstMaximum(manifest: Manifest, context: RuleContext): void {
  const limit = context.policy.timeout?.maxSeconds;
  const root = objectOf(manifest, context);
  if (limit === undefined || !root) return;
  const value = memberOfManifest(root, 'timeout_seconds')?.value;
  const literal = value?.type === 'number' ? value.literal : '0';
  // Anything else does not decode, and is reported as that.
  if ((value && value.type !== 'number' && value.type !== 'null') || !/^-?\d{1,19}$/.test(literal)) return;
  const seconds = effectiveTimeout(BigInt(literal));
  if (seconds <= limit) return;
  context.report({
    message: value?.type === 'number' ? 'over-maximum' : 'default-over-maximum',
    values: { limit, seconds },
    location: locate(manifest.path, value?.range),
  });
}
