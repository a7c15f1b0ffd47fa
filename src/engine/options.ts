import type { RuntimeId } from '../domain/manifest.js';
import type { PermissionPlan } from '../domain/plan.js';
import type { Policy } from '../domain/policy.js';
import type { Remark } from '../domain/remark.js';
import type { FailOn } from '../domain/report.js';
import type { Tree } from '../domain/tree.js';
import type { AllowListRoot } from '../runtimes/runtime.js';

/** What a run may be told. Everything is optional; the defaults are useful for a repository nobody prepared. */
export interface CheckOptions {
  /** Globs, files or folders: only manifests there are reported on. All of the tree is loaded all the same. */
  readonly paths?: readonly string[];
  /** The agents that the repository serves; detected file by file where absent. */
  readonly runtimes?: readonly RuntimeId[];
  /** ongrid's roots, in order; the repository itself where absent. */
  readonly allowList?: readonly AllowListRoot[];
  /** The directory in which ogcode is started; every folder with an `ogcode.json` where absent. */
  readonly project?: string;
  /** The severity from which the result is `fail`; `error` where absent. */
  readonly failOn?: FailOn;
  /** Whether finding no manifest at all is an error; it is only noticed where absent. */
  readonly mustFind?: boolean;
  /** How many skills there must be at least. */
  readonly requireSkills?: number;
  /** What the organisation decided. What is said here beside it wins over it. */
  readonly policy?: Policy;
  /** The day of the run, `YYYY-MM-DD`; no suppression expires where absent. */
  readonly today?: string;
  /** What the run has to say about itself. */
  readonly remarks?: readonly Remark[];
  /** The tree of the commit that a change starts from, for what must not change unseen. */
  readonly base?: Tree;
  /** The permission plans of the commit that a change starts from: no skill may become easier to load than there. */
  readonly basePermissions?: readonly PermissionPlan[];
}
