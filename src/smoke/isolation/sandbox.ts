import type { Isolation } from '../../domain/smoke.js';
import type { RunRequest } from '../spawner/protocol.js';

/** How a process is to be started: what of a request the sandbox decides. */
export type Launch = Omit<RunRequest, 'input' | 'timeoutMilliseconds'>;

/** The place of one run. */
export interface Cell {
  /** Fresh and empty, as the skill sees it: its working directory and its home. */
  readonly privateDirectory: string;
  launch(entry: string, environment: Readonly<Record<string, string>>): Launch;
  /** Removes what was made for it. */
  close(): void;
}

/** A level of isolation. */
export interface Sandbox {
  readonly isolation: Isolation;
  /** Whether a skill could change the repository: then it is compared before and after. */
  readonly leavesRepositoryOpen: boolean;
  open(): Cell;
}
