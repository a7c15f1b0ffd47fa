import { locate } from '../../domain/location.js';
import type { Decision, Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { entryOf } from '../../formats/yaml-tree.js';

/**
 * Skills that load under one name, by file: each points at the next one of that name. Copies of one file, byte for byte,
 * are mirrors for several agents and no mistake.
 */
export function findDuplicateNames(
  decisions: readonly Decision[],
  documents: Documents,
): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const [name, files] of groupByName(decisions)) {
    if (files.length < 2) continue;
    const groups = groupByContent(files, documents);
    const [first, second] = groups;
    if (!first?.[0] || !second?.[0]) continue;
    for (const group of groups) {
      const other = group === first ? second[0] : first[0];
      for (const file of group) faults.set(file, duplicateFault(name, file, { other, documents }));
    }
  }
  return faults;
}

/** Those that do not load are no second choice: once mended, they are likely to have another name. */
function groupByName(decisions: readonly Decision[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const { name, verdict, file } of decisions) {
    if (name === undefined || verdict !== 'loads') continue;
    const key = name.normalize('NFC');
    const known = files.get(key);
    if (known) known.push(file);
    else files.set(key, [file]);
  }
  return files;
}

function groupByContent(files: readonly string[], documents: Documents): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const text = documents.source(file)?.text ?? '';
    const known = groups.get(text);
    if (known) known.push(file);
    else groups.set(text, [file]);
  }
  return Array.from(groups.values());
}

function duplicateFault(
  name: string,
  file: string,
  { other, documents }: { readonly other: string; readonly documents: Documents },
): Fault {
  const at = (path: string): ReturnType<typeof locate> =>
    locate(path, entryOf(documents.skill(path)?.yaml?.root, 'name')?.value.range);
  return {
    code: 'name-duplicate',
    variant: 'both-kept',
    values: { name, path: other },
    location: at(file),
    outcome: 'changed',
    detail: `kept beside ${other}: which one answers to the name depends on the agent`,
    related: [{ location: at(other), note: 'the same name' }],
  };
}
