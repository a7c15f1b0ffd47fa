import { defineFaultRule } from './rule.js';
import { RUN_SH, skillJson } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'entry-directory',
  summary: 'The entry of a skill.json is a directory.',
  rationale: 'ongrid registers such a skill and offers it to the model, and every call of it fails.',
  subject: ['skill.json'],
  messages: {
    directory: {
      severity: 'effect',
      text: 'entry "{entry}" is a directory, so every call fails; name the executable file in it',
    },
  },
  examples: [
    {
      bad: { 'disk/skill.json': skillJson({ entry: 'bin' }), 'disk/bin/run.sh': RUN_SH },
      good: { 'disk/skill.json': skillJson({ entry: 'bin/run.sh' }), 'disk/bin/run.sh': RUN_SH },
    },
  ],
});
