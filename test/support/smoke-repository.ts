import type { Finding } from '../../src/domain/finding.js';
import type { SmokeReport } from '../../src/domain/smoke.js';
import { assess } from '../../src/engine/assess.js';
import { discover } from '../../src/engine/discover.js';
import { decisionsByFile, load } from '../../src/engine/load.js';
import { Documents } from '../../src/formats/documents.js';
import { diskTree } from '../../src/platform/disk-tree.js';
import { hostSystem } from '../../src/platform/smoke-system.js';
import type { Rule } from '../../src/rules/rule.js';
import { rule as scriptSyntax } from '../../src/rules/script-syntax.js';
import { rule as smokeArguments } from '../../src/rules/smoke-arguments.js';
import { rule as smokeClass } from '../../src/rules/smoke-class.js';
import { rule as smokeExit } from '../../src/rules/smoke-exit.js';
import { rule as smokeLeftover } from '../../src/rules/smoke-leftover.js';
import { rule as smokeOutput } from '../../src/rules/smoke-output.js';
import { rule as smokeRefused } from '../../src/rules/smoke-refused.js';
import { rule as smokeResult } from '../../src/rules/smoke-result.js';
import { rule as smokeStart } from '../../src/rules/smoke-start.js';
import { rule as smokeTamper } from '../../src/rules/smoke-tamper.js';
import { rule as smokeTimeout } from '../../src/rules/smoke-timeout.js';
import { runSmoke } from '../../src/smoke/index.js';
import { DEFAULT_SMOKE_SETTINGS, type SmokeSettings, type SmokeTask } from '../../src/smoke/settings.js';
import type { SpawnerCommand } from '../../src/smoke/spawner/client.js';

/** The rules that smoke runs feed. */
export const smokeRules: readonly Rule[] = [
  scriptSyntax,
  smokeArguments,
  smokeClass,
  smokeExit,
  smokeLeftover,
  smokeOutput,
  smokeRefused,
  smokeResult,
  smokeStart,
  smokeTamper,
  smokeTimeout,
];

/** Which repository, and how its skills are run. */
export interface RepositoryRun {
  readonly repository: string;
  readonly settings: Partial<SmokeSettings>;
  readonly host: Readonly<Record<string, string | undefined>>;
  readonly spawner: SpawnerCommand;
  readonly task?: Partial<SmokeTask>;
  /** Those of `smokeRules` where absent. */
  readonly rules?: readonly Rule[];
}

/** Runs the skills of a repository on the disk and makes findings of what was observed. */
export async function runRepository(
  run: RepositoryRun,
): Promise<{ readonly report: SmokeReport; readonly findings: readonly Finding[] }> {
  const { repository, settings, host, spawner, task, rules = smokeRules } = run;
  const documents = new Documents(diskTree(repository));
  const { manifests } = discover(documents, {});
  const { plans } = load(documents, manifests, {});
  const report = await runSmoke({
    settings: { ...DEFAULT_SMOKE_SETTINGS, mode: 'run', ...settings },
    documents,
    manifests,
    plans,
    repository,
    host,
    system: hostSystem,
    spawner,
    exposed: [],
    ...task,
  });
  const { findings } = assess(rules, {
    documents,
    manifests,
    plans,
    decisions: decisionsByFile(plans),
    allowList: [{ path: '.' }],
    runtimesChosen: false,
    mustFind: false,
    requireSkills: 0,
    policy: { files: [] },
    remarks: [],
    isWanted: () => true,
    smoke: report,
  });
  return { report, findings };
}
