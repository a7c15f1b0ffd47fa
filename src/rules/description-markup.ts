import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'description-markup',
  summary: 'The description holds what reads as a tag.',
  rationale:
    'Descriptions are put into prompts that are marked up with tags. The specification allows angle brackets, but the places where skills are uploaded refuse a description with them, and some agents strip them.',
  subject: ['SKILL.md'],
  messages: {
    tag: {
      severity: 'effect',
      text: '"{tag}" reads as a tag, which upload surfaces refuse in a description; write it without angle brackets',
    },
  },
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies the <table> that is given.'),
      good: tidyTree('name: tidy\ndescription: Tidies tables where width < 100.'),
    },
  ],
});
