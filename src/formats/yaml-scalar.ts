import type { YamlScalar } from './yaml-tree.js';

const NULL = /^(?:~|null|Null|NULL)?$/;
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const NUMBER =
  /^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const DATE =
  /^[0-9]{4}-(?:[0-9]{2}-[0-9]{2}|[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?))?)$/;

/** Longer texts are never anything but text; also keeps the expressions off hostile values. */
const LONGEST_TYPED = 64;

/**
 * What a plain scalar means: YAML 1.2's core schema, and `date` where YAML 1.1 has a timestamp.
 * Source: YAML 1.2.2 §10.3.2; the YAML 1.1 type repository.
 */
export function typeOfPlain(text: string): YamlScalar['typed'] {
  if (text.length > LONGEST_TYPED) return 'string';
  if (NULL.test(text)) return 'null';
  if (BOOLEAN.test(text)) return 'boolean';
  if (NUMBER.test(text)) return 'number';
  return DATE.test(text) ? 'date' : 'string';
}
