import type { Folders } from '../../domain/folders.js';
import { joinPath } from '../../domain/paths.js';
import type { Documents } from '../../formats/documents.js';
import { type JsonNode, memberOf } from '../../formats/json-tree.js';

/** What ongrid takes a directory for: a pack with a manifest, or a bare one that holds a skill or a folder of skills. */
export type Container =
  | { readonly kind: 'openclaw' | 'claude'; readonly manifest: string }
  | { readonly kind: 'bare' };

const MANIFESTS = [
  ['openclaw', 'openclaw.plugin.json'],
  ['claude', '.claude-plugin/plugin.json'],
] as const;

/** What a directory is to ongrid; undefined where it looks further down. Links are followed here. */
export function detectContainer(folders: Folders, directory: string): Container | undefined {
  for (const [kind, name] of MANIFESTS) {
    const manifest = joinPath(directory, name);
    if (isFile(folders, manifest)) return { kind, manifest };
  }
  return isBare(folders, directory) ? { kind: 'bare' } : undefined;
}

function isBare(folders: Folders, directory: string): boolean {
  if (isFile(folders, joinPath(directory, 'SKILL.md'))) return true;
  const skills = folderAt(folders, joinPath(directory, 'skills'));
  if (skills === undefined) return false;
  return folders
    .list(skills)
    .some(({ path, kind }) => kind !== 'file' && isFile(folders, joinPath(path, 'SKILL.md')));
}

/** The directory that a path leads to, links followed; undefined where it leads to none. */
export function folderAt(folders: Folders, path: string): string | undefined {
  if (folders.has(path)) return path;
  if (folders.listed(path)?.kind !== 'symlink') return undefined;
  const found = folders.resolveListed(path);
  return found.kind === 'found' && found.entry.kind === 'directory' ? found.path : undefined;
}

function isFile(folders: Folders, path: string): boolean {
  const known = folders.listed(path);
  if (known && known.kind !== 'symlink') return known.kind === 'file';
  const found = folders.resolveListed(path);
  return found.kind === 'found' && found.entry.kind === 'file';
}

/** What a pack's manifest says, as far as ongrid listens; `problem` loses the whole pack. */
interface PackManifest {
  readonly problem?: string;
  /** openclaw: where its skills lie, as written; undefined where it does not say. */
  readonly skills?: readonly string[];
  readonly warnings: readonly string[];
}

const TEXTS = ['id', 'name', 'version', 'description'];

/** Keys that ongrid knows in a pack's manifest; others are shown and have no effect. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([...TEXTS, 'skills']);

export function readPackManifest(
  documents: Documents,
  kind: 'openclaw' | 'claude',
  path: string,
): PackManifest {
  const document = documents.json(path);
  if (!document) return { problem: 'the manifest cannot be read', warnings: [] };
  if (!document.ok) return { problem: document.error.message, warnings: [] };
  const { root } = document;
  if (root.type !== 'object') return { problem: 'the manifest is no object', warnings: [] };
  const mistyped = TEXTS.find((key) => !isText(memberOf(root, key)?.value));
  if (mistyped !== undefined) return { problem: `"${mistyped}" is no string`, warnings: [] };
  const id = textOf(root, 'id');
  if (id === '' && textOf(root, 'name') === '') return { problem: 'neither id nor name', warnings: [] };
  const skills = memberOf(root, 'skills')?.value;
  const listed = kind === 'openclaw' && skills && skills.type !== 'null' ? textsOf(skills) : [];
  if (!listed) return { problem: '"skills" is no list of strings', warnings: [] };
  const extra = root.members.some(({ key }) => !KNOWN_KEYS.has(key));
  const warnings = [
    ...(id === '' ? ['id_fallback_from_name'] : []),
    ...(extra ? ['openclaw_legacy_preserved'] : []),
  ];
  return listed.length > 0 ? { skills: listed, warnings } : { warnings };
}

function isText(node: JsonNode | undefined): boolean {
  return node === undefined || node.type === 'string' || node.type === 'null';
}

function textOf(root: JsonNode, key: string): string {
  const value = memberOf(root, key)?.value;
  return value?.type === 'string' ? value.value : '';
}

function textsOf(node: JsonNode): readonly string[] | undefined {
  if (node.type !== 'array') return undefined;
  const texts = node.items.flatMap((item) => (item.type === 'string' ? item.value : []));
  return texts.length === node.items.length ? texts : undefined;
}
