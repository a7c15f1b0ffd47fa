import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-tamper',
  summary: "A skill changed the runner's command files, or meddled with the run itself.",
  rationale:
    'What is written to the files behind GITHUB_ENV and GITHUB_PATH is obeyed by every later step of the job, and they can be found without their names. The change has been put back; a skill that makes it is an attack, or about to become one.',
  messages: {
    changed: {
      severity: 'error',
      text: "changed the runner's command files ({files}), which later steps obey; it has been put back: find out why the skill does that before anything else",
    },
    late: {
      severity: 'error',
      text: "the runner's command files ({files}) were changed after the last run, by something that a skill left behind; it has been put back: find out which skill did that",
    },
    helper: {
      severity: 'error',
      text: 'ended the process that starts the skills while it ran, so the remaining ones were not run: find out why it kills what it did not start',
    },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\nfor file in "$FILES"/*; do echo "A=b" >> "$file"; done\necho "{}"\n', {
        env_allow: ['PATH', 'FILES'],
      }),
      good: exampleSkill('#!/bin/sh\necho "{}"\n'),
    },
  ],
});
