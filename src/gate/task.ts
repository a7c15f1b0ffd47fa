import type { Changes } from '../domain/changes.js';
import type { Remark } from '../domain/remark.js';
import type { SmokeMode, SmokeRefusal } from '../domain/smoke.js';
import type { Tree } from '../domain/tree.js';
import type { CheckOptions } from '../engine/options.js';
import type { SmokeProgress } from '../smoke/settings.js';

// This layer is the one run that action and command line share: they gather wishes and show what came of it,
// and nothing here reads an input or prints.

/** The commit that a change starts from. */
export interface BaseTree {
  readonly tree: Tree;
  /** Whether policy and baseline are read from it, so that a change cannot relax the gate that judges it. */
  readonly rules: boolean;
  /** Whether it holds everything, so that findings can be compared, and not just policy, baseline and `ogcode.json`. */
  readonly isWhole: boolean;
}

/** What is wanted of smoke runs. */
export interface SmokeWish {
  /** Wins over the policy; the policy's mode, else `otherwise`, where absent. */
  readonly mode?: SmokeMode;
  readonly otherwise: SmokeMode;
  readonly refusal?: SmokeRefusal;
  /** The tokens that a skill could still read. */
  readonly exposed: readonly string[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SmokeProgress) => void;
}

/** One run of the gate. */
export interface GateTask {
  /** Absolute. */
  readonly directory: string;
  readonly tree: Tree;
  /** The policy that somebody named; the one at a usual place where absent. */
  readonly policyFile?: string;
  /** What flags or inputs say; the policy fills in what they leave open. */
  readonly options: Omit<CheckOptions, 'policy' | 'base' | 'basePermissions'>;
  /** The baseline is about to be written anew: it is neither read nor applied. */
  readonly ignoresBaseline?: boolean;
  readonly base?: BaseTree;
  /** What the change touches: the rest is neither reported nor tried. Everything counts where absent. */
  readonly changes?: Changes;
  /** Files besides the policy that rule over everything, such as the workflow. */
  readonly configuration?: readonly string[];
  readonly remarks?: readonly Remark[];
  readonly smoke: SmokeWish;
}
