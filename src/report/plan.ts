import type { Report } from '../domain/report.js';
import { renderLoadTable } from './load-table.js';
import { PLAIN, type Palette } from './palette.js';
import { renderPersonaTable } from './persona-table.js';

/** What `skillgate plan` prints: the load table, and who may call what where there are personas. */
export function renderPlan(report: Report, palette: Palette = PLAIN): string {
  const personas = renderPersonaTable(report, palette);
  return personas === ''
    ? renderLoadTable(report, palette)
    : `${renderLoadTable(report, palette)}\n${personas}`;
}
