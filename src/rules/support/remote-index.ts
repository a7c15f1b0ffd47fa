import type { Manifest } from '../../domain/manifest.js';
import { directoryOf, joinPath } from '../../domain/paths.js';
import type { ReadResult } from '../../domain/tree.js';
import type { Documents } from '../../formats/documents.js';
import {
  FILE_SIZE_LIMIT,
  type IndexInspection,
  type IndexedSkill,
  inspectIndexFile,
} from '../../runtimes/ogcode/index-json.js';
import { type SkillFile, readSkillFile } from '../../runtimes/ogcode/skill-file.js';
import type { RuleContext } from '../rule.js';

/** The most that is fetched with an index, in bytes. */
export const TOTAL_SIZE_LIMIT = 20 * FILE_SIZE_LIMIT;

/** A remote index as ogcode reads it; undefined where ogcode does not count, or it cannot be read. */
export function indexOf(manifest: Manifest, { documents }: RuleContext): IndexInspection | undefined {
  return manifest.runtimes.includes('ogcode') ? inspectIndexFile(documents, manifest.path) : undefined;
}

/** What stands where a file is fetched from: `read` is there for a regular file only. */
export interface ServedFile {
  /** As the index names it, relative to the repository. */
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'missing' | 'link';
  /** Links resolved. */
  readonly real: string;
}

/** What stands beside an index under a path that it names. */
export function servedFile(documents: Documents, index: string, path: string): ServedFile {
  const beside = joinPath(directoryOf(index), path);
  const resolved = documents.folders.resolve(beside);
  if (resolved.kind === 'found' && resolved.entry.kind === 'file') {
    return { path: beside, kind: 'file', real: resolved.path };
  }
  if (resolved.kind === 'found' && resolved.entry.kind === 'directory') {
    return { path: beside, kind: 'directory', real: resolved.path };
  }
  const isLink = documents.tree.stat(beside)?.kind === 'symlink';
  return { path: beside, kind: isLink ? 'link' : 'missing', real: beside };
}

/** Its bytes, which are not kept: an index may name 6,400 files. */
export function readServed(documents: Documents, { kind, real }: ServedFile): ReadResult {
  return kind === 'file' ? documents.tree.read(real) : { ok: false, reason: 'missing' };
}

/** The SKILL.md of a skill of an index, as ogcode reads it; undefined where there is none. */
export function servedSkill(
  documents: Documents,
  index: string,
  { name, files }: IndexedSkill,
): { readonly file: ServedFile; readonly skill: SkillFile } | undefined {
  const file = servedFile(documents, index, files[0]?.path ?? '');
  const source = file.kind === 'file' ? documents.source(file.real) : undefined;
  return source && { file, skill: readSkillFile(source, name) };
}
