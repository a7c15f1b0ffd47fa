import { pad, widthOf } from './character-cells.js';

/** A text of a table and how to colour it. */
export interface ColumnText {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Lines of a table with aligned columns, two spaces between them; colours do not count for the width. */
export function alignColumns(rows: readonly (readonly ColumnText[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, { text }] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, widthOf(text));
  }
  return rows.map((row) =>
    row.map((column, index) => fill(column, index === row.length - 1 ? 0 : (widths[index] ?? 0))).join('  '),
  );
}

function fill({ text, paint }: ColumnText, width: number): string {
  const spaces = pad(text, width).slice(text.length);
  return `${paint ? paint(text) : text}${spaces}`;
}
