import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { structuralSchema } from '../../src/policy/schema.js';
import { STANDALONE_OPTIONS, moduleOf } from '../support/standalone.js';

const file = fileURLToPath(new URL('../../src/policy/policy-validator.cjs', import.meta.url));

it('the shipped validator is that of the schema', async () => {
  const ajv = new Ajv2020(STANDALONE_OPTIONS);
  const code = moduleOf(
    ajv,
    ajv.compile(structuralSchema()),
    'npx vitest run test/policy/policy-validator.test.ts -u',
  );
  await expect(code).toMatchFileSnapshot(file);
});
