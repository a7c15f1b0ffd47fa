import type { Report } from '../../domain/report.js';
import { type LoadCell, type LoadRow, loadTable } from '../load-table.js';
import { code, escapeMarkdown } from '../markdown-escape.js';
import { count } from '../verdict.js';
import type { Section, Version } from './section.js';

/** What every runtime does with every skill, as a table; undefined where there are no skills. */
export function loadSection(report: Report): Section | undefined {
  const { runtimes, rows } = loadTable(report);
  if (rows.length === 0) return undefined;
  const head = `${tableRow(['Skill', ...runtimes])}${tableRow(['Skill', ...runtimes].map(() => '---'))}`;
  const foot = rows.some((row) => row.cells.some(isForInformation))
    ? '\n*In italics, for information: runtimes that do not count for the skill.*\n'
    : '';
  return {
    title: 'What loads where',
    noun: 'rows of the load table',
    versions: [
      () => ({ head, items: rows.map(renderRow), foot }),
      () => withoutPlain(rows, { head, items: [], foot }),
    ],
  };
}

function withoutPlain(rows: readonly LoadRow[], version: Version): Version {
  const telling = rows.filter((row) => !row.isPlain);
  const plain = count(rows.length - telling.length, 'skill');
  const lacks = `the ${plain} that load as written, in the load table`;
  return telling.length === 0
    ? { head: `All ${plain} load as written.\n`, items: [], lacks }
    : { ...version, items: telling.map(renderRow), lacks };
}

function renderRow({ path, name, cells }: LoadRow): string {
  const skill = name === undefined ? code(path) : `${code(name)}<br>${code(path)}`;
  return tableRow([skill, ...cells.map(renderCell)]);
}

function renderCell(cell: LoadCell): string {
  if (cell.verdict === 'not read') return '–';
  const name = cell.name === undefined ? '' : ` ${code(cell.name)}`;
  const why = cell.why === undefined ? '' : `: ${escapeMarkdown(cell.why)}`;
  const text = `${cell.verdict}${name}${why}`;
  return isForInformation(cell) ? `<em>${text}</em>` : `${markOf(cell)} ${text}`;
}

function markOf(cell: LoadCell): string {
  if (cell.isPlain) return '✅';
  return cell.verdict === 'loads as' || cell.verdict === 'shadowed' ? '⚠️' : '❌';
}

function isForInformation(cell: LoadCell): boolean {
  return !cell.isJudged && cell.verdict !== 'not read';
}

/** A row of a Markdown table; the texts are Markdown without line ends. */
export function tableRow(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |\n`;
}
