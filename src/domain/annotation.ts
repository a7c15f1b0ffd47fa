import type { Severity } from './finding.js';

/** A note at a line of a file. Lines and columns are 1-based, ends inclusive. */
export interface Annotation {
  readonly severity: Severity;
  readonly title: string;
  readonly message: string;
  /** Relative to the repository; absent for what concerns all of it. */
  readonly path?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  /** Columns only where the note lies on one line: GitHub takes them for nothing else. */
  readonly startColumn?: number;
  readonly endColumn?: number;
}
