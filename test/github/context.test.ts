import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContext } from '../../src/github/context.js';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);
const ZERO = '0'.repeat(40);

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/events/${name}.json`, import.meta.url), 'utf8');
}

function eventOf(name: string, payload: object): unknown {
  return readContext({ GITHUB_EVENT_NAME: name }, JSON.stringify(payload)).event;
}

function pullRequest(parts: object = {}): object {
  const repo = { full_name: 'octo/skills' };
  return {
    pull_request: { number: 7, base: { sha: A, repo }, head: { sha: B, repo }, changed_files: 2, ...parts },
  };
}

describe('an event', () => {
  it.each(['pull_request', 'push', 'merge_group', 'schedule', 'workflow_dispatch'])('%s is read', (name) => {
    expect(readContext({ GITHUB_EVENT_NAME: name }, fixture(name)).event).toMatchObject({ kind: name });
  });

  it.each<[name: string, payload: object, expected: object]>([
    [
      'pull_request',
      pullRequest(),
      { kind: 'pull_request', number: 7, baseSha: A, headSha: B, changedFiles: 2 },
    ],
    [
      'pull_request_target',
      pullRequest(),
      { kind: 'pull_request', number: 7, baseSha: A, headSha: B, changedFiles: 2 },
    ],
    ['push', { before: A, after: B }, { kind: 'push', before: A, after: B }],
    ['push', { before: ZERO, after: B }, { kind: 'push', after: B }],
    ['push', { before: A, after: ZERO, deleted: true }, { kind: 'other' }],
    [
      'merge_group',
      { merge_group: { base_sha: A, head_sha: B } },
      { kind: 'merge_group', baseSha: A, headSha: B },
    ],
    ['schedule', { schedule: '0 5 * * 1' }, { kind: 'schedule' }],
    ['workflow_dispatch', {}, { kind: 'workflow_dispatch' }],
    ['release', {}, { kind: 'other' }],
    ['pull_request', {}, { kind: 'other' }],
    ['pull_request', pullRequest({ number: '7' }), { kind: 'other' }],
    ['pull_request', pullRequest({ head: { sha: '--upload-pack=x' } }), { kind: 'other' }],
    ['merge_group', { merge_group: [] }, { kind: 'other' }],
    ['push', { after: 7 }, { kind: 'other' }],
  ])('%s of %j', (name, payload, expected) => {
    expect(eventOf(name, payload)).toEqual(expected);
  });

  it.each([undefined, '', 'null', '[]', '{', '"x"'])('that is %j is no reason to fail', (text) => {
    expect(readContext({ GITHUB_EVENT_NAME: 'pull_request' }, text).event).toEqual({ kind: 'other' });
  });
});

describe('the environment', () => {
  it('gives what the runner sets', () => {
    const environment = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REPOSITORY: 'octo/skills',
      GITHUB_SHA: 'c'.repeat(40),
      GITHUB_API_URL: 'https://ghes.example/api/v3/',
      GITHUB_SERVER_URL: 'https://ghes.example',
      GITHUB_RUN_ID: '12',
      GITHUB_WORKFLOW_REF: 'octo/skills/.github/workflows/check.yml@refs/heads/main',
    };
    expect(readContext(environment, JSON.stringify(pullRequest()))).toMatchObject({
      repository: { owner: 'octo', repo: 'skills' },
      sha: 'c'.repeat(40),
      headSha: B,
      apiUrl: 'https://ghes.example/api/v3',
      serverUrl: 'https://ghes.example',
      runUrl: 'https://ghes.example/octo/skills/actions/runs/12',
      workflowPath: '.github/workflows/check.yml',
    });
  });

  it('can be empty', () => {
    expect(readContext({}, undefined)).toEqual({
      eventName: '',
      event: { kind: 'other' },
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
      isPrivilegedForStrangers: false,
      hasReadOnlyToken: false,
    });
  });

  it.each(['octo', 'octo/skills/x', '../x/y', 'octo/ski lls'])('names no repository by %j', (name) => {
    expect(readContext({ GITHUB_REPOSITORY: name }, undefined).repository).toBeUndefined();
  });
});

describe('who may do what', () => {
  const fork = pullRequest({ head: { sha: B, repo: { full_name: 'mallory/skills' } } });
  const gone = pullRequest({ head: { sha: B, repo: null } });

  it.each<
    [what: string, name: string, payload: object, actor: string, privileged: boolean, readOnly: boolean]
  >([
    ['a pull request of the repository', 'pull_request', pullRequest(), 'ann', false, false],
    ['a pull request of a fork', 'pull_request', fork, 'mallory', false, true],
    ['a pull request of a fork that is gone', 'pull_request', gone, 'mallory', false, true],
    ['Dependabot', 'pull_request', pullRequest(), 'dependabot[bot]', false, true],
    ['Dependabot', 'push', { after: A }, 'dependabot[bot]', false, true],
    ['a push', 'push', { after: A }, 'ann', false, false],
    ['pull_request_target', 'pull_request_target', fork, 'mallory', true, false],
    ['workflow_run', 'workflow_run', {}, 'ann', true, false],
    ['issue_comment', 'issue_comment', {}, 'ann', true, false],
  ])('%s (%s)', (_what, name, payload, actor, privileged, readOnly) => {
    const environment = { GITHUB_EVENT_NAME: name, GITHUB_ACTOR: actor };
    const context = readContext(environment, JSON.stringify(payload));
    expect([context.isPrivilegedForStrangers, context.hasReadOnlyToken]).toEqual([privileged, readOnly]);
  });
});
