import type { Report } from '../../domain/report.js';
import { code } from '../markdown-escape.js';
import { type PermissionRow, permissionTables } from '../permission-table.js';
import { tableRow } from './load-section.js';
import type { Section } from './section.js';

/** Which permission rule decides for each skill; undefined where no configuration file gives any. */
export function permissionsSection(report: Report): Section | undefined {
  const tables = permissionTables(report);
  if (tables.length === 0) return undefined;
  const columns = ['File', 'Skill', 'Action', 'Decided by', 'Before'];
  const empty = tables
    .filter(({ hasRules }) => !hasRules)
    .map(({ path }) => `No rule of ${code(path)} holds.\n\n`)
    .join('');
  const head = `${empty}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`;
  return {
    title: 'Permissions',
    noun: 'rows of the permission table',
    versions: [
      () => ({ head, items: tables.flatMap(({ path, rows }) => rows.map((row) => renderRow(path, row))) }),
    ],
  };
}

function renderRow(path: string, { skill, action, rule, runnerUp }: PermissionRow): string {
  const decidedBy = rule === undefined ? 'no rule matches' : code(rule);
  return tableRow([
    code(path),
    code(skill),
    action,
    decidedBy,
    runnerUp === undefined ? '–' : code(runnerUp),
  ]);
}
