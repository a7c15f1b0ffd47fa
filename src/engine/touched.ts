import type { ChangedPath } from '../domain/changes.js';
import type { Finding } from '../domain/finding.js';
import { isSkill } from '../domain/manifest.js';
import { baseName, directoryOf, isWithin } from '../domain/paths.js';
import type { PlanRow, Report } from '../domain/report.js';

type Skills = Pick<Report, 'manifests' | 'plan'>;

export interface TouchedOptions {
  /** Files that rule over everything, such as the policy: a change to one of them touches every skill. */
  readonly configuration: readonly string[];
  /** The report of the commit that the change starts from. Without it, what vanished has to be guessed from its path. */
  readonly base?: Skills;
}

/** What a change concerns. */
export interface Touched {
  /** The configuration file that was changed, where that touches everything. */
  readonly configuration?: string;
  /** The manifests of the touched skills. */
  readonly skills: ReadonlySet<string>;
  /** Whether a finding is to be reported: it lies in a touched skill or a touched file about skills, or is new. */
  readonly concerns: (finding: Finding) => boolean;
}

/**
 * Decides which skills a change touches: those with a changed file below them, those that a changed file speaks about
 * (`ogcode.json`, `index.json`), those that lie below a skill that came or went, and those that share a name with a
 * changed skill, since one may shadow the other or no longer does. In doubt a skill is touched.
 */
export function findTouched(
  changes: readonly ChangedPath[],
  report: Skills,
  options: TouchedOptions,
): Touched {
  const configuration = changes.find(({ path }) => options.configuration.includes(path))?.path;
  if (configuration !== undefined) {
    const skills = new Set(report.manifests.filter(isSkill).map(({ path }) => path));
    return { configuration, skills, concerns: () => true };
  }
  const folders = foldersOf(report);
  const skills = new Set([
    ...changes.flatMap(({ path }) => ancestorsOf(path).flatMap((folder) => folders.get(folder) ?? [])),
    ...spokenAbout(changes, report),
    ...belowChanged(changes, report),
    ...sharingName(changes, report, options.base),
    ...(options.base ? decidedOtherwise(report, options.base) : unknownNames(changes, report)),
  ]);
  const isTouched = touchedFiles(changes, folders, skills);
  return {
    skills,
    concerns: ({ location, related, isNew }) =>
      isNew === true || isTouched(location.path) || related.some((place) => isTouched(place.location.path)),
  };
}

/** The skills by the folder that they stand in. */
function foldersOf({ manifests }: Skills): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const { path } of manifests.filter(isSkill)) {
    const others = folders.get(directoryOf(path));
    if (others) others.push(path);
    else folders.set(directoryOf(path), [path]);
  }
  return folders;
}

/** The folders around a path, the nearest first; `.` is the last. */
function ancestorsOf(path: string): readonly string[] {
  const found = [];
  for (let folder = directoryOf(path); folder !== '.'; folder = directoryOf(folder)) found.push(folder);
  return [...found, '.'];
}

/** Case does not matter: a manifest of the wrong case may be the one that is mended. */
function isManifestName(path: string): boolean {
  return ['skill.md', 'skill.json'].includes(baseName(path).toLowerCase());
}

/** ogcode reads its configuration for all skills, and whether there is one decides what they are judged by. */
function spokenAbout(changes: readonly ChangedPath[], { manifests }: Skills): readonly string[] {
  const readable = manifests.filter(({ kind }) => kind === 'SKILL.md').map(({ path }) => path);
  if (changes.some(({ path }) => baseName(path) === 'ogcode.json')) return readable;
  const indexes = changes
    .filter(({ path }) => baseName(path) === 'index.json')
    .map(({ path }) => directoryOf(path));
  return readable.filter((path) => indexes.some((folder) => isWithin(path, folder)));
}

/** A skill that comes or goes hides or shows those below it. */
function belowChanged(changes: readonly ChangedPath[], { manifests }: Skills): readonly string[] {
  const folders = new Set(
    changes
      .filter(({ path, change }) => change !== 'modified' && isManifestName(path))
      .map(({ path }) => directoryOf(path)),
  );
  if (folders.size === 0) return [];
  return manifests
    .filter(
      (manifest) => isSkill(manifest) && ancestorsOf(manifest.path).some((folder) => folders.has(folder)),
    )
    .map(({ path }) => path);
}

/**
 * Every changed skill with its names, before and after. A changed path that is no manifest counts by its last part:
 * it may be a link to a skill's folder, which bears the skill's name.
 */
function sharingName(
  changes: readonly ChangedPath[],
  report: Skills,
  base: Skills | undefined,
): readonly string[] {
  const rows = [...report.plan, ...(base?.plan ?? [])];
  const namesByPath = new Map<string, string[]>();
  for (const row of rows) namesByPath.set(row.path, [...(namesByPath.get(row.path) ?? []), ...namesOf(row)]);
  const names = new Set(
    changes.flatMap(({ path }) =>
      isManifestName(path)
        ? [plainName(baseName(directoryOf(path))), ...(namesByPath.get(path) ?? [])]
        : [plainName(baseName(path))],
    ),
  );
  return report.plan.filter((row) => namesOf(row).some((name) => names.has(name))).map(({ path }) => path);
}

function namesOf({ path, name, cells }: PlanRow): readonly string[] {
  const inRuntimes = Object.values(cells).map((cell) => cell.name);
  return [baseName(directoryOf(path)), name, ...inRuntimes].filter((one) => one !== undefined).map(plainName);
}

/** ongrid makes `query-x` into `query_x`. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll('-', '_');
}

/** Skills that some runtime treats otherwise than before the change, for whatever reason. */
function decidedOtherwise({ plan }: Skills, base: Skills): readonly string[] {
  const before = new Map(base.plan.map((row) => [row.path, decisionOf(row)]));
  return plan.filter((row) => before.get(row.path) !== decisionOf(row)).map(({ path }) => path);
}

function decisionOf({ judgedBy, cells }: PlanRow): string {
  const sorted = Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([judgedBy, sorted]);
}

/** The name of a removed skill.json went with it, so any skill of its runtime may be the one that it shadowed. */
function unknownNames(changes: readonly ChangedPath[], { plan }: Skills): readonly string[] {
  const isGone = changes.some(
    ({ path, change }) => change === 'removed' && baseName(path).toLowerCase() === 'skill.json',
  );
  return isGone ? plan.filter(({ cells }) => cells.ongrid !== undefined).map(({ path }) => path) : [];
}

/** Files in a skill are touched with it; files about skills when they change, or the skills that they speak about. */
function touchedFiles(
  changes: readonly ChangedPath[],
  folders: ReadonlyMap<string, readonly string[]>,
  skills: ReadonlySet<string>,
): (path: string) => boolean {
  const changed = new Set(changes.map(({ path }) => path));
  const isManifestChanged = changes.some(({ path }) => isManifestName(path));
  return (path) => {
    if (path === '.' || changed.has(path) || skills.has(path)) return true;
    const owner = ancestorsOf(path).find((folder) => folders.has(folder));
    if (owner !== undefined && owner !== '.') {
      const owners = folders.get(owner) ?? [];
      return !owners.includes(path) && owners.some((skill) => skills.has(skill));
    }
    const isIndex = baseName(path) === 'index.json';
    return (
      isManifestChanged || (isIndex && changes.some((change) => isWithin(change.path, directoryOf(path))))
    );
  };
}
