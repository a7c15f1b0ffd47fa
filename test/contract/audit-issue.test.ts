import { afterEach, describe, expect, it } from 'vitest';
import { type Audit, updateAuditIssue } from '../../src/github/audit-issue.js';
import { type GitHubClient, createClient } from '../../src/github/client.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from './github-server.js';
import type { Issue } from './github-state.js';

const LIST = 'GET /repos/{owner}/{repo}/issues';
const CREATE = 'POST /repos/{owner}/{repo}/issues';
const MARKER = '<!-- skillgate-audit: main -->';

let server: GitHubServer;

async function start(
  issues: readonly Partial<Issue>[] = [],
  options: GitHubOptions = {},
): Promise<GitHubClient> {
  server = await startGitHub({ repository: { issues }, ...options });
  return createClient({ token: 'token', apiUrl: server.url, second: 10 });
}

afterEach(async () => {
  await server.close();
});

function auditOf(parts: Partial<Audit> = {}): Audit {
  return {
    repository: { owner: 'octo', repo: 'skills' },
    key: 'main',
    title: 'Skillgate audit',
    body: 'Two errors.',
    isClean: false,
    ...parts,
  };
}

const OLD: Partial<Issue> = { body: `${MARKER}\nOne error.` };

describe('the audit issue', () => {
  it('is opened, found again, updated, closed and opened again: one issue', async () => {
    const client = await start([{ title: 'Somebody else’s' }]);
    const did = [];
    for (const isClean of [true, false, true, true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
      const outcome = await updateAuditIssue(
        client,
        auditOf({ isClean, body: isClean ? 'Clean.' : 'Errors.' }),
      );
      did.push(outcome.ok ? outcome.did : outcome.reason);
    }
    expect(did).toEqual(['none', 'created', 'closed', 'none', 'reopened']);
    expect(server.violations).toEqual([]);
    expect(server.state.issues).toMatchObject([
      { number: 1, title: 'Somebody else’s', body: '' },
      { number: 2, title: 'Skillgate audit', body: `${MARKER}\nErrors.`, state: 'open' },
    ]);
  });

  it('says where it is', async () => {
    const client = await start();
    expect(await updateAuditIssue(client, auditOf())).toEqual({
      ok: true,
      did: 'created',
      number: 1,
      url: 'https://github.example/issues/1',
    });
  });

  it('is found behind many others', async () => {
    const client = await start([OLD, ...Array.from({ length: 150 }, () => ({}))]);
    expect(await updateAuditIssue(client, auditOf())).toMatchObject({ did: 'updated', number: 1 });
  });

  it.each<[what: string, issue: Partial<Issue>]>([
    [
      'an issue of a stranger that copies the marker',
      { ...OLD, user: { login: 'mallory', type: 'User' }, author_association: 'NONE' },
    ],
    [
      'a pull request',
      { ...OLD, pull_request: { url: null, html_url: null, diff_url: null, patch_url: null } },
    ],
    ['another audit', { body: '<!-- skillgate-audit: other -->\n' }],
    ['an issue that quotes the marker', { body: `> ${MARKER}` }],
  ])('is not %s', async (_what, issue) => {
    const client = await start([issue]);
    expect(await updateAuditIssue(client, auditOf())).toMatchObject({ did: 'created', number: 2 });
    expect(server.violations).toEqual([]);
  });

  it('may be one that a member opened by hand', async () => {
    const client = await start([
      { ...OLD, user: { login: 'ann', type: 'User' }, author_association: 'MEMBER' },
    ]);
    expect(await updateAuditIssue(client, auditOf())).toMatchObject({ did: 'updated', number: 1 });
  });

  it('fits, however long the text is', async () => {
    const client = await start();
    const long = auditOf({ body: '😀'.repeat(40_000), title: 'ü'.repeat(300) });
    expect(await updateAuditIssue(client, long)).toMatchObject({ ok: true });
    expect(server.violations).toEqual([]);
  });

  it('cannot be ended early by a key', async () => {
    const client = await start();
    await updateAuditIssue(client, auditOf({ key: 'a --> b' }));
    expect(server.state.issues[0]?.body).toBe('<!-- skillgate-audit: a-b -->\nTwo errors.');
  });

  it('is not opened twice where it may be hidden among too many', async () => {
    const client = await start(Array.from({ length: 1001 }, () => ({})));
    expect(await updateAuditIssue(client, auditOf())).toEqual({
      ok: false,
      reason:
        "the audit issue was not updated: the repository has more than 1000 open issues, and the audit's is not among the latest",
    });
  });
});

it.each([
  [LIST, 403],
  [LIST, 404],
  [CREATE, 403],
  [CREATE, 410],
  [CREATE, 422],
])('%s answered with %i is a reason', async (route, status) => {
  const client = await start([], { always: { [route]: { status, message: 'no' } } });
  expect(await updateAuditIssue(client, auditOf())).toMatchObject({
    ok: false,
    reason: expect.stringContaining(
      `the audit issue was not updated: GitHub answered ${status} (no)`,
    ) as unknown,
  });
});
