import { AliasGuard } from './alias-guard.js';
import { YamlFault } from './fault.js';
import { type MappingNode, type Node, type ScalarNode, type SequenceNode, dereference } from './node.js';
import { MERGE_TAG, NULL_TAG, type Resolution, isInt64, resolve } from './resolve.js';
import { type Steps, run } from './trampoline.js';

/** What a Go value may hold. `map` is a map from texts to anything; `any` takes what comes. */
export type Shape =
  | { readonly kind: 'string' | 'integer' | 'boolean' | 'any' | 'map' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'struct'; readonly fields: Readonly<Record<string, Shape>> };

/** A value that came out of decoding. A null leaves nothing behind, but in a map its node. */
export interface Decoded {
  /** The node as it stands in the field: an alias, where one is written. */
  readonly node: Node;
  readonly text?: string;
  readonly items?: readonly Decoded[];
  readonly fields?: ReadonlyMap<string, Decoded>;
}

/** A value of another shape than the field. */
export interface ShapeFault {
  readonly kind: 'shape';
  /** The way to the field: `metadata.os`, `tools[0].class`; empty for the whole block. */
  readonly field: string;
  readonly expected: Shape;
  readonly node: Node;
}

/** A key given twice in a mapping, or a second key that says the same through an alias. */
export interface DuplicateFault {
  readonly kind: 'duplicate';
  readonly key: string;
  readonly node: Node;
  readonly first: Node;
}

/** A key that is no text where only texts are keys, or that Go cannot look up. */
interface KeyFault {
  readonly kind: 'key';
  readonly node: Node;
}

export type DecodeFault = ShapeFault | DuplicateFault | KeyFault;

export interface DecodeResult {
  readonly value: Decoded | undefined;
  /** In the order in which they are met; any of them fails the whole. */
  readonly faults: readonly DecodeFault[];
}

/** More faults than these in one block are not told apart. */
const FAULT_LIMIT = 100;

/** Decodes a tree into a Go value, as yaml.v3's `Unmarshal` does. Throws `YamlFault` for what ends it at once. */
export function decode(root: Node, shape: Shape): DecodeResult {
  const decoder = new Decoder();
  return { value: decoder.decode(root, shape), faults: decoder.faults };
}

type Result = Decoded | undefined;

/** Where decoding stands: what is wanted, and on which field. */
interface Target {
  readonly shape: Shape;
  readonly field: string;
}

/** What a mapping is decoded into; mappings merged into it add to the same. */
interface Sink {
  readonly target: Target;
  readonly fields: Map<string, Decoded>;
  /** While a merge goes on: the keys that are taken. */
  readonly taken?: Set<string>;
}

class Decoder {
  readonly faults: DecodeFault[] = [];
  private readonly guard = new AliasGuard();
  private readonly duplicates = new Map<MappingNode, boolean>();

  decode(root: Node, shape: Shape): Result {
    // The document around the root counts as well.
    this.guard.count(root.start);
    return run(this.value(root, { shape, field: '' }));
  }

  private *value(node: Node, target: Target, sink?: Sink): Steps<Result> {
    this.guard.count(node.start);
    switch (node.kind) {
      case 'alias': {
        this.guard.enter(node);
        const result = yield this.value(node.target, target, sink);
        this.guard.leave(node);
        return result && { ...result, node };
      }
      case 'scalar':
        return this.scalar(node, target);
      case 'sequence':
        return yield* this.sequence(node, target);
      case 'mapping':
        return yield* this.mapping(node, sink ?? { target, fields: new Map() });
    }
  }

  private scalar(node: ScalarNode, target: Target): Result {
    const { tag, value } = resolved(node);
    if (value === null) return undefined;
    if (!fits(value, target.shape)) return this.mismatch(node, target);
    return { node, text: tag === '!!binary' ? String(value) : node.text };
  }

  private *sequence(node: SequenceNode, target: Target): Steps<Result> {
    const { shape, field } = target;
    if (shape.kind !== 'list' && shape.kind !== 'any') return this.mismatch(node, target);
    const of = shape.kind === 'list' ? shape.of : shape;
    const items: Decoded[] = [];
    for (const [index, item] of node.items.entries()) {
      const result = yield this.value(item, {
        shape: of,
        field: shape.kind === 'list' ? `${field}[${index}]` : '',
      });
      if (result) items.push(result);
    }
    return { node, items };
  }

  private *mapping(node: MappingNode, sink: Sink): Steps<Result> {
    if (this.hasDuplicates(node)) return undefined;
    const { shape } = sink.target;
    if (shape.kind !== 'struct' && shape.kind !== 'map' && shape.kind !== 'any')
      return this.mismatch(node, sink.target);
    const given = new Map<string, Node>();
    let merged: Node | undefined;
    for (const { key, value } of node.entries) {
      if (isMerge(key)) {
        merged = value;
        continue;
      }
      const name = this.key(key, sink.target);
      if (name === undefined || isTaken(sink, identify(key, shape))) continue;
      const inner = this.fieldTarget(name, sink.target);
      if (!inner || this.isGiven(given, name, key, shape)) continue;
      const result = yield this.value(value, inner);
      if (result) sink.fields.set(name, result);
      else if (shape.kind === 'map' && isNull(value)) sink.fields.set(name, { node: value });
    }
    if (merged) yield* this.merge(node, merged, sink);
    return { node, fields: sink.fields };
  }

  /** The name that a key gives; a null gives none. */
  private key(node: Node, target: Target): string | undefined {
    const key = this.followKey(node);
    if (key.kind !== 'scalar') {
      this.note({ kind: 'key', node });
      return undefined;
    }
    const { tag, value } = resolved(key);
    if (value === null) return target.shape.kind === 'any' ? '' : undefined;
    return tag === '!!binary' ? String(value) : key.text;
  }

  private followKey(node: Node): Node {
    this.guard.count(node.start);
    if (node.kind !== 'alias') return node;
    this.guard.enter(node);
    this.guard.count(node.start);
    this.guard.leave(node);
    return node.target;
  }

  /** What a field of a name is decoded into; undefined where a struct has no such field. */
  private fieldTarget(name: string, { shape, field }: Target): Target | undefined {
    if (shape.kind !== 'struct') return { shape: { kind: 'any' }, field: '' };
    const inner = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    return inner && { shape: inner, field: field === '' ? name : `${field}.${name}` };
  }

  /** Whether another key of the mapping, spelt otherwise, has given a struct's field already. */
  private isGiven(given: Map<string, Node>, name: string, node: Node, shape: Shape): boolean {
    if (shape.kind !== 'struct') return false;
    const first = given.get(name);
    if (first) this.note({ kind: 'duplicate', key: name, node, first });
    else given.set(name, node);
    return first !== undefined;
  }

  private hasDuplicates(node: MappingNode): boolean {
    const known = this.duplicates.get(node);
    if (known !== undefined) return known;
    const seen = new Map<string, Node>();
    let found = false;
    for (const { key } of node.entries) {
      const identity = `${key.kind}:${key.kind === 'scalar' ? key.text : key.kind === 'alias' ? key.name : ''}`;
      const first = seen.get(identity);
      if (first) {
        found = true;
        this.note({ kind: 'duplicate', key: key.kind === 'scalar' ? key.text : '', node: key, first });
      } else seen.set(identity, key);
    }
    this.duplicates.set(node, found);
    return found;
  }

  /** `<<: mapping` or a list of mappings: what is not given already is taken from there. */
  private *merge(parent: MappingNode, source: Node, sink: Sink): Steps<Result> {
    const taken = sink.taken ?? new Set(parent.entries.map(({ key }) => this.takenKey(key)));
    const inner: Sink = { ...sink, taken };
    const sources = source.kind === 'sequence' ? source.items : [source];
    for (const item of sources) {
      if (dereference(item).kind !== 'mapping') {
        throw new YamlFault('decoder', 'map merge requires map or sequence of maps as the value', item.start);
      }
      yield this.value(item, sink.target, inner);
    }
    return undefined;
  }

  private takenKey(key: Node): string {
    return identify(this.followKey(key), { kind: 'any' });
  }

  private mismatch(node: Node, target: Target): undefined {
    this.note({ kind: 'shape', field: target.field, expected: target.shape, node });
  }

  private note(fault: DecodeFault): void {
    if (this.faults.length < FAULT_LIMIT) this.faults.push(fault);
  }
}

/** A key as Go compares it: in a struct or a map of texts by its text, elsewhere by its value. */
function identify(node: Node, shape: Shape): string {
  const key = dereference(node);
  if (key.kind !== 'scalar') return `${key.kind}:`;
  if (shape.kind !== 'any') return `string:${key.text}`;
  const { tag, value } = resolved(key);
  return `${tag === '!!timestamp' ? 'time' : typeof value}:${String(value)}`;
}

function isTaken(sink: Sink, identity: string): boolean {
  if (!sink.taken) return false;
  if (sink.taken.has(identity)) return true;
  sink.taken.add(identity);
  return false;
}

function resolved(node: ScalarNode): Resolution {
  const resolution = resolve(node.tag, node.text);
  if ('problem' in resolution) throw new YamlFault('decoder', resolution.problem, node.start);
  return resolution;
}

function isMerge(node: Node): boolean {
  return node.kind === 'scalar' && node.text === '<<' && node.tag === MERGE_TAG;
}

function fits(value: Resolution['value'], shape: Shape): boolean {
  if (shape.kind === 'integer') return fitsInteger(value);
  if (shape.kind === 'boolean') return isTruthWord(value);
  return shape.kind === 'string' || shape.kind === 'any';
}

/** Go's `int` on 64 bits: a float is cut to one, however much is lost. */
function fitsInteger(value: unknown): boolean {
  if (typeof value === 'bigint') return isInt64(value);
  return typeof value === 'number' && value <= 2 ** 63;
}

const TRUTH_WORDS: ReadonlySet<unknown> = new Set(
  ['y', 'yes', 'on', 'n', 'no', 'off'].flatMap((word) => [
    word,
    word.toUpperCase(),
    word.charAt(0).toUpperCase() + word.slice(1),
  ]),
);

function isTruthWord(value: unknown): boolean {
  return typeof value === 'boolean' || TRUTH_WORDS.has(value);
}

function isNull(node: Node): boolean {
  const target = dereference(node);
  return target.kind === 'scalar' && target.tag === NULL_TAG;
}
