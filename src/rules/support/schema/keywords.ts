/** Keywords whose value is a schema. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Keywords whose value is an object of schemas by name. */
export const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'properties',
]);

/** Keywords whose value is a list of schemas; `items` is one in the drafts before 2020-12. */
export const LIST_KEYWORDS: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'items',
  'oneOf',
  'prefixItems',
]);

/** Keywords whose schemas speak of the same value as the schema that they stand in. */
export const IN_PLACE_KEYWORDS: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/** The types of JSON Schema. */
export const TYPES: readonly string[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** What the types are called elsewhere. */
export const OTHER_TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['arr', 'array'],
  ['bool', 'boolean'],
  ['date', 'string'],
  ['decimal', 'number'],
  ['dict', 'object'],
  ['dictionary', 'object'],
  ['double', 'number'],
  ['enum', 'string'],
  ['file', 'string'],
  ['float', 'number'],
  ['hash', 'object'],
  ['int', 'integer'],
  ['list', 'array'],
  ['long', 'integer'],
  ['map', 'object'],
  ['nil', 'null'],
  ['none', 'null'],
  ['path', 'string'],
  ['str', 'string'],
  ['text', 'string'],
  ['tuple', 'array'],
  ['url', 'string'],
]);
