import { defineRule } from './rule.js';
import { allowedVariables } from './support/env-allow.js';
import { skillTree } from './support/examples.js';
import { matchesAny } from './support/globs.js';

const POLICY = { 'skillgate.yml': 'environment: { allow: [PATH, HOME, "TEAM_*"] }\n' };

export const rule = defineRule({
  name: 'env-not-allowed',
  summary: 'The policy does not allow a variable that a skill asks for.',
  rationale:
    'What `env_allow` names reaches the script, secrets included. The policy says under `environment.allow` which variables of the host a skill may see.',
  subject: ['skill.json'],
  enforcesPolicy: true,
  messages: {
    'not-allowed': {
      severity: 'error',
      text: 'the policy does not allow the variable "{name}"; allowed: {allowed}',
    },
  },
  examples: [
    {
      bad: { ...skillTree({ env_allow: ['PATH', 'AWS_SECRET_ACCESS_KEY'] }), ...POLICY },
      good: { ...skillTree({ env_allow: ['PATH', 'TEAM_REGION'] }), ...POLICY },
    },
  ],
  check(manifest, context) {
    const allow = context.policy.environment?.allow;
    if (!allow) return;
    const allowed = allow.join(', ') || 'none';
    for (const { name, location } of allowedVariables(manifest, context)) {
      if (!matchesAny(allow, name))
        context.report({ message: 'not-allowed', values: { name, allowed }, location });
    }
  },
});
