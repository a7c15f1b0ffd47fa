import type { Range } from '../../domain/location.js';
import type { Manifest } from '../../domain/manifest.js';
import type { SkillMarkdown } from '../../formats/skill-markdown.js';
import type { YamlEntry, YamlMapping } from '../../formats/yaml-tree.js';
import {
  LONG_RUNTIME_FIELDS,
  METADATA_FIELDS,
  RUNTIME_FIELDS,
  SPECIFIED_FIELDS,
} from '../data/skill-fields.js';
import type { RuleContext } from '../rule.js';
import { nearestName } from './near-miss.js';

/** A top-level key of a SKILL.md that no runtime knows, where something can be said about it. */
export type UnknownSkillField =
  /** Meant for a required field, which is missing for that reason. */
  | {
      readonly kind: 'near-miss-required';
      readonly key: string;
      readonly range: Range;
      readonly suggestion: string;
    }
  /** Meant for another field, which is left out. */
  | { readonly kind: 'near-miss'; readonly key: string; readonly range: Range; readonly suggestion: string }
  /** Belongs below `metadata`; `others` are further ones, so that a file is told once. */
  | {
      readonly kind: 'belongs-in-metadata';
      readonly key: string;
      readonly range: Range;
      readonly others: readonly string[];
    };

const REQUIRED: ReadonlySet<string> = new Set(['name', 'description']);
const SUGGESTED = [...SPECIFIED_FIELDS, ...LONG_RUNTIME_FIELDS];

/** The unknown top-level keys of a SKILL.md that are worth a word, in the order of the file. */
export function findUnknownSkillFields({ yaml }: SkillMarkdown): readonly UnknownSkillField[] {
  if (!yaml?.root) return [];
  const unknown = yaml.root.entries.filter(({ key }) => !isKnown(key));
  const misspelt = unknown.flatMap((entry) => nearMissOf(entry, yaml.root) ?? []);
  const [first, ...others] = unknown.filter(({ key }) => METADATA_FIELDS.has(key));
  if (!first) return misspelt;
  const { key, keyRange: range } = first;
  return [...misspelt, { kind: 'belongs-in-metadata', key, range, others: others.map((entry) => entry.key) }];
}

/** Whether a required field is missing because its key is misspelt. */
export function isMisspeltSkillField(manifest: Manifest, { documents }: RuleContext, field: string): boolean {
  if (manifest.kind !== 'SKILL.md') return false;
  const skill = documents.skill(manifest.path);
  const found = skill ? findUnknownSkillFields(skill) : [];
  return found.some((one) => one.kind === 'near-miss-required' && one.suggestion === field);
}

function isKnown(key: string): boolean {
  return (SPECIFIED_FIELDS as readonly string[]).includes(key) || RUNTIME_FIELDS.has(key);
}

/** Only fields that the file lacks are suggested: beside the right key, another is another. */
function nearMissOf({ key, keyRange: range }: YamlEntry, root?: YamlMapping): UnknownSkillField | undefined {
  if (METADATA_FIELDS.has(key) || key.length < 4) return undefined;
  const absent = SUGGESTED.filter((field) => root?.entries.every((entry) => entry.key !== field));
  const suggestion = nearestName(key, absent);
  if (suggestion === undefined) return undefined;
  return { kind: REQUIRED.has(suggestion) ? 'near-miss-required' : 'near-miss', key, range, suggestion };
}
