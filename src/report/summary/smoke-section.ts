import type { Report } from '../../domain/report.js';
import { code, escapeMarkdown } from '../markdown-escape.js';
import { type SmokeRow, describeSmoke, hasSmoke, smokeNotes, smokeRows } from '../smoke-table.js';
import { tableRow } from './load-section.js';
import type { Section } from './section.js';

/** How the smoke runs ended, with durations and the isolation reached; undefined where there were none. */
export function smokeSection({ smoke }: Report): Section | undefined {
  if (!smoke || !hasSmoke({ smoke })) return undefined;
  const columns = ['Skill', 'Tried', 'Verdict', 'Why', 'Time'];
  const notes = [describeSmoke(smoke), ...smokeNotes(smoke)]
    .map((line) => `${escapeMarkdown(line)}\n\n`)
    .join('');
  const head = `${notes}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`;
  const rows = smokeRows(smoke);
  return {
    title: 'Smoke runs',
    noun: 'rows of the smoke results',
    versions: [
      () => ({ head: rows.length === 0 ? notes : head, items: rows.map(renderRow) }),
      () => ({
        head,
        items: rows.filter(({ verdict }) => verdict === 'fail').map(renderRow),
        lacks: 'the smoke results of skills that did not fail',
      }),
    ],
  };
}

const MARK = { pass: '✅ pass', fail: '❌ fail', skip: '➖ skip' } as const;

function renderRow({ path, case: tried, verdict, reason, time }: SmokeRow): string {
  return tableRow([code(path), escapeMarkdown(tried), MARK[verdict], escapeMarkdown(reason), time]);
}
