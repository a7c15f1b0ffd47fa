import vm from 'node:vm';
import type { ErrorObject, ValidateFunction } from 'ajv';

/** What a schema says about a value: nothing, where it fits. */
export interface Misfit {
  /** JSON pointer into the value. */
  readonly pointer: string;
  /** Reads on from the value's name: `must be integer`. */
  readonly words: string;
}

/** A JSON Schema that can be held against values. */
export interface CompiledSchema {
  /** The first thing that does not fit; undefined where all does. */
  misfit(value: unknown): Misfit | undefined;
}

/** A schema, or why it is none. */
export type Compilation =
  | { readonly ok: true; readonly schema: CompiledSchema }
  | { readonly ok: false; readonly words: string };

/** How long a schema may think, in milliseconds: a pattern of the repository meets a text of the repository. */
const PATIENCE = 2000;

/**
 * Compiles a JSON Schema of the draft that `$schema` names, 2020-12 otherwise. ajv is loaded when the first one comes.
 * Never throws: what ajv refuses is told.
 */
export async function compileSchema(schema: unknown): Promise<Compilation> {
  if (
    typeof schema !== 'boolean' &&
    (typeof schema !== 'object' || schema === null || Array.isArray(schema))
  ) {
    return { ok: false, words: 'a JSON Schema is an object, true or false' };
  }
  try {
    const { createCompiler } = await import('./ajv.js');
    const ajv = createCompiler(draftOf(schema));
    const validate = withDeadline(() => ajv.compile(schema));
    return { ok: true, schema: { misfit: (value) => findMisfit(validate, value) } };
  } catch (error) {
    return { ok: false, words: wordsOf(error) };
  }
}

function draftOf(schema: object | boolean): '2020' | '2019' | '7' {
  const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : '';
  if (/draft-0[467]/.test(named)) return '7';
  return named.includes('2019-09') ? '2019' : '2020';
}

function findMisfit(validate: ValidateFunction, value: unknown): Misfit | undefined {
  try {
    return withDeadline(() => validate(value)) ? undefined : misfitOf(validate.errors?.[0]);
  } catch (error) {
    return { pointer: '', words: `could not be held against the schema (${wordsOf(error)})` };
  }
}

function misfitOf(error: ErrorObject | undefined): Misfit {
  if (!error) return { pointer: '', words: 'does not fit the schema' };
  const extra: unknown = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
  const allowed: unknown = error.params['allowedValues'] ?? error.params['allowedValue'];
  const detail = extra ?? allowed;
  const words = `${error.message ?? 'does not fit the schema'}${detail === undefined ? '' : ` (${JSON.stringify(detail)})`}`;
  return { pointer: error.instancePath, words };
}

let context: vm.Context | undefined;

/** The engine's own deadline also stops a regular expression that backtracks for ever. Throws what the work throws. */
function withDeadline<T>(work: () => T): T {
  let result: { readonly value: T } | undefined;
  context ??= vm.createContext({});
  context['work'] = () => {
    result = { value: work() };
  };
  vm.runInContext('work()', context, { timeout: PATIENCE });
  if (!result) throw new Error('it gave nothing');
  return result.value;
}

function wordsOf(error: unknown): string {
  // It may come from the other context, and then is an Error of that one.
  if (typeof error !== 'object' || error === null) return String(error);
  if ('code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'it takes too long';
  return 'message' in error ? String(error.message) : 'it cannot be compiled';
}
