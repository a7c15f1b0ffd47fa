import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'metadata-type',
  summary: 'The field `metadata` is not a mapping of strings to strings.',
  rationale:
    'The specification gives `metadata` to anyone for keys and values of their own, as strings. Agents that decode it as such drop it, or the whole skill, where a value is a list or a mapping.',
  subject: ['SKILL.md'],
  messages: {
    'not-a-mapping': {
      severity: 'effect',
      text: 'metadata must be a mapping of strings to strings, and is {actual}; write "key: value" lines below it',
    },
    collection: {
      severity: 'effect',
      text: 'metadata values must be strings, and "{key}" is {actual}; write it as one text, in quotes',
    },
    'flow-colon': {
      severity: 'effect',
      text: 'metadata values must be strings, and "{key}" is {actual} whose "{text}" some YAML parsers read as a mapping; put the value in quotes',
    },
  },
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nmetadata:\n  tags: [tables, order]'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nmetadata:\n  tags: tables, order'),
    },
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nmetadata: team-a'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nmetadata:\n  author: team-a'),
    },
  ],
});
