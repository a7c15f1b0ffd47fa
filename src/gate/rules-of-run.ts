import type { Policy } from '../domain/policy.js';
import type { Remark } from '../domain/remark.js';
import type { Tree } from '../domain/tree.js';
import { SourceText } from '../formats/text.js';
import { type Baseline, parseBaseline } from '../policy/baseline.js';
import { findPolicy } from '../policy/find.js';
import { ConfigurationError } from '../domain/errors.js';
import type { GateTask } from './task.js';

/** By what a run judges. */
export interface RulesOfRun {
  readonly policy?: Policy;
  readonly baseline?: Baseline;
  /** The files that they were read from. */
  readonly files: readonly string[];
  readonly remarks: readonly Remark[];
}

/**
 * Reads policy and baseline: from the commit that a change starts from where that is wanted, else from the tree at hand.
 * Throws a ConfigurationError for mistakes in the tree at hand in any case, so that a broken policy is found before it is
 * merged. One that was merged all the same does not count, or no change could mend it.
 */
export async function readRules(task: GateTask): Promise<RulesOfRun> {
  const here = await readFrom(task.tree, task);
  if (!task.base?.rules) return here;
  const there = await readFromBase(task.base.tree, task);
  if ('broken' in there) return { ...here, remarks: [remarkOn(there.broken)] };
  const files = [...new Set([...there.files, ...here.files])];
  const changed = files.filter((path) => !isSame(path, task.tree, task.base?.tree ?? task.tree));
  return { ...there, files, remarks: changed.map(announce) };
}

function announce(path: string): Remark {
  return {
    kind: 'policy-changed',
    path,
    what: `the gate's own configuration (${path})`,
    why: 'this run is judged by the version of the commit that the change starts from',
  };
}

function remarkOn(mistake: ConfigurationError): Remark {
  const what = 'the rules of the commit that the change starts from, so those of the change itself count';
  return { kind: 'not-checked', path: '.', what, why: mistake.message };
}

/** A policy that somebody named may be what the change brings. */
async function readFromBase(
  tree: Tree,
  task: GateTask,
): Promise<RulesOfRun | { readonly broken: ConfigurationError }> {
  const isThere = task.policyFile === undefined || tree.stat(task.policyFile) !== undefined;
  if (!isThere) return NO_RULES;
  try {
    return await readFrom(tree, task);
  } catch (error) {
    if (error instanceof ConfigurationError) return { broken: error };
    throw error;
  }
}

const NO_RULES: RulesOfRun = { files: [], remarks: [] };

async function readFrom(tree: Tree, { policyFile, ignoresBaseline }: GateTask): Promise<RulesOfRun> {
  const path = policyFile ?? findPolicy((one) => tree.stat(one) !== undefined);
  if (path === undefined) return NO_RULES;
  // Most repositories have no policy, and need no validator.
  const { loadPolicy } = await import('../policy/load.js');
  const policy = loadPolicy(tree, path);
  const isRead = policy.baseline !== undefined && ignoresBaseline !== true;
  const baseline = isRead ? readBaseline(tree, policy.baseline) : undefined;
  const files = policy.baseline === undefined ? policy.files : [...policy.files, policy.baseline];
  return { policy, files, remarks: [], ...(baseline ? { baseline } : {}) };
}

/** A baseline that is not there yet accepts nothing: it is about to be written. */
function readBaseline(tree: Tree, path: string): Baseline | undefined {
  const read = tree.read(path);
  if (read.ok) return parseBaseline(new SourceText(read.bytes), path);
  if (read.reason === 'missing') return undefined;
  throw new ConfigurationError(`the baseline "${path}" cannot be read (${read.reason})`);
}

function isSame(path: string, a: Tree, b: Tree): boolean {
  const [left, right] = [a.read(path), b.read(path)];
  if (!left.ok || !right.ok) return left.ok === right.ok;
  return (
    left.bytes.length === right.bytes.length && left.bytes.every((byte, index) => byte === right.bytes[index])
  );
}
