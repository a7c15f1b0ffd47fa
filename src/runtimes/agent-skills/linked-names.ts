import { baseName } from '../../domain/paths.js';
import type { Documents } from '../../formats/documents.js';

/** Under which names links lead to the folders of a repository. */
export class LinkedNames {
  private readonly documents: Documents;
  private names: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(documents: Documents) {
    this.documents = documents;
  }

  /** Whether some link of that name leads to the folder: then agents meet the skill under it. */
  has(folder: string, name: string): boolean {
    this.names ??= collect(this.documents);
    return this.names.get(folder)?.has(name) ?? false;
  }
}

function collect({ tree, folders }: Documents): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { kind, path } of tree.list()) {
    if (kind !== 'symlink') continue;
    const resolved = folders.resolve(path);
    if (resolved.kind !== 'found' || resolved.entry.kind !== 'directory') continue;
    const known = names.get(resolved.path) ?? new Set<string>();
    names.set(resolved.path, known.add(baseName(path).normalize('NFC')));
  }
  return names;
}
