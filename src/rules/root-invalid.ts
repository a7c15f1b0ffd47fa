import { defineRule } from './rule.js';
import { RUN_SH, skillJson, skillTree } from './support/examples.js';
import { reportPlanFaults } from './support/plan-faults.js';

export const rule = defineRule({
  name: 'root-invalid',
  summary: 'A root of the allow-list is no directory that ongrid can walk.',
  rationale:
    'The manager passes over a root that is absent or no directory with one line in its log, and every skill that was meant to come from there is missing.',
  subject: 'repository',
  messages: {
    absent: {
      severity: 'error',
      text: 'allow-list root "{root}" is not there; name a directory of the repository',
    },
    'not-directory': {
      severity: 'error',
      text: 'allow-list root "{root}" is no directory; name the directory that holds the skills',
    },
    outside: {
      severity: 'error',
      text: 'allow-list root "{root}" leads out of the repository, so nothing below it can be checked',
    },
    loop: {
      severity: 'error',
      text: 'allow-list root "{root}" is a link that leads back to itself; name a directory',
    },
  },
  examples: [
    {
      bad: { 'disc/skill.json': skillJson(), 'disc/run.sh': RUN_SH },
      good: skillTree(),
      allowList: [{ path: 'disk' }],
    },
  ],
  check(context) {
    reportPlanFaults('root-invalid', context);
  },
});
