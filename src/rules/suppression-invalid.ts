import { defineRule } from './rule.js';

/** Reported by the engine, which reads the comments. */
export const rule = defineRule({
  name: 'suppression-invalid',
  summary: 'A comment that should accept a finding does not hold.',
  rationale:
    'Whoever accepts a finding owes the next reader the reason, and a misspelt rule name would leave a finding that somebody thinks accepted. What the policy asks of a skill only the policy can waive: otherwise every skill could excuse itself.',
  subject: 'repository',
  messages: {
    'no-rule': {
      severity: 'warning',
      text: 'names no rule: write "skillgate: ignore RULE reason"',
    },
    'unknown-rule': {
      severity: 'warning',
      text: 'accepts findings of "{rule}", which is no rule: use the name that is shown with the finding',
    },
    'misspelt-rule': {
      severity: 'warning',
      text: 'accepts findings of "{rule}", which is no rule: did you mean "{suggestion}"?',
    },
    'no-reason': {
      severity: 'warning',
      text: 'accepts findings of "{rule}" without a reason: write it behind the rule\'s name',
    },
    'policy-only': {
      severity: 'warning',
      text: '"{rule}" cannot be accepted here: only the policy file can make an exception, under "suppress"',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md':
          '---\nname: tidy\ndescription: Tidies a table.\n# skillgate: ignore name-directory\n---\n',
      },
      good: {
        'skills/tidy/SKILL.md':
          '---\nname: tidy-table\n# skillgate: ignore name-directory the folder is renamed in May\ndescription: Tidies a table.\n---\n',
      },
    },
  ],
  check() {
    // The engine reads the comments when all other rules are done.
  },
});
