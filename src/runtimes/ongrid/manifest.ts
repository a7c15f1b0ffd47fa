import { distance } from 'fastest-levenshtein';
import type { JsonMember, JsonNode } from '../../formats/json-tree.js';
import { goInt, goRaw, goString, listOf, memberOfField, structOf } from '../go/json-decode.js';

const FIELDS = {
  name: goString,
  description: goString,
  schema: goRaw,
  entry: goString,
  env_allow: listOf(goString),
  timeout_seconds: goInt,
  class: goString,
  category: goString,
};

export type ManifestField = keyof typeof FIELDS;

/** A skill.json as Go decodes it: what is absent has its zero value. */
export type ManifestValues = (typeof skillManifest)['zero'];

/** What ongrid decodes a skill.json into. */
export const skillManifest = structOf('skill.SkillManifest', FIELDS);

/** The fields of a skill.json; everything else in it is ignored. */
export const MANIFEST_FIELDS: readonly ManifestField[] = Object.keys(FIELDS).filter(isField);

/** The fields without which a skill.json is skipped. */
export const REQUIRED_FIELDS: readonly ManifestField[] = ['name', 'description', 'entry'];

/** From the most permissive to the most guarded. */
export const CLASSES: readonly string[] = ['safe', 'mutating', 'dangerous'];

/** The words of ongrid's other taxonomy, and other words that are met, as classes. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['read', 'safe'],
  ['readonly', 'safe'],
  ['write', 'mutating'],
  ['readwrite', 'mutating'],
  ['mutate', 'mutating'],
  ['mutable', 'mutating'],
  ['destructive', 'dangerous'],
  ['delete', 'dangerous'],
  ['unsafe', 'dangerous'],
  ['danger', 'dangerous'],
]);

/** The class that is most likely meant by an unknown one. */
export function suggestClass(name: string): string | undefined {
  const word = name.toLowerCase().replace(/[^a-z]+/g, '');
  const known = CLASSES.includes(word) ? word : OTHER_WORDS.get(word);
  return known ?? CLASSES.find((candidate) => distance(word, candidate) <= (candidate.length > 5 ? 2 : 1));
}

/** What an absent or empty class counts as. */
export const DEFAULT_CLASS = 'safe';

export const DEFAULT_CATEGORY = 'external';

export const DEFAULT_TIMEOUT_SECONDS = 30;

/** The longest timeout, in seconds, that is not wrapped around when it is turned into nanoseconds. */
export const LONGEST_TIMEOUT = 9_223_372_036n;

/** The member of a manifest that sets a field. */
export function memberOfManifest(root: JsonNode | undefined, field: ManifestField): JsonMember | undefined {
  return memberOfField(root, field);
}

/** How long a call may take, in seconds: nanoseconds in 64 bits that wrap around, and the default unless positive. */
export function effectiveTimeout(seconds: bigint): number {
  const nanoseconds = BigInt.asIntN(64, seconds * 1_000_000_000n);
  return nanoseconds > 0n ? Number(nanoseconds) / 1e9 : DEFAULT_TIMEOUT_SECONDS;
}

function isField(name: string): name is ManifestField {
  return name in FIELDS;
}
