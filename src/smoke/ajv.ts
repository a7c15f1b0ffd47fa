import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** Compiles schemas of one draft. */
export interface Compiler {
  /** Throws what ajv throws for a schema that is none. */
  compile(schema: object | boolean): ValidateFunction;
}

const OPTIONS = {
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
} as const;

/**
 * A compiler for a draft. This module is what is imported only when a schema comes: a bundle gives no names to what is
 * imported from a CommonJS package on demand.
 */
export function createCompiler(draft: '2020' | '2019' | '7'): Compiler {
  const options = { ...OPTIONS };
  if (draft === '7') return formats.default(new Ajv(options));
  return formats.default(draft === '2019' ? new Ajv2019(options) : new Ajv2020(options));
}
