import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { renderMessage } from '../../src/report/messages.js';
import { RUN_SH } from '../../src/rules/support/examples.js';

const HEAD = '{"name": "disk", "description": "x", "entry": "run.sh", "class": "safe", "schema":\n';

/** `rule line:column words` of everything said about a schema, which begins on line 2. */
function found(schema: string): readonly string[] {
  const tree = memoryTree({ 'disk/skill.json': `${HEAD}${schema}\n}\n`, 'disk/run.sh': RUN_SH });
  return check(tree)
    .findings.filter(({ rule }) => rule.startsWith('schema-') || rule === 'rule-crashed')
    .map((finding) => {
      const { start } = finding.location;
      return `${finding.severity} ${finding.rule} ${start.line}:${start.column} ${renderMessage(finding)}`;
    });
}

const object = (properties: string, rest = ''): string =>
  `{"type": "object", "properties": {${properties}}${rest}}`;

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

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(',');
}

describe('schemas of strangers take bounded time', () => {
  it.each([
    ['nested deep', `${'{"not":'.repeat(5000)}{}${'}'.repeat(5000)}`, 'too-deep'],
    ['large', object(many(30_000, (index) => `"p${index}": {}`)), 'too-large'],
    ['with wrong properties', object(many(4900, (index) => `"p${index}": 1`)), undefined],
    ['with a long enum', object(`"a": {"enum": [${many(2400, (index) => `{"i":${index}}`)}]}`), undefined],
    [
      'with many references',
      object(many(2400, (index) => `"p${index}": {"$ref": "#/properties/p${index + 1}"}`)),
      undefined,
    ],
    [
      'with many patterns',
      object(many(2400, (index) => `"p${index}": {"pattern": "^(?:(?:a?){${(index % 90) + 1}}b?)*c$"}`)),
      undefined,
    ],
    ['with one long pattern', object(`"a": {"pattern": "${'(a|b?)*'.repeat(280)}"}`), undefined],
  ])('%s', (_title, schema, message) => {
    const started = performance.now();
    const lines = found(schema);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(lines.length).toBeLessThanOrEqual(400);
    expect(lines.some((line) => line.includes('rule-crashed'))).toBe(false);
    if (message === 'too-deep')
      expect(lines).toEqual([expect.stringContaining('nested more than 100 levels deep')]);
    if (message === 'too-large') expect(lines).toEqual([expect.stringContaining('more than 5000 values')]);
  });
});
