import { defineFaultRule } from './rule.js';
import { skillTree } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'field-type',
  summary: 'A field has a value of the wrong type.',
  rationale:
    'Loaders decode manifests into typed fields. One value of another type, such as a number in quotes, and most of them drop the whole file rather than that field.',
  subject: ['skill.json', 'SKILL.md', 'persona'],
  messages: {
    'wrong-type': {
      severity: 'effect',
      text: '"{field}" must be {expected}, and is {actual}; write {expected}',
    },
    'not-an-object': {
      severity: 'effect',
      text: 'a skill.json must be an object, and is {actual}; write {"name": …}',
    },
  },
  examples: [
    { bad: skillTree({ timeout_seconds: '60' }), good: skillTree({ timeout_seconds: 60 }) },
    { bad: skillTree({ env_allow: 'PATH' }), good: skillTree({ env_allow: ['PATH'] }) },
  ],
});
