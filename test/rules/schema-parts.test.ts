import { describe, expect, it } from 'vitest';
import { objectSchema as object, schemaFindings as found } from '../support/schema-findings.js';

describe('schema-root', () => {
  it.each([
    [
      '{"type":\n"string"}',
      [
        'error schema-root 3:1 the root has the type "string", but the arguments of a call are always an object: write "type": "object"',
      ],
    ],
    [
      '{"type":\n["null", "array"]}',
      [
        'error schema-root 3:1 the root has the type null or array, but the arguments of a call are always an object: write "type": "object"',
      ],
    ],
    [
      '{"type":\n["object", "null"]}',
      [
        'warning schema-root 3:1 the root has a list of types, which some model APIs refuse, and is always an object: write "type": "object"',
      ],
    ],
    [
      '{}',
      ['warning schema-root 2:1 the root has no type, which some model APIs refuse: add "type": "object"'],
    ],
    [
      'true',
      ['warning schema-root 2:1 the root has no type, which some model APIs refuse: add "type": "object"'],
    ],
    [
      '{"type": "object",\n"allOf": [true]}',
      [
        'warning schema-root 3:1 "allOf" at the root is refused by some model APIs: move it into a property, or describe the condition in words',
      ],
    ],
  ])('%s', (schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });
});

describe('schema-required', () => {
  it.each([
    [
      object('"a": {"type": "string",\n"required": false}'),
      [
        'error schema-required 3:1 "required": false inside a property makes the schema invalid: list the name in "required" beside "properties"',
      ],
    ],
    [
      object('"method": {}', ',\n"required": ["method", "url"]'),
      [
        'warning schema-required 3:24 "url" is required, but "properties" has no such name: describe it there, or correct the name',
      ],
    ],
    [
      object('"method": {}', ',\n"required": ["metod"]'),
      [
        'warning schema-required 3:14 "metod" is required, but "properties" has no such name: did you mean "method"?',
      ],
    ],
    [
      object('"a": {}', ', "additionalProperties": false,\n"required": ["url"]'),
      [
        'error schema-required 3:14 "url" is required, but "properties" has no such name and "additionalProperties" is false, so every call is invalid',
      ],
    ],
    [
      '{"type": "object",\n"required": ["url"]}',
      [
        'warning schema-required 3:14 "url" is required, but "properties" has no such name: describe it there, or correct the name',
      ],
    ],
    [object('"a": {"type": "object", "required": ["b"], "allOf": [{"properties": {"b": {}}}]}'), []],
    [
      object(
        '"a": {"type": "object", "properties": {"b": {}}, "anyOf": [{"required": ["b"]}, {"required": ["c"]}]}',
      ),
      [],
    ],
    [object('"a": {"type": "object", "patternProperties": {"^x": {}}, "required": ["xy"]}'), []],
  ])('%s', (schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });
});

describe('schema-default', () => {
  it.each([
    [
      object('"a": {"enum": [null, true, [1]], "default":\n[2]}'),
      ['warning schema-default 3:1 the default [2] is not in "enum": null, true, [1]'],
    ],
    [
      object('"a": {"type": "array", "maxItems": 1, "default":\n[1, 2]}'),
      ['warning schema-default 3:1 the default [1,2] does not keep to maxItems 1'],
    ],
    [
      object('"a": {"type": "integer", "default":\n"3"}'),
      ['warning schema-default 3:1 the default "3" is not of the type integer: correct one of them'],
    ],
    [
      object('"a": {"type": "integer", "default":\n1.5}'),
      ['warning schema-default 3:1 the default 1.5 is not of the type integer: correct one of them'],
    ],
    [
      object('"a": {"enum": ["x", "y"], "default":\n"z"}'),
      ['warning schema-default 3:1 the default "z" is not in "enum": "x", "y"'],
    ],
    [
      object('"a": {"const": 1, "default":\n2}'),
      ['warning schema-default 3:1 the default 2 is not the "const" 1'],
    ],
    [
      object('"a": {"type": "integer", "maximum": 5, "default":\n6}'),
      ['warning schema-default 3:1 the default 6 does not keep to maximum 5'],
    ],
    [
      object('"a": {"type": "string", "minLength": 2, "default":\n"\u{1f600}"}'),
      ['warning schema-default 3:1 the default "\u{1f600}" does not keep to minLength 2'],
    ],
    [
      object('"a": {"type": "string",\n"default": "x"}', ', "required": ["a"]'),
      [
        'warning schema-default 3:1 "a" is required, so its default never applies: drop the default, or take it off "required"',
      ],
    ],
    [
      object('"a": {"type": "array", "items": {"type": "integer", "default":\n"x"}}'),
      ['warning schema-default 3:1 the default "x" is not of the type integer: correct one of them'],
    ],
    [object('"a": {"type": "object", "default": {}, "properties": {"b": {"type": "string"}}}'), []],
  ])('%s', (schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });
});

describe('schema-reference', () => {
  it.each([
    [
      object('"a": {"$ref":\n"#/$defs/b"}'),
      [
        'error schema-reference 3:1 "#/$defs/b" leads nowhere in this schema: correct it, or add what it names under "$defs"',
      ],
    ],
    [
      object('"a": {"$ref":\n"#b"}'),
      [
        'error schema-reference 3:1 "#b" leads nowhere in this schema: correct it, or add what it names under "$defs"',
      ],
    ],
    [
      object('"a": {"$ref":\n"https://example.com/b.json"}'),
      [
        'warning schema-reference 3:1 "https://example.com/b.json" lies on the network, and no host fetches it: copy what it names under "$defs"',
      ],
    ],
    [
      object('"a": {"$ref":\n"b.json#/x"}'),
      [
        'error schema-reference 3:1 "b.json#/x" names another file, which no host reads with the skill: copy what it names under "$defs"',
      ],
    ],
    [
      object(
        '"a": {"$ref":\n"#/$defs/b"}',
        ', "$defs": {"b": {"$ref": "#/$defs/c"}, "c": {"$ref": "#/$defs/b"}}',
      ).replace('"$defs": {"b"', '"$defs":\n{"b"'),
      [
        'error schema-reference 3:1 "#/$defs/b" leads back to itself and describes nothing: break the circle',
        'error schema-reference 4:16 "#/$defs/c" leads back to itself and describes nothing: break the circle',
        'error schema-reference 4:44 "#/$defs/b" leads back to itself and describes nothing: break the circle',
      ],
    ],
    [
      object('"a": {"$ref":\n"#/properties/a"}'),
      [
        'error schema-reference 3:1 "#/properties/a" leads back to itself and describes nothing: break the circle',
      ],
    ],
    [
      object('"a": {"$ref":\n"%zz#/%"}'),
      [
        'error schema-reference 3:1 "%zz#/%" names another file, which no host reads with the skill: copy what it names under "$defs"',
      ],
    ],
  ])('%s', (schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });
});

describe('schema-pattern', () => {
  it.each([
    [
      object('"a": {"pattern":\n"(?i)a"}'),
      'warning schema-pattern 3:1 the pattern "(?i)a" is no regular expression of JavaScript (invalid group): write it as JSON Schema has it',
    ],
    [
      object('"a": {"pattern":\n"["}'),
      'warning schema-pattern 3:1 the pattern "[" is no regular expression of JavaScript (',
    ],
    [
      object('"a": {"pattern":\n"^(a+)+$"}'),
      'warning schema-pattern 3:1 the pattern "^(a+)+$" can read one text in many ways',
    ],
    [
      object('"a": {"patternProperties": {\n"(x|x)*y": {}}}'),
      'warning schema-pattern 3:1 the pattern "(x|x)*y" can read one text in many ways',
    ],
  ])('%s', (schema, expected) => {
    const lines = found(schema);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.slice(0, expected.length)).toBe(expected);
  });
});
