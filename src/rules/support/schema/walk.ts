import { type JsonMember, type JsonNode, type JsonObject, memberOf } from '../../../formats/json-tree.js';
import { IN_PLACE_KEYWORDS, LIST_KEYWORDS, MAP_KEYWORDS, SCHEMA_KEYWORDS } from './keywords.js';

/** A schema within a schema. */
export interface SubSchema {
  readonly node: JsonObject;
  /** The name of the property that it describes, where it stands under `properties`. */
  readonly property: string | undefined;
  /** The schema that it stands in; undefined for the outermost. */
  readonly parent: SubSchema | undefined;
  /** Whether it speaks of the same value as its parent, as the parts of an `allOf` do. */
  readonly isInPlace: boolean;
  /** The nearest schema around it, or itself, that has an identifier of its own; references count from there. */
  readonly resource: JsonObject;
}

/** Every schema in a schema of bounded depth that is an object, in source order; the outermost is the first. */
export function schemasIn(root: JsonNode): readonly SubSchema[] {
  if (root.type !== 'object') return [];
  const found: SubSchema[] = [];
  const pending: SubSchema[] = [
    { node: root, property: undefined, parent: undefined, isInPlace: false, resource: root },
  ];
  for (let schema = pending.pop(); schema; schema = pending.pop()) {
    found.push(schema);
    pending.push(...childrenOf(schema).toReversed());
  }
  return found;
}

function childrenOf(parent: SubSchema): readonly SubSchema[] {
  return lastMembers(parent.node).flatMap(({ key, value }) => {
    const isInPlace = IN_PLACE_KEYWORDS.has(key);
    const make = (node: JsonNode, property?: string): readonly SubSchema[] =>
      node.type === 'object'
        ? [{ node, property, parent, isInPlace, resource: isResource(node) ? node : parent.resource }]
        : [];
    if (MAP_KEYWORDS.has(key) && value.type === 'object') {
      return lastMembers(value).flatMap((member) =>
        make(member.value, key === 'properties' ? member.key : undefined),
      );
    }
    if (LIST_KEYWORDS.has(key) && value.type === 'array') return value.items.flatMap((item) => make(item));
    return SCHEMA_KEYWORDS.has(key) ? make(value) : [];
  });
}

/** The members of an object without those that a later one of the same name replaces. */
export function lastMembers(node: JsonObject): readonly JsonMember[] {
  const byName = new Map(node.members.map((member) => [member.key, member]));
  return byName.size === node.members.length ? node.members : Array.from(byName.values());
}

function isResource(node: JsonObject): boolean {
  const id = identifierOf(node);
  return id !== undefined && !id.startsWith('#');
}

/** `$id`, or `id` as draft 4 has it. */
export function identifierOf(node: JsonObject): string | undefined {
  const id = (memberOf(node, '$id') ?? memberOf(node, 'id'))?.value;
  return id?.type === 'string' ? id.value : undefined;
}

/** The value that a JSON pointer leads to; undefined where it leads nowhere. */
export function nodeAt(root: JsonNode, steps: readonly string[]): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const step of steps) {
    if (node?.type === 'object') node = memberOf(node, step)?.value;
    else if (node?.type === 'array')
      node = /^(?:0|[1-9]\d*)$/.test(step) ? node.items[Number(step)] : undefined;
    else return undefined;
  }
  return node;
}

/** The steps of a JSON pointer. */
export function pointerSteps(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
