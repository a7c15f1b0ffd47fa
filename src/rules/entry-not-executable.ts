import { defineFaultRule } from './rule.js';
import { RUN_SH, skillJson } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'entry-not-executable',
  summary: 'The entry of a skill.json has no execute bit in git.',
  rationale:
    'ongrid executes the file directly, without a shell. Without the bit it registers the skill, offers it to the model, and every call fails. What counts is the mode in git, which a checkout on Windows does not show.',
  subject: ['skill.json'],
  messages: {
    'not-executable': {
      severity: 'effect',
      text: 'entry "{entry}" is not executable in git, so every call fails; run: git update-index --chmod=+x "{path}"',
    },
  },
  examples: [
    {
      bad: { 'disk/skill.json': skillJson(), 'disk/run.sh': { ...RUN_SH, mode: '644' } },
      good: { 'disk/skill.json': skillJson(), 'disk/run.sh': RUN_SH },
    },
  ],
});
