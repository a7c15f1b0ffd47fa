import { RUNTIME_IDS, type RuntimeId } from '../domain/manifest.js';
import type { PlanCell, PlanRow, Report } from '../domain/report.js';
import { type ColumnText, alignColumns } from './columns.js';
import { PLAIN, type Palette } from './palette.js';
import { showPath } from './places.js';
import { showValue } from './visible.js';

/** What one runtime does with a skill, in words. */
export interface LoadCell {
  readonly runtime: RuntimeId;
  /** `loads`, `loads as`, `skipped`, `shadowed`, `invisible`; `not read` where the runtime does not know such files. */
  readonly verdict: string;
  /** Of `loads as`: the name that the runtime gives it, on one safe line. */
  readonly name?: string;
  /** Why it is skipped or invisible, or what shadows it, on one safe line. */
  readonly why?: string;
  /** Whether it loads as written. */
  readonly isPlain: boolean;
  /** Whether this runtime's treatment counts; others are shown for information. */
  readonly isJudged: boolean;
}

/** One skill in all runtimes. */
export interface LoadRow {
  /** On one safe line. */
  readonly path: string;
  /** The name as written, where there is one; on one safe line. */
  readonly name?: string;
  readonly cells: readonly LoadCell[];
  /** Whether it loads as written wherever it counts. */
  readonly isPlain: boolean;
}

export interface LoadTable {
  readonly runtimes: readonly RuntimeId[];
  readonly rows: readonly LoadRow[];
}

/** The load table as words: every skill, and every runtime that is judged by or would read one of them. */
export function loadTable({ plan, runtimes: judged }: Report): LoadTable {
  const runtimes = RUNTIME_IDS.filter(
    (runtime) => judged.includes(runtime) || plan.some((row) => row.cells[runtime] !== undefined),
  );
  return { runtimes, rows: plan.map((row) => rowOf(row, runtimes)) };
}

function rowOf(row: PlanRow, runtimes: readonly RuntimeId[]): LoadRow {
  const cells = runtimes.map((runtime) => cellOf(row, runtime));
  return {
    path: showPath(row.path),
    ...(row.name === undefined ? {} : { name: showValue(row.name) }),
    cells,
    isPlain: cells.every((cell) => cell.isPlain || !cell.isJudged),
  };
}

function cellOf(row: PlanRow, runtime: RuntimeId): LoadCell {
  const cell = row.cells[runtime];
  const isJudged = row.judgedBy.includes(runtime);
  if (cell === undefined) return { runtime, verdict: 'not read', isPlain: false, isJudged };
  return { runtime, ...describeCell(cell), isPlain: cell.verdict === 'loads', isJudged };
}

function describeCell(cell: PlanCell): Pick<LoadCell, 'verdict' | 'name' | 'why'> {
  switch (cell.verdict) {
    case 'loads':
      return { verdict: 'loads' };
    case 'renamed':
      return { verdict: 'loads as', name: showValue(cell.name ?? '') };
    case 'shadowed':
      return cell.shadowedBy === undefined
        ? { verdict: 'shadowed', ...whyOf(cell) }
        : { verdict: 'shadowed', why: `by ${showPath(cell.shadowedBy)}` };
    case 'skipped':
    case 'invisible':
      return { verdict: cell.verdict, ...whyOf(cell) };
  }
}

function whyOf({ message, reason }: PlanCell): Pick<LoadCell, 'why'> {
  const why = message ?? reason;
  return why === undefined ? {} : { why: showValue(why, 200) };
}

/** A cell in one stretch: `loads as deploy_app`, `skipped`. */
export function shortCell({ verdict, name }: LoadCell): string {
  return name === undefined ? verdict : `${verdict} ${name}`;
}

/** The load table for terminals: aligned columns, with the reasons below each row. */
export function renderLoadTable(report: Report, palette: Palette = PLAIN): string {
  const { runtimes, rows } = loadTable(report);
  if (rows.length === 0) return 'No skills.\n';
  const head = ['skill', ...runtimes].map((text) => ({ text, paint: palette.bold }));
  const [first, ...others] = alignColumns([head, ...rows.map((row) => columnsOf(row, palette))]);
  const body = rows.flatMap((row, index) => [others[index] ?? '', ...renderReasons(row, palette)]);
  const isAnyForInformation = rows.some((row) => row.cells.some(isForInformation));
  const legend = isAnyForInformation
    ? ['', palette.dim('(…): for information, that runtime does not count for the skill')]
    : [];
  return `${[first, ...body, ...legend].join('\n')}\n`;
}

function columnsOf(row: LoadRow, palette: Palette): readonly ColumnText[] {
  return [
    { text: row.path },
    ...row.cells.map((cell) => ({ text: textOf(cell), paint: paintOf(cell, palette) })),
  ];
}

function textOf(cell: LoadCell): string {
  if (cell.verdict === 'not read') return '-';
  return isForInformation(cell) ? `(${shortCell(cell)})` : shortCell(cell);
}

function paintOf(cell: LoadCell, palette: Palette): (text: string) => string {
  if (!cell.isJudged) return palette.dim;
  if (cell.isPlain) return palette.green;
  return cell.verdict === 'loads as' || cell.verdict === 'shadowed' ? palette.yellow : palette.red;
}

function isForInformation(cell: LoadCell): boolean {
  return !cell.isJudged && cell.verdict !== 'not read';
}

function renderReasons({ cells }: LoadRow, palette: Palette): readonly string[] {
  return cells
    .filter((cell) => cell.why !== undefined)
    .map((cell) => palette.dim(`  ${cell.runtime}: ${shortCell(cell)}: ${cell.why ?? ''}`));
}
