import { type Location, locate } from '../domain/location.js';
import type { Documents } from '../formats/documents.js';
import { type JsonMember, type JsonNode, toValue } from '../formats/json-tree.js';

/** A field of a skill.json, found as Go's decoder finds it: whatever the case of its name, the last one. */
export function fieldOf(documents: Documents, path: string, name: string): JsonMember | undefined {
  const document = documents.json(path);
  if (document?.ok !== true || document.root.type !== 'object') return undefined;
  return document.root.members.findLast(({ key, value }) => fold(key) === name && value.type !== 'null');
}

/** The place of the first of these fields that is there; the start of the file where none is. */
export function placeOf(documents: Documents, path: string, ...names: readonly string[]): Location {
  for (const name of names) {
    const field = fieldOf(documents, path, name);
    if (field) return locate(path, field.value.range);
  }
  return locate(path);
}

/** The arguments schema as written; undefined where there is none. */
export function schemaOf(documents: Documents, path: string): unknown {
  const node: JsonNode | undefined = fieldOf(documents, path, 'schema')?.value;
  return node && toValue(node);
}

/** Unicode's simple folding, as far as it leads to ASCII: two letters beyond it do. */
function fold(key: string): string {
  return key.toLowerCase().replaceAll('\u017f', 's');
}
