import type { ErrorObject } from 'ajv';
import { type JsonNode, memberOf } from '../../../formats/json-tree.js';
import draft04 from '../../data/meta-schemas/draft-04.cjs';
import draft06 from '../../data/meta-schemas/draft-06.cjs';
import draft07 from '../../data/meta-schemas/draft-07.cjs';
import draft2019 from '../../data/meta-schemas/draft-2019-09.cjs';
import draft2020 from '../../data/meta-schemas/draft-2020-12.cjs';

/** A draft of JSON Schema. */
export interface Dialect {
  /** As readers know it: `draft-07`, `2020-12`. */
  readonly name: string;
  /** What `$schema` says, without the `#` at its end. */
  readonly uri: string;
  /** Every way in which a value is no schema of this draft; empty where it is one. */
  validate(value: unknown): readonly ErrorObject[];
}

interface Validator {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

function dialect(name: string, uri: string, validator: Validator): Dialect {
  return { name, uri, validate: (value) => (validator(value) ? [] : (validator.errors ?? [])) };
}

/** The newest first; the first is the one of a schema that does not say. */
export const DIALECTS: readonly [Dialect, ...Dialect[]] = [
  dialect('2020-12', 'https://json-schema.org/draft/2020-12/schema', draft2020),
  dialect('2019-09', 'https://json-schema.org/draft/2019-09/schema', draft2019),
  dialect('draft-07', 'http://json-schema.org/draft-07/schema', draft07),
  dialect('draft-06', 'http://json-schema.org/draft-06/schema', draft06),
  dialect('draft-04', 'http://json-schema.org/draft-04/schema', draft04),
];

/** The draft that a schema names; undefined where it names none, or none that is known. */
export function declaredDialect(root: JsonNode): Dialect | undefined {
  const declared = memberOf(root, '$schema')?.value;
  if (declared?.type !== 'string') return undefined;
  const uri = declared.value.replace(/#$/, '').replace(/^https?:/, '');
  return DIALECTS.find((one) => one.uri.replace(/^https?:/, '') === uri);
}
