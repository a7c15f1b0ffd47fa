import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-class',
  summary: 'A skill of class `safe` wrote outside its own directory, or a skill was not run for its class.',
  rationale:
    'Every persona may call what is `safe`, without asking anybody: the class is a promise to read only. A run that writes breaks it, whether the sandbox refuses or the comparison of the files tells. Skills that change things are run only where the policy allows their class and they have cases of their own.',
  messages: {
    changed: {
      severity: 'error',
      text: 'is of class "safe", and changed {paths} in the repository when it ran; declare it "mutating", or write to the working directory',
    },
    refused: {
      severity: 'error',
      text: 'is of class "safe", and tried to write where the sandbox lets nothing be written ("{stderr}"); declare it "mutating", or write to the working directory',
    },
    'not-run': {
      severity: 'notice',
      text: 'was not run: its class is "{class}", which smoke.classes does not allow',
    },
    'needs-cases': {
      severity: 'notice',
      text: 'was not run: skills of class "{class}" run only with cases of their own; write a smoke.json beside it',
    },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\ntouch "$(dirname "$0")/counted" || exit 1\necho "{}"\n'),
      good: exampleSkill('#!/bin/sh\ntouch counted\necho "{}"\n'),
    },
  ],
});
