import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'script-syntax',
  summary: 'The interpreter cannot read a script of a skill.',
  rationale:
    'A script with a syntax error fails each time it is called, and an agent meets that in the middle of its work. The interpreter itself is asked, without executing anything: `bash -n`, `sh -n`, `node --check`, `python3`, `ruby -c`.',
  messages: {
    syntax: { severity: 'error', text: '{interpreter} cannot read this script: {words}' },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\nif true; then\n  echo "{}"\n'),
      good: exampleSkill('#!/bin/sh\nif true; then\n  echo "{}"\nfi\n'),
    },
    {
      bad: {
        'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
        'skills/tidy/scripts/tidy.py': 'def tidy(:\n    pass\n',
      },
      good: {
        'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
        'skills/tidy/scripts/tidy.py': 'def tidy():\n    pass\n',
      },
    },
  ],
});
