import { defineFaultRule } from './rule.js';
import { RUN_SH, skillJson } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'entry-escapes',
  summary: 'The entry of a skill.json leaves the allow-list root.',
  rationale:
    'ongrid executes nothing outside its allow-listed directories. The entry is held against the root after every link is followed, so neither "..", nor an absolute path, nor a link gets it out: the manifest is skipped.',
  subject: ['skill.json'],
  messages: {
    outside: {
      severity: 'effect',
      text: 'entry "{entry}" leads to "{target}", outside the allow-list root "{root}"; keep the file below the root',
    },
    'leading-dots': {
      severity: 'effect',
      text: 'entry "{entry}" is refused since the way to "{target}" from the root "{root}" begins with two dots; rename it',
    },
  },
  examples: [
    {
      bad: { 'skills/disk/skill.json': skillJson({ entry: '../../run.sh' }), 'run.sh': RUN_SH },
      good: { 'skills/disk/skill.json': skillJson(), 'skills/disk/run.sh': RUN_SH },
      allowList: [{ path: 'skills' }],
    },
    {
      bad: { 'disk/skill.json': skillJson(), 'disk/run.sh': { symlink: '/bin/sh' } },
      good: {
        'disk/skill.json': skillJson(),
        'disk/run.sh': { symlink: '../shared/run.sh' },
        'shared/run.sh': RUN_SH,
      },
    },
  ],
});
