import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'version-number',
  summary: 'A version without quotes is read as a number.',
  rationale:
    'To YAML, `1.10` without quotes is the number 1.1: the version that comes after 1.9 shows as one that came long before it.',
  subject: ['SKILL.md'],
  messages: {
    'trailing-zero': {
      severity: 'effect',
      text: 'version {value} is a number in YAML and reads as {read}; put it in quotes',
    },
  },
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nmetadata:\n  version: 1.10'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nmetadata:\n  version: "1.10"'),
    },
  ],
});
