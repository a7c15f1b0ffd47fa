import { locate } from '../domain/location.js';
import { type JsonObject, type JsonString, memberOf } from '../formats/json-tree.js';
import { type RuleReport, defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { nearestName } from './support/near-miss.js';
import { reportEach } from './support/ogcode-config.js';
import { boundedSchemaOf } from './support/schema/argument-schema.js';
import { type SubSchema, schemasIn } from './support/schema/walk.js';

export const rule = defineRule({
  name: 'schema-required',
  summary: 'A `required` of the arguments is misplaced, or names no property.',
  rationale:
    '`required` is a list of names beside `properties`. Inside a property, as other notations have it, it makes the whole schema invalid; a name that no property has, a typing mistake most often, asks the model for an argument that nothing describes.',
  subject: ['skill.json'],
  messages: {
    'inside-property': {
      severity: 'error',
      text: '"required": {value} inside a property makes the schema invalid: list the name in "required" beside "properties"',
    },
    undeclared: {
      severity: 'warning',
      text: '"{name}" is required, but "properties" has no such name: describe it there, or correct the name',
    },
    near: {
      severity: 'warning',
      text: '"{name}" is required, but "properties" has no such name: did you mean "{suggestion}"?',
    },
    impossible: {
      severity: 'error',
      text: '"{name}" is required, but "properties" has no such name and "additionalProperties" is false, so every call is invalid',
    },
  },
  examples: [
    {
      bad: skillTree({
        schema: { type: 'object', properties: { url: { type: 'string', required: true } } },
      }),
      good: skillTree({
        schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
      }),
    },
    {
      bad: skillTree({
        schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['urll'] },
      }),
      good: skillTree({
        schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
      }),
    },
  ],
  check(manifest, context) {
    const schema = boundedSchemaOf(manifest, context);
    if (!schema) return;
    const reports = schemasIn(schema.root).flatMap((sub) => [
      ...findMisplaced(sub, schema.path),
      ...findUndeclared(sub, schema.path),
    ]);
    reportEach(reports, context, (report) => report);
  },
});

function findMisplaced({ node }: SubSchema, path: string): readonly RuleReport[] {
  const member = memberOf(node, 'required');
  if (member?.value.type !== 'boolean') return [];
  const location = locate(path, { start: member.keyRange.start, end: member.value.range.end });
  return [{ message: 'inside-property', values: { value: String(member.value.value) }, location }];
}

/** Keywords that may speak of properties which are not listed beside them. */
const ELSEWHERE = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  'patternProperties',
];

/** The parts of an `allOf` and the like speak of properties that are described around them. */
function findUndeclared({ node, isInPlace }: SubSchema, path: string): readonly RuleReport[] {
  const required = memberOf(node, 'required')?.value;
  const properties = memberOf(node, 'properties')?.value;
  const isOpen = ELSEWHERE.some((keyword) => memberOf(node, keyword) !== undefined);
  if (isInPlace || isOpen || required?.type !== 'array' || (properties && properties.type !== 'object'))
    return [];
  const declared = new Set(properties?.members.map(({ key }) => key));
  return required.items
    .filter((item): item is JsonString => item.type === 'string' && !declared.has(item.value))
    .map((item) => describe(item, node, declared, path));
}

function describe(
  { value: name, range }: JsonString,
  node: JsonObject,
  declared: ReadonlySet<string>,
  path: string,
): RuleReport {
  const additional = memberOf(node, 'additionalProperties')?.value;
  const suggestion = nearestName(name, Array.from(declared));
  const location = locate(path, range);
  if (additional?.type === 'boolean' && !additional.value)
    return { message: 'impossible', values: { name }, location };
  return suggestion === undefined
    ? { message: 'undeclared', values: { name }, location }
    : { message: 'near', values: { name, suggestion }, location };
}
