import { type Manifest, type ManifestKind, type RuntimeId, isSkill } from '../domain/manifest.js';
import { directoryOf } from '../domain/paths.js';
import type { Decision, LoadPlan, Verdict } from '../domain/plan.js';
import type { Documents } from '../formats/documents.js';
import type { AllowListRoot, LoadSettings, Runtime } from '../runtimes/runtime.js';
import type { CheckOptions } from './options.js';
import { runtimes } from '../runtimes/index.js';

/** A runtime that could not be predicted because of a fault of ours. */
export interface LoadFailure {
  readonly runtime: RuntimeId;
  readonly error: unknown;
}

/** What the runtimes do, without those that broke. */
export interface Loaded {
  /** Of the runtimes that judge some manifest. */
  readonly plans: readonly LoadPlan[];
  readonly failures: readonly LoadFailure[];
  /** Of the runtimes that judge none, for the load table alone: made when somebody asks for it. */
  readonly others: () => readonly LoadPlan[];
}

/** ongrid's roots where nobody says otherwise: the repository itself. */
export const DEFAULT_ALLOW_LIST: readonly AllowListRoot[] = [{ path: '.' }];

/** More projects than this are nobody's set-up; each costs a walk of its own. */
const PROJECT_LIMIT = 50;

/** Asks the runtimes what they do with the tree; one with projects once for each. */
export function load(documents: Documents, manifests: readonly Manifest[], options: CheckOptions): Loaded {
  const home = options.policy?.ogcode?.home;
  const settings = {
    manifests,
    allowList: options.allowList ?? DEFAULT_ALLOW_LIST,
    ...(home === undefined ? {} : { home }),
  };
  const ask = (runtime: Runtime, kinds: ReadonlySet<ManifestKind>): readonly (LoadPlan | LoadFailure)[] => {
    if (kinds.size === 0) return [];
    const projects = projectsOf(runtime, manifests, options);
    return projects.map((project) => attempt(runtime, documents, { ...settings, kinds, project }));
  };
  const judged = runtimes.flatMap((runtime) => ask(runtime, kindsJudgedBy(runtime, manifests)));
  let others: readonly LoadPlan[] | undefined;
  return {
    plans: judged.filter(isPlan),
    failures: judged.filter((plan): plan is LoadFailure => !isPlan(plan)),
    others: () => {
      others ??= runtimes.flatMap((runtime) => ask(runtime, kindsLeftBy(runtime, manifests))).filter(isPlan);
      return others;
    },
  };
}

function isPlan(plan: LoadPlan | LoadFailure): plan is LoadPlan {
  return !('error' in plan);
}

/** A remote index is fetched from elsewhere: it says nothing about how a runtime is started here. */
function kindsJudgedBy({ id }: Runtime, manifests: readonly Manifest[]): ReadonlySet<ManifestKind> {
  const judged = manifests.filter(
    ({ kind, runtimes: judges }) => kind !== 'index.json' && judges.includes(id),
  );
  return new Set(judged.map(({ kind }) => kind));
}

/** The formats of skills that a runtime reads and judges none of. */
function kindsLeftBy(runtime: Runtime, manifests: readonly Manifest[]): ReadonlySet<ManifestKind> {
  const judged = kindsJudgedBy(runtime, manifests);
  const found = new Set(manifests.filter(isSkill).map(({ kind }) => kind));
  return new Set(runtime.reads.filter((kind) => found.has(kind) && !judged.has(kind)));
}

function attempt(runtime: Runtime, documents: Documents, settings: LoadSettings): LoadPlan | LoadFailure {
  try {
    return runtime.load(documents, settings);
  } catch (error) {
    return { runtime: runtime.id, error };
  }
}

function projectsOf(
  { projectFile }: Runtime,
  manifests: readonly Manifest[],
  { project }: CheckOptions,
): readonly string[] {
  if (projectFile === undefined) return ['.'];
  if (project !== undefined) return [project];
  const found = manifests.filter(({ kind }) => kind === projectFile).map(({ path }) => directoryOf(path));
  return found.length > 0 ? found.slice(0, PROJECT_LIMIT) : ['.'];
}

/** A decision with the runtime that took it. */
export interface JudgedDecision {
  readonly runtime: RuntimeId;
  readonly decision: Decision;
}

const PREFERENCE: readonly Verdict[] = ['loads', 'renamed', 'skipped', 'shadowed', 'invisible'];

/**
 * The decisions about each file. Where several plans of one runtime speak of one path, the kindest counts: a skill
 * that some project loads is not lost because another project does not see it.
 */
export function decisionsByFile(plans: readonly LoadPlan[]): ReadonlyMap<string, readonly JudgedDecision[]> {
  const kindest = new Map<string, JudgedDecision>();
  for (const { runtime, decisions } of plans) {
    for (const decision of decisions) {
      const key = `${runtime}\0${decision.path}`;
      const known = kindest.get(key);
      if (!known || rank(decision) < rank(known.decision)) kindest.set(key, { runtime, decision });
    }
  }
  const byFile = new Map<string, JudgedDecision[]>();
  for (const judged of kindest.values()) {
    const others = byFile.get(judged.decision.file);
    if (others) others.push(judged);
    else byFile.set(judged.decision.file, [judged]);
  }
  return byFile;
}

/** Of several decisions about one file, the kindest. */
export function kindestOf(decisions: readonly Decision[]): Decision | undefined {
  return decisions.toSorted((a, b) => rank(a) - rank(b))[0];
}

function rank({ verdict }: Decision): number {
  return PREFERENCE.indexOf(verdict);
}
