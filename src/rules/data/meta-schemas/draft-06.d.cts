import type { ErrorObject } from 'ajv';

/** Generated from the meta-schema by `npx vitest run test/rules/meta-schemas.test.ts -u`. */
declare const validate: {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
};
export = validate;
