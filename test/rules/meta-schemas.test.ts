import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import draft4Module from 'ajv-draft-04';
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { STANDALONE_OPTIONS, moduleOf } from '../support/standalone.js';

const require = createRequire(import.meta.url);
const draft6 = require('ajv/dist/refs/json-schema-draft-06.json') as object;
const draft4 = require('ajv-draft-04/dist/refs/json-schema-draft-04.json') as object;

/** Each part is kept a function of its own, so that a draft's recursion does not multiply its code. */
const OPTIONS = { ...STANDALONE_OPTIONS, inlineRefs: false };

/** Comparing every value of an enum with every other takes minutes for a long one, and a repeated value harms nobody. */
function withoutUniqueEnums(schema: object): object {
  const copy = structuredClone(schema) as {
    readonly properties: { readonly enum: { uniqueItems?: boolean } };
  };
  delete copy.properties.enum.uniqueItems;
  return copy;
}

const DRAFTS = {
  'draft-04': () => {
    const ajv = new draft4Module.default({ ...OPTIONS, meta: false });
    return [ajv, ajv.compile(withoutUniqueEnums(draft4))] as const;
  },
  'draft-06': () => {
    const ajv = new Ajv({ ...OPTIONS, meta: false });
    return [ajv, ajv.compile(withoutUniqueEnums(draft6))] as const;
  },
  'draft-07': () => compiled(new Ajv(OPTIONS), 'http://json-schema.org/draft-07/schema'),
  'draft-2019-09': () => compiled(new Ajv2019(OPTIONS), 'https://json-schema.org/draft/2019-09/schema'),
  'draft-2020-12': () => compiled(new Ajv2020(OPTIONS), 'https://json-schema.org/draft/2020-12/schema'),
} as const;

function compiled(ajv: Ajv | Ajv2019 | Ajv2020, id: string) {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`ajv has no ${id}`);
  return [ajv, validate] as const;
}

describe('the shipped meta-schema validators are those of ajv', () => {
  it.each(Object.entries(DRAFTS))('%s', async (name, compile) => {
    const [ajv, validate] = compile();
    const code = moduleOf(ajv, validate, 'npx vitest run test/rules/meta-schemas.test.ts -u');
    const file = new URL(`../../src/rules/data/meta-schemas/${name}.cjs`, import.meta.url);
    await expect(code).toMatchFileSnapshot(fileURLToPath(file));
  });
});
