import { type ApiAnswer, type GitHubClient, describeFailure } from './client.js';
import type { RepositoryName } from './context.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { cutToBytes } from './limits.js';

/** GitHub takes no longer body, in characters. */
const BODY_BYTES = 65_536;
const TITLE_BYTES = 256;

const PER_PAGE = 100;

/** An issue that is not among so many is not found again. */
const OPEN_PAGES = 10;
/** Of the closed ones, only what was active lately is looked through. */
const CLOSED_PAGES = 3;

/** Whose issues may be taken for ours: anybody can write a marker into an issue of their own. */
const TRUSTED: ReadonlySet<unknown> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

export interface Audit {
  readonly repository: RepositoryName;
  /** Tells several audits of one repository apart. */
  readonly key: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** Whether nothing is left to mend, so that the issue can be closed. */
  readonly isClean: boolean;
}

export type AuditOutcome =
  | {
      readonly ok: true;
      /** `none`: nothing to mend and no issue. */
      readonly did: 'created' | 'updated' | 'reopened' | 'closed' | 'none';
      readonly number?: number;
      readonly url?: string;
    }
  /** `reason` is for a notice: the rest of the run goes on. */
  | { readonly ok: false; readonly reason: string };

interface Issue {
  readonly number: number;
  readonly body: string;
}

type Found = { readonly ok: true; readonly issue?: Issue } | { readonly ok: false; readonly reason: string };

/**
 * Keeps one issue up to date with what an audit found. It is found again by a marker that nobody sees; it is opened,
 * or opened again, when there is something to mend, and closed when there is not.
 */
export async function updateAuditIssue(client: GitHubClient, audit: Audit): Promise<AuditOutcome> {
  const marker = markerOf(audit.key);
  const open = await findIssue(client, audit, 'open');
  if (!open.ok) return open;
  const body = cutToBytes(`${marker}\n${audit.body}`, BODY_BYTES);
  const content = { title: cutToBytes(audit.title, TITLE_BYTES), body };
  if (audit.isClean) {
    if (!open.issue) return { ok: true, did: 'none' };
    const closing = { ...content, state: 'closed', state_reason: 'completed' };
    return outcomeOf('closed', await change(client, audit, open.issue, closing));
  }
  if (open.issue) return outcomeOf('updated', await change(client, audit, open.issue, content));
  const closed = await findIssue(client, audit, 'closed');
  if (!closed.ok) return closed;
  if (closed.issue) {
    return outcomeOf('reopened', await change(client, audit, closed.issue, { ...content, state: 'open' }));
  }
  const route = 'POST /repos/{owner}/{repo}/issues';
  return outcomeOf('created', await client.request(route, { ...audit.repository, ...content }));
}

function markerOf(key: string): string {
  return `<!-- skillgate-audit: ${key.replaceAll(/[^\w.-]+/g, '-').replaceAll(/-{2,}/g, '-')} -->`;
}

function change(
  client: GitHubClient,
  { repository }: Audit,
  issue: Issue,
  content: object,
): Promise<ApiAnswer> {
  const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
  return client.request(route, { ...repository, issue_number: issue.number, ...content });
}

async function findIssue(
  client: GitHubClient,
  { repository, key }: Audit,
  state: 'open' | 'closed',
): Promise<Found> {
  const marker = markerOf(key);
  const pages = state === 'open' ? OPEN_PAGES : CLOSED_PAGES;
  for (let page = 1; page <= pages; page += 1) {
    const parameters = { ...repository, state, sort: 'updated', direction: 'desc', per_page: PER_PAGE, page };
    // oxlint-disable-next-line no-await-in-loop -- a page tells whether there is another
    const answer = await client.request('GET /repos/{owner}/{repo}/issues', parameters);
    if (!answer.ok) return notUpdated(answer);
    const issues = listOf(answer.data).map(objectOf);
    const issue = issues
      .filter(isOurs)
      .map(toIssue)
      .find((one) => one?.body.startsWith(marker));
    if (issue) return { ok: true, issue };
    if (issues.length < PER_PAGE) return { ok: true };
  }
  if (state === 'closed') return { ok: true };
  const many = `the repository has more than ${OPEN_PAGES * PER_PAGE} open issues, and the audit's is not among the latest`;
  return { ok: false, reason: `the audit issue was not updated: ${many}` };
}

/** Pull requests are issues too. */
function isOurs({ pull_request: pullRequest, user, author_association: association }: Json): boolean {
  return pullRequest === undefined && (objectOf(user)['type'] === 'Bot' || TRUSTED.has(association));
}

function toIssue({ number, body }: Json): Issue | undefined {
  const known = numberOf(number);
  return known === undefined ? undefined : { number: known, body: textOf(body) ?? '' };
}

function notUpdated(answer: ApiAnswer & { readonly ok: false }): {
  readonly ok: false;
  readonly reason: string;
} {
  return { ok: false, reason: `the audit issue was not updated: ${describeFailure(answer.failure)}` };
}

function outcomeOf(did: (AuditOutcome & { ok: true })['did'], answer: ApiAnswer): AuditOutcome {
  if (!answer.ok) return notUpdated(answer);
  const { number, html_url: url } = objectOf(answer.data);
  const known = numberOf(number);
  const page = textOf(url);
  return {
    ok: true,
    did,
    ...(known === undefined ? {} : { number: known }),
    ...(page === undefined ? {} : { url: page }),
  };
}
