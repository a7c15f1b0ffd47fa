import { ConfigurationError } from '../domain/errors.js';
import type { Report } from '../domain/report.js';
import type { Tree } from '../domain/tree.js';
import { check } from '../engine/check.js';
import { runtimesReading } from '../runtimes/index.js';
import { EXIT } from '../engine/exit-status.js';
import { createFiles } from '../platform/create-file.js';
import { diskTree } from '../platform/disk-tree.js';
import { POLICY_PLACES, findPolicy } from '../policy/find.js';
import { type RepositoryFacts, WORKFLOW, WORKFLOW_PLACE, starterPolicy } from '../policy/starter.js';
import { readDirectory } from './flags.js';
import { print } from './terminal.js';

/**
 * `skillgate init`: writes a workflow and a commented policy for what is in the repository. Throws a ConfigurationError
 * where one of them is there already.
 */
export function runInit(flags: { readonly directory?: string }): number {
  const directory = readDirectory(flags);
  const tree = diskTree(directory);
  refuseSecondPolicy(tree);
  const report = check(tree);
  const [policyPlace = 'skillgate.yml'] = POLICY_PLACES;
  createFiles(
    directory,
    new Map([
      [policyPlace, starterPolicy(factsOf(report))],
      [WORKFLOW_PLACE, WORKFLOW],
    ]),
  );
  print(`Wrote ${policyPlace} and ${WORKFLOW_PLACE}. Next: skillgate check`);
  return EXIT.pass;
}

function refuseSecondPolicy(tree: Tree): void {
  const known = findPolicy((path) => tree.stat(path) !== undefined);
  if (known !== undefined)
    throw new ConfigurationError(`"${known}" is there already, and nothing is written over it`);
}

function factsOf({ runtimes, manifests, plan, permissions }: Report): RepositoryFacts {
  const subprocess = manifests.filter(({ kind }) => kind === 'skill.json');
  const folders = subprocess.flatMap(({ path }) =>
    path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [],
  );
  return {
    runtimes,
    isUniform: plan.every(({ kind, judgedBy }) =>
      runtimesReading(kind).every((id) => judgedBy.includes(id) || !runtimes.includes(id)),
    ),
    skills: plan.length,
    subprocessFolders: [...new Set(folders)],
    hasSkillMarkdown: manifests.some(({ kind }) => kind === 'SKILL.md'),
    hasPermissions: permissions.some(({ rules }) => rules.length > 0),
  };
}
