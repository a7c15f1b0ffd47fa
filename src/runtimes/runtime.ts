import type { ManifestKind, RuntimeId } from '../domain/manifest.js';
import type { LoadPlan } from '../domain/plan.js';
import type { Documents } from '../formats/documents.js';

/** One allow-listed directory of ongrid, in order. */
export interface AllowListRoot {
  /** Relative to the repository; `.` is the whole of it. */
  readonly path: string;
  /** The absolute directory where it will live: absolute entries below it resolve here. */
  readonly mount?: string;
}

/** What a runtime needs to know besides the tree. */
export interface LoadSettings {
  /** Every SKILL.md and skill.json to be judged, links resolved; runtimes without roots of their own take these. */
  readonly manifests: readonly { readonly kind: ManifestKind; readonly path: string }[];
  readonly allowList: readonly AllowListRoot[];
  /** The directory in which ogcode is started, relative to the repository. */
  readonly project: string;
  /** `skills.paths` of ogcode in place of those of the configuration file; undefined reads the file. */
  readonly skillPaths?: readonly string[];
  /** A directory that is somebody's home (dotfiles), relative to the repository: ogcode's user directories lie in it. */
  readonly home?: string;
  /** Where ongrid looks for native skills, relative to the repository; the whole of it where absent. */
  readonly nativeRoots?: readonly string[];
}

/** An agent runtime: it decides what becomes of each manifest, and says why with a place. It never reports. */
export interface Runtime {
  readonly id: RuntimeId;
  readonly title: string;
  /** The version that this was taken from, and when. */
  readonly version: string;
  /** How its behaviour is known: the vector files or the specification. */
  readonly evidence: string;
  /** The formats that it reads. */
  readonly reads: readonly ManifestKind[];
  /** What it does that surprises authors, a sentence each. */
  readonly behaviour: readonly string[];
  load(documents: Documents, settings: LoadSettings): LoadPlan;
}
