import { type JsonNode, type JsonObject, memberOf } from '../../../formats/json-tree.js';

/** Why a schema's own keywords refuse a value, as a message of `schema-default`. */
export interface Refusal {
  readonly message: 'type' | 'enum' | 'const' | 'bounds';
  readonly wanted: string;
}

/**
 * Holds a value against `type`, `enum`, `const` and the bounds of a schema. Patterns, references and nested schemas are
 * left alone: they would let a stranger's schema decide how long this takes. Undefined where nothing is wrong.
 */
export function refusalOf(schema: JsonObject, value: JsonNode): Refusal | undefined {
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return { message: 'type', wanted: types.join(' or ') };
  const options = memberOf(schema, 'enum')?.value;
  if (options?.type === 'array' && !options.items.some((option) => isEqual(option, value)))
    return { message: 'enum', wanted: options.items.slice(0, 8).map(show).join(', ') };
  const only = memberOf(schema, 'const')?.value;
  if (only && !isEqual(only, value)) return { message: 'const', wanted: show(only) };
  return boundRefusal(schema, value);
}

function typesOf(schema: JsonObject): readonly string[] {
  const type = memberOf(schema, 'type')?.value;
  const nodes = type?.type === 'array' ? type.items : type ? [type] : [];
  return nodes.flatMap((node) => (node.type === 'string' ? [node.value] : []));
}

function isOfType(value: JsonNode, type: string): boolean {
  if (type === 'integer') return value.type === 'number' && Number.isInteger(Number(value.literal));
  return value.type === type || !TYPES.has(type);
}

/** Of what is no type, `schema-invalid` speaks. */
const TYPES: ReadonlySet<string> = new Set(['array', 'boolean', 'null', 'number', 'object', 'string']);

/** Objects and lists are compared as they are written. */
function isEqual(left: JsonNode, right: JsonNode): boolean {
  if (left.type === 'number' && right.type === 'number')
    return Number(left.literal) === Number(right.literal);
  return canonical(left) === canonical(right);
}

function canonical(node: JsonNode): string {
  switch (node.type) {
    case 'object': {
      const members = node.members.map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`);
      return `{${members.toSorted().join(',')}}`;
    }
    case 'array':
      return `[${node.items.map(canonical).join(',')}]`;
    case 'string':
      return JSON.stringify(node.value);
    case 'number':
      return String(Number(node.literal));
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
  }
}

/** A value as it is written, cut. */
export function show(node: JsonNode): string {
  const text = canonical(node);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const BOUNDS: readonly (readonly [
  string,
  (size: number, limit: number) => boolean,
  'number' | 'string' | 'array',
])[] = [
  ['minimum', (size, limit) => size >= limit, 'number'],
  ['maximum', (size, limit) => size <= limit, 'number'],
  ['exclusiveMinimum', (size, limit) => size > limit, 'number'],
  ['exclusiveMaximum', (size, limit) => size < limit, 'number'],
  ['minLength', (size, limit) => size >= limit, 'string'],
  ['maxLength', (size, limit) => size <= limit, 'string'],
  ['minItems', (size, limit) => size >= limit, 'array'],
  ['maxItems', (size, limit) => size <= limit, 'array'],
];

function boundRefusal(schema: JsonObject, value: JsonNode): Refusal | undefined {
  const size = sizeOf(value);
  for (const [keyword, holds, type] of BOUNDS) {
    const limit = memberOf(schema, keyword)?.value;
    if (type !== value.type || limit?.type !== 'number' || holds(size, Number(limit.literal))) continue;
    return { message: 'bounds', wanted: `${keyword} ${limit.literal.slice(0, 30)}` };
  }
  return undefined;
}

function sizeOf(value: JsonNode): number {
  if (value.type === 'number') return Number(value.literal);
  if (value.type === 'string') return Array.from(value.value).length;
  return value.type === 'array' ? value.items.length : 0;
}
