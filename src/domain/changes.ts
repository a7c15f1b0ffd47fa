/** One file that a change touches. A renamed file is two: the old path removed, the new one added. */
export interface ChangedPath {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly change: 'added' | 'modified' | 'removed';
}

/** What a change touches, or why nobody can say: then everything has to be taken for touched. */
export type Changes =
  | { readonly known: true; readonly paths: readonly ChangedPath[] }
  | {
      readonly known: false;
      /** A sentence without its full stop, for a reader: `the history is cut off`. */
      readonly reason: string;
    };
