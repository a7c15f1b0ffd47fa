import { locate } from '../domain/location.js';
import { entryOf } from '../formats/yaml-tree.js';
import { defineRule } from './rule.js';
import { tidyTree } from './support/skill-md-examples.js';
import { readToolGrants } from './support/tool-grants.js';

const FIELDS = ['allowed-tools', 'disallowed-tools'];

export const rule = defineRule({
  name: 'allowed-tools-syntax',
  summary: 'A grant in `allowed-tools` can match no tool.',
  rationale:
    '`allowed-tools` lists what a skill may use without asking: names of tools, each with a scope in parentheses where one is meant. A parenthesis too many or too few, or a scope apart from its tool, is no error to anyone, and grants something else than what was meant.',
  subject: ['SKILL.md'],
  messages: {
    unbalanced: {
      severity: 'warning',
      text: 'the parentheses of "{grant}" do not pair up, so it matches no tool; write it as Bash(git *)',
    },
    'detached-scope': {
      severity: 'warning',
      text: '"{grant}" stands apart from its tool, so that it matches nothing and the tool is granted whole; write it as Bash(git *)',
    },
    'empty-scope': {
      severity: 'warning',
      text: 'the scope of "{grant}" is empty and matches nothing; leave the parentheses out to grant the tool whole',
    },
  },
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nallowed-tools: Bash(git * Read'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nallowed-tools: Bash(git *) Read'),
    },
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nallowed-tools: Bash (git *)'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nallowed-tools: Bash(git *)'),
    },
  ],
  check({ path }, context) {
    const skill = context.documents.skill(path);
    if (!skill) return;
    for (const field of FIELDS) {
      const value = entryOf(skill.yaml?.root, field)?.value;
      for (const { kind, text, range } of value ? readToolGrants(value, skill.source).faults : []) {
        context.report({
          message: kind,
          values: { grant: text.slice(0, 80) },
          location: locate(path, range),
        });
      }
    }
  },
});
