type Paint = (text: string) => string;

/** The colours that text reports use; picocolors' `createColors(enabled)` gives them. */
export interface Palette {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  readonly cyan: Paint;
  readonly green: Paint;
}

const same: Paint = (text) => text;

/** No colours at all. */
export const PLAIN: Palette = { bold: same, dim: same, red: same, yellow: same, cyan: same, green: same };
