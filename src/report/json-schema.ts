import { RUNTIME_IDS } from '../domain/manifest.js';
import { REPORT_VERSION } from './json.js';

const text = { type: 'string' };
const number = { type: 'integer', minimum: 0 };
const runtime = { enum: RUNTIME_IDS };
const runtimes = { type: 'array', items: runtime };
const kind = { enum: ['skill.json', 'SKILL.md', 'ogcode.json'] };

/** An object that has all of `required` and may have `optional`; fields that come later do not make it invalid. */
function object(required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) {
  return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}

function list(items: object) {
  return { type: 'array', items };
}

const position = object({
  line: { type: 'integer', minimum: 1 },
  column: { type: 'integer', minimum: 1, description: 'In UTF-16 code units.' },
});

const location = object({
  path: {
    type: 'string',
    description: 'Relative to the repository, with `/`; `.` for the repository as a whole.',
  },
  start: { $ref: '#/$defs/position' },
  end: { $ref: '#/$defs/position', description: 'Exclusive.' },
});

const planCell = object(
  { verdict: { enum: ['loads', 'renamed', 'skipped', 'shadowed', 'invisible'] } },
  {
    name: { type: 'string', description: 'The name that the runtime uses.' },
    shadowedBy: { type: 'string', description: 'The path of the skill that wins.' },
    reason: { type: 'string', description: 'A code for why it is skipped.' },
    message: { type: 'string', description: 'Why, in words.' },
  },
);

const planRow = object(
  {
    path: text,
    kind,
    judgedBy: { ...runtimes, description: 'The runtimes whose treatment counts for findings.' },
    cells: {
      type: 'object',
      propertyNames: runtime,
      additionalProperties: { $ref: '#/$defs/planCell' },
    },
  },
  { name: { type: 'string', description: 'The name as written.' } },
);

const permissions = object({
  path: text,
  rules: list(object({ pattern: text, action: text, location: { $ref: '#/$defs/location' } })),
  decisions: list(
    object({
      skill: text,
      action: { enum: ['allow', 'ask', 'deny'] },
      rule: { type: 'string', description: 'The rule that decides; empty where none matches.' },
      runnerUp: {
        type: 'string',
        description: 'The next rule that would decide; empty where there is none.',
      },
    }),
  ),
});

const finding = object(
  {
    rule: text,
    severity: { enum: ['error', 'warning', 'notice'] },
    message: {
      type: 'string',
      description: 'One line; control characters of quoted text are shown as escapes.',
    },
    location: { $ref: '#/$defs/location' },
    effects: list(
      object({ runtime, outcome: { enum: ['dropped', 'fails', 'changed', 'harmless'] }, detail: text }),
    ),
    related: list(object({ location: { $ref: '#/$defs/location' }, note: text })),
    fingerprint: { type: 'string', minLength: 1, description: 'Stays the same when the line moves.' },
  },
  {
    isNew: {
      type: 'boolean',
      description: 'Whether the change at hand brought it; absent where nobody compared.',
    },
    suppressed: {
      ...object({ reason: text, source: { $ref: '#/$defs/location' } }),
      description: 'Who accepted the finding, and why: it counts for nothing.',
    },
  },
);

const smoke = object(
  {
    verdict: { enum: ['pass', 'fail', 'skip'] },
    mode: { enum: ['off', 'check', 'run'] },
    interrupted: { type: 'boolean' },
    notes: list(text),
    results: list(
      object(
        {
          path: text,
          name: text,
          case: text,
          verdict: { enum: ['pass', 'fail', 'skip'] },
          reason: text,
          milliseconds: { type: 'number' },
          stderr: text,
        },
        { isolation: { enum: ['bubblewrap', 'process-group'] } },
      ),
    ),
  },
  {
    isolation: object({ level: { enum: ['bubblewrap', 'process-group'] }, why: text }),
    refusal: object({ message: text, values: { type: 'object' } }),
  },
);

/** The JSON Schema (draft 2020-12) of the JSON report. */
export const reportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Skillgate report',
  ...object({
    version: { const: REPORT_VERSION },
    result: { enum: ['pass', 'fail', 'error'] },
    counts: object({ skills: number, files: number, errors: number, warnings: number, notices: number }),
    skills: list(object({ path: text, kind, runtimes }, { class: text, name: text })),
    plan: list({ $ref: '#/$defs/planRow' }),
    permissions: list({ $ref: '#/$defs/permissions' }),
    personas: list(object({ path: text, name: text, mode: text, classes: list(text) })),
    smoke: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/smoke' }] },
    findings: list({ $ref: '#/$defs/finding' }),
    notChecked: list(object({ path: text, why: text })),
  }),
  $defs: { position, location, planCell, planRow, permissions, finding, smoke },
};
