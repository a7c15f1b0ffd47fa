import { defineRule } from './rule.js';
import { allowedVariables } from './support/env-allow.js';
import { skillTree } from './support/examples.js';
import { ongridEffect } from './support/skill-json.js';

export const rule = defineRule({
  name: 'env-name',
  summary: 'An item of env_allow is not the name of an environment variable.',
  rationale:
    'ongrid passes on the variables that env_allow names, letter by letter. A wildcard, an assignment or a reference is looked up as a name, is never found, and the skill runs without what it needs.',
  subject: ['skill.json'],
  messages: {
    wildcard: {
      severity: 'error',
      text: '"{name}" passes nothing: wildcards are not expanded; name each variable',
    },
    assignment: {
      severity: 'error',
      text: '"{name}" passes nothing: env_allow holds names, not values; write "{suggestion}"',
    },
    reference: {
      severity: 'error',
      text: '"{name}" passes nothing: write the name without "$" and braces, "{suggestion}"',
    },
    malformed: {
      severity: 'error',
      text: '"{name}" is no name of an environment variable; write letters, digits and underscores, one name an item',
    },
  },
  examples: [
    {
      bad: skillTree({ env_allow: ['PATH', 'AWS_*'] }),
      good: skillTree({ env_allow: ['PATH', 'AWS_REGION'] }),
    },
    { bad: skillTree({ env_allow: ['REGION=test'] }), good: skillTree({ env_allow: ['REGION'] }) },
  ],
  check(manifest, context) {
    for (const { name, location } of allowedVariables(manifest, context)) {
      if (NAME.test(name)) continue;
      const effects = ongridEffect('changed', 'passes nothing for it');
      context.report({ ...describe(name), location, effects });
    }
  },
});

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

function describe(name: string): {
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
} {
  const assigned = name.slice(0, Math.max(0, name.indexOf('='))).trim();
  if (NAME.test(assigned)) return { message: 'assignment', values: { name, suggestion: assigned } };
  const referred = /^\$\{?(\w+)\}?$/.exec(name)?.[1];
  if (referred !== undefined) return { message: 'reference', values: { name, suggestion: referred } };
  return { message: /[*?]/.test(name) ? 'wildcard' : 'malformed', values: { name } };
}
