import { type JsonNode, type JsonObject, memberOf } from '../../../formats/json-tree.js';
import { identifierOf, nodeAt, pointerSteps, type SubSchema } from './walk.js';

/** Where a `$ref` leads: to a value of the schema, nowhere in it, to another file or address, or back to itself. */
export type ReferenceTarget =
  | { readonly kind: 'found'; readonly node: JsonNode }
  | { readonly kind: 'missing' | 'file' | 'remote' | 'loop' };

/** A longer chain of references is taken for one that ends. */
const CHAIN_LIMIT = 20;

/** What the references of a schema can lead to. Nothing is ever fetched. */
export class References {
  private readonly root: JsonNode;
  /** The resource that a schema belongs to, and the schemas by the identifiers that they give themselves. */
  private readonly resources = new Map<JsonNode, JsonObject>();
  private readonly byIdentifier = new Map<string, JsonObject>();
  private readonly anchors = new Map<JsonObject, Map<string, JsonObject>>();

  constructor(root: JsonNode, schemas: readonly SubSchema[]) {
    this.root = root;
    for (const { node, resource } of schemas) {
      this.resources.set(node, resource);
      const id = identifierOf(node);
      if (id !== undefined && !id.startsWith('#')) {
        this.byIdentifier.set(id.replace(/#$/, ''), node);
        this.byIdentifier.set(resolve(id, this.base()), node);
      }
      for (const anchor of anchorsOf(node, id)) this.anchorsIn(resource).set(anchor, node);
    }
  }

  /** Follows the `$ref` of a schema, and those that it leads to, until something else stands there. */
  follow(reference: string, from: JsonObject): ReferenceTarget {
    const seen = new Set<JsonNode>([from]);
    let target = this.find(reference, from);
    while (target.kind === 'found' && seen.size < CHAIN_LIMIT) {
      const { node } = target;
      const next = node.type === 'object' ? memberOf(node, '$ref')?.value : undefined;
      if (node.type !== 'object' || next?.type !== 'string') return target;
      if (seen.has(node)) return { kind: 'loop' };
      seen.add(node);
      const further = this.find(next.value, node);
      // What is wrong with that one is reported at its own place.
      if (further.kind !== 'found') return target;
      target = further;
    }
    return target;
  }

  private find(reference: string, from: JsonObject): ReferenceTarget {
    const hash = reference.indexOf('#');
    const address = hash < 0 ? reference : reference.slice(0, hash);
    const fragment = hash < 0 ? '' : decode(reference.slice(hash + 1));
    const resource = address === '' ? (this.resources.get(from) ?? this.root) : this.resourceAt(address);
    if (!resource) return { kind: isRemote(resolve(address, this.base())) ? 'remote' : 'file' };
    const node = this.inResource(resource, fragment);
    return node ? { kind: 'found', node } : { kind: 'missing' };
  }

  private inResource(resource: JsonNode, fragment: string): JsonNode | undefined {
    if (fragment === '') return resource;
    if (fragment.startsWith('/')) {
      const steps = pointerSteps(fragment);
      return nodeAt(resource, steps) ?? nodeAt(this.root, steps);
    }
    if (resource.type !== 'object') return undefined;
    return this.anchors.get(resource)?.get(fragment);
  }

  private resourceAt(address: string): JsonObject | undefined {
    return this.byIdentifier.get(address) ?? this.byIdentifier.get(resolve(address, this.base()));
  }

  private base(): string | undefined {
    return this.root.type === 'object' ? identifierOf(this.root) : undefined;
  }

  private anchorsIn(resource: JsonObject): Map<string, JsonObject> {
    const known = this.anchors.get(resource) ?? new Map<string, JsonObject>();
    this.anchors.set(resource, known);
    return known;
  }
}

/** `$anchor`, `$dynamicAnchor`, and an `$id` that is only a fragment, as the drafts before 2019-09 have it. */
function anchorsOf(node: JsonObject, id: string | undefined): readonly string[] {
  const named = ['$anchor', '$dynamicAnchor'].flatMap((keyword) => {
    const value = memberOf(node, keyword)?.value;
    return value?.type === 'string' ? [value.value] : [];
  });
  return id?.startsWith('#') === true && id.length > 1 ? [...named, id.slice(1)] : named;
}

function resolve(address: string, base: string | undefined): string {
  try {
    return new URL(address, base).href.replace(/#$/, '');
  } catch {
    return address;
  }
}

function isRemote(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
