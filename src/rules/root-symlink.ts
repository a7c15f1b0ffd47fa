import { defineRule } from './rule.js';
import { RUN_SH, skillJson, skillTree } from './support/examples.js';
import { reportPlanFaults } from './support/plan-faults.js';

export const rule = defineRule({
  name: 'root-symlink',
  summary: 'A root of the allow-list is a link, so ongrid finds nothing below it.',
  rationale:
    'The walk of a root does not enter a link, not even the root itself: the manager starts without a word and without the skills. With a slash at its end the same root is walked.',
  subject: 'repository',
  messages: {
    symlink: {
      severity: 'error',
      text: 'allow-list root "{root}" is a link to "{target}" and yields nothing; name the directory itself, or write "{root}/"',
    },
  },
  examples: [
    {
      bad: { disk: { symlink: 'tools' }, 'tools/skill.json': skillJson(), 'tools/run.sh': RUN_SH },
      good: skillTree(),
      allowList: [{ path: 'disk' }],
    },
  ],
  check(context) {
    reportPlanFaults('root-symlink', context);
  },
});
