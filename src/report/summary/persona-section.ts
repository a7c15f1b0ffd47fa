import type { Report } from '../../domain/report.js';
import { code } from '../markdown-escape.js';
import { type PersonaRow, personaRows } from '../persona-table.js';
import { tableRow } from './load-section.js';
import type { Section } from './section.js';

/** Which personas may call which skill; undefined where the repository has no personas. */
export function personaSection(report: Report): Section | undefined {
  const rows = personaRows(report);
  if (rows.length === 0) return undefined;
  const columns = ['Skill', 'Class', 'May be called by'];
  const head = `${tableRow(columns)}${tableRow(columns.map(() => '---'))}`;
  return {
    title: 'Personas',
    noun: 'rows of the persona table',
    versions: [() => ({ head, items: rows.map(renderRow) })],
  };
}

function renderRow(row: PersonaRow): string {
  return tableRow([code(row.path), code(row.class), row.personas.map(code).join(', ') || 'nobody']);
}
