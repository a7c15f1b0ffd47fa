import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GitHubServer, startGitHub } from './github-server.js';

let server: GitHubServer;

beforeAll(async () => {
  server = await startGitHub({ repository: { issues: [{ title: 'One' }] } });
});

afterAll(async () => {
  await server.close();
});

let before = 0;

beforeEach(() => {
  before = server.violations.length;
});

interface Sent {
  readonly status: number;
  readonly violations: readonly string[];
}

async function send(method: string, path: string, body?: object, token = 'token'): Promise<Sent> {
  const headers = {
    authorization: `token ${token}`,
    'user-agent': 'test',
    'content-type': 'application/json',
  };
  const url = `${server.url}/repos/octo/skills${path}`;
  const { status } = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status, violations: server.violations.slice(before) };
}

const output = { title: 'title', summary: 'summary' };
const run = { name: 'skills', head_sha: 'a'.repeat(40), status: 'completed', conclusion: 'success', output };
const annotation = {
  path: 'a/SKILL.md',
  start_line: 1,
  end_line: 1,
  annotation_level: 'failure',
  message: 'm',
};
const annotated = (...list: readonly object[]): object => ({
  ...run,
  output: { ...output, annotations: list },
});

describe('a request as it should be', () => {
  it.each<[method: string, path: string, status: number, body?: object]>([
    ['POST', '/check-runs', 201, run],
    ['POST', '/check-runs', 201, { name: 'skills', head_sha: 'a'.repeat(40) }],
    ['POST', '/check-runs', 201, annotated({ ...annotation, start_column: 1, end_column: 4, title: 't' })],
    ['GET', '/issues?state=open&per_page=100&page=1', 200],
    ['POST', '/issues', 201, { title: 'title', body: 'body' }],
    ['PATCH', '/issues/1', 200, { state: 'closed', state_reason: 'completed' }],
    ['PATCH', '/issues/999', 404, { body: 'x' }],
    ['GET', '/contents/.github%2Fskillgate.yml?ref=main', 404],
  ])('%s %s is answered with %i', async (method, path, status, body) => {
    expect(await send(method, path, body)).toEqual({ status, violations: [] });
  });
});

describe('a request is refused', () => {
  it.each<[what: string, method: string, path: string, body: object | undefined, words: RegExp]>([
    ['without the commit', 'POST', '/check-runs', { name: 'skills' }, /head_sha/],
    [
      'with an unknown conclusion',
      'POST',
      '/check-runs',
      { ...run, conclusion: 'fine' },
      /conclusion must be equal to one of/,
    ],
    [
      'completed without a conclusion',
      'POST',
      '/check-runs',
      { ...run, conclusion: undefined },
      /needs a conclusion/,
    ],
    [
      'with 51 annotations',
      'POST',
      '/check-runs',
      annotated(...Array.from({ length: 51 }, () => annotation)),
      /annotations must NOT have more than 50 items/,
    ],
    [
      'with an annotation of level error',
      'POST',
      '/check-runs',
      annotated({ ...annotation, annotation_level: 'error' }),
      /annotation_level/,
    ],
    [
      'with columns over several lines',
      'POST',
      '/check-runs',
      annotated({ ...annotation, end_line: 2, start_column: 1 }),
      /columns are for annotations on one line/,
    ],
    ['with a line 0', 'POST', '/check-runs', annotated({ ...annotation, start_line: 0 }), /begin at 1/],
    [
      'with a summary too long',
      'POST',
      '/check-runs',
      { ...run, output: { ...output, summary: 'x'.repeat(65_536) } },
      /must NOT have more than 65535/,
    ],
    [
      'with a summary too long in bytes',
      'POST',
      '/check-runs',
      { ...run, output: { ...output, summary: 'ü'.repeat(40_000) } },
      /more than 65,535 bytes/,
    ],
    [
      'with a field that GitHub does not know',
      'POST',
      '/check-runs',
      { ...run, sha: 'x' },
      /there is no field sha/,
    ],
    ["without an issue's title", 'POST', '/issues', { body: 'x' }, /title/],
    [
      'with a body too long',
      'POST',
      '/issues',
      { title: 't', body: 'x'.repeat(65_537) },
      /65,536 characters/,
    ],
    ['with a number that is none', 'PATCH', '/issues/one', { body: 'x' }, /issue_number/],
    [
      'with a parameter that GitHub does not know',
      'GET',
      '/issues?limit=3',
      undefined,
      /there is no parameter limit/,
    ],
    ['with an unknown state', 'GET', '/issues?state=shut', undefined, /state/],
  ])('%s', async (_what, method, path, body, words) => {
    const { status, violations } = await send(method, path, body);
    expect(status).toBe(422);
    expect(violations.join('\n')).toMatch(words);
  });

  it('on a path that GitHub does not have', async () => {
    const { status, violations } = await send('GET', '/check-runs/1/things');
    expect(status).toBe(404);
    expect(violations).toEqual(['GET /repos/octo/skills/check-runs/1/things: GitHub has no such operation']);
  });

  it('with another token', async () => {
    expect(await send('GET', '/issues', undefined, 'other')).toEqual({ status: 401, violations: [] });
  });
});
