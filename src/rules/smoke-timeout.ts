import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-timeout',
  summary: 'A skill was killed at its timeout, or came near it.',
  rationale:
    'At the timeout the whole process group gets SIGKILL: nothing is cleaned up, and the call fails. What takes half of its time in an empty directory will take all of it on a busy machine.',
  messages: {
    killed: {
      severity: 'error',
      text: 'is killed after {seconds} s, its timeout; make it quicker, or raise timeout_seconds (a policy may cap it)',
    },
    slow: {
      severity: 'notice',
      text: 'takes {seconds} s, over half of its timeout of {limit} s; raise timeout_seconds before a busy machine makes it fail',
    },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\nsleep 30\necho "{}"\n', { timeout_seconds: 1 }),
      good: exampleSkill('#!/bin/sh\necho "{}"\n', { timeout_seconds: 5 }),
    },
  ],
});
