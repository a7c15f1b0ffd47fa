import { describe, expect, it } from 'vitest';
import type { History } from '../../src/domain/history.js';
import { findBase } from '../../src/github/base.js';
import { type GitHubContext, type TriggerEvent, readContext } from '../../src/github/context.js';

const BASE = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
const MERGE = 'c'.repeat(40);
const NEWER = 'd'.repeat(40);
const PARTED = 'e'.repeat(40);

/** A checkout of a commit with its parents; `here` are the commits that it holds. */
function historyOf(
  commit: string | undefined,
  parts: Partial<History> & { readonly here?: readonly string[] } = {},
): History {
  const here = parts.here ?? [];
  return {
    resolve: (name) => (name === 'HEAD' ? commit : here.find((one) => one === name)),
    parents: () => [],
    isShallow: () => false,
    mergeBase: () => undefined,
    changes: () => ({ known: false, reason: 'not asked for' }),
    ...parts,
  };
}

function contextOf(event: TriggerEvent, eventName: string = event.kind): GitHubContext {
  return { ...readContext({}, undefined), event, eventName };
}

const PULL_REQUEST = contextOf({ kind: 'pull_request', number: 1, baseSha: BASE, headSha: HEAD });
const PUSH = contextOf({ kind: 'push', before: BASE, after: HEAD });
const GROUP = contextOf({ kind: 'merge_group', baseSha: BASE, headSha: HEAD });

describe('the base', () => {
  it.each<[what: string, context: GitHubContext, history: History, expected: object]>([
    [
      'of a merged pull request is the first parent, whatever the event says',
      PULL_REQUEST,
      historyOf(MERGE, { parents: () => [NEWER, HEAD], here: [NEWER, BASE] }),
      {
        known: true,
        commit: NEWER,
        isHere: true,
        checkout: 'same',
        comparison: { base: NEWER, head: MERGE },
      },
    ],
    [
      'of a merged pull request may not be here',
      PULL_REQUEST,
      historyOf(MERGE, { parents: () => [NEWER, HEAD] }),
      { known: true, commit: NEWER, isHere: false, checkout: 'same' },
    ],
    [
      'of the head of a pull request is compared where the two parted',
      PULL_REQUEST,
      historyOf(HEAD, { mergeBase: () => PARTED, here: [BASE] }),
      { known: true, commit: BASE, isHere: true, checkout: 'same', comparison: { base: PARTED, head: HEAD } },
    ],
    [
      'of the head of a pull request is not compared where that is not known',
      PULL_REQUEST,
      historyOf(HEAD),
      { known: true, commit: BASE, isHere: false, checkout: 'same' },
    ],
    [
      'of another merge is not taken for that of the pull request',
      PULL_REQUEST,
      historyOf(MERGE, { parents: () => [NEWER, PARTED], here: [BASE] }),
      { known: true, commit: BASE, isHere: true, checkout: 'other' },
    ],
    [
      'of the base itself, as pull_request_target checks out, is no comparison',
      { ...PULL_REQUEST, eventName: 'pull_request_target' },
      historyOf(BASE, { here: [BASE] }),
      { known: true, commit: BASE, isHere: true, checkout: 'other' },
    ],
    [
      'of a pull request without a checkout',
      PULL_REQUEST,
      historyOf(undefined),
      { known: true, commit: BASE, isHere: false, checkout: 'none' },
    ],
    [
      'of a push is what the branch was',
      PUSH,
      historyOf(HEAD, { here: [BASE] }),
      { known: true, commit: BASE, isHere: true, checkout: 'same', comparison: { base: BASE, head: HEAD } },
    ],
    [
      'of a push may not be here',
      PUSH,
      historyOf(HEAD),
      { known: true, commit: BASE, isHere: false, checkout: 'same' },
    ],
    [
      'of a push when something else is checked out',
      PUSH,
      historyOf(NEWER),
      { known: true, commit: BASE, isHere: false, checkout: 'other' },
    ],
    [
      'of a new branch is unknown',
      contextOf({ kind: 'push', after: HEAD }),
      historyOf(HEAD),
      { known: false, reason: 'the branch is new' },
    ],
    [
      'of a merge group is what it is merged onto',
      GROUP,
      historyOf(HEAD, { here: [BASE] }),
      { known: true, commit: BASE, isHere: true, checkout: 'same', comparison: { base: BASE, head: HEAD } },
    ],
    [
      'of a schedule is none',
      contextOf({ kind: 'schedule' }),
      historyOf(HEAD),
      { known: false, reason: 'the event schedule brings no change to compare' },
    ],
    [
      'of an unknown event is none',
      contextOf({ kind: 'other' }, 'release'),
      historyOf(HEAD),
      { known: false, reason: 'the event release brings no change to compare' },
    ],
  ])('%s', (_what, context, history, expected) => {
    expect(findBase(context, history)).toEqual(expected);
  });
});
