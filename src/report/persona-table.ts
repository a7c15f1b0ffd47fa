import type { Report } from '../domain/report.js';
import { alignColumns } from './columns.js';
import { PLAIN, type Palette } from './palette.js';
import { showPath } from './places.js';
import { listWords } from './verdict.js';
import { showValue } from './visible.js';

/** Which personas may call a skill, on safe lines. */
export interface PersonaRow {
  readonly path: string;
  readonly class: string;
  /** Empty where nobody may call it. */
  readonly personas: readonly string[];
}

/** The skills that have a class, with the personas whose permission_mode reaches it; empty where there is no persona. */
export function personaRows({ plan, personas }: Report): readonly PersonaRow[] {
  if (personas.length === 0) return [];
  return plan.flatMap(({ path, class: own }) => {
    if (own === undefined) return [];
    const reaching = personas.filter(({ classes }) => classes.includes(own));
    return [
      { path: showPath(path), class: showValue(own), personas: reaching.map(({ name }) => showValue(name)) },
    ];
  });
}

/** The other half of a class, for terminals: skill, class, and who may call it; empty where there is nothing to show. */
export function renderPersonaTable(report: Report, palette: Palette = PLAIN): string {
  const rows = personaRows(report);
  if (rows.length === 0) return '';
  const head = ['skill', 'class', 'may be called by'].map((text) => ({ text, paint: palette.bold }));
  const body = rows.map((row) => [
    { text: row.path },
    { text: row.class },
    row.personas.length === 0 ? { text: 'nobody', paint: palette.red } : { text: listWords(row.personas) },
  ]);
  return `${alignColumns([head, ...body])
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}
