import { afterEach, describe, expect, it } from 'vitest';
import type { Annotation } from '../../src/domain/annotation.js';
import { type CheckRun, publishCheckRun } from '../../src/github/check-run.js';
import { type GitHubClient, createClient } from '../../src/github/client.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from './github-server.js';

const CREATE = 'POST /repos/{owner}/{repo}/check-runs';
const CHANGE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

let server: GitHubServer;

async function start(options: GitHubOptions = {}): Promise<GitHubClient> {
  server = await startGitHub(options);
  return createClient({ token: 'token', apiUrl: server.url, second: 10 });
}

afterEach(async () => {
  await server.close();
});

function annotations(count: number, parts: Partial<Annotation> = {}): readonly Annotation[] {
  return Array.from({ length: count }, (_, index) => ({
    severity: 'error',
    title: 'name-format',
    message: `number ${index}`,
    path: 'skills/a/SKILL.md',
    startLine: 2,
    endLine: 2,
    startColumn: 7,
    endColumn: 9,
    ...parts,
  }));
}

function runOf(parts: Partial<CheckRun> = {}): CheckRun {
  return {
    repository: { owner: 'octo', repo: 'skills' },
    headSha: 'a'.repeat(40),
    name: 'Skillgate findings',
    conclusion: 'failure',
    title: 'Failed: 1 error.',
    summary: 'All of it.',
    annotations: annotations(1),
    ...parts,
  };
}

describe('a check run', () => {
  it('is published in one request where it fits', async () => {
    const client = await start();
    expect(await publishCheckRun(client, runOf({ detailsUrl: 'https://github.example/run/1' }))).toEqual({
      ok: true,
      url: 'https://github.example/runs/1',
      leftOut: 0,
    });
    expect(server.violations).toEqual([]);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body).toEqual({
      name: 'Skillgate findings',
      head_sha: 'a'.repeat(40),
      status: 'completed',
      conclusion: 'failure',
      details_url: 'https://github.example/run/1',
      output: {
        title: 'Failed: 1 error.',
        summary: 'All of it.',
        annotations: [
          {
            path: 'skills/a/SKILL.md',
            start_line: 2,
            end_line: 2,
            start_column: 7,
            end_column: 9,
            annotation_level: 'failure',
            message: 'number 0',
            title: 'name-format',
          },
        ],
      },
    });
  });

  it.each([0, 50, 120])('has all of %i annotations, in order, fifty at a time', async (count) => {
    const client = await start();
    expect(await publishCheckRun(client, runOf({ annotations: annotations(count) }))).toMatchObject({
      ok: true,
    });
    expect(server.violations).toEqual([]);
    expect(server.requests).toHaveLength(Math.max(1, Math.ceil(count / 50)));
    expect(server.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(server.state.checkRuns[0]?.annotations.map(({ message }) => message)).toEqual(
      annotations(count).map(({ message }) => message),
    );
  });

  it.each<[what: string, parts: Partial<CheckRun>]>([
    ['a summary', { summary: '😀'.repeat(30_000) }],
    ['a title', { title: 'ü'.repeat(300) }],
    [
      'an annotation',
      { annotations: annotations(1, { message: 'ü'.repeat(70_000), title: 'x'.repeat(300) }) },
    ],
    ['no path', { annotations: [{ severity: 'notice', title: 'nothing-found', message: 'm' }] }],
    ['several lines', { annotations: annotations(1, { endLine: 4 }) }],
  ])('is within the limits with %s of any size', async (_what, parts) => {
    const client = await start();
    expect(await publishCheckRun(client, runOf(parts))).toMatchObject({ ok: true });
    expect(server.violations).toEqual([]);
  });

  it('leaves out what nobody would read', async () => {
    const requests: string[] = [];
    const client: GitHubClient = {
      request(route) {
        requests.push(route);
        return Promise.resolve({ ok: true, data: { id: 1 } });
      },
    };
    server = await startGitHub();
    expect(await publishCheckRun(client, runOf({ annotations: annotations(1234) }))).toEqual({
      ok: true,
      leftOut: 234,
    });
    expect(requests).toHaveLength(20);
  });
});

describe('a refusal is a reason', () => {
  it('for a token that only reads', async () => {
    const client = await start({
      always: { [CREATE]: { status: 403, message: 'Resource not accessible by integration' } },
    });
    expect(await publishCheckRun(client, runOf())).toEqual({
      ok: false,
      reason:
        'the check run was not published: GitHub answered 403 (Resource not accessible by integration): the token may not do this; a pull request from a fork or from Dependabot has a token that only reads',
    });
  });

  it.each([404, 422, 500])('for status %i', async (status) => {
    const client = await start({ always: { [CREATE]: { status, message: 'no' } } });
    expect(await publishCheckRun(client, runOf())).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`GitHub answered ${status} (no)`) as unknown,
    });
  });

  it('that says how far it came', async () => {
    const client = await start({ always: { [CHANGE]: { status: 422, message: 'no' } } });
    expect(await publishCheckRun(client, runOf({ annotations: annotations(60) }))).toEqual({
      ok: false,
      reason: 'the check run was not published after 50 annotations: GitHub answered 422 (no)',
    });
  });
});
