import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

const SCRIPT = '#!/bin/sh\necho \'{"files": 3}\'\n';

function cases(expectation: object): { readonly 'skills/count_files/smoke.json': string } {
  const text = JSON.stringify({ cases: [{ name: 'plain', args: {}, expect: expectation }] });
  return { 'skills/count_files/smoke.json': `${text}\n` };
}

export const rule = defineSmokeRule({
  name: 'smoke-result',
  summary: 'A skill gave another result than its case in `smoke.json` expects.',
  rationale:
    'A skill that starts and prints JSON can still answer wrongly. `expect.result` is a JSON Schema for the result and `expect.stderr` a text of the log: what the author promises, held against what came.',
  messages: {
    result: {
      severity: 'error',
      text: 'case "{case}": {words}; correct the skill, or what the case expects',
    },
    stderr: {
      severity: 'error',
      text: 'case "{case}": the end of stderr does not contain "{text}"; correct the skill, or what the case expects',
    },
  },
  examples: [
    {
      bad: exampleSkill(SCRIPT, {}, cases({ result: { required: ['bytes'] } })),
      good: exampleSkill(SCRIPT, {}, cases({ result: { required: ['files'] } })),
    },
  ],
});
