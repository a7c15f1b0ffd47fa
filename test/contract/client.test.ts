import { afterEach, describe, expect, it } from 'vitest';
import { type GitHubClient, createClient, describeFailure } from '../../src/github/client.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from './github-server.js';

const REPOSITORY = { owner: 'octo', repo: 'skills' };
const FILES = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
const ISSUES = 'POST /repos/{owner}/{repo}/issues';

let server: GitHubServer;

async function start(options: GitHubOptions = {}): Promise<GitHubClient> {
  const repository = { pullRequest: { headSha: 'a'.repeat(40), files: [{ filename: 'a' }] } };
  server = await startGitHub({ repository, ...options });
  return createClient({ token: 'token', apiUrl: server.url, second: 10 });
}

afterEach(async () => {
  await server.close();
});

const files = { ...REPOSITORY, pull_number: 1, per_page: 100, page: 1 };

describe('a client', () => {
  it('gives what GitHub answers', async () => {
    const client = await start();
    expect(await client.request(FILES, files)).toMatchObject({ ok: true, data: [{ filename: 'a' }] });
    expect(server.violations).toEqual([]);
  });

  it('tries again what fails on the other side, and gives up after three times', async () => {
    const client = await start({ script: { [FILES]: [{ status: 502 }, { status: 503 }] } });
    expect(await client.request(FILES, files)).toMatchObject({ ok: true });
    expect(server.requests.map(({ status }) => status)).toEqual([502, 503, 200]);
    await server.close();
    const unlucky = await start({ always: { [FILES]: { status: 500, message: 'Server Error' } } });
    expect(await unlucky.request(FILES, files)).toEqual({
      ok: false,
      failure: { kind: 'failed', status: 500, words: 'Server Error' },
    });
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [410, 'gone'],
    [422, 'invalid'],
  ] as const)('does not try %i again, and calls it %s', async (status, kind) => {
    const client = await start({ script: { [FILES]: [{ status, message: 'no' }] } });
    expect(await client.request(FILES, files)).toEqual({ ok: false, failure: { kind, status, words: 'no' } });
    expect(server.requests).toHaveLength(1);
  });

  it('waits for a secondary rate limit, once', async () => {
    const limited = {
      status: 403,
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      headers: { 'retry-after': '1' },
    };
    const client = await start({ script: { [ISSUES]: [limited] } });
    expect(await client.request(ISSUES, { ...REPOSITORY, title: 't' })).toMatchObject({ ok: true });
    expect(server.requests.map(({ status }) => status)).toEqual([403, 201]);
    await server.close();
    const unlucky = await start({ always: { [FILES]: limited } });
    expect(await unlucky.request(FILES, files)).toMatchObject({
      ok: false,
      failure: { kind: 'rate-limited' },
    });
    expect(server.requests).toHaveLength(2);
  });

  it('does not wait an hour for the primary one', async () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600),
    };
    const client = await start({
      always: { [FILES]: { status: 403, message: 'API rate limit exceeded', headers } },
    });
    expect(await client.request(FILES, files)).toMatchObject({
      ok: false,
      failure: { kind: 'rate-limited', status: 403 },
    });
    expect(server.requests).toHaveLength(1);
  });

  it('says that the token is not taken', async () => {
    await start();
    const client = await createClient({ token: 'wrong', apiUrl: server.url, second: 10 });
    const answer = await client.request(FILES, files);
    expect(answer.ok ? '' : describeFailure(answer.failure)).toBe(
      'GitHub answered 401 (Bad credentials): the token is not valid',
    );
  });

  it('gives a reason where nothing answers', async () => {
    await start();
    await server.close();
    const client = await createClient({ token: 'token', apiUrl: server.url, second: 1 });
    const answer = await client.request(FILES, files);
    expect(answer.ok ? '' : describeFailure(answer.failure)).toMatch(/^GitHub cannot be reached \(.+\)$/);
  });

  it('goes by way of a proxy that the environment names', async () => {
    await start();
    const client = await createClient({
      token: 'token',
      apiUrl: 'http://github.example',
      environment: { http_proxy: server.url },
      second: 1,
    });
    // The server is no proxy; that it was taken for one is what matters.
    expect(await client.request(FILES, files)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(server.tunnels).toBeGreaterThan(0);
  });
});
