import { defineFaultRule } from './rule.js';
import { refineRequired } from './support/required-fields.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'description-required',
  summary: 'The description is missing or empty.',
  rationale:
    'The description is all that a model sees of a skill before it decides to use it. Most agents skip a skill without one; where it loads all the same, nothing tells the model when to use it.',
  subject: ['skill.json', 'SKILL.md'],
  messages: {
    missing: {
      severity: 'effect',
      text: 'the required field "description" is missing; say in it what the skill does and when to use it',
    },
    empty: {
      severity: 'effect',
      text: 'the required field "description" is empty; say in it what the skill does and when to use it',
    },
  },
  examples: [
    { bad: tidyTree('name: tidy'), good: tidyTree() },
    { bad: tidyTree('name: tidy\ndescription: ""'), good: tidyTree() },
  ],
  refine: (fault, manifest, context) => refineRequired('description', fault, { manifest, context }),
});
