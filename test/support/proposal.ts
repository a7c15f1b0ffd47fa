import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Repository } from './repository.js';
import type { Event } from './runner-event.js';
import { writeTree } from './tree-files.js';

export type ProposalEvent = 'pull_request' | 'merge_group' | 'push';

/** A change to a repository, checked out as GitHub's checkout action does it, with the event that speaks of it. */
export interface Proposal {
  readonly directory: string;
  readonly base: string;
  readonly head: string;
  /** What is checked out. */
  readonly merge: string;
  readonly event: Event;
  dispose(): void;
}

export interface ProposalOptions {
  readonly event?: ProposalEvent;
  /** Only the commit that is checked out, as the checkout action does unless it is told otherwise. */
  readonly isShallow?: boolean;
  /** Commits on the base branch since the change parted from it. */
  readonly since?: object;
}

/** Makes a repository with the tree `before`, a branch that makes it `after`, and the merge of both. */
export function propose(before: object, after: object, options: ProposalOptions = {}): Proposal {
  const repository = new Repository();
  replaceTree(repository, before);
  const parted = repository.commit('before');
  repository.git('checkout', '-q', '-b', 'tidy-table');
  replaceTree(repository, after);
  const head = repository.commit('after');
  repository.git('checkout', '-q', 'main');
  if (options.since) writeTree(repository.directory, options.since);
  const base = options.since ? repository.commit('since') : parted;
  repository.git('checkout', '-q', '--detach');
  repository.git('merge', '-q', '--no-ff', '-m', 'Merge', head);
  const merge = repository.git('rev-parse', 'HEAD');
  const shallow = options.isShallow === true ? fetchOne(repository, merge) : undefined;
  return {
    directory: (shallow ?? repository).directory,
    base,
    head,
    merge,
    event: eventOf(options.event ?? 'pull_request', { base, head, merge }),
    dispose() {
      repository.dispose();
      shallow?.dispose();
    },
  };
}

function replaceTree(repository: Repository, tree: object): void {
  repository.git('rm', '-r', '-q', '-f', '--ignore-unmatch', '.');
  writeTree(repository.directory, tree);
}

function fetchOne(from: Repository, commit: string): Repository {
  const into = new Repository();
  from.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  into.git('fetch', '-q', '--depth', '1', `file://${from.directory}`, commit);
  into.git('checkout', '-q', '--detach', 'FETCH_HEAD');
  return into;
}

interface Commits {
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

interface PullRequestPayload {
  readonly pull_request: {
    readonly base: object;
    readonly head: object;
  };
}

function eventOf(name: ProposalEvent, { base, head, merge }: Commits): Event {
  if (name === 'push') return { name, payload: { before: base, after: merge } };
  if (name === 'merge_group') {
    const group = (readPayload(name) as { readonly merge_group: object }).merge_group;
    return { name, payload: { merge_group: { ...group, base_sha: base, head_sha: merge } } };
  }
  const { pull_request: given } = readPayload(name) as PullRequestPayload;
  const pullRequest = {
    ...given,
    base: { ...given.base, sha: base },
    head: { ...given.head, sha: head },
    merge_commit_sha: merge,
  };
  return { name, payload: { pull_request: pullRequest } };
}

function readPayload(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../fixtures/events/${name}.json`, import.meta.url), 'utf8'));
}

/** A folder that goes away with what is done in it. */
export async function inFolder<T>(act: (folder: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skillgate-folder-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
