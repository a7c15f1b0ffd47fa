import type { AnyValidateFunction, default as Ajv } from 'ajv/dist/core.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/** How validators that are shipped as code are compiled: every mistake, by keyword; the words are ours. */
export const STANDALONE_OPTIONS = {
  allErrors: true,
  messages: false,
  strict: false,
  validateFormats: false,
  // As CommonJS: what ajv writes for ESM still calls `require`.
  code: { source: true, esm: false },
} as const;

/** A compiled validator as a CommonJS module. */
export function moduleOf(ajv: Ajv.default, validate: AnyValidateFunction<unknown>, source: string): string {
  const code = standaloneCode.default(ajv, validate);
  return `// Generated: ${source}. Do not edit.\n${code}\n`;
}
