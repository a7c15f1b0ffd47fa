import type { JsonNode, JsonObject } from '../../formats/json-tree.js';

/** Every object in a value, itself included, in source order. Keeps its own stack: a value may be 10,000 levels deep. */
export function* objectsIn(root: JsonNode): Generator<JsonObject> {
  const pending = [root];
  for (;;) {
    const node = pending.pop();
    if (node === undefined) return;
    if (node.type === 'object') {
      yield node;
      for (const member of node.members.toReversed()) pending.push(member.value);
    } else if (node.type === 'array') {
      for (const item of node.items.toReversed()) pending.push(item);
    }
  }
}
