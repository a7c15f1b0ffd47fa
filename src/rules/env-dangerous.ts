import { DANGEROUS_VARIABLES, type DangerousVariable } from './data/dangerous-environment.js';
import { defineRule } from './rule.js';
import { allowedVariables } from './support/env-allow.js';
import { skillTree } from './support/examples.js';

export const rule = defineRule({
  name: 'env-dangerous',
  summary: 'A skill asks for an environment variable that hands its process over.',
  rationale:
    'Some variables make an interpreter or the dynamic linker run code of their choosing, and those of the runner hold tokens and the files that steer a job. Neither is data for a skill.',
  subject: ['skill.json'],
  messages: {
    injects: {
      severity: 'warning',
      text: '"{name}" lets the environment inject code into the skill through {reader}; remove it',
    },
    credential: {
      severity: 'error',
      text: '"{name}" belongs to {reader} and may hold its tokens; remove it, and name what the skill needs',
    },
  },
  examples: [
    { bad: skillTree({ env_allow: ['PATH', 'LD_PRELOAD'] }), good: skillTree({ env_allow: ['PATH'] }) },
    { bad: skillTree({ env_allow: ['GITHUB_TOKEN'] }), good: skillTree({ env_allow: ['REPORT_TOKEN'] }) },
  ],
  check(manifest, context) {
    for (const { name, location } of allowedVariables(manifest, context)) {
      const danger = DANGEROUS_VARIABLES.find((variable) => covers(variable, name));
      if (danger)
        context.report({ message: danger.danger, values: { name, reader: danger.reader }, location });
    }
  },
});

function covers(variable: DangerousVariable, name: string): boolean {
  return variable.name.endsWith('*') ? name.startsWith(variable.name.slice(0, -1)) : name === variable.name;
}
