import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/formats/json.js';
import type { JsonNode } from '../../../src/formats/json-tree.js';
import { SourceText } from '../../../src/formats/text.js';
import {
  decodeStruct,
  goBool,
  goInt,
  goRaw,
  goString,
  listOf,
  mapOf,
  matchesField,
  memberOfField,
  pointerTo,
  structOf,
} from '../../../src/runtimes/go/json-decode.js';

const item = structOf('config.Item', { name: goString, files: listOf(goString) });

const config = structOf('config.Config', {
  name: goString,
  timeout_seconds: goInt,
  quiet: goBool,
  raw: goRaw,
  paths: listOf(goString),
  actions: mapOf(goString),
  items: listOf(item),
  nested: structOf('config.Nested', { paths: listOf(goString), depth: goInt }),
  maybe: pointerTo(goString),
});

function nodeOf(text: string): JsonNode {
  const document = parseJson(SourceText.of(text));
  if (!document.ok) throw new Error(document.error.message);
  return document.root;
}

function decode(text: string): ReturnType<typeof decodeStruct<(typeof config)['zero']>> {
  return decodeStruct(nodeOf(text), config);
}

describe('values', () => {
  it('has zero values for what is absent', () => {
    expect(decode('{}').value).toEqual({
      name: '',
      timeout_seconds: 0n,
      quiet: false,
      raw: undefined,
      paths: [],
      actions: new Map(),
      items: [],
      nested: { paths: [], depth: 0n },
      maybe: undefined,
    });
    expect(decode('null').value).toEqual(config.zero);
  });

  it.each([
    ['the last of several counts', '{"name": "a", "name": "b"}', { name: 'b' }],
    [
      'keys match without regard to case',
      '{"NAME": "a", "Timeout_Secondſ": 9}',
      { name: 'a', timeout_seconds: 9n },
    ],
    ['whatever their case, the last counts', '{"name": "a", "Name": "b"}', { name: 'b' }],
    ['null does not undo a string', '{"name": "a", "name": null}', { name: 'a' }],
    ['null empties a list', '{"paths": ["a"], "paths": null}', { paths: [] }],
    ['null in a list is an empty string', '{"paths": ["a", null]}', { paths: ['a', ''] }],
    ['null in a map is an empty string', '{"actions": {"a": null}}', { actions: new Map([['a', '']]) }],
    ['a second list replaces the first', '{"paths": ["a", "b"], "paths": ["c"]}', { paths: ['c'] }],
    [
      'a second map is added to the first',
      '{"actions": {"a": "x"}, "actions": {"b": "y"}}',
      {
        actions: new Map([
          ['a', 'x'],
          ['b', 'y'],
        ]),
      },
    ],
    [
      'a second struct is decoded over the first',
      '{"nested": {"depth": 1}, "nested": {"paths": ["a"]}}',
      { nested: { paths: ['a'], depth: 1n } },
    ],
    [
      'structs in lists',
      '{"items": [{"name": "a"}, null]}',
      {
        items: [
          { name: 'a', files: [] },
          { name: '', files: [] },
        ],
      },
    ],
    ['pointers', '{"maybe": "a"}', { maybe: 'a' }],
    ['a pointer and null', '{"maybe": "a", "maybe": null}', { maybe: undefined }],
    [
      'integers of 64 bits',
      '{"timeout_seconds": -9223372036854775808}',
      { timeout_seconds: -9223372036854775808n },
    ],
    ['minus zero', '{"timeout_seconds": -0}', { timeout_seconds: 0n }],
    [
      'unknown keys are ignored',
      '{"x": 1, "__proto__": {"name": "z"}, "constructor": 1, "toString": 2}',
      { name: '' },
    ],
  ])('%s', (_title, text, expected) => {
    const { value, errors } = decode(text);
    expect(errors).toEqual([]);
    expect(value).toMatchObject(expected);
  });

  it('keeps a raw value as its node', () => {
    expect(decode('{"raw": [1]}').value.raw?.type).toBe('array');
    expect(decode('{"raw": null}').value.raw?.type).toBe('null');
  });
});

describe('errors', () => {
  it.each([
    [
      '{"name": 1}',
      'json: cannot unmarshal number into Go struct field Config.name of type string',
      'name',
      'a string, not a number',
    ],
    [
      '{"timeout_seconds": "60"}',
      'json: cannot unmarshal string into Go struct field Config.timeout_seconds of type int',
      'timeout_seconds',
      'an integer, not a string',
    ],
    [
      '{"timeout_seconds": 60.0}',
      'json: cannot unmarshal number 60.0 into Go struct field Config.timeout_seconds of type int',
      'timeout_seconds',
      'an integer, not the number 60.0',
    ],
    [
      '{"timeout_seconds": 9223372036854775808}',
      'json: cannot unmarshal number 9223372036854775808 into Go struct field Config.timeout_seconds of type int',
      'timeout_seconds',
      'an integer, not the number 9223372036854775808',
    ],
    [
      '{"quiet": "yes"}',
      'json: cannot unmarshal string into Go struct field Config.quiet of type bool',
      'quiet',
      'true or false, not a string',
    ],
    [
      '{"Paths": "a"}',
      'json: cannot unmarshal string into Go struct field Config.paths of type []string',
      'paths',
      'an array of strings, not a string',
    ],
    [
      '{"paths": ["a", true]}',
      'json: cannot unmarshal bool into Go struct field Config.paths of type string',
      'paths[1]',
      'a string, not a boolean',
    ],
    [
      '{"actions": []}',
      'json: cannot unmarshal array into Go struct field Config.actions of type map[string]string',
      'actions',
      'an object of strings, not an array',
    ],
    [
      '{"actions": {"git-*": {}}}',
      'json: cannot unmarshal object into Go struct field Config.actions of type string',
      'actions.git-*',
      'a string, not an object',
    ],
    [
      '{"nested": {"depth": true}}',
      'json: cannot unmarshal bool into Go struct field Nested.nested.depth of type int',
      'nested.depth',
      'an integer, not a boolean',
    ],
    [
      '{"items": [{"name": []}]}',
      'json: cannot unmarshal array into Go struct field Item.items.name of type string',
      'items[0].name',
      'a string, not an array',
    ],
    ['[]', 'json: cannot unmarshal array into Go value of type config.Config', '', 'an object, not an array'],
  ])('%s', (text, message, field, words) => {
    const { errors } = decode(text);
    expect(
      errors.map((error) => [error.message, error.field, `${error.expected}, not ${error.actual}`]),
    ).toEqual([[message, field, words]]);
  });

  it('all are told, in order, and a later duplicate mends none', () => {
    const { value, errors } = decode('{"paths": [1, "b"], "name": 5, "name": "a"}');
    expect(errors.map(({ field }) => field)).toEqual(['paths[0]', 'name']);
    expect(value.name).toBe('a');
  });

  it('stops counting where nobody reads on', () => {
    expect(decode(`{"paths": [${'1,'.repeat(5000)}1]}`).errors.length).toBeLessThanOrEqual(100);
  });
});

describe('keys', () => {
  it.each([
    ['name', 'name', true],
    ['NaMe', 'name', true],
    ['timeout_secondſ', 'timeout_seconds', true],
    ['\u212aind', 'kind', true],
    ['n\u00e4me', 'name', false],
    ['name ', 'name', false],
    ['\u0130d', 'id', false],
  ])('%j for %s: %s', (key, field, expected) => {
    expect(matchesField(key, field)).toBe(expected);
  });

  it('finds the member that sets a field', () => {
    const node = nodeOf('{"name": 1, "NAME": 2, "Name": null, "list": null}');
    expect(memberOfField(node, 'name')?.key).toBe('NAME');
    expect(memberOfField(node, 'list')?.value.type).toBe('null');
    expect(memberOfField(node, 'other')).toBeUndefined();
    expect(memberOfField(nodeOf('[]'), 'name')).toBeUndefined();
  });
});
