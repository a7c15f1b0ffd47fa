import type { Mark } from './cursor.js';
import type { ScalarStyle } from './token.js';

interface Placed<End extends Mark | undefined = Mark> {
  /** From the node's properties (`&anchor`, `!tag`) on. */
  readonly start: Mark;
  /** Behind the properties. */
  readonly contentStart: Mark;
  /** Undefined for a block collection, which ends with its last value. */
  readonly end: End;
}

export interface ScalarNode extends Placed {
  readonly kind: 'scalar';
  readonly text: string;
  readonly style: ScalarStyle;
  /** In short form; what yaml.v3 makes of the text where none is written. */
  readonly tag: string;
}

interface MappingEntry {
  readonly key: Node;
  readonly value: Node;
}

export interface MappingNode extends Placed<Mark | undefined> {
  readonly kind: 'mapping';
  readonly tag: string;
  readonly entries: MappingEntry[];
  end: Mark | undefined;
}

export interface SequenceNode extends Placed<Mark | undefined> {
  readonly kind: 'sequence';
  readonly tag: string;
  readonly items: Node[];
  end: Mark | undefined;
}

export interface AliasNode extends Placed {
  readonly kind: 'alias';
  readonly name: string;
  readonly target: ScalarNode | MappingNode | SequenceNode;
}

export type Node = ScalarNode | MappingNode | SequenceNode | AliasNode;

/** What a node is once an alias is followed. An alias never stands for another. */
export function dereference(node: Node): ScalarNode | MappingNode | SequenceNode {
  return node.kind === 'alias' ? node.target : node;
}

/** Where the text of a node ends. */
export function endOf(node: Node): Mark {
  let last = node;
  while (last.kind === 'mapping' || last.kind === 'sequence') {
    if (last.end !== undefined) return last.end;
    const inner: Node | undefined = last.kind === 'mapping' ? last.entries.at(-1)?.value : last.items.at(-1);
    if (!inner) return last.contentStart;
    last = inner;
  }
  return last.end;
}
