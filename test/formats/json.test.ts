import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/formats/json.js';
import { type JsonNode, memberOf, toValue } from '../../src/formats/json-tree.js';
import { SourceText } from '../../src/formats/text.js';

function parse(text: string | Uint8Array): ReturnType<typeof parseJson> {
  return parseJson(typeof text === 'string' ? SourceText.of(text) : new SourceText(text));
}

function rootOf(text: string | Uint8Array): JsonNode {
  const document = parse(text);
  if (!document.ok) throw new Error(document.error.message);
  return document.root;
}

/** `cause line:column-line:column message`. */
function faultOf(text: string | Uint8Array): string {
  const document = parse(text);
  if (document.ok) return 'no error';
  const { cause, message, range } = document.error;
  return `${cause} ${range.start.line}:${range.start.column}-${range.end.line}:${range.end.column} ${message}`;
}

describe('errors, in the words of Go, where an author would look', () => {
  it.each([
    ['', 'empty 1:1-1:1 unexpected end of JSON input'],
    [' \n\t', 'empty 1:1-1:1 unexpected end of JSON input'],
    [
      '{"a": 1,\n}',
      "trailing-comma 1:8-1:9 invalid character '}' looking for beginning of object key string",
    ],
    ['[1, 2 , ]', "trailing-comma 1:7-1:8 invalid character ']' looking for beginning of value"],
    ['{"a":1,,}', "other 1:8-1:9 invalid character ',' looking for beginning of object key string"],
    ['{"a":}', "other 1:6-1:7 invalid character '}' looking for beginning of value"],
    ['{"a":1,"b":]', "other 1:12-1:13 invalid character ']' looking for beginning of value"],
    [
      '{\n  // why\n  "a": 1}',
      "comment 2:3-2:9 invalid character '/' looking for beginning of object key string",
    ],
    ['{"a": 1 /* one\n */}', "comment 1:9-2:4 invalid character '/' after object key:value pair"],
    ['{} # end', "comment 1:4-1:9 invalid character '#' after top-level value"],
    ['{"a": 1\n "b": 2}', "missing-comma 2:2-2:3 invalid character '\"' after object key:value pair"],
    ['[1\n2]', "missing-comma 2:1-2:2 invalid character '2' after array element"],
    ['["a" "b"]', "missing-comma 1:6-1:7 invalid character '\"' after array element"],
    ['[{} {}]', "missing-comma 1:5-1:6 invalid character '{' after array element"],
    ['{"a": "say "hi""}', "other 1:13-1:15 invalid character 'h' after object key:value pair"],
    ["{'a': 1}", "single-quote 1:2-1:5 invalid character '\\'' looking for beginning of object key string"],
    ['{"a": \'x\n}', "single-quote 1:7-1:8 invalid character '\\'' looking for beginning of value"],
    ['{name: 1}', "unquoted-key 1:2-1:6 invalid character 'n' looking for beginning of object key string"],
    ['{"a":"x\ny"}', "control-character 1:6-1:8 invalid character '\\n' in string literal"],
    ['{"a":"x\ty"}', "control-character 1:8-1:9 invalid character '\\t' in string literal"],
    ['{"a":"\u0000"}', "control-character 1:7-1:8 invalid character '\\x00' in string literal"],
    ['{"a":"C:\\dir"}', "other 1:9-1:11 invalid character 'd' in string escape code"],
    ['{"a":"\\u12g4"}', "other 1:7-1:12 invalid character 'g' in \\u hexadecimal character escape"],
    ['{} x', "trailing-data 1:4-1:5 invalid character 'x' after top-level value"],
    ['{}{}', "trailing-data 1:3-1:4 invalid character '{' after top-level value"],
    ['{"a"', 'unexpected-end 1:5-1:5 unexpected end of JSON input'],
    ['{"a": 1,\n\n', 'unexpected-end 1:9-1:9 unexpected end of JSON input'],
    ['{"a": "x', 'unexpected-end 1:7-1:9 unexpected end of JSON input'],
    ['{"a" 1}', "other 1:6-1:7 invalid character '1' after object key"],
    ['[01]', "other 1:3-1:4 invalid character '1' after array element"],
    ['[0x3c]', "other 1:3-1:6 invalid character 'x' after array element"],
    ['[+1]', "other 1:2-1:4 invalid character '+' looking for beginning of value"],
    ['[.5]', "other 1:2-1:4 invalid character '.' looking for beginning of value"],
    ['[-]', "other 1:2-1:3 invalid character ']' in numeric literal"],
    ['[1.]', "other 1:2-1:4 invalid character ']' after decimal point in numeric literal"],
    ['[1e+]', "other 1:2-1:5 invalid character ']' in exponent of numeric literal"],
    ['[NaN]', "other 1:2-1:5 invalid character 'N' looking for beginning of value"],
    ['[True]', "other 1:2-1:6 invalid character 'T' looking for beginning of value"],
    ['[trie]', "other 1:2-1:6 invalid character 'i' in literal true (expecting 'u')"],
    ['[nul ]', "other 1:2-1:5 invalid character ' ' in literal null (expecting 'l')"],
    // At the end Go feeds one more space to the token that is open.
    ['fals', "unexpected-end 1:1-1:5 invalid character ' ' in literal false (expecting 'e')"],
    ['-', "unexpected-end 1:1-1:2 invalid character ' ' in numeric literal"],
    ['"\\', "unexpected-end 1:1-1:3 invalid character ' ' in string escape code"],
    ['{\u00a0"a":1}', "other 1:2-1:3 invalid character 'Â' looking for beginning of object key string"],
    ['["é"é]', "other 1:5-1:6 invalid character 'Ã' after array element"],
    ['{“a”: 1}', "other 1:2-1:3 invalid character 'â' looking for beginning of object key string"],
  ])('%j', (text, expected) => {
    expect(faultOf(text)).toBe(expected);
  });

  it.each([
    [
      'a byte-order mark',
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      "byte-order-mark 1:1-1:1 invalid character 'ï' looking for beginning of value",
    ],
    [
      'UTF-16, little end first',
      [0xff, 0xfe, 0x7b, 0, 0x7d, 0],
      "utf-16 1:1-1:1 invalid character 'ÿ' looking for beginning of value",
    ],
    [
      'UTF-16, big end first',
      [0xfe, 0xff, 0, 0x7b, 0, 0x7d],
      "utf-16 1:1-1:1 invalid character 'þ' looking for beginning of value",
    ],
    [
      'a mark and nothing else',
      [0xef, 0xbb, 0xbf],
      "byte-order-mark 1:1-1:1 invalid character 'ï' looking for beginning of value",
    ],
    [
      'no UTF-8 between tokens',
      [0x5b, 0x22, 0xe9, 0x22, 0x20, 0xe9, 0x5d],
      "other 1:6-1:7 invalid character 'é' after array element",
    ],
    [
      'a control character of Latin-1',
      [0x5b, 0x9f, 0x5d],
      "other 1:2-1:3 invalid character '\\u009f' looking for beginning of value",
    ],
  ])('%s', (_title, bytes, expected) => {
    expect(faultOf(Uint8Array.from(bytes))).toBe(expected);
  });
});

describe('nesting', () => {
  it('goes 10,000 levels deep', () => {
    expect(parse('['.repeat(10_000) + ']'.repeat(10_000)).ok).toBe(true);
    expect(parse('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)).ok).toBe(true);
  });

  it('is walked without a deep stack', () => {
    const objects = toValue(rootOf('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)));
    let depth = 0;
    for (let value = objects; typeof value === 'object' && value; value = Object.values(value)[0]) depth += 1;
    expect(depth).toBe(10_000);
  });

  it('goes no deeper, however deep the text is', () => {
    expect(faultOf('['.repeat(1_000_000))).toBe(
      "too-deep 1:10001-1:10002 invalid character '[' exceeded max depth",
    );
  });
});

describe('places', () => {
  const text = '{\n  "name": "a\\u0062",\r\n  "list": [1, true, null, {}]\n}';
  const source = SourceText.of(text);
  const root = rootOf(text);

  it('every value and key has the range of its text', () => {
    const list = memberOf(root, 'list');
    expect(source.slice(root.range)).toBe(text);
    expect(list && source.slice(list.keyRange)).toBe('"list"');
    expect(list && source.slice(list.value.range)).toBe('[1, true, null, {}]');
    const items = list?.value.type === 'array' ? list.value.items : [];
    expect(items.map((item) => [item.type, source.slice(item.range)])).toEqual([
      ['number', '1'],
      ['boolean', 'true'],
      ['null', 'null'],
      ['object', '{}'],
    ]);
    expect(items[3]?.range).toEqual({ start: { line: 3, column: 27 }, end: { line: 3, column: 29 } });
  });

  it('keeps every duplicate, `__proto__` too', () => {
    const object = rootOf('{"a": 1, "__proto__": {"b": 2}, "a": 3}');
    expect(object.type === 'object' && object.members.map(({ key }) => key)).toEqual(['a', '__proto__', 'a']);
  });

  it('as a plain value, the last duplicate counts and `__proto__` is a key', () => {
    const value = toValue(rootOf('{"a": 1, "__proto__": {"b": 2}, "a": [3]}'));
    expect(JSON.stringify(value)).toBe('{"a":[3],"__proto__":{"b":2}}');
  });

  it('keeps numbers as written', () => {
    const list = rootOf('[-0, 1e2, 9223372036854775808]');
    const literals =
      list.type === 'array' ? list.items.map((item) => item.type === 'number' && item.literal) : [];
    expect(literals).toEqual(['-0', '1e2', '9223372036854775808']);
  });
});

describe('strings', () => {
  it.each([
    ['"\\ud83d\\ude00"', '😀'],
    ['"\\ud800"', '\ufffd'],
    ['"\\udc00x\\ud800\\ud83d\\ude00"', '\ufffdx\ufffd😀'],
    ['"\\/\\b\\f\\n\\r\\t\\"\\\\"', '/\b\f\n\r\t"\\'],
    ['"\u007f\u2028"', '\u007f\u2028'],
  ])('%s', (text, expected) => {
    expect(toValue(rootOf(text))).toBe(expected);
  });

  it('has U+FFFD for what is no UTF-8', () => {
    expect(toValue(rootOf(Uint8Array.from([0x22, 0xe9, 0x22])))).toBe('\ufffd');
  });
});

describe('properties', () => {
  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void parse(bytes)));
    const alphabet = fc.constantFrom(...'{}[]:,"\\/u0123eE+-. \n\ttrufalsn\'#*é'.split(''));
    fc.assert(fc.property(fc.string({ unit: alphabet }), (text) => void parse(text)));
  });

  it('takes what JSON.parse takes, and nothing else', () => {
    const alphabet = fc.constantFrom(...'{}[]:,"\\u01eE+-. \ntrue'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 12 }), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(parse(text).ok).toBe(isJson);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(toValue(rootOf(text))).toEqual(JSON.parse(text));
      }),
    );
  });
});
