import { locate } from '../domain/location.js';
import { type JsonNode, memberOf, toValue } from '../formats/json-tree.js';
import { type RuleReport, defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { reportEach } from './support/ogcode-config.js';
import { ongridEffect } from './support/skill-json.js';
import {
  type ArgumentSchema,
  DEPTH_LIMIT,
  NODE_LIMIT,
  argumentSchemaOf,
} from './support/schema/argument-schema.js';
import { DIALECTS, declaredDialect } from './support/schema/dialects.js';
import { type SchemaFault, schemaFaults } from './support/schema/faults.js';

export const rule = defineRule({
  name: 'schema-invalid',
  summary: 'The `schema` of a skill.json is not a JSON Schema.',
  rationale:
    'ongrid keeps `schema` as it stands and hands it to the model with every call. What is not a JSON Schema, the API of the model refuses, and with it the whole request: one such skill can take all others with it.',
  subject: ['skill.json'],
  messages: {
    'not-a-schema': {
      severity: 'error',
      text: '"{name}" has to be a schema, for example {"type": "number"}, not {actual}',
    },
    'not-a-map': {
      severity: 'error',
      text: '"{keyword}" has to be an object with a schema for each name, not {actual}',
    },
    'not-a-list': { severity: 'error', text: '"{keyword}" has to be a list of schemas, not {actual}' },
    'unknown-type': {
      severity: 'error',
      text: '"{type}" is no type; use array, boolean, integer, null, number, object or string',
    },
    'misspelt-type': {
      severity: 'error',
      text: '"{type}" is no type: write "{suggestion}"; known are array, boolean, integer, null, number, object and string',
    },
    'keyword-value': { severity: 'error', text: '"{keyword}" {problem}, not {actual}' },
    'other-draft': {
      severity: 'warning',
      text: 'this is a schema only by JSON Schema {draft}, and nothing says so: add "$schema": "{uri}", or write it as 2020-12 has it',
    },
    'too-large': {
      severity: 'notice',
      text: 'the schema has more than {limit} values and is not looked into: make it smaller, the model reads all of it',
    },
    'too-deep': {
      severity: 'notice',
      text: 'the schema is nested more than {limit} levels deep and is not looked into: make it flatter',
    },
  },
  examples: [
    {
      bad: skillTree({ schema: { type: 'object', properties: { count: 'number' } } }),
      good: skillTree({ schema: { type: 'object', properties: { count: { type: 'number' } } } }),
    },
    {
      bad: skillTree({ schema: { type: 'object', properties: { count: { type: 'int' } } } }),
      good: skillTree({ schema: { type: 'object', properties: { count: { type: 'integer' } } } }),
    },
  ],
  check(manifest, context) {
    const schema = argumentSchemaOf(manifest, context);
    if (schema) reportEach(findFaults(schema), context, (report) => report);
  },
});

function findFaults({ path, root, excess }: ArgumentSchema): readonly RuleReport[] {
  if (excess !== undefined) {
    const limit = excess === 'too-deep' ? DEPTH_LIMIT : NODE_LIMIT;
    return [{ message: excess, values: { limit }, location: locate(path, startOf(root)) }];
  }
  const value = toValue(root);
  const declared = declaredDialect(root);
  const [newest] = DIALECTS;
  const faults = schemaFaults(root, (declared ?? newest).validate(value));
  const [first] = faults;
  const isOlder =
    memberOf(root, '$schema') === undefined && faults.every(({ values }) => CHANGED.has(keywordOf(values)));
  const other = first && isOlder ? DIALECTS.find((one) => one.validate(value).length === 0) : undefined;
  if (first && other) {
    const values = { draft: other.name, uri: other.uri };
    return [{ message: 'other-draft', values, location: locate(path, first.node.range) }];
  }
  return faults.map((fault) => reportOf(fault, path));
}

/** Keywords that took other values in older drafts, which would let pass anything about keywords they do not know. */
const CHANGED: ReadonlySet<string> = new Set(['items', 'exclusiveMinimum', 'exclusiveMaximum']);

function keywordOf({ keyword, name }: SchemaFault['values']): string {
  return String(keyword ?? name ?? '');
}

function reportOf({ message, values, node }: SchemaFault, path: string): RuleReport {
  const effects = ongridEffect('harmless', 'hands the schema to the model as it stands');
  return { message, values, location: locate(path, node.range), effects };
}

/** The first character, rather than thousands of lines. */
function startOf({ range: { start } }: JsonNode): JsonNode['range'] {
  return { start, end: { line: start.line, column: start.column + 1 } };
}
