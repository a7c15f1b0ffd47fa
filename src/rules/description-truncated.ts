import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'description-truncated',
  summary: 'The description is longer than its limit.',
  rationale:
    'Descriptions of all skills stand in the context of every conversation, so agents limit them. What is longer is cut, and the end is never read, or the whole skill is refused.',
  subject: ['SKILL.md'],
  messages: {
    'too-long': {
      severity: 'effect',
      text: 'description has {length} characters, the limit is {limit}; shorten it, and move the rest to the body',
    },
  },
  examples: [
    {
      bad: tidyTree(`name: tidy\ndescription: ${'Tidies a table. '.repeat(70).trim()}`),
      good: tidyTree(`name: tidy\ndescription: ${'Tidies a table. '.repeat(60).trim()}`),
    },
  ],
});
