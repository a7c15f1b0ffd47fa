import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../src/domain/location.js';
import { SourceText } from '../../src/formats/text.js';
import { parseYaml } from '../../src/formats/yaml.js';
import type { YamlDocument } from '../../src/formats/yaml-tree.js';

function parse(text: string): YamlDocument & { readonly source: SourceText } {
  const source = SourceText.of(text);
  return { ...parseYaml(source, { firstLine: 1, endLine: source.lineCount + 1 }), source };
}

function show({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

/** Each broken block, the cause, the place, and the text that stands there. */
const BROKEN: readonly (readonly [block: string, cause: string, place: string, text: string])[] = [
  ['name: a\ndescription: Clean up: grammar\n', 'unquoted-colon', '2:22-2:23', ':'],
  ['name: a\ndescription: in this order:\n', 'unquoted-colon', '2:27-2:28', ':'],
  ['name: a\ndescription: a:  b\n', 'unquoted-colon', '2:15-2:16', ':'],
  ['name: a\r\ndescription: y: z\r\n', 'unquoted-colon', '2:15-2:16', ':'],
  ['name: a\rdescription: y: z\r', 'unquoted-colon', '2:15-2:16', ':'],
  ['metadata:\n  note: depot: crates\n', 'unquoted-colon', '2:14-2:15', ':'],
  ['tags:\n- a: b: c\n', 'unquoted-colon', '2:7-2:8', ':'],
  ['metadata: {"a": "b", "c": }\nname: x: y\n', 'unquoted-colon', '2:8-2:9', ':'],
  [
    'description: Write graph\n  property graph\n  Keywords: graph\nlicense: MIT\n',
    'colon-in-continuation',
    '3:11-3:12',
    ':',
  ],
  ['description: Write graph\n\n  Keywords: graph\n', 'colon-in-continuation', '3:11-3:12', ':'],
  ['description:\n  Question a plan.\n  Pairs: question first.\n', 'colon-in-continuation', '3:8-3:9', ':'],
  ['name: x\n  description: y\n', 'colon-in-continuation', '2:14-2:15', ':'],
  ['tags:\n  - foo\n    bar: baz\n', 'colon-in-continuation', '3:8-3:9', ':'],
  ['description: "Figure" for papers\nlicense: x\n', 'text-after-quote', '1:23-1:33', 'for papers'],
  ['description: "foo": bar\n', 'text-after-quote', '1:19-1:24', ': bar'],
  ['description: "foo"\n  bar\n', 'text-after-quote', '2:3-2:6', 'bar'],
  ["description: 'Use the user's plan.'\nlicense: x\n", 'apostrophe', '1:27-1:28', "'"],
  ["description: 'Use the user's plan'\n", 'apostrophe', '1:27-1:28', "'"],
  ["description: 'the users' plan'\n", 'apostrophe', '1:24-1:25', "'"],
  ['description: "foo bar\nlicense: MIT\n', 'unclosed-quote', '1:14-1:15', '"'],
  ['description: "foo\nbar: baz"\n', 'unclosed-quote', '1:14-1:15', '"'],
  ['name: "x', 'unclosed-quote', '1:7-1:8', '"'],
  ['description: @mention people\n', 'reserved-character', '1:14-1:15', '@'],
  ['description: `x` people\n', 'reserved-character', '1:14-1:15', '`'],
  ['description: %x people\n', 'reserved-character', '1:14-1:15', '%'],
  ['description: - foo\n', 'reserved-character', '1:14-1:15', '-'],
  ['description: & foo\n', 'reserved-character', '1:14-1:15', '&'],
  ['@foo: bar\n', 'reserved-character', '1:1-1:2', '@'],
  ['allowed-tools: *\n', 'alias-star', '1:16-1:17', '*'],
  ['description: *Weighs* crates\n', 'alias-star', '1:14-1:15', '*'],
  ['**name:** x\n**description:** y\n', 'alias-star', '1:1-1:2', '*'],
  ['argument-hint: [target] [context]\n', 'flow-then-text', '1:25-1:34', '[context]'],
  ['description: [WIP] x\n', 'flow-then-text', '1:20-1:21', 'x'],
  ['description: {module} foo\n', 'flow-then-text', '1:23-1:26', 'foo'],
  ['tools: [Read, Grep\nname: x\n', 'unclosed-bracket', '1:8-1:9', '['],
  ['shelf: {\na: b}\n', 'unclosed-bracket', '1:8-1:9', '{'],
  ['shelf: {\n}\nnote: a: b\n', 'unquoted-colon', '3:8-3:9', ':'],
  ['shelf: [a, {b: c]}\n', 'unclosed-bracket', '1:17-1:18', ']'],
  ['description: > foo bar\n', 'block-text', '1:16-1:23', 'foo bar'],
  ['description: |foo\n', 'block-text', '1:15-1:18', 'foo'],
  ['name: x\ndescription foo\nlicense: y\n', 'missing-colon', '2:1-2:16', 'description foo'],
  ['name:x\ndescription: foo\n', 'missing-colon', '1:1-1:7', 'name:x'],
  ['"name: x\nhint: "[x]"\n', 'unclosed-quote', '1:1-1:2', '"'],
  ['name: x\n- a\n', 'missing-colon', '2:1-2:4', '- a'],
  ['description: "a \\d b"\n', 'bad-escape', '1:17-1:19', '\\d'],
  ['metadata:\n\tauthor: team-a\n', 'tab-indent', '2:1-2:2', '\t'],
  ['metadata:\n  x: y\n\tauthor: team-a\n', 'tab-indent', '3:1-3:2', '\t'],
  ['description: |\n\tfoo\nlicense: MIT\n', 'tab-indent', '2:1-2:2', '\t'],
  ['description: >\nSummarise a report.\nlicense: MIT\n', 'block-indent', '2:1-2:20', 'Summarise a report.'],
  ['description: |\n    foo\n  bar\nlicense: MIT\n', 'block-indent', '3:3-3:6', 'bar'],
  ['metadata:\n    a: b\n  c: d\n', 'bad-indent', '3:3-3:7', 'c: d'],
  ['  name: x\ndescription: y\n', 'bad-indent', '2:1-2:15', 'description: y'],
  ['name: x\nshelf: *foo\n', 'unknown-alias', '2:8-2:12', '*foo'],
  ['metadata: &m\n  self: *m\n', 'recursive-alias', '2:9-2:11', '*m'],
  ['- a\n- b\n', 'not-a-mapping', '1:1-2:4', '- a\n- b'],
  ['- name: a\ndescription: b\n', 'not-a-mapping', '1:1-1:10', '- name: a'],
  ['hello\n', 'not-a-mapping', '1:1-1:6', 'hello'],
  ['name: x\n--- foo\n', 'other', '2:1-2:2', '-'],
];

describe('YAML that does not parse', () => {
  it.each(BROKEN)('%j: %s at %s', (block, cause, place, text) => {
    const { error, root, source } = parse(block);
    expect(root).toBeUndefined();
    expect([error?.cause, error && show(error.range), error && source.slice(error.range)]).toEqual([
      cause,
      place,
      text,
    ]);
  });

  it('has rows that differ', () => {
    expect(new Set(BROKEN.map(([block]) => block)).size).toBe(BROKEN.length);
  });

  it('is placed in the file, not in the block', () => {
    const source = SourceText.of('---\r\nname: a\r\nnote: b: c\r\n---\r\n');
    const { error } = parseYaml(source, { firstLine: 2, endLine: 4 });
    expect(error && show(error.range)).toBe('3:8-3:9');
  });

  it('names a field whose aliases stand for too much', () => {
    const rows = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcde'.split('').map((key, index) => bombRow(key, 'abcd'[index])),
    ];
    const { error } = parse(`name: x\nmetadata:\n${rows.map((row) => `  ${row}\n`).join('')}f: *e\n`);
    expect([error?.cause, error && show(error.range)]).toEqual(['too-many-aliases', '2:1-2:9']);
  });

  it('leaves a reasonable number of aliases alone', () => {
    const { error, root } = parse(`a: &a x\nb: [${'*a, '.repeat(500)}]\n`);
    expect([error, root?.entries.length]).toEqual([undefined, 2]);
  });
});

function bombRow(key: string, of: string | undefined): string {
  return `${key}: &${key} [${Array.from({ length: 10 }, () => `*${of}`).join(',')}]`;
}

describe('the place of an error', () => {
  const head = 'name: tidy\nlicense: MIT\nmetadata:\n  author: a\ntags:\n- x\ndescription: |\n  Text.'.split(
    '\n',
  );
  const fault = BROKEN.filter(
    ([text, cause]) =>
      text.endsWith('\n') &&
      !['not-a-mapping', 'bad-indent', 'other'].includes(cause) &&
      !text.includes('\r'),
  );

  it('moves with the lines above it', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(head.slice(0, 2)),
        fc.constantFrom(...fault),
        (above, [text, cause]) => {
          const lines = [...above.map((line, index) => line.replace(/^\w+/, `k${index}`)), ...head.slice(2)];
          const moved = parse(`${lines.join('\n')}\n${text}`).error;
          const alone = parse(text).error;
          expect(moved?.cause).toBe(cause);
          expect(moved?.range.start.line).toBe((alone?.range.start.line ?? 0) + lines.length);
        },
      ),
    );
  });

  const marks = fc.constantFrom(
    ': ',
    ' #x',
    '"',
    "'",
    '[',
    ']',
    '{',
    '\t',
    '*',
    '@',
    '- ',
    '  ',
    '|',
    '>',
    '`',
    '? ',
  );
  const sound = [
    'name: tidy\ndescription: Tidies it.\nmetadata:\n  author: team-a\n  note: it is fine\ntools:\n  - Read',
    'tags: [a, b]\nwhen: >\n  Some text\n  and more\nhint: "[x]"\nlong: one\n  two',
  ].flatMap((lines) => lines.split('\n'));

  it('is the first line without which the lines above it parse, and with which they do not', () => {
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.nat(12), marks, (at, column, mark) => {
        const lines = sound.map((line, index) => (index === at ? insert(line, column, mark) : line));
        const { error } = parse(`${lines.join('\n')}\n`);
        if (!error) return;
        const { line } = error.range.start;
        expect(parse(lines.slice(0, line - 1).join('\n')).error).toBeUndefined();
        if (error.cause.startsWith('unclosed')) return;
        expect(parse(lines.slice(0, line).join('\n')).error).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });
});

function insert(line: string, column: number, mark: string): string {
  return line.slice(0, column) + mark + line.slice(column);
}
