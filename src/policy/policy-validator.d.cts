import type { ErrorObject } from 'ajv';

/** Generated from `structuralSchema` by `npx vitest run test/policy/policy-validator.test.ts -u`. */
declare const validate: {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
};
export = validate;
