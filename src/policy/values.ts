import type { Range } from '../domain/location.js';
import type { YamlMapping, YamlNode, YamlScalar } from '../formats/yaml-tree.js';
import type { PolicyFault } from './policy-error.js';

/** The plain value of a policy's YAML. What is left empty is as good as absent; aliases become faults. */
export function valueOf(root: YamlMapping, faults: PolicyFault[]): unknown {
  return mappingValue(root, faults);
}

function toValue(node: YamlNode, faults: PolicyFault[]): unknown {
  switch (node.type) {
    case 'scalar':
      return scalarValue(node);
    case 'sequence':
      return node.items.map((item) => toValue(item, faults));
    case 'mapping':
      return mappingValue(node, faults);
    case 'alias':
      faults.push({ message: 'alias', values: {}, range: node.range });
      return undefined;
  }
}

function mappingValue({ entries }: YamlMapping, faults: PolicyFault[]): unknown {
  const filled = entries.filter(({ value }) => !(value.type === 'scalar' && value.typed === 'null'));
  return Object.fromEntries(filled.map(({ key, value }) => [key, toValue(value, faults)]));
}

function scalarValue({ text, typed }: YamlScalar): string | number | boolean | null {
  switch (typed) {
    case 'number':
      return Number(text);
    case 'boolean':
      return text.toLowerCase() === 'true';
    case 'null':
      return null;
    case 'string':
    case 'date':
      return text;
  }
}

/** The part of a policy that a JSON pointer leads to, and its key where it has one; the root where it leads nowhere. */
export function partAt(
  root: YamlMapping,
  pointer: string,
): { readonly node: YamlNode; readonly key?: Range } {
  let found: { readonly node: YamlNode; readonly key?: Range } = { node: root };
  for (const step of stepsOf(pointer)) {
    const { node } = found;
    if (node.type === 'sequence') {
      const item = node.items[Number(step)];
      if (!item) return found;
      found = { node: item };
    } else if (node.type === 'mapping') {
      const entry = node.entries.findLast(({ key }) => key === step);
      if (!entry) return found;
      found = { node: entry.value, key: entry.keyRange };
    } else return found;
  }
  return found;
}

/** The steps of a JSON pointer. */
export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
