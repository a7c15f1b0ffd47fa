/** Arguments made from a schema, or why none could be made. */
export type MadeArguments =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string };

/** How deep an instance may nest, and how much of it there may be: a schema can ask for more than the machine has. */
const DEPTH_LIMIT = 32;
const VALUE_LIMIT = 10_000;
const LENGTH_LIMIT = 100_000;

/** Booleans that keep a skill from doing what it is for. */
const DRY_RUN =
  /^(?:is_?)?(?:dry_?run|simulat(?:e|ed|ion)|no_?op|what_?if|preview(?:_?only)?|check_?only|plan_?only)$/i;

/**
 * The smallest arguments that a schema of type object allows: the required properties, and booleans like `dry_run`
 * set to true. A value is the default, else const, the first of enum, the first example, else the smallest of its type.
 * What patterns, formats and conditions want is not looked at: whoever uses it holds it against the schema.
 */
export function makeArguments(schema: unknown): MadeArguments {
  if (schema === undefined || schema === true) return { ok: true, value: {} };
  if (!isObject(schema)) return { ok: false, reason: 'the schema is no object' };
  try {
    const value = new Maker(schema).make(schema, 0);
    return isObject(value) ? { ok: true, value } : { ok: false, reason: 'the schema is not of type object' };
  } catch (error) {
    if (error instanceof Unsatisfiable) return { ok: false, reason: error.message };
    throw error;
  }
}

class Unsatisfiable extends Error {
  override readonly name = 'Unsatisfiable';
}

type Schema = Readonly<Record<string, unknown>>;

class Maker {
  private readonly root: Schema;
  private left = VALUE_LIMIT;

  constructor(root: Schema) {
    this.root = root;
  }

  make(schema: unknown, depth: number): unknown {
    this.left -= 1;
    if (depth > DEPTH_LIMIT || this.left < 0) throw new Unsatisfiable('the schema never comes to an end');
    if (schema === false) throw new Unsatisfiable('the schema allows no value');
    if (!isObject(schema)) return '';
    for (const key of ['default', 'const']) if (Object.hasOwn(schema, key)) return schema[key];
    for (const key of ['enum', 'examples']) {
      const values = schema[key];
      if (Array.isArray(values) && values.length > 0) return values[0] as unknown;
    }
    const { $ref: reference, ...siblings } = schema;
    if (typeof reference === 'string') {
      return this.make(merge([this.refer(reference), siblings]), depth + 1);
    }
    const { allOf, anyOf, oneOf, ...rest } = schema;
    if (isList(allOf)) return this.make(merge([rest, ...allOf, onlyChoices(schema)]), depth + 1);
    const choices = [anyOf, oneOf].filter(isList).find((list) => list.length > 0);
    return choices ? this.makeFirst(choices, rest, depth + 1) : this.makeTyped(rest, depth);
  }

  private makeFirst(choices: readonly unknown[], rest: Schema, depth: number): unknown {
    let objection: unknown;
    for (const choice of choices) {
      try {
        return this.make(merge([rest, choice]), depth);
      } catch (error) {
        objection = error;
      }
    }
    throw objection;
  }

  private makeTyped(schema: Schema, depth: number): unknown {
    switch (typeOf(schema)) {
      case 'object':
        return this.makeObject(schema, depth);
      case 'array':
        return this.makeArray(schema, depth);
      case 'integer':
      case 'number':
        return smallestNumber(schema);
      case 'boolean':
        return false;
      case 'null':
        return null;
      default:
        return 'a'.repeat(boundedLength(schema['minLength']));
    }
  }

  private makeObject(schema: Schema, depth: number): Schema {
    const properties = isObject(schema['properties']) ? schema['properties'] : {};
    const required = Array.isArray(schema['required'])
      ? schema['required'].filter((name) => typeof name === 'string')
      : [];
    const made = new Map<string, unknown>();
    for (const name of required) {
      const known = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
      made.set(name, isDryRun(name, known) ? true : this.make(known, depth + 1));
    }
    for (const [name, property] of Object.entries(properties))
      if (isDryRun(name, property)) made.set(name, true);
    return Object.fromEntries(made);
  }

  private makeArray(schema: Schema, depth: number): readonly unknown[] {
    const { items, prefixItems } = schema;
    const first: readonly unknown[] = Array.isArray(prefixItems)
      ? prefixItems
      : Array.isArray(items)
        ? items
        : [];
    const others = Array.isArray(items) ? schema['additionalItems'] : items;
    const length = Math.max(boundedLength(schema['minItems']), schema['contains'] === undefined ? 0 : 1);
    const values = Array.from({ length }, (_, index) =>
      this.make(
        first[index] ?? (index === 0 && schema['contains'] !== undefined ? schema['contains'] : others),
        depth + 1,
      ),
    );
    return schema['uniqueItems'] === true ? values.map(distinguish) : values;
  }

  /** Follows a reference within the schema; others lead to what is not here. */
  private refer(reference: string): unknown {
    if (reference !== '#' && !reference.startsWith('#/'))
      throw new Unsatisfiable(`"${reference}" leads out of the schema`);
    let found: unknown = this.root;
    for (const part of reference.split('/').slice(1)) {
      const key = decodePart(part);
      found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
      if (found === undefined) throw new Unsatisfiable(`"${reference}" leads nowhere`);
    }
    return found;
  }
}

/** One schema that asks for what several ask for, as far as their objects go. */
function merge(schemas: readonly unknown[]): unknown {
  if (schemas.includes(false)) return false;
  const parts = schemas.filter(isObject);
  const merged: Record<string, unknown> = Object.assign({}, ...parts) as Record<string, unknown>;
  const properties = parts.map((part) => part['properties']).filter(isObject);
  if (properties.length > 1) merged['properties'] = Object.assign({}, ...properties);
  const required = parts.flatMap((part) =>
    Array.isArray(part['required']) ? (part['required'] as unknown[]) : [],
  );
  if (required.length > 0) merged['required'] = Array.from(new Set(required));
  return merged;
}

function onlyChoices({ anyOf, oneOf }: Schema): Schema {
  return { ...(anyOf === undefined ? {} : { anyOf }), ...(oneOf === undefined ? {} : { oneOf }) };
}

function typeOf(schema: Schema): unknown {
  const { type } = schema;
  const first: unknown = Array.isArray(type) ? (type.find((one) => one !== 'null') ?? type[0]) : type;
  if (first !== undefined) return first;
  if (['properties', 'required', 'additionalProperties'].some((key) => key in schema)) return 'object';
  if (['items', 'prefixItems', 'minItems'].some((key) => key in schema)) return 'array';
  return ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].some(
    (key) => key in schema,
  )
    ? 'number'
    : 'string';
}

/** The number nearest to 0 that the bounds allow. */
function smallestNumber(schema: Schema): number {
  const step = numberOf(schema['multipleOf']) ?? (schema['type'] === 'number' ? undefined : 1);
  const low = lowest(schema, step);
  const high = highest(schema, step);
  const value = low !== undefined && low > 0 ? low : high !== undefined && high < 0 ? high : 0;
  if ((low !== undefined && value < low) || (high !== undefined && value > high)) {
    throw new Unsatisfiable('the bounds of a number leave nothing between them');
  }
  return value;
}

function lowest(schema: Schema, step: number | undefined): number | undefined {
  const { minimum, exclusiveMinimum } = schema;
  const bound = numberOf(exclusiveMinimum) ?? numberOf(minimum);
  if (bound === undefined) return undefined;
  const isOpen = numberOf(exclusiveMinimum) !== undefined || exclusiveMinimum === true;
  if (step === undefined) return isOpen ? between(bound, numberOf(schema['maximum']) ?? bound + 2) : bound;
  const multiple = Math.ceil(bound / step) * step;
  return isOpen && multiple === bound ? multiple + step : multiple;
}

function highest(schema: Schema, step: number | undefined): number | undefined {
  const { maximum, exclusiveMaximum } = schema;
  const bound = numberOf(exclusiveMaximum) ?? numberOf(maximum);
  if (bound === undefined) return undefined;
  const isOpen = numberOf(exclusiveMaximum) !== undefined || exclusiveMaximum === true;
  if (step === undefined) return isOpen ? between(numberOf(schema['minimum']) ?? bound - 2, bound) : bound;
  const multiple = Math.floor(bound / step) * step;
  return isOpen && multiple === bound ? multiple - step : multiple;
}

function between(low: number, high: number): number {
  return low + (high - low) / 2;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function boundedLength(value: unknown): number {
  const length = Math.max(0, Math.ceil(numberOf(value) ?? 0));
  if (length > LENGTH_LIMIT) throw new Unsatisfiable(`a length of ${length} is more than is ever made`);
  return length;
}

/** Makes equal items of a list differ, where that can be done at all. */
function distinguish(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + index;
  return typeof value === 'string' && index > 0 ? `${value}${index}` : value;
}

function isDryRun(name: string, property: unknown): boolean {
  return DRY_RUN.test(name.replaceAll('-', '_')) && isObject(property) && property['type'] === 'boolean';
}

function decodePart(part: string): string {
  const text = part.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
