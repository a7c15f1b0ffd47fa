import type { PermissionPlan } from '../domain/plan.js';
import type { Report } from '../domain/report.js';
import { check } from '../engine/check.js';
import { EXIT } from '../engine/exit-status.js';
import { renderPermissionTables } from '../report/permission-table.js';
import { permissions } from '../runtimes/ogcode/permissions.js';
import { type ScopeFlags, readTask } from './flags.js';
import { paletteFor, print } from './terminal.js';

/**
 * `skillgate permissions`: which of ogcode's rules decides for every skill, or for the names given, whether there are
 * such skills or not. Throws a ConfigurationError for wrong flags.
 */
export async function runPermissions(names: readonly string[], flags: ScopeFlags): Promise<number> {
  const { tree, options } = await readTask([], flags);
  const report = check(tree, options);
  print(renderPermissionTables(names.length === 0 ? report : ask(report, names), paletteFor('stdout')));
  return EXIT.pass;
}

function ask(report: Report, names: readonly string[]): Report {
  return { ...report, permissions: report.permissions.map((plan) => decide(plan, names)) };
}

function decide(plan: PermissionPlan, names: readonly string[]): PermissionPlan {
  const rules = permissions(Object.fromEntries(plan.rules.map(({ pattern, action }) => [pattern, action])));
  return {
    ...plan,
    decisions: names.map((name) => ({
      skill: name,
      ...rules.evaluate(name),
      runnerUp: rules.runnerUp(name),
    })),
  };
}
