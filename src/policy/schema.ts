import { RULE_SETTINGS } from '../domain/policy.js';
import { FAIL_ON } from '../domain/report.js';
import { runtimes } from '../runtimes/index.js';
import { CLASSES } from '../runtimes/ongrid/manifest.js';
import { rules } from '../rules/index.js';

/** Where the schema is published, for the comment by which editors find it. */
export const SCHEMA_URL =
  'https://raw.githubusercontent.com/skillgate/skillgate/v0/dist/skillgate.schema.json';

/** The comment by which editors complete a policy. */
export const SCHEMA_COMMENT = `# yaml-language-server: $schema=${SCHEMA_URL}`;

/** The names of the rules that a policy may set, in the order of the README's table. */
export function configurableRules(): readonly string[] {
  return rules.filter(({ fixed }) => !fixed).map(({ name }) => name);
}

/**
 * The JSON Schema (draft 2020-12) of `skillgate.yml`, with the names of all rules for editors to complete.
 * The shipped validator is made of the same schema with any text for a rule's name, so that it does not change with every rule.
 */
export function policySchema(): object {
  const settable = rules.filter(({ fixed }) => !fixed);
  const byRule = Object.fromEntries(
    settable.map(({ name, summary }) => [name, { $ref: '#/$defs/setting', description: summary }]),
  );
  return makeSchema({
    settings: { type: 'object', properties: byRule, additionalProperties: false },
    ruleName: { enum: settable.map(({ name }) => name) },
  });
}

/** The same schema without the names of the rules. */
export function structuralSchema(): object {
  return makeSchema({
    settings: { type: 'object', additionalProperties: { $ref: '#/$defs/setting' } },
    ruleName: { type: 'string' },
  });
}

const text = { type: 'string', minLength: 1 };
const path = { ...text, not: { pattern: '^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:' } };

function list(items: object, description: string): object {
  return { type: 'array', items, description };
}

function object(properties: Readonly<Record<string, object>>, description: string): object {
  return { type: 'object', properties, additionalProperties: false, description };
}

function globs(description: string): object {
  return list({ $ref: '#/$defs/glob' }, description);
}

interface RuleSchemas {
  readonly settings: object;
  readonly ruleName: object;
}

function makeSchema({ settings, ruleName }: RuleSchemas): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Skillgate policy',
    description: 'What an organisation decided about its agent skills. Every part is optional.',
    type: 'object',
    properties: { ...scopeFields(), ...skillFields(), ...gateFields() },
    additionalProperties: false,
    $defs: {
      glob: { type: 'string', minLength: 1, maxLength: 1000 },
      setting: { enum: RULE_SETTINGS },
      settings,
      ruleName,
      grant: { type: 'string', pattern: '^[^\\s()]+(?:\\(.*\\))?$' },
    },
  };
}

/** What is looked at, and by which runtimes. */
function scopeFields(): Readonly<Record<string, object>> {
  return {
    extends: {
      ...path,
      description: 'Another policy file of this repository; what is said here wins over it.',
    },
    runtimes: {
      ...list({ enum: runtimes.map(({ id }) => id) }, 'The agents that the repository serves.'),
      minItems: 1,
    },
    paths: globs('Where skills are looked for; everywhere where absent.'),
    ignore: globs('What is not looked at.'),
    'allow-list': list(
      {
        type: 'object',
        properties: {
          path: { ...path, description: 'A folder of this repository.' },
          mount: { type: 'string', pattern: '^/', description: 'The absolute path where it will live.' },
        },
        required: ['path'],
        additionalProperties: false,
      },
      "ongrid's roots, in order.",
    ),
    ogcode: object(
      { home: { ...path, description: "A folder that is somebody's home: ogcode's user directories." } },
      'How ogcode is set up.',
    ),
    index: list(path, 'Files that are remote skill indexes, whatever they look like.'),
  };
}

/** What skills may be. */
function skillFields(): Readonly<Record<string, object>> {
  return {
    names: object(
      { allow: globs('A name has to match one of these.'), deny: globs('A name must match none of these.') },
      'What skills may be called.',
    ),
    classes: object(
      {
        allow: list({ enum: CLASSES }, 'The classes that a skill.json may have.'),
        explicit: { type: 'boolean', description: 'Whether every skill.json has to give its class.' },
      },
      'How much skills may do.',
    ),
    environment: object(
      { allow: globs('The variables that a skill.json may ask for.') },
      'What skills may read of the environment.',
    ),
    timeout: object(
      { 'max-seconds': { type: 'integer', minimum: 1, description: 'The longest timeout, in seconds.' } },
      'How long skills may run.',
    ),
    tools: object(
      {
        deny: list(
          { $ref: '#/$defs/grant' },
          'Grants that no allowed-tools may give: "Bash" is Bash without a scope, "Bash(rm:*)" whatever reaches rm, "Bash(**)" every grant of Bash.',
        ),
        known: globs("Names of the organisation's own tools."),
      },
      'What allowed-tools may grant.',
    ),
    permissions: object(
      {
        require: {
          type: 'object',
          additionalProperties: { enum: ['allow', 'ask', 'deny'] },
          description: "Globs of ogcode's own kind: a skill that matches has to be at least that strict.",
        },
      },
      "What ogcode's permission rules have to hold.",
    ),
    'required-fields': object(
      {
        'SKILL.md': list(text, 'Fields of the frontmatter; dots lead into mappings.'),
        'skill.json': list(text, 'Fields of the manifest.'),
      },
      'Fields that every manifest has to have.',
    ),
  };
}

/** What counts. */
function gateFields(): Readonly<Record<string, object>> {
  return {
    rules: { $ref: '#/$defs/settings', description: 'The severity of rules, or off.' },
    overrides: list(
      {
        type: 'object',
        properties: { paths: globs('Where it holds.'), rules: { $ref: '#/$defs/settings' } },
        required: ['paths', 'rules'],
        additionalProperties: false,
      },
      'Severities for some paths; the last one that names a rule counts.',
    ),
    suppress: list(
      {
        type: 'object',
        properties: {
          rule: { $ref: '#/$defs/ruleName' },
          paths: globs('Where findings are accepted; everywhere where absent.'),
          reason: { ...text, description: 'Why.' },
          until: {
            type: 'string',
            pattern: '^\\d{4}-\\d{2}-\\d{2}$',
            description: 'The last day on which it holds, YYYY-MM-DD.',
          },
        },
        required: ['rule', 'reason'],
        additionalProperties: false,
      },
      'Findings that are accepted.',
    ),
    smoke: object(
      {
        mode: { enum: ['off', 'check', 'run'] },
        classes: list({ enum: CLASSES }, 'The classes of which skills may be run.'),
        isolation: { enum: ['required', 'preferred', 'off'] },
        environment: { type: 'object', additionalProperties: { type: 'string' } },
      },
      'What smoke runs may do.',
    ),
    baseline: { ...path, description: 'The file of findings that were there before.' },
    'fail-on': { enum: FAIL_ON, description: 'The severity from which a run fails.' },
    'require-skills': {
      type: 'integer',
      minimum: 0,
      description: 'How many skills there have to be at least.',
    },
  };
}
