import { describe, expect, it } from 'vitest';
import { objectSchema as object, schemaFindings as found } from '../support/schema-findings.js';

describe('sound schemas', () => {
  it.each([
    '{"type": "object"}',
    'null',
    object('"a": {"type": "string"}', ', "required": ["a"]'),
    object('"a": true, "b": false'),
    '{"$schema": "http://json-schema.org/draft-04/schema#", "type": "object", "properties": {"n": {"minimum": 1, "exclusiveMinimum": true}}}',
    '{"$schema": "http://json-schema.org/draft-06/schema#", "type": "object", "properties": {"n": {"exclusiveMinimum": 1}}}',
    '{"$schema": "http://json-schema.org/draft-07/schema", "type": "object", "properties": {"l": {"items": [{}, {}], "additionalItems": false}}}',
    '{"$schema": "https://json-schema.org/draft/2019-09/schema", "type": "object", "properties": {"l": {"items": [{"type": "string"}]}}}',
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {"l": {"prefixItems": [{"type": "string"}]}}}',
    '{"$schema": "https://example.com/our-own", "type": "object"}',
    // Names of properties are not keywords.
    object(
      '"$ref": {"type": "string"}, "required": {"type": "boolean"}, "pattern": {"type": "string"}, "default": {"type": "string"}',
    ),
    object('"tree": {"type": "array", "items": {"$ref": "#"}}'),
    object('"a": {"$ref": "#/$defs/x"}', ', "$defs": {"x": {"type": "string"}}'),
    object('"a": {"$ref": "#x"}', ', "$defs": {"x": {"$anchor": "x"}}'),
    object('"a": {"$ref": "#/$defs/a~1b%20c"}', ', "$defs": {"a/b c": {}}'),
    object(
      '"a": {"$ref": "other.json#/$defs/y"}',
      ', "$id": "https://x.org/s.json", "$defs": {"o": {"$id": "other.json", "$defs": {"y": {}}}}',
    ),
    object('"a": {"type": ["integer", "null"], "default": null}'),
    object('"a": {"type": "number", "default": 1e2, "minimum": 100}'),
    object('"a": {"enum": [{"x": 1, "y": 2}], "default": {"y": 2, "x": 1.0}}'),
    object('"a": {"type": "string", "pattern": "^\\\\p{L}+$"}'),
  ])('%s', (schema) => {
    expect(found(schema)).toEqual([]);
  });
});

describe('schema-invalid', () => {
  it.each([
    [
      object('"x": {"multipleOf":\n0}'),
      ['error schema-invalid 3:1 "multipleOf" has to be more than 0, not 0'],
    ],
    [
      object('"x": {"allOf":\n[]}'),
      ['error schema-invalid 3:1 "allOf" has to be a list of schemas, not an empty list'],
    ],
    [
      object('"x": {"type": "object", "required":\n["a", "a"], "properties": {"a": {}}}'),
      ['error schema-invalid 3:1 "required" must not hold the same value twice, not a list'],
    ],
    [
      object('"x": {"$anchor":\n"1x"}'),
      ['error schema-invalid 3:1 "$anchor" is malformed, not the text "1x"'],
    ],
    [
      object('"x": {"uniqueItems":\nnull}'),
      ['error schema-invalid 3:1 "uniqueItems" has to be true or false, not null'],
    ],
    [
      '"text"',
      [
        'error schema-invalid 2:1 "schema" has to be a schema, for example {"type": "number"}, not the text "text"',
      ],
    ],
    [
      object('\n"x": "number"'),
      [
        'error schema-invalid 3:6 "x" has to be a schema, for example {"type": "number"}, not the text "number"',
      ],
    ],
    [
      '{"type": "object", "properties":\n[]}',
      [
        'error schema-invalid 3:1 "properties" has to be an object with a schema for each name, not an empty list',
      ],
    ],
    [
      object('"x": {"anyOf":\n{}}'),
      ['error schema-invalid 3:1 "anyOf" has to be a list of schemas, not an object'],
    ],
    [
      object('"x": {"type":\n"int"}'),
      [
        'error schema-invalid 3:1 "int" is no type: write "integer"; known are array, boolean, integer, null, number, object and string',
      ],
    ],
    [
      object('"x": {"type":\n"sting"}'),
      [
        'error schema-invalid 3:1 "sting" is no type: write "string"; known are array, boolean, integer, null, number, object and string',
      ],
    ],
    [
      object('"x": {"type":\n"any"}'),
      [
        'error schema-invalid 3:1 "any" is no type; use array, boolean, integer, null, number, object or string',
      ],
    ],
    [
      object('"x": {"type":\n[]}'),
      [
        'error schema-invalid 3:1 "type" has to be the name of a type, or a list of different ones, not an empty list',
      ],
    ],
    [
      object('"x": {"type": ["string",\n"strng"]}'),
      [
        'error schema-invalid 3:1 "strng" is no type: write "string"; known are array, boolean, integer, null, number, object and string',
      ],
    ],
    [
      object('"x": {"minLength":\n-1}'),
      ['error schema-invalid 3:1 "minLength" has to be at least 0, not -1'],
    ],
    [
      object('"x": {"minLength":\n"1"}'),
      ['error schema-invalid 3:1 "minLength" has to be a whole number, not the text "1"'],
    ],
    [
      object('"x": {"description":\n1, "title": 2}'),
      [
        'error schema-invalid 3:1 "description" has to be a text, not 1',
        'error schema-invalid 3:13 "title" has to be a text, not 2',
      ],
    ],
    [
      object('"x": {"properties": {"y":\n{"properties": {"z": 1}}}}'),
      ['error schema-invalid 3:22 "z" has to be a schema, for example {"type": "number"}, not 1'],
    ],
    [
      object('"x": {"minimum": 1, "exclusiveMinimum":\ntrue}'),
      [
        'warning schema-invalid 3:1 this is a schema only by JSON Schema draft-04, and nothing says so: add "$schema": "http://json-schema.org/draft-04/schema", or write it as 2020-12 has it',
      ],
    ],
    [
      object('"x": {"items":\n[{}]}'),
      [
        'warning schema-invalid 3:1 this is a schema only by JSON Schema 2019-09, and nothing says so: add "$schema": "https://json-schema.org/draft/2019-09/schema", or write it as 2020-12 has it',
      ],
    ],
    [
      '{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {"n": {"exclusiveMinimum":\ntrue}}}',
      ['error schema-invalid 3:1 "exclusiveMinimum" has to be a number, not true'],
    ],
  ])('%s', (schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });
});
