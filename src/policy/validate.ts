import type { ErrorObject } from 'ajv';
import type { YamlMapping, YamlNode } from '../formats/yaml-tree.js';
import { nearestName } from '../rules/support/near-miss.js';
import type { PolicyFault } from './policy-error.js';
import validator from './policy-validator.cjs';
import { structuralSchema } from './schema.js';
import { partAt, stepsOf } from './values.js';

/** Holds a policy's plain value against the schema; every mistake once, at its place. */
export function validatePolicy(value: unknown, root: YamlMapping): readonly PolicyFault[] {
  if (validator(value)) return [];
  const errors = (validator.errors ?? []).filter(({ keyword }) => !FOLLOW_UPS.has(keyword));
  return errors.map((error) => faultOf(error, root));
}

/** Keywords whose errors stand beside the one that says what is wrong. */
const FOLLOW_UPS: ReadonlySet<string> = new Set(['if', 'propertyNames']);

function faultOf(error: ErrorObject, root: YamlMapping): PolicyFault {
  const { instancePath, keyword } = error;
  const params = error.params as Readonly<Record<string, unknown>>;
  const where = describePath(instancePath);
  const { node, key } = partAt(root, instancePath);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(error, String(params['additionalProperty']), root);
    case 'required':
      return {
        message: 'missing-key',
        values: { key: String(params['missingProperty']), where: where.replace(/\[\d+\]$/, '') },
        range: { start: node.range.start, end: node.range.start },
      };
    case 'type':
      return {
        message: 'wrong-type',
        values: { where, expected: wordFor(String(params['type'])), actual: actualOf(node) },
        range: isEmpty(node) && key ? key : node.range,
      };
    case 'enum':
      return unknownValue(node, where, (params['allowedValues'] as readonly unknown[]).map(String));
    case 'minItems':
    case 'minLength':
      return { message: 'empty', values: { where }, range: node.range };
    default:
      return {
        message: 'out-of-range',
        values: { where, problem: problemOf(keyword, params, instancePath), value: textOf(node) },
        range: node.range,
      };
  }
}

function unknownKey({ instancePath, schemaPath }: ErrorObject, key: string, root: YamlMapping): PolicyFault {
  const { range } = partAt(root, `${instancePath}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).node;
  const known = knownKeys(schemaPath);
  const where = instancePath === '' ? 'of a policy' : `of ${describePath(instancePath)}`;
  const suggestion = nearestName(key, known);
  const keyRange = keyOf(root, instancePath, key) ?? range;
  return suggestion === undefined
    ? { message: 'unknown-key', values: { key, where, known: known.join(', ') }, range: keyRange }
    : { message: 'misspelt-key', values: { key, where, suggestion }, range: keyRange };
}

function keyOf(root: YamlMapping, pointer: string, key: string): PolicyFault['range'] | undefined {
  const { node } = partAt(root, pointer);
  return node.type === 'mapping' ? node.entries.findLast((entry) => entry.key === key)?.keyRange : undefined;
}

/** The properties beside the keyword that refused a key. */
function knownKeys(schemaPath: string): readonly string[] {
  let schema: unknown = structuralSchema();
  for (const step of stepsOf(schemaPath.replace(/\/additionalProperties$/, ''))) {
    schema = (schema as Readonly<Record<string, unknown>>)[decodeURIComponent(step)];
  }
  return Object.keys((schema as { readonly properties?: object }).properties ?? {});
}

function unknownValue(node: YamlNode, where: string, allowed: readonly string[]): PolicyFault {
  const value = textOf(node);
  const known = allowed.join(', ');
  const suggestion = nearestName(value, allowed);
  return suggestion === undefined
    ? { message: 'unknown-value', values: { where, value, known }, range: node.range }
    : { message: 'misspelt-value', values: { where, value, suggestion, known }, range: node.range };
}

function problemOf(keyword: string, params: Readonly<Record<string, unknown>>, pointer: string): string {
  switch (keyword) {
    case 'minimum':
      return `has to be at least ${String(params['limit'])}`;
    case 'maxLength':
      return `may have at most ${String(params['limit'])} characters`;
    case 'not':
      return 'has to be a path inside the repository, relative to its top';
    default:
      return PATTERN_WORDS[stepsOf(pointer).findLast((step) => !/^\d+$/.test(step)) ?? ''] ?? 'is malformed';
  }
}

/** What the patterns of the schema ask for, by the field. */
const PATTERN_WORDS: Readonly<Record<string, string>> = {
  mount: 'has to be an absolute path',
  until: 'has to be a day as YYYY-MM-DD',
  deny: 'has to be a grant such as Bash or Bash(rm:*)',
};

function describePath(pointer: string): string {
  const words = stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? `[${Number(step) + 1}]` : step));
  return words.length === 0 ? 'the policy' : words.join('.').replaceAll('.[', '[');
}

function isEmpty(node: YamlNode): boolean {
  return node.type === 'scalar' && node.typed === 'null';
}

function textOf(node: YamlNode): string {
  return node.type === 'scalar' ? node.text : actualOf(node);
}

function actualOf(node: YamlNode): string {
  if (node.type === 'mapping') return 'a mapping';
  if (node.type === 'sequence') return 'a list';
  if (node.type === 'alias') return 'an alias';
  if (node.typed === 'null') return 'nothing';
  return node.typed === 'string' || node.typed === 'date' ? 'a text' : `a ${node.typed}`;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a mapping',
  string: 'a text (quote it)',
  integer: 'a whole number',
  boolean: 'true or false',
};

function wordFor(type: string): string {
  return TYPE_WORDS[type] ?? type;
}
