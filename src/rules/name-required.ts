import { defineFaultRule } from './rule.js';
import { refineRequired } from './support/required-fields.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'name-required',
  summary: 'The name is missing or empty.',
  rationale:
    'The name is what an agent calls a skill by. Without it a manifest is skipped, or, in the more lenient agents, named after its folder.',
  subject: ['skill.json', 'SKILL.md'],
  messages: {
    missing: {
      severity: 'effect',
      text: 'the required field "name" is missing; write it, such as "{suggestion}"',
    },
    empty: {
      severity: 'effect',
      text: 'the required field "name" is empty; write a name, such as "{suggestion}"',
    },
    both: {
      severity: 'effect',
      text: 'the required fields "name" and "description" are missing; write both, the name such as "{suggestion}"',
    },
  },
  examples: [
    { bad: tidyTree('description: Tidies a table.'), good: tidyTree() },
    { bad: tidyTree('name:\ndescription: Tidies a table.'), good: tidyTree() },
  ],
  refine: (fault, manifest, context) => refineRequired('name', fault, { manifest, context }),
});
