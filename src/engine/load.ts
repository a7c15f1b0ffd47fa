import type { Manifest, RuntimeId } from '../domain/manifest.js';
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
  readonly plans: readonly LoadPlan[];
  readonly failures: readonly LoadFailure[];
}

/** ongrid's roots where nobody says otherwise: the repository itself. */
export const DEFAULT_ALLOW_LIST: readonly AllowListRoot[] = [{ path: '.' }];

/** More projects than this are nobody's set-up; each costs a walk of its own. */
const PROJECT_LIMIT = 50;

/** Asks every runtime what it does with the tree; ogcode once for each project. */
export function load(documents: Documents, manifests: readonly Manifest[], options: CheckOptions): Loaded {
  const plans: LoadPlan[] = [];
  const failures: LoadFailure[] = [];
  const home = options.policy?.ogcode?.home;
  const settings = {
    manifests,
    allowList: options.allowList ?? DEFAULT_ALLOW_LIST,
    ...(home === undefined ? {} : { home }),
  };
  for (const runtime of runtimes) {
    for (const project of runtime.id === 'ogcode' ? projectsOf(manifests, options) : ['.']) {
      const plan = attempt(runtime, documents, { ...settings, project });
      if ('error' in plan) failures.push(plan);
      else plans.push(plan);
    }
  }
  return { plans, failures };
}

function attempt(runtime: Runtime, documents: Documents, settings: LoadSettings): LoadPlan | LoadFailure {
  try {
    return runtime.load(documents, settings);
  } catch (error) {
    return { runtime: runtime.id, error };
  }
}

function projectsOf(manifests: readonly Manifest[], { project }: CheckOptions): readonly string[] {
  if (project !== undefined) return [project];
  const found = manifests.filter(({ kind }) => kind === 'ogcode.json').map(({ path }) => directoryOf(path));
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
