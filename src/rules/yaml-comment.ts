import { defineFaultRule, reportOf } from './rule.js';
import { quoteWithComment } from './support/quote-value.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'yaml-comment',
  summary: 'A blank and a "#" cut a value short.',
  rationale:
    'In a value without quotes, a "#" behind a blank begins a comment: the rest of the line is dropped in silence, and with it, in a description, what tells the agent when to use the skill.',
  subject: ['SKILL.md'],
  fixable: true,
  messages: {
    cut: {
      severity: 'effect',
      text: 'the text from here on is a comment to YAML, and the {field} ends with "{kept}"; put the whole value in quotes',
    },
  },
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies the table for the #reports channel.'),
      good: tidyTree('name: tidy\ndescription: "Tidies the table for the #reports channel."'),
    },
  ],
  refine(fault, { path }, { documents }) {
    const skill = documents.skill(path);
    const fix = skill && quoteWithComment(skill, path, fault.location.start.line);
    return fix ? { ...reportOf(fault), fix } : reportOf(fault);
  },
});
