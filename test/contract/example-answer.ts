import { resolve } from './description.js';

type Json = Readonly<Record<string, unknown>>;

const BY_FORMAT: Readonly<Record<string, string>> = {
  uri: 'https://github.example/x',
  'date-time': '2026-01-02T03:04:05Z',
  email: 'someone@github.example',
};

/**
 * A value that a schema takes, with what is given in its place and the plainest of everything else: only the fields that
 * have to be there, `null` and empty lists where they may be.
 */
export function complete(schema: Json, given: unknown): unknown {
  const { enum: values, anyOf, oneOf, allOf, type, format, minimum, ...rest } = resolve(schema);
  if (given === null) return null;
  if (Array.isArray(values)) return given ?? values[0];
  const choices = (anyOf ?? oneOf ?? allOf) as readonly Json[] | undefined;
  if (choices) {
    if (given === undefined && choices.some((one) => one['type'] === 'null')) return null;
    return complete(choices.find((one) => suits(resolve(one), given)) ?? {}, given);
  }
  switch (type) {
    case 'string':
      return given ?? BY_FORMAT[String(format)] ?? 'x';
    case 'integer':
    case 'number':
      return given ?? minimum ?? 1;
    case 'boolean':
      return given ?? false;
    case 'array':
      return ((given ?? []) as readonly unknown[]).map((item) =>
        complete((rest['items'] ?? {}) as Json, item),
      );
    case 'null':
      return null;
    default:
      return isObject(given ?? {}) ? completeObject(rest, (given ?? {}) as Json) : given;
  }
}

/** Whether a choice is of the kind that is given; the value of a field `type` tells some apart. */
function suits({ type, properties }: Json, given: unknown): boolean {
  if (type === 'null' || Array.isArray(given) !== (type === 'array')) return false;
  const kinds = (properties as Readonly<Record<string, Json>> | undefined)?.['type']?.['enum'];
  return (
    !isObject(given) || given['type'] === undefined || !Array.isArray(kinds) || kinds.includes(given['type'])
  );
}

function completeObject({ properties, required }: Json, given: Json): Json {
  const schemas = (properties ?? {}) as Readonly<Record<string, Json>>;
  const keys = new Set([...((required ?? []) as readonly string[]), ...Object.keys(given)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, complete(schemas[key] ?? {}, given[key])]));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
