import { type Json, numberOf, objectOf, textOf } from './json.js';

/** What set the workflow off, with what is needed of it. Commits are full names. */
export type TriggerEvent =
  | {
      readonly kind: 'pull_request';
      readonly number: number;
      readonly baseSha: string;
      readonly headSha: string;
      /** How many files GitHub counted; absent where the event does not say. */
      readonly changedFiles?: number;
    }
  | {
      readonly kind: 'push';
      /** What the branch was; absent for a new one. */
      readonly before?: string;
      readonly after: string;
    }
  | { readonly kind: 'merge_group'; readonly baseSha: string; readonly headSha: string }
  | { readonly kind: 'schedule' }
  | { readonly kind: 'workflow_dispatch' }
  | { readonly kind: 'other' };

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/** Where and why a job runs. */
export interface GitHubContext {
  readonly eventName: string;
  readonly event: TriggerEvent;
  /** Absent where the environment names none: then nothing can be asked of the API. */
  readonly repository?: RepositoryName;
  /** The commit that was checked out unless the workflow says otherwise; of a pull request the merge. */
  readonly sha?: string;
  /** The commit that results belong to: of a pull request its head, since nobody sees the merge. */
  readonly headSha?: string;
  /** The base address of the API, without a slash at the end; GitHub Enterprise has its own. */
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The page of this run. */
  readonly runUrl?: string;
  /** The workflow's file, relative to the repository. */
  readonly workflowPath?: string;
  /** Whether the event runs with the rights of the repository on behalf of a stranger: nothing of theirs may be run. */
  readonly isPrivilegedForStrangers: boolean;
  /** Whether the token can only read: the change comes from a fork or from Dependabot. */
  readonly hasReadOnlyToken: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a job's context from its environment and the text of its event file (`GITHUB_EVENT_PATH`; undefined where it
 * cannot be read). Never throws: an event that lacks what its kind needs is an `other` one, which means a full scan.
 * Source: GitHub's "Variables reference" and "Webhook events and payloads".
 */
export function readContext(environment: Environment, eventText: string | undefined): GitHubContext {
  const payload = parse(eventText);
  const eventName = environment['GITHUB_EVENT_NAME'] ?? '';
  const repository = readRepository(environment['GITHUB_REPOSITORY']);
  const event = readEvent(eventName, payload);
  const sha = readSha(environment['GITHUB_SHA']);
  const headSha = event.kind === 'pull_request' ? event.headSha : sha;
  const serverUrl = trimSlash(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
  const runUrl = readRunUrl(environment, serverUrl);
  const workflowPath = readWorkflowPath(environment['GITHUB_WORKFLOW_REF']);
  return {
    eventName,
    event,
    apiUrl: trimSlash(environment['GITHUB_API_URL']) ?? 'https://api.github.com',
    serverUrl,
    isPrivilegedForStrangers: PRIVILEGED.has(eventName),
    hasReadOnlyToken: isReadOnly(eventName, payload, environment['GITHUB_ACTOR']),
    ...(repository ? { repository } : {}),
    ...(sha === undefined ? {} : { sha }),
    ...(headSha === undefined ? {} : { headSha }),
    ...(runUrl === undefined ? {} : { runUrl }),
    ...(workflowPath === undefined ? {} : { workflowPath }),
  };
}

const PRIVILEGED: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

function parse(text: string | undefined): Json {
  try {
    return objectOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function readEvent(name: string, payload: Json): TriggerEvent {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return readPullRequest(payload) ?? { kind: 'other' };
    case 'push':
      return readPush(payload) ?? { kind: 'other' };
    case 'merge_group':
      return readMergeGroup(payload) ?? { kind: 'other' };
    case 'schedule':
    case 'workflow_dispatch':
      return { kind: name };
    default:
      return { kind: 'other' };
  }
}

function readPullRequest(payload: Json): TriggerEvent | undefined {
  const pullRequest = objectOf(payload['pull_request']);
  const number = numberOf(pullRequest['number']) ?? numberOf(payload['number']);
  const baseSha = readSha(objectOf(pullRequest['base'])['sha']);
  const headSha = readSha(objectOf(pullRequest['head'])['sha']);
  if (number === undefined || baseSha === undefined || headSha === undefined) return undefined;
  const changedFiles = numberOf(pullRequest['changed_files']);
  const event = { kind: 'pull_request', number, baseSha, headSha } as const;
  return changedFiles === undefined ? event : { ...event, changedFiles };
}

function readPush(payload: Json): TriggerEvent | undefined {
  const after = readSha(payload['after']);
  if (after === undefined) return undefined;
  const before = readSha(payload['before']);
  return before === undefined ? { kind: 'push', after } : { kind: 'push', before, after };
}

function readMergeGroup(payload: Json): TriggerEvent | undefined {
  const group = objectOf(payload['merge_group']);
  const baseSha = readSha(group['base_sha']);
  const headSha = readSha(group['head_sha']);
  return baseSha === undefined || headSha === undefined
    ? undefined
    : { kind: 'merge_group', baseSha, headSha };
}

/** A commit's full name; the one of zeros stands for none. */
function readSha(value: unknown): string | undefined {
  const text = textOf(value)?.toLowerCase();
  return text !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) && !/^0+$/.test(text)
    ? text
    : undefined;
}

function readRepository(value: string | undefined): RepositoryName | undefined {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(value ?? '') ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}

function trimSlash(value: string | undefined): string | undefined {
  return textOf(value?.replace(/\/+$/, ''));
}

function readRunUrl(environment: Environment, serverUrl: string): string | undefined {
  const repository = textOf(environment['GITHUB_REPOSITORY']);
  const run = textOf(environment['GITHUB_RUN_ID']);
  return repository === undefined || run === undefined
    ? undefined
    : `${serverUrl}/${repository}/actions/runs/${run}`;
}

/** `owner/repo/.github/workflows/x.yml@refs/heads/main`. */
function readWorkflowPath(value: string | undefined): string | undefined {
  return /^[^/]+\/[^/]+\/(.+?)@/.exec(value ?? '')?.[1];
}

/** Source: "GITHUB_TOKEN reference" and "Dependabot on GitHub Actions" in GitHub's documentation. */
function isReadOnly(eventName: string, payload: Json, actor: string | undefined): boolean {
  if (PRIVILEGED.has(eventName)) return false;
  if (actor === 'dependabot[bot]') return true;
  const { head, base } = objectOf(payload['pull_request']);
  const from = textOf(objectOf(objectOf(head)['repo'])['full_name']);
  const into = textOf(objectOf(objectOf(base)['repo'])['full_name']);
  // The head's repository is null where the fork was deleted.
  return payload['pull_request'] !== undefined && (from === undefined || from !== into);
}
