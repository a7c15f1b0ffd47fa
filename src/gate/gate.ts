import type { Changes } from '../domain/changes.js';
import { overlayTree } from '../domain/overlay-tree.js';
import { baseName } from '../domain/paths.js';
import type { PermissionPlan } from '../domain/plan.js';
import type { Remark } from '../domain/remark.js';
import type { Report } from '../domain/report.js';
import type { Tree } from '../domain/tree.js';
import { judge } from '../engine/check.js';
import { withFindings } from '../engine/narrow.js';
import { markNew } from '../engine/newness.js';
import type { CheckOptions } from '../engine/options.js';
import { planRows } from '../engine/summarise.js';
import { type Survey, survey } from '../engine/survey.js';
import { type Touched, findTouched } from '../engine/touched.js';
import { POLICY_PLACES } from '../policy/find.js';
import { type RulesOfRun, readRules } from './rules-of-run.js';
import { smokeOf } from './run-smoke.js';
import type { GateTask } from './task.js';

/**
 * One run, from wishes to report: reads the rules, surveys the tree, makes the smoke runs, judges, and tells what the
 * change brought from what was there. Throws a ConfigurationError for a mistake of the user's.
 */
export async function runGate(task: GateTask): Promise<Report> {
  const rules = await readRules(task);
  const { baseline } = rules;
  const known = baseline ? { baseline } : {};
  const options = optionsOf(task, rules);
  const base = task.base?.isWhole ? judge(survey(task.base.tree, options), known) : undefined;
  const surveyed = survey(task.tree, {
    ...options,
    remarks: [...rules.remarks, ...(task.remarks ?? []), ...remarksOn(task.changes)],
    ...(base && task.base ? { base: task.base.tree, basePermissions: base.permissions } : {}),
    ...(!base && task.base ? { basePermissions: permissionsBefore(task.base.tree, task.tree, options) } : {}),
  });
  const touched = touchedBy(task, surveyed, { rules, base });
  const smoke = await smokeOf(task, surveyed, touched?.skills);
  const report = judge(surveyed, {
    ...known,
    ...(smoke ? { smoke, isSmokePartial: touched !== undefined } : {}),
  });
  const marked = base ? markNew(report, base) : report;
  return touched ? withFindings(marked, marked.findings.filter(touched.concerns)) : marked;
}

function optionsOf({ options }: GateTask, { policy }: RulesOfRun): CheckOptions {
  return policy ? { ...options, policy } : options;
}

/** A difference that cannot be had leads to the full scan, never to an empty one. */
function remarksOn(changes: Changes | undefined): readonly Remark[] {
  if (!changes || changes.known) return [];
  const what = 'what the change touches is not known, so everything is reported';
  return [{ kind: 'not-checked', path: '.', what, why: changes.reason }];
}

/** What the configurations of another commit decide about the skills at hand. */
function permissionsBefore(before: Tree, tree: Tree, options: CheckOptions): readonly PermissionPlan[] {
  const configurations = before.list().flatMap(({ path }) => {
    const read = baseName(path) === 'ogcode.json' ? before.read(path) : undefined;
    return read?.ok === true ? [[path, read.bytes] as const] : [];
  });
  if (configurations.length === 0) return [];
  const { plans } = survey(overlayTree(tree, new Map(configurations)), options);
  return plans
    .flatMap(({ permissions }) => permissions ?? [])
    .filter(({ path }) => configurations.some(([one]) => one === path));
}

/** What is reported on, and tried; undefined where that is everything. */
function touchedBy(
  { changes, configuration = [] }: GateTask,
  surveyed: Survey,
  { rules, base }: { readonly rules: RulesOfRun; readonly base: Report | undefined },
): Touched | undefined {
  if (!changes?.known) return undefined;
  const skills = { manifests: surveyed.manifests, plan: planRows(surveyed) };
  return findTouched(changes.paths, skills, {
    configuration: [...POLICY_PLACES, ...rules.files, ...configuration],
    ...(base ? { base } : {}),
  });
}
