/** The JSON Schema of `smoke.json`, shipped so that editors complete it. Source: spec smoke.md, "Cases". */
export const SMOKE_CASES_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Smoke cases of a skill',
  description:
    'How a skill is called in a smoke run, and what has to come of it. Stands beside skill.json as smoke.json.',
  type: 'object',
  required: ['cases'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    cases: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      description: 'Each is one call of the skill.',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          name: {
            type: 'string',
            minLength: 1,
            maxLength: 200,
            description: 'What the case is called in reports.',
          },
          args: {
            type: 'object',
            description: 'What the skill reads from stdin; held against its own schema first.',
          },
          environment: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Values for names in env_allow; they win over those of the policy.',
          },
          expect: {
            type: 'object',
            additionalProperties: false,
            properties: {
              exit: {
                type: 'integer',
                minimum: -1,
                maximum: 255,
                description: 'Exit status; 0 where absent, -1 for a signal.',
              },
              result: { type: ['object', 'boolean'], description: 'A JSON Schema for the result.' },
              stderr: {
                type: 'string',
                minLength: 1,
                description: 'A text that the end of stderr contains.',
              },
            },
          },
        },
      },
    },
  },
} as const;
