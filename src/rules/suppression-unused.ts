import { defineRule } from './rule.js';

/** Reported by the engine, which knows what was suppressed. */
export const rule = defineRule({
  name: 'suppression-unused',
  summary: 'Nothing needs a suppression any more.',
  rationale:
    'A suppression that outlived its finding hides the next one of that rule. It is looked for in the policy only when the whole repository was checked.',
  subject: 'repository',
  messages: {
    unused: {
      severity: 'warning',
      text: 'no finding of "{rule}" is left to accept here: remove the suppression',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md':
          '---\nname: tidy\ndescription: Tidies a table.\n---\n\n<!-- skillgate: ignore name-directory the folder is renamed in May -->\n',
      },
      good: {
        'skills/tidy/SKILL.md':
          '---\nname: tidy-table\ndescription: Tidies a table.\n---\n\n<!-- skillgate: ignore name-directory the folder is renamed in May -->\n',
      },
    },
  ],
  check() {
    // The engine knows what is left over when all other rules are done.
  },
});
