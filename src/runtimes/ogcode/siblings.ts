import { compareText } from '../../domain/location.js';
import { baseName } from '../../domain/paths.js';
import type { Documents } from '../../formats/documents.js';

/** The files that ogcode shows the model beside a skill, relative to its directory. */
export interface Siblings {
  /** Sorted. */
  readonly files: readonly string[];
  /** Whether there are more than the limit. */
  readonly truncated: boolean;
}

/** Directories that the listing never enters; a skill's text that points into them points at nothing. */
const HIDDEN_DIRECTORIES: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'vendor',
  '__pycache__',
  '.venv',
]);

/**
 * Everything below a skill's directory but its own SKILL.md, links listed and not followed: cut at `limit` in walking
 * order, then sorted. Source: vectors/ogcode-sibling-files.json.
 */
export function siblings(documents: Documents, directory: string, limit: number): Siblings {
  const resolved = documents.folders.resolve(directory);
  if (resolved.kind !== 'found') return { files: [], truncated: false };
  const top = resolved.path === '.' ? '' : `${resolved.path}/`;
  const files: string[] = [];
  const pending = documents.folders.list(resolved.path).toReversed();
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    if (entry.kind === 'directory') {
      if (!HIDDEN_DIRECTORIES.has(baseName(entry.path))) {
        for (const child of documents.folders.list(entry.path).toReversed()) pending.push(child);
      }
      continue;
    }
    const file = entry.path.slice(top.length);
    if (file === 'SKILL.md') continue;
    if (files.length >= limit) return { files: files.toSorted(compareText), truncated: true };
    files.push(file);
  }
  return { files: files.toSorted(compareText), truncated: false };
}
