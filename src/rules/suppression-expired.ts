import { defineRule } from './rule.js';

const SKILL = { 'skills/tidy/SKILL.md': '---\nname: tidy-table\ndescription: Tidies a table.\n---\n' };

function policyUntil(day: string): string {
  return `suppress:\n  - { rule: name-directory, reason: the folder is renamed in May, until: ${day} }\n`;
}

/** Reported by the engine, which is told the day. */
export const rule = defineRule({
  name: 'suppression-expired',
  summary: 'A suppression is past its last day.',
  rationale:
    'The day was set so that somebody looks again. From then on the findings count as they did before, and the suppression says why they are back.',
  subject: 'repository',
  messages: {
    expired: {
      severity: 'warning',
      text: 'the suppression of "{rule}" ({reason}) held until {until} and no longer does: mend what it covered, or set a new day',
    },
  },
  examples: [
    {
      bad: { ...SKILL, 'skillgate.yml': policyUntil('2020-05-31') },
      good: { ...SKILL, 'skillgate.yml': policyUntil('2120-05-31') },
    },
  ],
  check() {
    // The engine is told the day of the run; rules are not.
  },
});
