import { comparePositions } from '../domain/location.js';
import type { SourceText } from './text.js';
import {
  type YamlComment,
  type YamlDuplicate,
  type YamlMapping,
  type YamlNode,
  entryOf,
} from './yaml-tree.js';

/** More than these in one file say nothing new. */
const DUPLICATE_LIMIT = 100;

/** Keys given more than once in one mapping, wherever it stands; in the order of the file, at most a hundred. */
export function findDuplicates(root: YamlNode | undefined): readonly YamlDuplicate[] {
  const duplicates: YamlDuplicate[] = [];
  const pending: YamlNode[] = root ? [root] : [];
  for (let node = pending.pop(); node && duplicates.length < DUPLICATE_LIMIT; node = pending.pop()) {
    if (node.type === 'mapping') collectDuplicates(node, duplicates);
    for (const child of childrenOf(node)) {
      if (child.type === 'mapping' || child.type === 'sequence') pending.push(child);
    }
  }
  return duplicates.length < 2
    ? duplicates
    : duplicates.toSorted((a, b) => comparePositions(a.range.start, b.range.start));
}

function childrenOf(node: YamlNode): readonly YamlNode[] {
  if (node.type === 'sequence') return node.items;
  return node.type === 'mapping' ? node.entries.map(({ value }) => value) : [];
}

function collectDuplicates(mapping: YamlMapping, duplicates: YamlDuplicate[]): void {
  const first = new Map<string, YamlDuplicate['first']>();
  for (const { key, keyRange } of mapping.entries) {
    const known = first.get(key);
    if (!known) first.set(key, keyRange);
    else if (duplicates.length < DUPLICATE_LIMIT) duplicates.push({ key, range: keyRange, first: known });
  }
}

/** Plain values of top-level fields and of `metadata` behind which a ` #` cuts the line short. */
export function findCutValues(root: YamlMapping | undefined, source: SourceText): readonly YamlComment[] {
  if (!root) return [];
  const metadata = entryOf(root, 'metadata')?.value;
  return root.entries.concat(metadata?.type === 'mapping' ? metadata.entries : []).flatMap(({ value }) => {
    const comment =
      value.type === 'scalar' && value.style === 'plain' ? commentBehind(value, source) : undefined;
    return comment ? [comment] : [];
  });
}

function commentBehind(value: YamlNode & { type: 'scalar' }, source: SourceText): YamlComment | undefined {
  const { line, column } = value.range.end;
  const text = source.line(line);
  const comment = text === undefined ? undefined : /^[ \t]+(?=#)/.exec(text.slice(column - 1));
  if (!text || !comment) return undefined;
  const start = { line, column: column + comment[0].length };
  const range = { start, end: { line, column: text.length + 1 } };
  return { kept: value.text, range, valueRange: value.range };
}
