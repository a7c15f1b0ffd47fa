/**
 * The strongly connected components of a graph: nodes with the same number can reach one another. Tarjan's algorithm
 * with a stack of its own. Undefined where there are more than `limit` edges.
 */
export function componentsOf(
  roots: readonly number[],
  edgesOf: (node: number) => readonly number[],
  limit: number,
): ReadonlyMap<number, number> | undefined {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const component = new Map<number, number>();
  const open: number[] = [];
  let found = 0;
  for (const root of roots) {
    if (order.has(root)) continue;
    const way: Frame[] = [enter(root)];
    for (let frame = way.at(-1); frame; frame = way.at(-1)) {
      const next = frame.edges[frame.at];
      frame.at += 1;
      if (found > limit) return undefined;
      if (next === undefined) {
        way.pop();
        leave(frame.node, way.at(-1)?.node);
      } else if (!order.has(next)) way.push(enter(next));
      else if (!component.has(next)) lower(frame.node, order.get(next));
    }
  }
  return component;

  function enter(node: number): Frame {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    open.push(node);
    const edges = edgesOf(node);
    found += edges.length;
    return { node, edges, at: 0 };
  }

  function lower(node: number, value: number | undefined): void {
    low.set(node, Math.min(low.get(node) ?? 0, value ?? 0));
  }

  function leave(node: number, parent: number | undefined): void {
    if (parent !== undefined) lower(parent, low.get(node));
    if (low.get(node) !== order.get(node)) return;
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component.set(member, node);
      if (member === node) return;
    }
  }
}

interface Frame {
  readonly node: number;
  readonly edges: readonly number[];
  at: number;
}
