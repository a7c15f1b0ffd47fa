import type { Manifest } from '../../../domain/manifest.js';
import type { JsonNode } from '../../../formats/json-tree.js';
import { memberOfManifest } from '../../../runtimes/ongrid/manifest.js';
import type { RuleContext } from '../../rule.js';
import { objectOf } from '../skill-json.js';

/** Schemas beyond these bounds are written by no hand; they are named as unchecked rather than walked. */
export const NODE_LIMIT = 5000;
export const DEPTH_LIMIT = 100;

/** The schema of a skill's arguments: `schema` of a skill.json. */
export interface ArgumentSchema {
  readonly path: string;
  readonly root: JsonNode;
  /** Why it is not looked into. */
  readonly excess: 'too-deep' | 'too-large' | undefined;
}

const excesses = new WeakMap<JsonNode, ArgumentSchema['excess']>();

/** The schema as the loader keeps it; undefined where there is none. */
export function argumentSchemaOf(manifest: Manifest, context: RuleContext): ArgumentSchema | undefined {
  const root = memberOfManifest(objectOf(manifest, context), 'schema')?.value;
  if (!root || root.type === 'null') return undefined;
  if (!excesses.has(root)) excesses.set(root, measure(root));
  return { path: manifest.path, root, excess: excesses.get(root) };
}

/** The same for rules that look into it: undefined where it is beyond bounds, which `schema-invalid` says. */
export function boundedSchemaOf(manifest: Manifest, context: RuleContext): ArgumentSchema | undefined {
  const schema = argumentSchemaOf(manifest, context);
  return schema?.excess === undefined ? schema : undefined;
}

function measure(root: JsonNode): ArgumentSchema['excess'] {
  let nodes = 0;
  let level: readonly JsonNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (depth > DEPTH_LIMIT) return 'too-deep';
    if (nodes > NODE_LIMIT) return 'too-large';
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

function childrenOf(node: JsonNode): readonly JsonNode[] {
  if (node.type === 'object') return node.members.map(({ value }) => value);
  return node.type === 'array' ? node.items : [];
}
