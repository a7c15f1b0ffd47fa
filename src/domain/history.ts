import type { Changes } from './changes.js';

/** What a change is compared with. */
export interface Comparison {
  readonly base: string;
  /** The files on the disk where absent, those included that are not committed. */
  readonly head?: string;
}

/** The commits of a checkout. Whatever cannot be known is undefined or `known: false`, never guessed. */
export interface History {
  /** The full name of a commit that is here; undefined where it is not, or there is no checkout. */
  resolve(revision: string): string | undefined;
  /** The parents as the commit names them, in order, whether they are here or not. */
  parents(commit: string): readonly string[];
  /** Whether the history is cut off somewhere (`actions/checkout` fetches one commit). */
  isShallow(): boolean;
  /** Where two commits parted; undefined where the history is cut off, since it may lie behind the cut. */
  mergeBase(a: string, b: string): string | undefined;
  /** Every path in which two trees differ. */
  changes(comparison: Comparison): Changes;
}
