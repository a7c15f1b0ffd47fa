import type { ManifestKind, RuntimeId } from '../domain/manifest.js';
import type { Documents } from '../formats/documents.js';
import { memberOf } from '../formats/json-tree.js';
import { type YamlNode, entryOf } from '../formats/yaml-tree.js';

/** The fields of a subprocess skill besides name and description. */
const OTHER_FIELDS = ['entry', 'schema', 'env_allow', 'timeout_seconds', 'class', 'category'];

/**
 * Whether a file called skill.json outside every configured root is a manifest: it has an `entry`, or a `name` and a
 * `description` with one more known field. Portfolios and voice assistants use the name as well.
 */
export function looksLikeSkillManifest(documents: Documents, path: string): boolean {
  const document = documents.json(path);
  if (document === undefined) return true;
  const has = document.ok
    ? (field: string): boolean => memberOf(document.root, field) !== undefined
    : mentions(documents.source(path)?.text ?? '');
  return has('entry') || (has('name') && has('description') && OTHER_FIELDS.some(has));
}

/** What a text that does not parse seems to have for keys. */
function mentions(text: string): (field: string) => boolean {
  return (field) => new RegExp(`["']?\\b${field}["']?\\s*:`, 'i').test(text);
}

/** Which runtimes a file is written for, by what it holds. */
export function detectRuntimes(
  documents: Documents,
  { kind, path }: { readonly kind: ManifestKind; readonly path: string },
  hasOgcode: boolean,
): readonly RuntimeId[] {
  if (kind === 'skill.json') return ['ongrid'];
  if (kind === 'ogcode.json' || kind === 'index.json') return ['ogcode'];
  if (isWrittenForOngrid(documents.skill(path)?.yaml?.root)) return ['ongrid'];
  return hasOgcode ? ['agent-skills', 'ogcode'] : ['agent-skills'];
}

function isWrittenForOngrid(root: YamlNode | undefined): boolean {
  if (entryOf(entryOf(root, 'metadata')?.value, 'ongrid')) return true;
  const tools = entryOf(root, 'tools')?.value;
  return tools?.type === 'sequence' && tools.items.some((tool) => entryOf(tool, 'impl') !== undefined);
}
