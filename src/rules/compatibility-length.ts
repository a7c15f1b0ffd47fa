import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'compatibility-length',
  summary: 'The field `compatibility` is empty or longer than its limit.',
  rationale:
    'The specification gives `compatibility` 1 to 500 characters for what a skill needs of its surroundings. Validators and upload surfaces refuse the skill where it is longer.',
  subject: ['SKILL.md'],
  messages: {
    'too-long': {
      severity: 'effect',
      text: 'compatibility has {length} characters, the limit is {limit}; shorten it, and move the rest to the body',
    },
    empty: {
      severity: 'effect',
      text: 'compatibility is empty, and is meant to have 1 to {limit} characters; say what the skill needs, or leave it out',
    },
  },
  examples: [
    {
      bad: tidyTree(
        `name: tidy\ndescription: Tidies a table.\ncompatibility: ${'Needs a shell. '.repeat(40).trim()}`,
      ),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\ncompatibility: Needs a shell.'),
    },
  ],
});
