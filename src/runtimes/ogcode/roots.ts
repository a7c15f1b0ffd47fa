import { baseName, directoryOf, joinPath } from '../../domain/paths.js';
import type { Documents } from '../../formats/documents.js';
import { cleanPath } from '../go/clean-path.js';
import type { LoadSettings } from '../runtime.js';

/** Who named a root; later ones in this order beat earlier ones. */
export type RootSource = 'user' | 'config' | 'project';

/** A directory in which ogcode looks for skills. */
export interface Root {
  /** As ogcode walks to it, relative to the repository; it begins with `../` or `/` where it leads out of it. */
  readonly path: string;
  readonly source: RootSource;
}

/** A SKILL.md that ogcode opens. */
export interface Candidate {
  /** As ogcode walks to it. */
  readonly path: string;
  /** The same with links resolved. */
  readonly file: string;
  /** The name that the skill has to have; undefined at the top of a checkout, whose name nobody knows. */
  readonly directory: string | undefined;
  readonly source: RootSource;
}

/** What ogcode finds in a root. */
export interface RootReading {
  readonly root: Root;
  /** The root with links resolved; undefined where it is no directory of this repository. */
  readonly real: string | undefined;
  /** The root holds a SKILL.md itself, so nothing below it is read. */
  readonly isSkill: boolean;
  readonly candidates: readonly Candidate[];
  /** How many entries it has; only the first `ENTRY_LIMIT` are examined. */
  readonly entries: number;
  /** What ogcode itself says about the root, and a code for it. */
  readonly warning?: { readonly code: 'not-directory' | 'too-many-entries'; readonly text: string };
}

/** How many entries of a root are examined, files included. */
export const ENTRY_LIMIT = 200;

/** The skill that is part of ogcode. */
export const BUILT_IN_SKILL = 'customize-ogcode';

/** The roots below every directory of a project, the weaker first. */
export const PROJECT_ROOTS: readonly string[] = ['.claude/skills', '.agents/skills'];

/** The roots below a home directory, the weakest first. */
const USER_ROOTS: readonly string[] = [
  '.config/ogcode/skills',
  '.ogcode/skills',
  '.agents/skills',
  '.claude/skills',
];

/**
 * The project's directory and those above it, innermost first, up to the first that holds `.git`. Where none does, the top
 * of the tree is the boundary: a listing of a checkout leaves `.git` out.
 */
export function projectDirectories(documents: Documents, project: string): readonly string[] {
  const directories: string[] = [];
  for (let directory = cleanPath(project); ; directory = directoryOf(directory)) {
    directories.push(directory);
    const isTop = directory === '.' || directory.startsWith('..') || directory.startsWith('/');
    if (isTop || documents.folders.listed(joinPath(directory, '.git'))) return directories;
  }
}

/** Where a path of `skills.paths` leads, relative to the repository. */
export function configuredPath(project: string, path: string): string {
  return cleanPath(path.startsWith('/') ? path : joinPath(cleanPath(project), path));
}

/** All roots, the weakest first. An empty path in `skills.paths` is passed over. */
export function findRoots(
  documents: Documents,
  { project, home }: Pick<LoadSettings, 'project' | 'home'>,
  skillPaths: readonly string[],
): readonly Root[] {
  const user = home === undefined ? [] : USER_ROOTS.map((root) => joinPath(cleanPath(home), root));
  const config = skillPaths.filter((path) => path !== '').map((path) => configuredPath(project, path));
  const own = projectDirectories(documents, project)
    .toReversed()
    .flatMap((directory) => PROJECT_ROOTS.map((root) => joinPath(directory, root)));
  return [
    ...user.map((path): Root => ({ path, source: 'user' })),
    ...config.map((path): Root => ({ path, source: 'config' })),
    ...own.map((path): Root => ({ path, source: 'project' })),
  ];
}

/**
 * Reads a root: the one skill that it is, or `NAME/SKILL.md` of its first 200 entries, links followed. What git ignores
 * stands on the author's disk and not in the tree, so a root may hold more entries there than are counted here.
 */
export function readRoot(documents: Documents, root: Root): RootReading {
  const nothing = { root, real: undefined, isSkill: false, candidates: [], entries: 0 };
  if (root.path.startsWith('/')) return nothing;
  const resolved = documents.folders.resolve(root.path);
  if (resolved.kind !== 'found') return nothing;
  if (resolved.entry.kind !== 'directory') {
    const text = `read skills dir ${root.path}: readdirent ${root.path}: not a directory`;
    return { ...nothing, warning: { code: 'not-directory', text } };
  }
  const real = resolved.path;
  const own = skillFileIn(documents, real);
  if (own !== undefined) {
    const directory = root.path === '.' ? undefined : baseName(root.path);
    const candidate = { path: joinPath(root.path, 'SKILL.md'), file: own, directory, source: root.source };
    return { ...nothing, real, isSkill: true, candidates: [candidate] };
  }
  return { ...nothing, real, ...readEntries(documents, root, real) };
}

function readEntries(
  documents: Documents,
  root: Root,
  real: string,
): Pick<RootReading, 'candidates' | 'entries' | 'warning'> {
  const entries = documents.folders.list(real);
  const candidates = entries.slice(0, ENTRY_LIMIT).flatMap((entry): readonly Candidate[] => {
    if (entry.kind !== 'directory' && entry.kind !== 'symlink') return [];
    const directory = baseName(entry.path);
    const file = skillFileIn(documents, entry.path);
    const path = joinPath(joinPath(root.path, directory), 'SKILL.md');
    return file === undefined ? [] : [{ path, file, directory, source: root.source }];
  });
  if (entries.length <= ENTRY_LIMIT) return { candidates, entries: entries.length };
  const text = `skills dir ${root.path} holds ${entries.length} entries; only the first ${ENTRY_LIMIT} were examined`;
  return { candidates, entries: entries.length, warning: { code: 'too-many-entries', text } };
}

function skillFileIn(documents: Documents, directory: string): string | undefined {
  const resolved = documents.folders.resolve(joinPath(directory, 'SKILL.md'));
  return resolved.kind === 'found' && resolved.entry.kind === 'file' ? resolved.path : undefined;
}
