import { type Location, locate } from '../../domain/location.js';
import { joinPath } from '../../domain/paths.js';
import type { Fault, PermissionRule } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import type { JsonMember, JsonNode } from '../../formats/json-tree.js';
import { decodeStruct, goString, listOf, mapOf, matchesField, structOf } from '../go/json-decode.js';
import { projectDirectories } from './roots.js';

/** A path or an URL of the configuration, and where it stands. */
export interface ConfiguredText {
  readonly text: string;
  readonly location: Location;
}

/** What an ogcode.json says about skills. */
export interface OgcodeConfig {
  /** Links resolved, relative to the repository. */
  readonly path: string;
  /** Whether Go decodes it. If not, ogcode goes on as if the file were not there, without a word. */
  readonly decodes: boolean;
  /** As written, whether the file decodes or not, so that all of its mistakes can be told at once. */
  readonly paths: readonly ConfiguredText[];
  readonly urls: readonly ConfiguredText[];
  readonly rules: readonly PermissionRule[];
  /** Everything that keeps it from decoding, under `permission-config-ignored`. */
  readonly faults: readonly Fault[];
}

const CONFIG = structOf('config.Config', {
  skills: structOf('config.Skills', {
    paths: listOf(goString),
    urls: listOf(goString),
    permissions: mapOf(goString),
  }),
});

/** The ogcode.json that counts for a project: the first that stands in its directory or above, up to the repository's top. */
export function findConfig(documents: Documents, project: string): string | undefined {
  for (const directory of projectDirectories(documents, project)) {
    const resolved = documents.folders.resolve(joinPath(directory, 'ogcode.json'));
    if (resolved.kind === 'found' && resolved.entry.kind === 'file') return resolved.path;
  }
  return undefined;
}

const KNOWN = new WeakMap<Documents, Map<string, OgcodeConfig>>();

/** Reads an ogcode.json as Go does, once for each tree; `path` is a real path. Never throws. */
export function readConfig(documents: Documents, path: string): OgcodeConfig {
  const known = KNOWN.get(documents) ?? new Map<string, OgcodeConfig>();
  KNOWN.set(documents, known);
  const config = known.get(path) ?? decode(documents, path);
  known.set(path, config);
  return config;
}

function decode(documents: Documents, path: string): OgcodeConfig {
  const document = documents.json(path);
  const nothing = { path, decodes: false, paths: [], urls: [], rules: [], faults: [] };
  if (!document) return nothing;
  if (!document.ok) {
    const { message, cause, range } = document.error;
    return { ...nothing, faults: [ignored('syntax', { message, cause }, locate(path, range))] };
  }
  const { errors } = decodeStruct(document.root, CONFIG);
  const skills = fieldsOf([document.root], 'skills').map(({ value }) => value);
  return {
    path,
    decodes: errors.length === 0,
    paths: textsOf(path, fieldsOf(skills, 'paths')),
    urls: textsOf(path, fieldsOf(skills, 'urls')),
    rules: rulesOf(path, fieldsOf(skills, 'permissions')),
    faults: errors.map(({ node, field, expected, actual, message }) =>
      ignored('wrong-type', { field, expected, actual, message }, locate(path, node.range)),
    ),
  };
}

function ignored(variant: 'syntax' | 'wrong-type', values: Fault['values'], location: Location): Fault {
  const detail = 'ignores the whole file without a word: no permission rule in it holds';
  return { code: 'permission-config-ignored', variant, values, location, outcome: 'dropped', detail };
}

/** The members of objects that Go takes for a field. A key given twice fills the same field twice. */
function fieldsOf(nodes: readonly JsonNode[], field: string): readonly JsonMember[] {
  return nodes
    .flatMap((node) => (node.type === 'object' ? node.members : []))
    .filter(({ key }) => matchesField(key, field));
}

/** The last list counts. */
function textsOf(path: string, members: readonly JsonMember[]): readonly ConfiguredText[] {
  const list = members.at(-1)?.value;
  if (list?.type !== 'array') return [];
  return list.items.flatMap((item) =>
    item.type === 'string' ? [{ text: item.value, location: locate(path, item.range) }] : [],
  );
}

/** Maps are filled one over the other, and `null` empties one. As an action `null` is an empty text. */
function rulesOf(path: string, members: readonly JsonMember[]): readonly PermissionRule[] {
  const rules = new Map<string, PermissionRule>();
  for (const { value: map } of members) {
    if (map.type === 'null') rules.clear();
    if (map.type !== 'object') continue;
    for (const { key, keyRange, value } of map.members) {
      if (value.type !== 'string' && value.type !== 'null') continue;
      rules.set(key, {
        pattern: key,
        action: value.type === 'string' ? value.value : '',
        patternLocation: locate(path, keyRange),
        actionLocation: locate(path, value.range),
      });
    }
  }
  return Array.from(rules.values());
}
