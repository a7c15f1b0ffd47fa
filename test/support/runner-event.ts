import { readFileSync } from 'node:fs';

export type EventName = 'push' | 'pull_request' | 'merge_group' | 'schedule' | 'workflow_dispatch';

/** An event with a payload of one's own; `payload` is laid over that of fixtures/events. */
export interface Event {
  readonly name: EventName | (string & {});
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** What the runner hands over about the event that started a workflow. */
export interface EventContext {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly variables: Readonly<Record<string, string>>;
}

interface Payload extends Readonly<Record<string, unknown>> {
  readonly ref?: string;
  readonly after?: string;
  readonly number?: number;
  readonly pull_request?: {
    readonly merge_commit_sha: string;
    readonly head: { readonly ref: string };
    readonly base: { readonly ref: string };
  };
  readonly merge_group?: { readonly head_sha: string; readonly head_ref: string };
}

/** The head of the default branch in the fixtures, where the event names no commit. */
const DEFAULT_BRANCH_HEAD = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

/** The payload and the variables of an event, as GitHub would set them. */
export function eventContext(event: Event): EventContext {
  const payload: Payload = { ...readPayload(event.name), ...event.payload };
  const { sha, ref } = subjectOf(payload);
  const request = payload.pull_request;
  return {
    payload,
    variables: {
      GITHUB_EVENT_NAME: event.name,
      GITHUB_SHA: sha,
      GITHUB_REF: ref,
      GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
      GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
      GITHUB_HEAD_REF: request?.head.ref ?? '',
      GITHUB_BASE_REF: request?.base.ref ?? '',
    },
  };
}

function readPayload(name: string): Payload {
  const file = new URL(`../../fixtures/events/${name}.json`, import.meta.url);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Payload;
  } catch {
    return {};
  }
}

/** The commit and the ref that a workflow runs on: for pull requests the merge of both branches. */
function subjectOf({ pull_request: request, merge_group: group, number, ref, after }: Payload): {
  sha: string;
  ref: string;
} {
  if (request) return { sha: request.merge_commit_sha, ref: `refs/pull/${number ?? 0}/merge` };
  if (group) return { sha: group.head_sha, ref: group.head_ref };
  return { sha: after ?? DEFAULT_BRANCH_HEAD, ref: ref ?? 'refs/heads/main' };
}
