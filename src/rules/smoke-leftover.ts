import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-leftover',
  summary: 'Processes of a skill outlived its call.',
  rationale:
    'A call is over when the entry ends. What it leaves running gathers on the host call after call, may hold the pipes that the caller reads, and answers to nobody.',
  messages: {
    left: {
      severity: 'warning',
      text: 'leaves {count} background process(es) behind ({names}), which had to be killed; wait for them before the entry ends',
    },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\nsleep 60 &\necho "{}"\n'),
      good: exampleSkill('#!/bin/sh\nsleep 0.1 &\nwait\necho "{}"\n'),
    },
  ],
});
