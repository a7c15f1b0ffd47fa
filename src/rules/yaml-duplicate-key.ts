import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'yaml-duplicate-key',
  summary: 'A key stands twice in one mapping of the frontmatter.',
  rationale:
    'Most YAML parsers refuse a mapping that gives a key twice, and the skill is skipped. Others keep the first value or the last, without a word, so that agents disagree on what the skill says.',
  subject: ['SKILL.md', 'persona'],
  messages: {
    duplicate: {
      severity: 'effect',
      text: 'key "{key}" stands here a second time, the first is on line {line}; keep one of the two',
    },
  },
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies.\ndescription: Tidies a table.'),
      good: tidyTree(),
    },
  ],
});
