import { defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { matchesAny, matchesGlob } from './support/globs.js';
import { textField } from './support/manifest-field.js';

export const rule = defineRule({
  name: 'name-not-allowed',
  summary: 'The policy does not allow the name of a skill.',
  rationale:
    'Names are what permission rules, personas and people go by. An organisation that keeps a prefix for each team, or words for itself, writes it down once under `names`.',
  subject: ['skill.json', 'SKILL.md'],
  enforcesPolicy: true,
  messages: {
    denied: {
      severity: 'error',
      text: 'the policy forbids the name "{name}", which matches "{pattern}": choose another name',
    },
    'not-allowed': {
      severity: 'error',
      text: 'the policy does not allow the name "{name}"; a name has to match {allowed}',
    },
  },
  examples: [
    {
      bad: { ...skillTree({ name: 'disk_tmp' }), 'skillgate.yml': 'names: { deny: ["*_tmp"] }\n' },
      good: { ...skillTree({ name: 'disk_usage' }), 'skillgate.yml': 'names: { deny: ["*_tmp"] }\n' },
    },
    {
      bad: {
        '.claude/skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
        'skillgate.yml': 'names: { allow: ["team-*"] }\n',
      },
      good: {
        '.claude/skills/team-tidy/SKILL.md': '---\nname: team-tidy\ndescription: Tidies a table.\n---\n',
        'skillgate.yml': 'names: { allow: ["team-*"] }\n',
      },
    },
  ],
  check(manifest, context) {
    const { allow, deny } = context.policy.names ?? {};
    const name = allow || deny ? textField(manifest, context, 'name') : undefined;
    if (!name) return;
    const { text, location } = name;
    const pattern = deny?.find((one) => matchesGlob(one, text));
    if (pattern !== undefined)
      context.report({ message: 'denied', values: { name: text, pattern }, location });
    else if (allow && !matchesAny(allow, text)) {
      const allowed = allow.map((one) => `"${one}"`).join(', ') || 'nothing';
      context.report({ message: 'not-allowed', values: { name: text, allowed }, location });
    }
  },
});
