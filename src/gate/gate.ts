import type { Changes } from '../domain/changes.js';
import type { Finding } from '../domain/finding.js';
import type { Remark } from '../domain/remark.js';
import type { Report } from '../domain/report.js';
import { check, judge } from '../engine/check.js';
import { withFindings } from '../engine/narrow.js';
import { markNew } from '../engine/newness.js';
import type { CheckOptions } from '../engine/options.js';
import { survey } from '../engine/survey.js';
import { findTouched } from '../engine/touched.js';
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
  const options = optionsOf(task, rules);
  const base = task.base?.isWhole ? check(task.base.tree, options) : undefined;
  const surveyed = survey(task.tree, {
    ...options,
    remarks: [...rules.remarks, ...(task.remarks ?? []), ...remarksOn(task.changes)],
    ...(task.base && base ? { base: task.base.tree, basePermissions: base.permissions } : {}),
  });
  const smoke = await smokeOf(task, surveyed);
  const report = judge(surveyed, {
    ...(smoke ? { smoke } : {}),
    ...(rules.baseline ? { baseline: rules.baseline } : {}),
  });
  const marked = base ? markNew(report, base) : report;
  return task.changes?.known ? narrow(marked, base, { task, rules }) : marked;
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

/** Leaves the findings that concern the change. */
function narrow(
  report: Report,
  base: Report | undefined,
  { task, rules }: { readonly task: GateTask; readonly rules: RulesOfRun },
): Report {
  if (!task.changes?.known) return report;
  const configuration = [...POLICY_PLACES, ...rules.files, ...(task.configuration ?? [])];
  const touched = findTouched(task.changes.paths, report, { configuration, ...(base ? { base } : {}) });
  const concerns = (finding: Finding): boolean => finding.location.path === '.' || touched.concerns(finding);
  return withFindings(report, report.findings.filter(concerns));
}
