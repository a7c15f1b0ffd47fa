import type { Comparison, History } from '../domain/history.js';
import type { GitHubContext, TriggerEvent } from './context.js';

/** The commit that a change starts from: policy, baseline and permissions are those of this commit. */
export type BaseCommit =
  | {
      readonly known: true;
      readonly commit: string;
      /** Whether the checkout holds it; otherwise its files can be had from the API. */
      readonly isHere: boolean;
      /** What git has to compare to find what the change touches; absent where that cannot be trusted. */
      readonly comparison?: Comparison;
      /** Whether what is checked out is what the event speaks of. `none`: there is no checkout, just files. */
      readonly checkout: 'same' | 'other' | 'none';
    }
  | { readonly known: false; readonly reason: string };

/**
 * Finds the commit that a change starts from. GitHub checks out a pull request merged into its base, so that the first
 * parent is the base as it is now, whatever the event said when it was sent; where the pull request's own head is
 * checked out, it is where the two parted, which only a whole history tells.
 */
export function findBase({ event, eventName }: GitHubContext, history: History): BaseCommit {
  const head = history.resolve('HEAD');
  switch (event.kind) {
    case 'pull_request':
      return head === undefined ? without(event.baseSha) : baseOfPullRequest(event, head, history);
    case 'push':
      if (event.before === undefined) return { known: false, reason: 'the branch is new' };
      return baseOfRange({ base: event.before, head: event.after }, head, history);
    case 'merge_group':
      return baseOfRange({ base: event.baseSha, head: event.headSha }, head, history);
    case 'schedule':
    case 'workflow_dispatch':
    case 'other':
      return { known: false, reason: `the event ${eventName || '(none)'} brings no change to compare` };
  }
}

function without(commit: string): BaseCommit {
  return { known: true, commit, isHere: false, checkout: 'none' };
}

function baseOfPullRequest(
  { baseSha, headSha }: Extract<TriggerEvent, { kind: 'pull_request' }>,
  head: string,
  history: History,
): BaseCommit {
  if (head === headSha) {
    const parted = history.mergeBase(baseSha, head);
    const isHere = history.resolve(baseSha) !== undefined;
    const base = { known: true, commit: baseSha, isHere, checkout: 'same' } as const;
    return parted === undefined ? base : { ...base, comparison: { base: parted, head } };
  }
  const [first, second, ...others] = history.parents(head);
  const isMerge = first !== undefined && second !== undefined && others.length === 0;
  if (isMerge && second === headSha) {
    return baseOfRange({ base: first, head }, head, history);
  }
  return { known: true, commit: baseSha, isHere: history.resolve(baseSha) !== undefined, checkout: 'other' };
}

function baseOfRange(
  comparison: Required<Comparison>,
  head: string | undefined,
  history: History,
): BaseCommit {
  const { base: commit } = comparison;
  if (head === undefined) return without(commit);
  const isHere = history.resolve(commit) !== undefined;
  if (head !== comparison.head) return { known: true, commit, isHere, checkout: 'other' };
  return { known: true, commit, isHere, checkout: 'same', ...(isHere ? { comparison } : {}) };
}
