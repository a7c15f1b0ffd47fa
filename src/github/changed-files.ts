import type { ChangedPath, Changes } from '../domain/changes.js';
import type { History } from '../domain/history.js';
import { type BaseCommit, findBase } from './base.js';
import { type ApiAnswer, type GitHubClient, describeFailure } from './client.js';
import type { GitHubContext, RepositoryName, TriggerEvent } from './context.js';
import { listOf, numberOf, objectOf, textOf } from './json.js';

/** GitHub lists no more files of a pull request. */
const PULL_REQUEST_LIMIT = 3000;

/** GitHub lists no more files of a comparison. */
const COMPARISON_LIMIT = 300;

const PER_PAGE = 100;

export interface ChangeSources {
  readonly context: GitHubContext;
  /** Of the checkout's top. */
  readonly history: History;
  /** Called only where git cannot tell; gives nothing where there is no token. */
  readonly client: () => Promise<GitHubClient | undefined>;
}

/**
 * Finds what the change at hand touches: from git where the checkout holds both commits, else from the API. Where
 * neither can be trusted the answer is why, and everything has to be taken for touched; it is never an empty list.
 */
export async function findChanges(sources: ChangeSources): Promise<Changes> {
  const { context, history } = sources;
  const base = findBase(context, history);
  if (!base.known) return base;
  if (base.checkout === 'other') return unknown('what is checked out is not what the event speaks of');
  const fromGit = base.comparison ? history.changes(base.comparison) : unknown(whyNoComparison(base));
  if (fromGit.known) return fromGit;
  const client = await sources.client();
  if (!client) return unknown(`${fromGit.reason}, and there is no token to ask GitHub`);
  const { repository, event } = context;
  if (!repository) return unknown(`${fromGit.reason}, and the environment names no repository`);
  const fromApi = await askGitHub(client, repository, event);
  return fromApi.known ? fromApi : unknown(`${fromGit.reason}; ${fromApi.reason}`);
}

function unknown(reason: string): Changes & { readonly known: false } {
  return { known: false, reason };
}

function whyNoComparison({ checkout, commit }: Extract<BaseCommit, { known: true }>): string {
  return checkout === 'none'
    ? 'there is no git checkout'
    : `the history of the checkout does not reach the base commit ${commit.slice(0, 12)}`;
}

function askGitHub(client: GitHubClient, repository: RepositoryName, event: TriggerEvent): Promise<Changes> {
  switch (event.kind) {
    case 'pull_request':
      return filesOfPullRequest(client, repository, event);
    case 'push':
      return filesOfComparison(client, repository, `${event.before ?? ''}...${event.after}`);
    case 'merge_group':
      return filesOfComparison(client, repository, `${event.baseSha}...${event.headSha}`);
    case 'schedule':
    case 'workflow_dispatch':
    case 'other':
      return Promise.resolve(unknown('the event brings no change to compare'));
  }
}

async function filesOfPullRequest(
  client: GitHubClient,
  repository: RepositoryName,
  { number, headSha }: Extract<TriggerEvent, { kind: 'pull_request' }>,
): Promise<Changes> {
  const parameters = { ...repository, pull_number: number };
  const answer = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters);
  if (!answer.ok) return failed(answer);
  const pullRequest = objectOf(answer.data);
  if (objectOf(pullRequest['head'])['sha'] !== headSha) return unknown('the pull request has moved on since');
  const expected = numberOf(pullRequest['changed_files']) ?? Number.POSITIVE_INFINITY;
  if (expected >= PULL_REQUEST_LIMIT) {
    return unknown(`the pull request changes ${expected} files, and GitHub lists no more than 3,000`);
  }
  // A count that GitHub has not made yet looks the same as none.
  if (expected === 0) return unknown('GitHub counts no changed files in the pull request');
  const files: unknown[] = [];
  for (let page = 1; files.length < expected; page += 1) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    // oxlint-disable-next-line no-await-in-loop -- a page tells whether there is another
    const next = await client.request(route, { ...parameters, per_page: PER_PAGE, page });
    if (!next.ok) return failed(next);
    const found = listOf(next.data);
    if (found.length === 0) return unknown(`GitHub listed ${files.length} of ${expected} changed files`);
    files.push(...found);
  }
  return readFiles(files);
}

async function filesOfComparison(
  client: GitHubClient,
  repository: RepositoryName,
  basehead: string,
): Promise<Changes> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const answer = await client.request(route, { ...repository, basehead, per_page: 1 });
  if (!answer.ok) return failed(answer);
  const { status, files } = objectOf(answer.data);
  // Otherwise GitHub compares with where the two parted, and leaves out what was there before and is not now.
  if (status !== 'ahead' && status !== 'identical') return unknown('the branch was rewritten');
  const found = listOf(files);
  if (found.length >= COMPARISON_LIMIT) return unknown('GitHub lists no more than 300 files of a comparison');
  return readFiles(found);
}

function failed(answer: ApiAnswer & { readonly ok: false }): Changes {
  return unknown(describeFailure(answer.failure));
}

function readFiles(files: readonly unknown[]): Changes {
  const paths = files.map(readFile);
  return paths.includes(undefined)
    ? unknown('GitHub named a changed file without its path')
    : { known: true, paths: paths.flatMap((some) => some ?? []) };
}

const CHANGE: Readonly<Record<string, ChangedPath['change']>> = {
  added: 'added',
  copied: 'added',
  renamed: 'added',
  removed: 'removed',
};

function readFile(file: unknown): readonly ChangedPath[] | undefined {
  const { filename, previous_filename: previous, status } = objectOf(file);
  const path = textOf(filename);
  if (path === undefined) return undefined;
  const changed = { path, change: CHANGE[textOf(status) ?? ''] ?? 'modified' } as const;
  const old = status === 'renamed' ? textOf(previous) : undefined;
  return old === undefined ? [changed] : [{ path: old, change: 'removed' }, changed];
}
