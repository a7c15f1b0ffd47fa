import type { RegexNode } from './syntax.js';

/**
 * A pattern as an automaton without empty steps: its states are the characters that the pattern is made of. A step to a
 * state reads a character of that state's set; `ways` tells how many ways of the pattern lead there, 2 for any more.
 */
export interface Positions {
  readonly sets: readonly bigint[];
  readonly steps: readonly (readonly Step[])[];
  /** States behind which the pattern matches whatever follows. */
  readonly matchesAnything: readonly boolean[];
  /** States behind which the pattern matches if the text ends there. */
  readonly matchesAtEnd: readonly boolean[];
}

export interface Step {
  readonly to: number;
  readonly ways: number;
}

/** Bounds on the work: patterns that would take more are not looked into. */
const STATE_LIMIT = 300;
const NODE_LIMIT = 3000;
const VISIT_LIMIT = 20_000;

/** A node of the automaton with empty steps, as it is built. */
interface Node {
  /** The state that a character of its set leads to; undefined for an empty step. */
  readonly state?: number;
  readonly isEnd?: boolean;
  /** The repetition of which the first of `next` begins a round. */
  readonly begins?: number;
  /** The repetition of which a round ends here; JavaScript refuses one that read nothing. */
  readonly ends?: number;
  readonly next: readonly number[];
}

/** Undefined where the pattern is too large. `setOf` gives the characters of an atom. */
export function positionsOf(root: RegexNode, setOf: (atom: string) => bigint): Positions | undefined {
  const builder = new Builder(setOf);
  const accept = builder.add({ next: [] });
  builder.build(root, accept);
  return builder.isTooLarge ? undefined : new Closer(builder, accept).close();
}

/** Builds from the end to the start: each node knows what follows it. */
class Builder {
  readonly nodes: Node[] = [];
  readonly sets: bigint[] = [];
  isTooLarge = false;
  private readonly setOf: (atom: string) => bigint;

  constructor(setOf: (atom: string) => bigint) {
    this.setOf = setOf;
  }

  add(node: Node): number {
    this.isTooLarge ||= this.nodes.length >= NODE_LIMIT;
    return this.isTooLarge ? 0 : this.nodes.push(node) - 1;
  }

  /** Gives the node at which a part of the pattern begins, if `next` follows it. */
  build(part: RegexNode, next: number): number {
    if (this.isTooLarge) return next;
    switch (part.kind) {
      case 'atom':
        this.isTooLarge ||= this.sets.length >= STATE_LIMIT;
        return this.add({ state: this.sets.push(this.setOf(part.source)) - 1, next: [next] });
      case 'end':
        return this.add({ isEnd: true, next: [next] });
      case 'sequence':
        return part.items.reduceRight((follower, item) => this.build(item, follower), next);
      case 'choice':
        return this.add({ next: part.options.map((option) => this.build(option, next)) });
      case 'repeat':
        return this.buildRepeat(part, next);
    }
  }

  private buildRepeat({ body, min, max }: RegexNode & { kind: 'repeat' }, next: number): number {
    let start = next;
    if (max === Infinity) start = this.buildLoop(body, next);
    else {
      for (let count = min; count < max && !this.isTooLarge; count += 1) {
        start = this.buildOptional(body, { follower: start, next });
      }
    }
    for (let count = 0; count < min && !this.isTooLarge; count += 1) start = this.build(body, start);
    return start;
  }

  private buildLoop(body: RegexNode, next: number): number {
    const id = this.nodes.length;
    const again: number[] = [];
    const end = this.add({ begins: id, ends: id, next: again });
    const round = this.build(body, end);
    again.push(round, next);
    return this.add({ begins: id, next: [round, next] });
  }

  private buildOptional(
    body: RegexNode,
    { follower, next }: { readonly follower: number; readonly next: number },
  ): number {
    const id = this.nodes.length;
    const end = this.add({ ends: id, next: [follower] });
    return this.add({ begins: id, next: [this.build(body, end), next] });
  }
}

/** Follows the empty steps behind every state. */
class Closer {
  private readonly nodes: readonly Node[];
  private readonly sets: readonly bigint[];
  private readonly accept: number;
  private visits = 0;

  constructor({ nodes, sets }: Builder, accept: number) {
    this.nodes = nodes;
    this.sets = sets;
    this.accept = accept;
  }

  close(): Positions | undefined {
    const steps: Step[][] = [];
    const matchesAnything: boolean[] = [];
    const matchesAtEnd: boolean[] = [];
    for (const node of this.nodes) {
      if (node.state === undefined) continue;
      const found = this.follow(node.next);
      if (!found) return undefined;
      steps[node.state] = Array.from(found.ways, ([to, ways]) => ({ to, ways }));
      matchesAnything[node.state] = found.anything;
      matchesAtEnd[node.state] = found.atEnd;
    }
    return { sets: this.sets, steps, matchesAnything, matchesAtEnd };
  }

  /** All ways without a round of a repetition that reads nothing; therefore they end. */
  private follow(starts: readonly number[]): Followed | undefined {
    const followed: Followed = { ways: new Map(), anything: false, atEnd: false };
    const begun = new Set<number>();
    const visit = (index: number, isAtEnd: boolean): void => {
      this.visits += 1;
      const node = this.nodes[index];
      if (!node || this.visits > VISIT_LIMIT || (node.ends !== undefined && begun.has(node.ends))) return;
      if (index === this.accept) {
        followed.atEnd = true;
        followed.anything ||= !isAtEnd;
        return;
      }
      if (node.state !== undefined) {
        if (!isAtEnd) followed.ways.set(node.state, Math.min(2, (followed.ways.get(node.state) ?? 0) + 1));
        return;
      }
      node.next.forEach((next, order) => {
        const begins = order === 0 ? node.begins : undefined;
        if (begins !== undefined) begun.add(begins);
        visit(next, isAtEnd || node.isEnd === true);
        if (begins !== undefined) begun.delete(begins);
      });
    };
    for (const start of starts) visit(start, false);
    return this.visits > VISIT_LIMIT ? undefined : followed;
  }
}

interface Followed {
  readonly ways: Map<number, number>;
  anything: boolean;
  atEnd: boolean;
}
