import { defineFaultRule } from './rule.js';
import { skillTree } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'class-unknown',
  summary: 'The class of a skill.json is none that ongrid knows.',
  rationale:
    'A class decides which personas may call a skill. Subprocess skills are safe, mutating or dangerous, spelt exactly so; the tools of a SKILL.md have words of their own (read, write, destructive), which are not taken here.',
  subject: ['skill.json'],
  messages: {
    unknown: {
      severity: 'effect',
      text: 'class "{class}" is not safe, mutating or dangerous, so the skill is skipped; did you mean "{suggestion}"?',
    },
    'unknown-plain': {
      severity: 'effect',
      text: 'class "{class}" is not safe, mutating or dangerous, so the skill is skipped; write one of the three',
    },
  },
  examples: [{ bad: skillTree({ class: 'read' }), good: skillTree({ class: 'safe' }) }],
});
