import type { FixEdit } from '../../domain/finding.js';
import { locate } from '../../domain/location.js';
import type { JsonMember, JsonNode } from '../../formats/json-tree.js';
import { CLASSES, type ManifestField, REQUIRED_FIELDS } from '../../runtimes/ongrid/manifest.js';

/**
 * Renames a misspelt key to the field that it was meant for, where it differs in nothing but capitals, signs between
 * words and a letter or two. Undefined where the value is none that the field takes: then the loader would refuse what
 * it only ignores now.
 */
export function renameFix(
  { key, keyRange, value }: JsonMember,
  field: ManifestField,
  path: string,
): readonly FixEdit[] | undefined {
  if (Math.abs(lettersOf(key).length - lettersOf(field).length) > 2) return undefined;
  if (!isTaken(field, value) && !REQUIRED_FIELDS.includes(field)) return undefined;
  return [{ location: locate(path, keyRange), replacement: JSON.stringify(field) }];
}

/** `timeout` may be meant in other units than `timeout_seconds`; a whole word more or less is another word. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

function isTaken(field: ManifestField, value: JsonNode): boolean {
  switch (field) {
    case 'schema':
      return true;
    case 'timeout_seconds':
      return value.type === 'number' && /^\d{1,9}$/.test(value.literal);
    case 'env_allow':
      return value.type === 'array' && value.items.every((item) => item.type === 'string');
    case 'class':
      return value.type === 'string' && CLASSES.includes(value.value);
    case 'name':
    case 'description':
    case 'entry':
    case 'category':
      return value.type === 'string';
  }
}
