import { distance } from 'fastest-levenshtein';
import type { Manifest } from '../../domain/manifest.js';
import type { JsonMember, JsonNode } from '../../formats/json-tree.js';
import { matchesField } from '../../runtimes/go/json-decode.js';
import { MANIFEST_FIELDS, type ManifestField, memberOfManifest } from '../../runtimes/ongrid/manifest.js';
import { OTHER_NAMES } from '../data/field-names.js';
import type { RuleContext } from '../rule.js';

/** Longer words are nobody's typing mistake. */
const LENGTH_LIMIT = 40;

/** A file with more unknown keys was not written by hand. */
const MEMBER_LIMIT = 100;

/** Keys that are written to be ignored: annotations, comments, a reference to a schema. */
const ANNOTATION = /^(?:[$_/#]|x-|comment$)/i;

/**
 * The name that a word was most likely meant to be: the same but for case, hyphens and underscores, its first words
 * (`timeout`), or a letter or two away.
 */
export function nearestName<N extends string>(word: string, names: readonly N[]): N | undefined {
  const plain = plainOf(word);
  if (plain === '' || word.length > LENGTH_LIMIT) return undefined;
  return (
    names.find((name) => plainOf(name) === plain) ??
    names.find((name) => name.includes('_') && plainOf(name.slice(0, name.indexOf('_'))) === plain) ??
    names.find((name) => isNear(plain, plainOf(name)))
  );
}

/** The fields that a skill.json leaves out, each with the unknown key that was most likely meant for it. */
export function misspeltFields(root: JsonNode): ReadonlyMap<JsonMember, ManifestField> {
  const misspelt = new Map<JsonMember, ManifestField>();
  const unknown = unknownMembers(root);
  if (unknown.length === 0) return misspelt;
  const absent = MANIFEST_FIELDS.filter((field) => memberOfManifest(root, field) === undefined);
  for (const member of unknown) {
    const other = OTHER_NAMES.get(plainOf(member.key));
    const field = absent.find((name) => name === other) ?? nearestName(member.key, absent);
    if (field !== undefined) misspelt.set(member, field);
  }
  return misspelt;
}

/** Whether `field-unknown` already says that a field is missing because its name is misspelt. */
export function isMisspelt(manifest: Manifest, { documents }: RuleContext, field: ManifestField): boolean {
  if (manifest.kind !== 'skill.json') return false;
  const document = documents.json(manifest.path);
  return document?.ok === true && Array.from(misspeltFields(document.root).values()).includes(field);
}

/** The members of a skill.json that the loader ignores, though they were not written to be ignored. */
export function unknownMembers(root: JsonNode): readonly JsonMember[] {
  if (root.type !== 'object') return [];
  return root.members.filter(({ key }) => !ANNOTATION.test(key) && !isField(key)).slice(0, MEMBER_LIMIT);
}

function isField(key: string): boolean {
  return MANIFEST_FIELDS.some((field) => matchesField(key, field));
}

function plainOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Two letters apart, or one for a short name; letters that changed places count once. */
function isNear(word: string, name: string): boolean {
  const limit = name.length > 5 ? 2 : 1;
  return distance(word, name) <= limit || isSwapped(word, name);
}

function isSwapped(word: string, name: string): boolean {
  if (word.length !== name.length) return false;
  const at = Array.from(word).findIndex((letter, index) => letter !== name[index]);
  if (at < 0) return true;
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return swapped === name;
}
