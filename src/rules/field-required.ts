import { defineRule } from './rule.js';
import { findLack, hasFields } from './support/manifest-field.js';

const POLICY = { 'skillgate.yml': 'required-fields: { SKILL.md: [license, metadata.owner] }\n' };

export const rule = defineRule({
  name: 'field-required',
  summary: 'A field that the policy requires is missing or empty.',
  rationale:
    'Runtimes ask for a name and a description. What an organisation needs besides, an owner or a licence, it lists under `required-fields`; dots lead into mappings.',
  subject: ['skill.json', 'SKILL.md'],
  enforcesPolicy: true,
  messages: {
    missing: { severity: 'error', text: 'the policy requires the field "{field}": add it' },
    empty: { severity: 'error', text: 'the policy requires the field "{field}", which is empty: fill it in' },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\nlicense: MIT\n---\n',
        ...POLICY,
      },
      good: {
        'skills/tidy/SKILL.md':
          '---\nname: tidy\ndescription: Tidies a table.\nlicense: MIT\nmetadata:\n  owner: team-a\n---\n',
        ...POLICY,
      },
    },
  ],
  check(manifest, context) {
    const { kind } = manifest;
    if (kind !== 'SKILL.md' && kind !== 'skill.json') return;
    const required = context.policy.requiredFields?.[kind] ?? [];
    if (required.length === 0 || !hasFields(manifest, context)) return;
    for (const field of required) {
      // What every runtime asks for has a rule of its own.
      if (context.faults(manifest, `${field}-required`).length > 0) continue;
      const lack = findLack(manifest, context, field);
      if (lack) context.report({ ...lack, values: { field } });
    }
  },
});
