import type { JsonMember, JsonNode } from '../../formats/json-tree.js';

/**
 * A Go type that `encoding/json` decodes into. Build one of `goString`, `goInt`, `goBool`, `goRaw`, `listOf`, `mapOf`,
 * `pointerTo`, `structOf`.
 */
export interface GoType<T> {
  /** As Go's errors print it: `int`, `[]string`, `skill.SkillManifest`. */
  readonly name: string;
  /** As readers are told: `an integer`, `an array of strings`. */
  readonly words: string;
  readonly zero: T;
  /** Reads a node over the value that an earlier duplicate left. */
  read(node: JsonNode, current: T, scope: Scope): T;
}

/** What does not fit its type. */
export interface DecodeError {
  /** Go's own words: `json: cannot unmarshal string into Go struct field SkillManifest.timeout_seconds of type int`. */
  readonly message: string;
  /** The field as readers write it: `env_allow[0]`, `skills.paths`; empty for the value at the top. */
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
  readonly node: JsonNode;
}

export interface Decoded<T> {
  /** What Go is left with, even where it goes on to report an error. */
  readonly value: T;
  /** In the order in which Go meets them. It reports the first. */
  readonly errors: readonly DecodeError[];
}

/** Nobody reads more of them, and a hostile file has millions. */
const ERROR_LIMIT = 100;

/** The part of a value that is being read. */
interface Scope {
  /** The name of the innermost struct, without its package. */
  readonly struct: string;
  readonly path: readonly Segment[];
  readonly errors: DecodeError[];
}

/** A step down. Go's errors name only the fields of structs, not items and keys of maps. */
interface Segment {
  readonly text: string;
  readonly isField: boolean;
}

/** Decodes a value as Go's `json.Unmarshal` does. Source: vectors/ongrid-skill-json.json. */
export function decodeStruct<T>(root: JsonNode, type: GoType<T>): Decoded<T> {
  const errors: DecodeError[] = [];
  return { value: type.read(root, type.zero, { struct: '', path: [], errors }), errors };
}

/** Whether Go takes a key for a field: by the name, or by what Unicode folds to it (`ſ` to `s`, the Kelvin sign to `k`). */
export function matchesField(key: string, field: string): boolean {
  // Whatever folds to a letter of ASCII has its length.
  return key === field || (key.length === field.length && foldKey(key) === foldKey(field));
}

/** The member that sets a field: the last of those that match, though `null` does not undo an earlier one. */
export function memberOfField(node: JsonNode | undefined, field: string): JsonMember | undefined {
  if (node?.type !== 'object') return undefined;
  const members = node.members.filter((member) => matchesField(member.key, field));
  return members.findLast((member) => member.value.type !== 'null') ?? members.at(-1);
}

export const goString: GoType<string> = {
  name: 'string',
  words: 'a string',
  zero: '',
  read(node, current, scope) {
    if (node.type === 'string') return node.value;
    return refuse(node, current, { scope, type: this });
  },
};

/** A signed integer of 64 bits, which only an integer literal gives. */
export const goInt: GoType<bigint> = {
  name: 'int',
  words: 'an integer',
  zero: 0n,
  read(node, current, scope) {
    if (node.type !== 'number') return refuse(node, current, { scope, type: this });
    const value = parseInt64(node.literal);
    return value ?? refuse(node, current, { scope, type: this, literal: node.literal });
  },
};

export const goBool: GoType<boolean> = {
  name: 'bool',
  words: 'true or false',
  zero: false,
  read(node, current, scope) {
    if (node.type === 'boolean') return node.value;
    return refuse(node, current, { scope, type: this });
  },
};

/** Any value, as it stands (json.RawMessage). */
export const goRaw: GoType<JsonNode | undefined> = {
  name: 'json.RawMessage',
  words: 'any value',
  zero: undefined,
  read: (node) => node,
};

/** A slice. An item that is `null` is the item's zero value, or what an earlier duplicate left there. */
export function listOf<T>(item: GoType<T>): GoType<readonly T[]> {
  return {
    name: `[]${item.name}`,
    words: `an array of ${plural(item.words)}`,
    zero: [],
    read(node, current, scope) {
      if (node.type === 'null') return this.zero;
      if (node.type !== 'array') return refuse(node, current, { scope, type: this });
      return node.items.map((child, index) =>
        item.read(child, current[index] ?? item.zero, below(scope, { text: `[${index}]`, isField: false })),
      );
    },
  };
}

/** A map with strings as keys, in the order in which they were first given. */
export function mapOf<T>(value: GoType<T>): GoType<ReadonlyMap<string, T>> {
  return {
    name: `map[string]${value.name}`,
    words: `an object of ${plural(value.words)}`,
    zero: new Map(),
    read(node, current, scope) {
      if (node.type === 'null') return this.zero;
      if (node.type !== 'object') return refuse(node, current, { scope, type: this });
      const values = new Map(current);
      for (const member of node.members) {
        const inner = below(scope, { text: `.${member.key}`, isField: false });
        values.set(member.key, value.read(member.value, value.zero, inner));
      }
      return values;
    },
  };
}

/** A pointer: `null` and absence are undefined. */
export function pointerTo<T>(type: GoType<T>): GoType<T | undefined> {
  return {
    name: type.name,
    words: type.words,
    zero: undefined,
    read: (node, current, scope) =>
      node.type === 'null' ? undefined : type.read(node, current ?? type.zero, scope),
  };
}

type Fields = Readonly<Record<string, GoType<unknown>>>;
type StructOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends GoType<infer T> ? T : never };

/** A struct, by its name with the package, and its fields by their names in JSON. */
export function structOf<F extends Fields>(name: string, fields: F): GoType<StructOf<F>> {
  const names = new Map(Object.keys(fields).map((field) => [foldKey(field), field]));
  const zero = Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, type.zero]));
  const struct = name.slice(name.lastIndexOf('.') + 1);
  return {
    name,
    words: 'an object',
    zero: zero as StructOf<F>,
    read(node, current, scope) {
      if (node.type !== 'object') return refuse(node, current, { scope, type: this });
      const values: Record<string, unknown> = { ...current };
      for (const { key, value } of node.members) {
        const field = Object.hasOwn(fields, key) ? key : names.get(foldKey(key));
        const type = field === undefined ? undefined : fields[field];
        if (field === undefined || type === undefined) continue;
        const inner = below({ ...scope, struct }, { text: `.${field}`, isField: true });
        values[field] = type.read(value, values[field], inner);
      }
      return values as StructOf<F>;
    },
  };
}

interface Refusal {
  readonly scope: Scope;
  readonly type: { readonly name: string; readonly words: string };
  /** The number as written, where it is a number that does not fit. */
  readonly literal?: string;
}

/** Leaves the value as it is, which is all that `null` does; for anything else notes an error. */
function refuse<T>(node: JsonNode, current: T, { scope, type, literal }: Refusal): T {
  if (node.type === 'null' || scope.errors.length >= ERROR_LIMIT) return current;
  const found = literal === undefined ? GO_WORDS[node.type] : `number ${literal}`;
  const fields = scope.path.filter((segment) => segment.isField).map((segment) => segment.text);
  const target = scope.struct === '' ? 'value' : `struct field ${scope.struct}${fields.join('')}`;
  scope.errors.push({
    message: `json: cannot unmarshal ${found} into Go ${target} of type ${type.name}`,
    field: scope.path
      .map((segment) => segment.text)
      .join('')
      .replace(/^\./, ''),
    expected: type.words,
    actual: literal === undefined ? READER_WORDS[node.type] : `the number ${literal}`,
    node,
  });
  return current;
}

const GO_WORDS = {
  object: 'object',
  array: 'array',
  string: 'string',
  number: 'number',
  boolean: 'bool',
  null: 'null',
};
const READER_WORDS: Readonly<Record<JsonNode['type'], string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

function below(scope: Scope, segment: Segment): Scope {
  return { ...scope, path: [...scope.path, segment] };
}

function plural(words: string): string {
  return words.replace(/^an? (\w+)/, '$1s');
}

/** The fields' names are ASCII, to which nothing else folds but these two and the capitals. */
function foldKey(key: string): string {
  return key.replaceAll('ſ', 's').toLowerCase();
}

function parseInt64(literal: string): bigint | undefined {
  // A literal of hundreds of digits is no such integer, and costly to convert.
  if (!/^-?\d{1,19}$/.test(literal)) return undefined;
  const value = BigInt(literal);
  return BigInt.asIntN(64, value) === value ? value : undefined;
}
