import { locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import { type YamlEntry, type YamlMapping, type YamlNode, entryOf } from '../../formats/yaml-tree.js';

/**
 * `metadata` maps strings to strings. The reference validator does not look; other readers decode it into just that, and
 * drop it, or the skill, where it is anything else. Numbers, booleans and dates are read as text by all of them.
 */
export function metadataFaults(root: YamlMapping | undefined, path: string): readonly Fault[] {
  const node = entryOf(root, 'metadata')?.value;
  if (!node || node.type === 'alias' || (node.type === 'scalar' && node.typed === 'null')) return [];
  if (node.type === 'mapping') {
    return node.entries
      .filter(({ value }) => isCollection(value))
      .map((entry) => collectionFault(entry, path));
  }
  return [
    {
      code: 'metadata-type',
      variant: 'not-a-mapping',
      values: { actual: node.type === 'sequence' ? 'a list' : 'a text' },
      location: locate(path, node.range),
      outcome: 'changed',
      detail: 'metadata must map strings to strings: some agents drop it, others the skill',
    },
  ];
}

function isCollection({ type }: YamlNode): boolean {
  return type === 'mapping' || type === 'sequence';
}

function collectionFault({ key, keyRange, value }: YamlEntry, path: string): Fault {
  const text = colonItem(value);
  const actual = value.type === 'sequence' ? 'a list' : 'a mapping';
  return {
    code: 'metadata-type',
    variant: text === undefined ? 'collection' : 'flow-colon',
    values: text === undefined ? { key, actual } : { key, actual, text },
    location: locate(path, keyRange),
    outcome: 'changed',
    detail: 'metadata values must be strings: some agents drop metadata, others the skill',
  };
}

/** An unquoted text with a colon inside brackets, which some parsers read as a mapping. */
function colonItem(node: YamlNode): string | undefined {
  if (node.type !== 'sequence' || !node.flow) return undefined;
  const item = node.items.find(
    (one) => one.type === 'scalar' && one.style === 'plain' && one.text.includes(':'),
  );
  return item?.type === 'scalar' ? item.text.slice(0, 80) : undefined;
}
