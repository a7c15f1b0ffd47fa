import { FILE_START, type Location, locate } from '../../domain/location.js';
import type { Manifest } from '../../domain/manifest.js';
import { memberOf } from '../../formats/json-tree.js';
import { type YamlNode, entryOf } from '../../formats/yaml-tree.js';
import { memberOfField } from '../../runtimes/go/json-decode.js';
import type { RuleContext } from '../rule.js';
import { objectOf } from './skill-json.js';

/** A field of a skill's manifest that holds a text. */
export interface TextField {
  readonly text: string;
  readonly location: Location;
}

/** A text of the frontmatter or of the JSON object, as written; undefined where it is absent, empty or no text. */
export function textField(manifest: Manifest, context: RuleContext, field: string): TextField | undefined {
  if (manifest.kind === 'SKILL.md') {
    const node = frontmatterField(manifest, context, field);
    if (node?.type !== 'scalar' || node.text === '') return undefined;
    return { text: node.text, location: locate(manifest.path, node.range) };
  }
  const node = memberOfField(objectOf(manifest, context), field)?.value;
  if (node?.type !== 'string' || node.value === '') return undefined;
  return { text: node.value, location: locate(manifest.path, node.range) };
}

/** The value of a field of the frontmatter; dots lead into mappings. */
export function frontmatterField(
  { path }: Manifest,
  { documents }: RuleContext,
  field: string,
): YamlNode | undefined {
  const root = documents.skill(path)?.yaml?.root;
  return (
    entryOf(root, field)?.value ??
    field.split('.').reduce<YamlNode | undefined>((node, key) => entryOf(node, key)?.value, root)
  );
}

/** Whether a manifest could be read as far as its fields. */
export function hasFields(manifest: Manifest, context: RuleContext): boolean {
  return manifest.kind === 'SKILL.md'
    ? context.documents.skill(manifest.path)?.yaml?.root !== undefined
    : objectOf(manifest, context) !== undefined;
}

/** Where an absent or empty field is shown, with whether it is empty; undefined where it holds something. */
export function findLack(
  manifest: Manifest,
  context: RuleContext,
  field: string,
): { readonly message: 'missing' | 'empty'; readonly location: Location } | undefined {
  const { path } = manifest;
  if (manifest.kind === 'SKILL.md') {
    const node = frontmatterField(manifest, context, field);
    if (!node) return { message: 'missing', location: locate(path, FILE_START) };
    return node.type === 'scalar' && node.text.trim() === ''
      ? { message: 'empty', location: locate(path, node.range) }
      : undefined;
  }
  const root = objectOf(manifest, context);
  const node = (memberOfField(root, field) ?? memberOf(root, field))?.value;
  if (!node) return { message: 'missing', location: locate(path, FILE_START) };
  const isEmpty = node.type === 'null' || (node.type === 'string' && node.value.trim() === '');
  return isEmpty ? { message: 'empty', location: locate(path, node.range) } : undefined;
}
