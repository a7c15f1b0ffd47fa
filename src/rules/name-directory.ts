import { defineFaultRule } from './rule.js';
import { skillMd } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'name-directory',
  summary: 'The name differs from the name of the directory.',
  rationale:
    'The specification asks for a skill to be called like the directory that holds its SKILL.md. Agents that hold it to that skip the skill; others call it by one of the two names, and not all by the same.',
  subject: ['SKILL.md'],
  messages: {
    mismatch: {
      severity: 'effect',
      text: 'name "{name}" must equal the name of its directory, "{directory}"; rename one of the two',
    },
  },
  examples: [
    {
      bad: { 'skills/tables/SKILL.md': skillMd() },
      good: { 'skills/tidy/SKILL.md': skillMd() },
    },
  ],
});
