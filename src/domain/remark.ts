/** Something that a run has to say about itself. */
export interface Remark {
  /** The rule that reports it. */
  readonly kind: 'not-checked' | 'policy-changed';
  /** The file that it concerns; `.` where it concerns none. */
  readonly path: string;
  readonly what: string;
  readonly why: string;
}
