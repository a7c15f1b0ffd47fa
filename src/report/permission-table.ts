import type { PermissionDecision, PermissionPlan } from '../domain/plan.js';
import type { Report } from '../domain/report.js';
import { alignColumns } from './columns.js';
import { PLAIN, type Palette } from './palette.js';
import { showPath } from './places.js';
import { showValue } from './visible.js';

/** Which rule decides for a skill, in words on safe lines. */
export interface PermissionRow {
  readonly skill: string;
  readonly action: PermissionDecision['action'];
  /** The pattern of the deciding rule; absent where none matches. */
  readonly rule?: string;
  /** The next rule that would decide, where there is one. */
  readonly runnerUp?: string;
}

export interface PermissionTable {
  readonly path: string;
  readonly rows: readonly PermissionRow[];
  /** Whether the file gives any rule that holds. */
  readonly hasRules: boolean;
}

/** The permission tables of all configuration files as words. */
export function permissionTables({ permissions }: Report): readonly PermissionTable[] {
  return permissions.map(tableOf);
}

function tableOf({ path, rules, decisions }: PermissionPlan): PermissionTable {
  return { path: showPath(path), rows: decisions.map(rowOf), hasRules: rules.length > 0 };
}

function rowOf({ skill, action, rule, runnerUp }: PermissionDecision): PermissionRow {
  return {
    skill: showValue(skill),
    action,
    ...(rule === '' ? {} : { rule: showValue(rule) }),
    ...(runnerUp === '' ? {} : { runnerUp: showValue(runnerUp) }),
  };
}

/** The permission tables for terminals: skill, action, deciding rule, and the rule that comes next. */
export function renderPermissionTables(report: Report, palette: Palette = PLAIN): string {
  const tables = permissionTables(report);
  if (tables.length === 0) return 'No permission rules.\n';
  return `${tables.map((table) => renderTable(table, palette).join('\n')).join('\n\n')}\n`;
}

function renderTable({ path, rows, hasRules }: PermissionTable, palette: Palette): readonly string[] {
  const head = palette.bold(hasRules ? path : `${path} (no rule holds)`);
  const lines = alignColumns(
    rows.map(({ skill, action, rule, runnerUp }) => [
      { text: skill },
      { text: action, paint: paintOf(action, palette) },
      { text: rule === undefined ? 'no rule matches' : `by "${rule}"` },
      { text: runnerUp === undefined ? '' : `(before "${runnerUp}")`, paint: palette.dim },
    ]),
  );
  return [head, ...lines.map((line) => `  ${line}`.trimEnd())];
}

function paintOf(action: PermissionDecision['action'], palette: Palette): (text: string) => string {
  return { allow: palette.green, ask: palette.yellow, deny: palette.red }[action];
}
