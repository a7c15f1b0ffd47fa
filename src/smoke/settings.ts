import type { LoadPlan } from '../domain/plan.js';
import type { Manifest } from '../domain/manifest.js';
import type { IsolationWish, SmokeMode, SmokeRefusal } from '../domain/smoke.js';
import type { Documents } from '../formats/documents.js';
import type { SpawnerCommand } from './spawner/client.js';
import type { HostSystem } from './system.js';

/** What may be run, and how. */
export interface SmokeSettings {
  readonly mode: SmokeMode;
  /** The classes whose skills may run; `mutating` and `dangerous` ones need cases of their own besides. */
  readonly classes: readonly string[];
  readonly isolation: IsolationWish;
  /** Values for names in `env_allow`. */
  readonly environment: Readonly<Record<string, string>>;
  /** The policy's longest timeout; absent where it has none. */
  readonly maxSeconds?: number;
}

/** What holds where nobody says otherwise. Source: spec smoke.md. */
export const DEFAULT_SMOKE_SETTINGS: Omit<SmokeSettings, 'mode'> = {
  classes: ['safe'],
  isolation: 'preferred',
  environment: {},
};

/** How far a smoke run has come. */
export interface SmokeProgress {
  readonly done: number;
  readonly total: number;
  /** Names of what is under way. */
  readonly running: readonly string[];
}

/** Everything that smoke runs are made of; what touches the machine comes in as values. */
export interface SmokeTask {
  readonly settings: SmokeSettings;
  readonly documents: Documents;
  readonly manifests: readonly Manifest[];
  readonly plans: readonly LoadPlan[];
  /** The repository's absolute path. */
  readonly repository: string;
  /** The machine's environment. Only harmless names are handed on (spec smoke.md, "The run"). */
  readonly host: Readonly<Record<string, string | undefined>>;
  readonly system: HostSystem;
  readonly spawner: SpawnerCommand;
  /** The tokens that a skill could still read in our own environment; empty where it was hidden. */
  readonly exposed: readonly string[];
  /** Why nothing may be run; what executes nothing of the repository is checked all the same. */
  readonly refusal?: SmokeRefusal;
  /** Kills what runs; what is done is reported. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SmokeProgress) => void;
}
