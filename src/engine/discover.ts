import picomatch from 'picomatch';
import type { Manifest, ManifestKind, RuntimeId } from '../domain/manifest.js';
import { baseName, directoryOf, isWithin } from '../domain/paths.js';
import { isVendored } from '../domain/vendored.js';
import type { Entry } from '../domain/tree.js';
import type { Documents } from '../formats/documents.js';
import { findIndexes } from './remote-indexes.js';
import { detectRuntimes, looksLikeSkillManifest } from './detect.js';
import { findPersonas } from '../runtimes/ongrid-native/index.js';
import type { CheckOptions } from './options.js';
import { runtimesReading } from '../runtimes/index.js';

/** What was found in a tree, before anything is loaded. */
export interface Discovery {
  /** In path order; each file once, however many links lead to it. */
  readonly manifests: readonly Manifest[];
  /** Files that carry a manifest's name and are something else. */
  readonly unrelated: readonly string[];
}

const KINDS: ReadonlyMap<string, ManifestKind> = new Map([
  ['skill.json', 'skill.json'],
  ['SKILL.md', 'SKILL.md'],
  ['ogcode.json', 'ogcode.json'],
]);

interface Candidate {
  readonly kind: ManifestKind;
  readonly path: string;
}

/** Finds the manifests of a tree and decides by which runtimes each is judged. */
export function discover(documents: Documents, options: CheckOptions): Discovery {
  const candidates = findCandidates(documents, options);
  const isManifest = ({ kind, path }: Candidate): boolean =>
    kind !== 'skill.json' || isCovered(path, options) || looksLikeSkillManifest(documents, path);
  const accepted = new Set(candidates.filter(isManifest));
  const judged = judge(Array.from(accepted), documents, options);
  return {
    manifests: [
      ...judged,
      ...indexesBeside(judged, documents, options),
      ...personasBeside(judged, documents, options),
    ],
    unrelated: candidates.filter((candidate) => !accepted.has(candidate)).map(({ path }) => path),
  };
}

/** Says of each manifest which runtimes judge it, and in which other skill's folder it lies. */
function judge(
  candidates: readonly Candidate[],
  documents: Documents,
  options: CheckOptions,
): readonly Manifest[] {
  const skillFolders = new Set(
    candidates.filter(({ kind }) => kind === 'SKILL.md').map(({ path }) => directoryOf(path)),
  );
  const hasOgcode = documents.tree
    .list()
    .some(({ path }) => baseName(path) === 'ogcode.json' && !isVendored(path));
  return candidates.map((candidate) => {
    const nestedIn =
      candidate.kind === 'SKILL.md' ? nearestSkillAbove(candidate.path, skillFolders) : undefined;
    const runtimes = judges(candidate, documents, { options, hasOgcode });
    return nestedIn === undefined ? { ...candidate, runtimes } : { ...candidate, runtimes, nestedIn };
  });
}

/** The remote indexes of ogcode: named by the policy, or told by their shape where ogcode may count. */
function indexesBeside(
  manifests: readonly Manifest[],
  documents: Documents,
  options: CheckOptions,
): readonly Manifest[] {
  const skills = manifests.filter(({ kind }) => kind === 'SKILL.md');
  const byShape = options.runtimes?.includes('ogcode') ?? true;
  const named = options.policy?.index ?? [];
  const skillFolders = new Set(skills.map(({ path }) => directoryOf(path)));
  return findIndexes(documents, { named, byShape, skillFolders })
    .filter(filterOf(options))
    .map((path) => ({ kind: 'index.json', path, runtimes: byShape ? ['ogcode'] : [] }));
}

/**
 * The personas of ongrid, where it judges any skill. Where nobody names the runtimes, those in dot-directories are taken
 * for another agent's.
 */
function personasBeside(
  manifests: readonly Manifest[],
  documents: Documents,
  options: CheckOptions,
): readonly Manifest[] {
  if (!manifests.some(({ runtimes }) => runtimes.includes('ongrid'))) return [];
  const isWanted = filterOf(options);
  const isOngrids = (path: string): boolean => options.runtimes !== undefined || !/(?:^|\/)\./.test(path);
  return findPersonas(documents)
    .filter((path) => isWanted(path) && isOngrids(path) && !isVendored(path))
    .map((path) => ({ kind: 'persona', path, runtimes: ['ongrid'] }));
}

/** Whether the run is asked about a path, by `paths` and the policy's `ignore`. */
export function filterOf({ paths, policy }: CheckOptions): (path: string) => boolean {
  const isBelow = paths?.length ? matcher(paths) : () => true;
  const isIgnored = policy?.ignore?.length ? matcher(policy.ignore) : () => false;
  return (path) => isBelow(path) && !isIgnored(path);
}

function findCandidates(documents: Documents, options: CheckOptions): readonly Candidate[] {
  const isWanted = filterOf(options);
  const found = new Map<string, Candidate>();
  for (const entry of documents.tree.list()) {
    const kind = KINDS.get(baseName(entry.path));
    if (kind === undefined || isVendored(entry.path) || !isWanted(entry.path)) continue;
    const path = realPath(entry, documents);
    if (path !== undefined && !found.has(path)) found.set(path, { kind, path });
  }
  return Array.from(found.values());
}

/** A link inside the repository counts as the file it leads to; any other stays as it is, to be reported as unreadable. */
function realPath(entry: Entry, documents: Documents): string | undefined {
  if (entry.kind === 'file') {
    const read = documents.read(entry.path);
    return !read.ok && read.reason === 'missing' ? undefined : entry.path;
  }
  if (entry.kind !== 'symlink') return entry.path;
  const resolved = documents.folders.resolve(entry.path);
  return resolved.kind === 'found' && resolved.entry.kind === 'file' ? resolved.path : entry.path;
}

/** Whether a path lies in one of the folders or matches one of the globs. */
function matcher(paths: readonly string[]): (path: string) => boolean {
  const folders = paths.map((path) => path.replace(/^\.\/+/, '').replace(/\/+$/, '') || '.');
  const matches = picomatch(folders.slice(), { dot: true });
  return (path) => folders.some((folder) => isWithin(path, folder)) || matches(path);
}

function isCovered(path: string, { allowList }: CheckOptions): boolean {
  return allowList !== undefined && allowList.some((root) => isWithin(path, root.path));
}

/** The top of the repository does not count: a skill there rarely means to own all that lies below. */
function nearestSkillAbove(path: string, skillFolders: ReadonlySet<string>): string | undefined {
  for (let folder = directoryOf(directoryOf(path)); folder !== '.'; folder = directoryOf(folder)) {
    if (skillFolders.has(folder)) return `${folder}/SKILL.md`;
  }
  return undefined;
}

function judges(
  { kind, path }: Candidate,
  documents: Documents,
  { options, hasOgcode }: { readonly options: CheckOptions; readonly hasOgcode: boolean },
): readonly RuntimeId[] {
  if (!options.runtimes) return detectRuntimes(documents, { kind, path }, hasOgcode);
  const readers = new Set(runtimesReading(kind));
  return options.runtimes.filter((runtime) => readers.has(runtime));
}
