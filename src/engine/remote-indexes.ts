import { baseName, directoryOf, joinPath } from '../domain/paths.js';
import { findNameFault } from '../domain/skill-name.js';
import { isVendored } from '../domain/vendored.js';
import type { Documents } from '../formats/documents.js';
import type { JsonMember, JsonNode, JsonObject } from '../formats/json-tree.js';
import { matchesField, memberOfField } from '../runtimes/go/json-decode.js';

export interface IndexSearch {
  /** Files that are indexes whatever they look like. */
  readonly named: readonly string[];
  /** Whether other files are looked at as well. */
  readonly byShape: boolean;
  /** Folders that hold a SKILL.md: an `index.json` in one is the skill's own data. */
  readonly skillFolders: ReadonlySet<string>;
}

/** The remote indexes of ogcode in a tree, in path order: those named, and files called `index.json` that look like one. */
export function findIndexes(documents: Documents, search: IndexSearch): readonly string[] {
  const named = search.named.map((path) => {
    const resolved = documents.folders.resolve(path);
    return resolved.kind === 'found' && resolved.entry.kind === 'file' ? resolved.path : path;
  });
  const byShape = search.byShape ? findByShape(documents, search.skillFolders) : [];
  return Array.from(new Set([...named, ...byShape])).toSorted();
}

function findByShape(documents: Documents, skillFolders: ReadonlySet<string>): readonly string[] {
  return documents.tree
    .list()
    .filter(({ path, kind }) => kind === 'file' && baseName(path) === 'index.json' && !isVendored(path))
    .map(({ path }) => path)
    .filter((path) => !isInSkill(path, skillFolders) && looksLikeIndex(documents, path));
}

/** The top of the repository does not count: a skill there rarely owns all that lies below. */
function isInSkill(path: string, skillFolders: ReadonlySet<string>): boolean {
  for (let folder = directoryOf(path); folder !== '.'; folder = directoryOf(folder)) {
    if (skillFolders.has(folder)) return true;
  }
  return false;
}

/** Fields of an index and of its skills, with the ones that everybody adds; anything else speaks for another format. */
const INDEX_FIELDS = ['version', 'skills', '$schema'];
const SKILL_FIELDS = ['name', 'files', 'description', 'version'];

/**
 * Whether a file is a remote index: it has a list `skills` of objects with a `name`, and either `files` in one of them, or
 * a folder of such a name with a SKILL.md beside it, or no field that an index does not have. A list of anything else
 * counts where nothing but a `version` stands beside it. Catalogues of other tools and CVs use the same words.
 */
function looksLikeIndex(documents: Documents, path: string): boolean {
  // Most files of the name are somebody else's, some of them large: they are not kept, nor parsed.
  const read = documents.tree.read(path);
  if (!read.ok || !/"skills"\s*:/i.test(new TextDecoder('latin1').decode(read.bytes))) return false;
  const document = documents.json(path);
  if (document?.ok !== true || document.root.type !== 'object') return false;
  const skills = memberOfField(document.root, 'skills')?.value;
  if (!skills) return false;
  const items = skills.type === 'array' ? skills.items.filter(isNamed) : [];
  return items.length > 0
    ? isEveryFieldKnown(document.root, items) || items.some((item) => isSkillEntry(documents, path, item))
    : isVersioned(document.root) && skills.type !== 'string';
}

function isNamed(item: JsonNode): item is JsonObject {
  return memberOfField(item, 'name')?.value.type === 'string';
}

function isSkillEntry(documents: Documents, path: string, item: JsonObject): boolean {
  if (memberOfField(item, 'files')?.value.type === 'array') return true;
  const name = memberOfField(item, 'name')?.value;
  if (name?.type !== 'string' || findNameFault(name.value)) return false;
  const file = joinPath(directoryOf(path), `${name.value}/SKILL.md`);
  return documents.folders.resolve(file).kind === 'found';
}

function isEveryFieldKnown(root: JsonObject, items: readonly JsonObject[]): boolean {
  return (
    root.members.every((member) => isOneOf(member, INDEX_FIELDS)) &&
    items.every((item) => item.members.every((member) => isOneOf(member, SKILL_FIELDS)))
  );
}

/** `"version": "Version"` is a translation. */
function isVersioned(root: JsonObject): boolean {
  const version = memberOfField(root, 'version')?.value;
  const written =
    version?.type === 'string' ? version.value : version?.type === 'number' ? version.literal : '';
  return /\d/.test(written) && root.members.every((member) => isOneOf(member, INDEX_FIELDS));
}

function isOneOf({ key }: JsonMember, fields: readonly string[]): boolean {
  return fields.some((field) => matchesField(key, field));
}
