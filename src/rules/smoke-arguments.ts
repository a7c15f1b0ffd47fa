import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

const SCRIPT = '#!/bin/sh\ncat >/dev/null\necho "{}"\n';

const SCHEMA = { type: 'object', properties: { depth: { type: 'integer' } }, required: ['depth'] };

function cases(depth: unknown): { readonly 'skills/count_files/smoke.json': string } {
  return { 'skills/count_files/smoke.json': `${JSON.stringify({ cases: [{ args: { depth } }] })}\n` };
}

export const rule = defineSmokeRule({
  name: 'smoke-arguments',
  summary: 'The cases of `smoke.json` do not fit the skill, or no arguments could be made from its schema.',
  rationale:
    'A case whose arguments break the schema of the skill proves nothing: no model would send them. Where there is no `smoke.json`, the smallest arguments are made from the schema; a pattern or a format is beyond that.',
  messages: {
    'cases-syntax': { severity: 'error', text: 'is no JSON, so the skill was not run: {message}' },
    'cases-schema': {
      severity: 'error',
      text: 'does not fit the schema of smoke.json, so the skill was not run: {message}',
    },
    arguments: {
      severity: 'error',
      text: 'case "{case}" was not run: {message}, says the skill\'s own schema; correct the case or the schema',
    },
    environment: {
      severity: 'error',
      text: 'case "{case}" was not run: it gives a value for "{name}", which env_allow does not name; add it there, or leave it out here',
    },
    'result-schema': {
      severity: 'error',
      text: 'case "{case}" was not run: expect.result is not a JSON Schema ({message})',
    },
    none: {
      severity: 'notice',
      text: 'was not run: no arguments could be made from its schema ({reason}); write a smoke.json with a case beside it',
    },
  },
  examples: [
    {
      bad: exampleSkill(SCRIPT, { schema: SCHEMA }, cases('three')),
      good: exampleSkill(SCRIPT, { schema: SCHEMA }, cases(3)),
    },
    {
      bad: exampleSkill(SCRIPT, {
        schema: { type: 'object', properties: { id: { pattern: '^[A-Z]{3}-\\d+$' } }, required: ['id'] },
      }),
      good: exampleSkill(SCRIPT, { schema: SCHEMA }),
    },
  ],
});
