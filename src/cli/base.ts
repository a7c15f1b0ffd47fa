import path from 'node:path';
import { ConfigurationError } from '../domain/errors.js';
import type { GateTask } from '../gate/task.js';
import { commitTree } from '../platform/commit-tree.js';
import { gitHistory } from '../platform/history.js';
import type { CheckFlags } from './flags.js';

/**
 * What `--changed-since` asks for: the commit where the work at hand parted from the one named, and what it touches. The
 * rules are those of the work tree, since whoever writes a policy wants to see what it does.
 * Throws a ConfigurationError for a commit that is not there.
 */
export function baseOf({ changedSince, directory = '.' }: CheckFlags): Pick<GateTask, 'base' | 'changes'> {
  if (changedSince === undefined) return {};
  const folder = path.resolve(directory);
  const history = gitHistory(folder);
  const named = history.resolve(changedSince);
  if (named === undefined)
    throw new ConfigurationError(`--changed-since: git knows no commit "${changedSince}" here`);
  const commit = history.mergeBase(named, 'HEAD') ?? named;
  const tree = commitTree(folder, commit);
  return {
    changes: history.changes({ base: commit }),
    ...(tree ? { base: { tree, rules: false, isWhole: true } } : {}),
  };
}
