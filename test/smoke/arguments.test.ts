import { describe, expect, it } from 'vitest';
import { makeArguments } from '../../src/smoke/arguments.js';
import { compileSchema } from '../../src/smoke/json-schema.js';

function object(properties: object, required: readonly string[] = Object.keys(properties)): object {
  return { type: 'object', properties, required };
}

describe('the smallest arguments', () => {
  it.each<[title: string, schema: unknown, wanted: object]>([
    ['no schema', undefined, {}],
    ['anything', true, {}],
    ['an object of anything', { type: 'object' }, {}],
    ['required ones only', object({ a: { type: 'string' }, b: { type: 'string' } }, ['a']), { a: '' }],
    [
      'a default before all else',
      object({ a: { type: 'string', default: 'd', const: 'c', enum: ['e'] } }),
      { a: 'd' },
    ],
    ['const before enum', object({ a: { const: 'c', enum: ['e'] } }), { a: 'c' }],
    ['the first of enum before examples', object({ a: { enum: ['e', 'f'], examples: ['x'] } }), { a: 'e' }],
    ['the first example', object({ a: { type: 'string', examples: ['x', 'y'] } }), { a: 'x' }],
    ['a length', object({ a: { type: 'string', minLength: 3 } }), { a: 'aaa' }],
    [
      'every type',
      object({
        a: { type: 'integer' },
        b: { type: 'number' },
        c: { type: 'boolean' },
        d: { type: 'null' },
        e: { type: 'array' },
        f: { type: 'object' },
        g: {},
      }),
      { a: 0, b: 0, c: false, d: null, e: [], f: {}, g: '' },
    ],
    ['the first type that is not null', object({ a: { type: ['null', 'integer'] } }), { a: 0 }],
    [
      'bounds of integers',
      object({
        a: { type: 'integer', minimum: 3 },
        b: { type: 'integer', exclusiveMinimum: 3 },
        c: { type: 'integer', maximum: -2 },
        d: { type: 'integer', exclusiveMaximum: -2 },
        e: { type: 'integer', minimum: 2.5 },
      }),
      { a: 3, b: 4, c: -2, d: -3, e: 3 },
    ],
    [
      'bounds of numbers',
      object({ a: { type: 'number', minimum: 0.5 }, b: { type: 'number', exclusiveMinimum: 0, maximum: 1 } }),
      { a: 0.5, b: 0.5 },
    ],
    [
      'multiples',
      object({
        a: { type: 'integer', minimum: 7, multipleOf: 5 },
        b: { type: 'number', exclusiveMinimum: 10, multipleOf: 5 },
      }),
      { a: 10, b: 15 },
    ],
    [
      'items',
      object({ a: { type: 'array', minItems: 2, items: { type: 'integer', minimum: 1 } } }),
      { a: [1, 1] },
    ],
    [
      'items that differ',
      object({ a: { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string' } } }),
      { a: ['', '1'] },
    ],
    [
      'items by place',
      object({ a: { type: 'array', minItems: 2, prefixItems: [{ const: 1 }, { const: 'x' }] } }),
      { a: [1, 'x'] },
    ],
    ['nested objects', object({ a: object({ b: { type: 'string' } }) }), { a: { b: '' } }],
    ['references', { ...object({ a: { $ref: '#/$defs/a~1b' } }), $defs: { 'a/b': { const: 7 } } }, { a: 7 }],
    [
      'the first choice',
      object({ a: { oneOf: [{ type: 'integer', minimum: 5 }, { type: 'string' }] } }),
      { a: 5 },
    ],
    ['the first choice that can be had', object({ a: { anyOf: [false, { const: 2 }] } }), { a: 2 }],
    [
      'choices at the root',
      { ...object({ a: { type: 'string' }, b: { type: 'integer' } }, []), anyOf: [{ required: ['b'] }] },
      { b: 0 },
    ],
    [
      'all of several',
      { allOf: [object({ a: { type: 'string' } }), object({ b: { type: 'integer' } })] },
      { a: '', b: 0 },
    ],
    ['required and not described', { type: 'object', required: ['x'] }, { x: '' }],
    [
      'dry runs, whatever their default',
      object(
        {
          dry_run: { type: 'boolean', default: false },
          'dry-run': { type: 'boolean' },
          whatIf: { type: 'boolean' },
          force: { type: 'boolean' },
        },
        ['force'],
      ),
      { force: false, dry_run: true, 'dry-run': true, whatIf: true },
    ],
    ['a dry run that is no boolean', object({ dry_run: { type: 'string' } }, []), {}],
  ])('%s', async (_title, schema, wanted) => {
    const made = makeArguments(schema);
    expect(made).toEqual({ ok: true, value: wanted });
    const compiled = await compileSchema(schema ?? true);
    // The one row whose parts contradict each other shows an order, not a fit.
    const contradicts = JSON.stringify(schema ?? '').includes('"c","enum":["e"]');
    expect(compiled.ok && compiled.schema.misfit(wanted) === undefined).toBe(!contradicts);
  });

  it.each<[title: string, schema: unknown, reason: RegExp]>([
    ['a list', { type: 'array' }, /not of type object/],
    ['no schema at all', 'text', /no object/],
    ['nothing', object({ a: false }), /allows no value/],
    ['empty bounds', object({ a: { type: 'integer', minimum: 5, maximum: 4 } }), /bounds/],
    [
      'a loop',
      { type: 'object', properties: { a: { $ref: '#' } }, required: ['a'] },
      /never comes to an end/,
    ],
    ['a reference to elsewhere', object({ a: { $ref: 'https://example.org/schema' } }), /leads out/],
    ['a reference to nowhere', object({ a: { $ref: '#/$defs/b' } }), /leads nowhere/],
    [
      'more than there is room for',
      object({ a: { type: 'string', minLength: 1e9 } }),
      /more than is ever made/,
    ],
    [
      'more than anyone counts',
      object({ a: { type: 'array', minItems: 90_000, items: { type: 'array', minItems: 90_000 } } }),
      /never comes to an end/,
    ],
  ])('cannot be made of %s', (_title, schema, reason) => {
    const made = makeArguments(schema);
    expect(made.ok ? made.value : made.reason).toMatch(reason);
  });

  it('a tree of choices is not gone through for ever', () => {
    let schema: object = { type: 'integer', minimum: 5, maximum: 4 };
    for (let depth = 0; depth < 25; depth += 1) schema = { anyOf: [schema, schema, schema] };
    const started = performance.now();
    expect(makeArguments(object({ a: schema })).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a schema of the repository', () => {
  it.each<[title: string, schema: unknown, value: unknown, words: RegExp | undefined]>([
    [
      'draft 2020-12',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ const: 1 }] },
      [2],
      /equal to constant/,
    ],
    [
      'draft 2019-09',
      { $schema: 'https://json-schema.org/draft/2019-09/schema', items: [{ const: 1 }] },
      [2],
      /equal to constant/,
    ],
    [
      'draft 7',
      { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ const: 1 }] },
      [2],
      /equal to constant/,
    ],
    ['a format', { format: 'date' }, 'soon', /match format/],
    [
      'a property that is not allowed',
      { additionalProperties: false },
      { x: 1 },
      /additional properties \("x"\)/,
    ],
    ['one that fits', { type: 'object' }, {}, undefined],
  ])('%s', async (_title, schema, value, words) => {
    const compiled = await compileSchema(schema);
    if (!compiled.ok) throw new Error(compiled.words);
    const misfit = compiled.schema.misfit(value);
    if (words) expect(misfit?.words).toMatch(words);
    else expect(misfit).toBeUndefined();
  });

  it.each([{ type: 'nonsense' }, { $ref: 'https://example.org/' }, { pattern: '(' }, [], null, 7])(
    '%j is none',
    async (schema) => {
      const compiled = await compileSchema(schema);
      expect(compiled.ok).toBe(false);
    },
  );

  it('a pattern that backtracks for ever is stopped', async () => {
    const compiled = await compileSchema({ pattern: '^(a+)+$' });
    const started = performance.now();
    const misfit = compiled.ok ? compiled.schema.misfit(`${'a'.repeat(60)}b`) : undefined;
    expect(misfit?.words).toMatch(/takes too long/);
    expect(performance.now() - started).toBeLessThan(6000);
  });
});
