import { defineFaultRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'yaml-type',
  summary: 'A value that is meant as text is something else to some YAML readers.',
  rationale:
    'YAML 1.1 takes `on`, `yes` and `no` for booleans, and every YAML takes `123` for a number and `[x]` for a list. Readers that insist on a string then drop the field or the skill, while others load it as it was meant.',
  subject: ['SKILL.md'],
  messages: {
    boolean: {
      severity: 'effect',
      text: '"{value}" is a boolean to some YAML readers, and {field} is a text; put it in quotes',
    },
    number: {
      severity: 'effect',
      text: '"{value}" is a number in YAML, and {field} is a text; put it in quotes',
    },
    date: {
      severity: 'effect',
      text: '"{value}" is a date to some YAML readers, and {field} is a text; put it in quotes',
    },
    property: {
      severity: 'effect',
      text: '"{word}" in front of a value is an anchor or a tag to YAML, and no part of the {field}; put the whole value in quotes',
    },
    'not-text': {
      severity: 'effect',
      text: '{field} is {actual} here, and some agents expect a text; put the value in quotes',
    },
  },
  examples: [
    {
      bad: { 'skills/on/SKILL.md': '---\nname: on\ndescription: Turns it on.\n---\n' },
      good: { 'skills/on/SKILL.md': '---\nname: "on"\ndescription: Turns it on.\n---\n' },
    },
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nargument-hint: [table]'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nargument-hint: "[table]"'),
    },
  ],
});
