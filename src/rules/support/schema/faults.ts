import type { ErrorObject } from 'ajv';
import type { MessageValues } from '../../../domain/finding.js';
import { comparePositions } from '../../../domain/location.js';
import type { JsonNode } from '../../../formats/json-tree.js';
import { nearestName } from '../near-miss.js';
import { LIST_KEYWORDS, MAP_KEYWORDS, OTHER_TYPE_WORDS, SCHEMA_KEYWORDS, TYPES } from './keywords.js';
import { nodeAt, pointerSteps } from './walk.js';

/** What keeps a value from being a schema, as a message of the rule `schema-invalid`. */
export interface SchemaFault {
  readonly message: string;
  readonly values: MessageValues;
  readonly node: JsonNode;
}

/** The errors of a meta-schema as faults, one for each place, in source order. */
export function schemaFaults(root: JsonNode, errors: readonly ErrorObject[]): readonly SchemaFault[] {
  const byPlace = groupByPlace(errors);
  const pointers = Array.from(byPlace.keys());
  const isOuter = (pointer: string): boolean => pointers.some((other) => other.startsWith(`${pointer}/`));
  return Array.from(byPlace, ([pointer, some]) =>
    // Of a list of types, the one that is wrong says it.
    pointer.endsWith('/type') && isOuter(pointer) ? undefined : faultAt(root, pointer, some),
  )
    .flatMap((fault) => fault ?? [])
    .toSorted((a, b) => comparePositions(a.node.range.start, b.node.range.start));
}

/** So many places are looked at; nobody mends more at a time. */
const PLACE_LIMIT = 100;

function groupByPlace(errors: readonly ErrorObject[]): ReadonlyMap<string, readonly ErrorObject[]> {
  const byPlace = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const others = byPlace.get(error.instancePath);
    if (others) others.push(error);
    else if (byPlace.size < PLACE_LIMIT) byPlace.set(error.instancePath, [error]);
  }
  return byPlace;
}

function faultAt(root: JsonNode, pointer: string, errors: readonly ErrorObject[]): SchemaFault | undefined {
  const steps = pointerSteps(pointer);
  const node = nodeAt(root, steps);
  if (!node) return undefined;
  const actual = describe(node);
  const last = steps.at(-1) ?? 'schema';
  const keyword = keywordOf(steps);
  switch (expectedAt(steps)) {
    case 'schema':
      return { message: 'not-a-schema', values: { name: last, actual }, node };
    case 'map':
      return { message: 'not-a-map', values: { keyword: last, actual }, node };
    case 'list':
      return { message: 'not-a-list', values: { keyword: last, actual }, node };
    case 'value':
      break;
  }
  // A property that is marked as required has a rule of its own.
  if (last === 'required' && node.type === 'boolean') return undefined;
  if (keyword === 'type') return typeFault(node, actual);
  const problem = problemOf(errors);
  return { message: 'keyword-value', values: { keyword, problem, actual }, node };
}

type Expected = 'schema' | 'map' | 'list' | 'value';

/** What should stand at the end of a pointer: a schema, schemas by name, a list of schemas, or a keyword's own value. */
function expectedAt(steps: readonly string[]): Expected {
  let expected: Expected = 'schema';
  for (const step of steps) {
    if (expected === 'value') return expected;
    if (expected === 'map' || expected === 'list') expected = 'schema';
    else if (MAP_KEYWORDS.has(step)) expected = 'map';
    else if (LIST_KEYWORDS.has(step) && step !== 'items') expected = 'list';
    else expected = SCHEMA_KEYWORDS.has(step) ? 'schema' : 'value';
  }
  return expected;
}

/** The keyword that a value belongs to: the last step that is no index. */
function keywordOf(steps: readonly string[]): string {
  return steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
}

function typeFault(node: JsonNode, actual: string): SchemaFault {
  if (node.type !== 'string') {
    const problem = 'has to be the name of a type, or a list of different ones';
    return { message: 'keyword-value', values: { keyword: 'type', problem, actual }, node };
  }
  const word = node.value.toLowerCase();
  const suggestion = OTHER_TYPE_WORDS.get(word) ?? nearestName(word, TYPES);
  return suggestion === undefined
    ? { message: 'unknown-type', values: { type: node.value }, node }
    : { message: 'misspelt-type', values: { type: node.value, suggestion }, node };
}

/** The error that says most: the type of a value before its size. */
function problemOf(errors: readonly ErrorObject[]): string {
  const [error] = errors.toSorted((a, b) => rank(a) - rank(b));
  const keyword = error?.keyword ?? '';
  const params = (error?.params ?? {}) as Readonly<Record<string, unknown>>;
  switch (keyword) {
    case 'type':
      return `has to be ${typeWords(params['type'])}`;
    case 'minimum':
      return `has to be at least ${String(params['limit'])}`;
    case 'exclusiveMinimum':
      return `has to be more than ${String(params['limit'])}`;
    case 'minItems':
      return 'must not be empty';
    case 'uniqueItems':
      return 'must not hold the same value twice';
    case 'pattern':
      return 'is malformed';
    default:
      return 'has a value that it cannot have';
  }
}

const RANKS: readonly string[] = [
  'type',
  'minimum',
  'exclusiveMinimum',
  'minItems',
  'uniqueItems',
  'pattern',
];

function rank({ keyword }: ErrorObject): number {
  const index = RANKS.indexOf(keyword);
  return index < 0 ? RANKS.length : index;
}

function typeWords(type: unknown): string {
  const types = Array.isArray(type) ? type.map(String) : [String(type)];
  return types.map((one) => WORDS[one] ?? one).join(' or ');
}

const WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** A value for a message: the value itself where it is short. */
export function describe(node: JsonNode): string {
  switch (node.type) {
    case 'string':
      return `the text "${node.value.slice(0, 60)}"`;
    case 'number':
      return node.literal.slice(0, 40);
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'array':
      return node.items.length === 0 ? 'an empty list' : 'a list';
    case 'object':
      return 'an object';
  }
}
