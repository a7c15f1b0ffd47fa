import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '../../src/domain/changes.js';
import { findChanges } from '../../src/github/changed-files.js';
import { createClient } from '../../src/github/client.js';
import { type FileContents, readFileOfCommit } from '../../src/github/contents.js';
import { type GitHubContext, type TriggerEvent, readContext } from '../../src/github/context.js';
import { gitHistory } from '../../src/platform/history.js';
import { Repository } from '../support/repository.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from './github-server.js';
import type { ChangedFile } from './github-state.js';

const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const HEAD = 'b'.repeat(40);
const BASE = 'a'.repeat(40);
const REPOSITORY = { owner: 'octo', repo: 'skills' };

let server: GitHubServer;
let nowhere: string;

beforeEach(() => {
  nowhere = mkdtempSync(path.join(tmpdir(), 'skillgate-nowhere-'));
});

afterEach(async () => {
  await server.close();
  rmSync(nowhere, { recursive: true, force: true });
});

interface Circumstances extends GitHubOptions {
  readonly event?: TriggerEvent;
  /** Where the files lie; a folder without a checkout where absent. */
  readonly directory?: string;
  readonly hasToken?: boolean;
}

const PULL_REQUEST: TriggerEvent = { kind: 'pull_request', number: 1, baseSha: BASE, headSha: HEAD };
const PUSH: TriggerEvent = { kind: 'push', before: BASE, after: HEAD };

async function find({
  event = PULL_REQUEST,
  directory,
  hasToken = true,
  ...options
}: Circumstances): Promise<Changes> {
  server = await startGitHub(options);
  const context: GitHubContext = {
    ...readContext({}, undefined),
    eventName: event.kind,
    event,
    repository: REPOSITORY,
  };
  const changes = await findChanges({
    context,
    history: gitHistory(directory ?? nowhere),
    client: () =>
      hasToken
        ? createClient({ token: 'token', apiUrl: server.url, second: 10 })
        : Promise.resolve(undefined),
  });
  expect(server.violations).toEqual([]);
  return changes;
}

function files(count: number): readonly ChangedFile[] {
  return Array.from({ length: count }, (_, index) => ({ filename: `skills/s${index}/SKILL.md` }));
}

describe('from git', () => {
  it('without a request where both commits are here', async () => {
    const repository = new Repository();
    repository.write('a');
    const before = repository.commit();
    repository.write('b');
    const after = repository.commit();
    const changes = await find({
      event: { kind: 'push', before, after },
      directory: repository.directory,
      hasToken: false,
    });
    expect(changes).toEqual({ known: true, paths: [{ path: 'b', change: 'added' }] });
    repository.dispose();
  });

  it('never where something else is checked out, whatever GitHub says', async () => {
    const repository = new Repository();
    const before = repository.commit();
    repository.commit();
    const changes = await find({
      event: { kind: 'push', before, after: HEAD },
      directory: repository.directory,
    });
    expect(changes).toEqual({ known: false, reason: 'what is checked out is not what the event speaks of' });
    expect(server.requests).toEqual([]);
    repository.dispose();
  });
});

describe('from GitHub', () => {
  it('where the checkout is too shallow', async () => {
    const repository = new Repository();
    const before = repository.commit();
    repository.write('b');
    const after = repository.commit();
    const clone = path.join(nowhere, 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository.directory}`, clone], {
      stdio: 'pipe',
    });
    const event = { kind: 'push', before, after } as const;
    const comparison = { status: 'ahead', files: [{ filename: 'b', status: 'added' }] };
    expect(await find({ event, directory: clone, repository: { comparison } })).toEqual({
      known: true,
      paths: [{ path: 'b', change: 'added' }],
    });
    await server.close();
    expect(await find({ event, directory: clone, hasToken: false })).toEqual({
      known: false,
      reason: `the history of the checkout does not reach the base commit ${before.slice(0, 12)}, and there is no token to ask GitHub`,
    });
    repository.dispose();
  });

  it('a renamed file is two', async () => {
    const list: readonly ChangedFile[] = [
      { filename: 'new/SKILL.md', status: 'renamed', previous_filename: 'old/SKILL.md' },
      { filename: 'copy', status: 'copied', previous_filename: 'original' },
      { filename: 'gone', status: 'removed' },
      { filename: 'mode', status: 'changed' },
    ];
    expect(await find({ repository: { pullRequest: { headSha: HEAD, files: list } } })).toEqual({
      known: true,
      paths: [
        { path: 'old/SKILL.md', change: 'removed' },
        { path: 'new/SKILL.md', change: 'added' },
        { path: 'copy', change: 'added' },
        { path: 'gone', change: 'removed' },
        { path: 'mode', change: 'modified' },
      ],
    });
  });

  it.each([1, 100, 101, 250])('all pages of %i files', async (count) => {
    const changes = await find({ repository: { pullRequest: { headSha: HEAD, files: files(count) } } });
    expect(changes.known ? changes.paths.map(({ path: file }) => file) : changes.reason).toEqual(
      files(count).map(({ filename }) => filename),
    );
    expect(server.requests).toHaveLength(1 + Math.ceil(count / 100));
  });
});

describe('nobody can say, so that all counts for touched', () => {
  it.each<[what: string, circumstances: Circumstances, reason: RegExp]>([
    [
      '3,000 files and more',
      { repository: { pullRequest: { headSha: HEAD, files: files(3000) } } },
      /^there is no git checkout; the pull request changes 3000 files, and GitHub lists no more than 3,000$/,
    ],
    [
      'fewer files than GitHub counts',
      { repository: { pullRequest: { headSha: HEAD, files: files(5), changedFiles: 9 } } },
      /GitHub listed 5 of 9 changed files/,
    ],
    [
      'none counted',
      { repository: { pullRequest: { headSha: HEAD, files: [] } } },
      /counts no changed files/,
    ],
    [
      'a pull request that moved on',
      { repository: { pullRequest: { headSha: BASE, files: files(1) } } },
      /moved on since/,
    ],
    ['no such pull request', {}, /GitHub answered 404 \(Not Found\)/],
    [
      'a refusal',
      { always: { [PULL]: { status: 403, message: 'Resource not accessible by integration' } } },
      /answered 403/,
    ],
    ['a fault on the other side', { always: { [PULL]: { status: 500 } } }, /answered 500/],
    [
      '300 files of a comparison',
      { event: PUSH, repository: { comparison: { status: 'ahead', files: files(300) } } },
      /no more than 300 files/,
    ],
    [
      'a rewritten branch',
      { event: PUSH, repository: { comparison: { status: 'diverged', files: files(1) } } },
      /the branch was rewritten/,
    ],
    ['a new branch', { event: { kind: 'push', after: HEAD } }, /^the branch is new$/],
    ['an event without a change', { event: { kind: 'schedule' } }, /brings no change to compare/],
    ['no token', { hasToken: false }, /^there is no git checkout, and there is no token to ask GitHub$/],
  ])('%s', async (_what, circumstances, reason) => {
    const changes = await find(circumstances);
    expect(changes.known ? 'known' : changes.reason).toMatch(reason);
  });
});

async function read(name: string, options: GitHubOptions): Promise<FileContents> {
  server = await startGitHub(options);
  const client = await createClient({ token: 'token', apiUrl: server.url, second: 10 });
  const file = await readFileOfCommit(client, { repository: REPOSITORY, commit: BASE, path: name });
  expect(server.violations).toEqual([]);
  return file;
}

describe('a file of the base commit', () => {
  it('is read whole', async () => {
    const text = `fail-on: warning\n${'# ü\n'.repeat(100)}`;
    const file = await read('.github/skillgate.yml', {
      repository: { contents: { [`${BASE}:.github/skillgate.yml`]: text } },
    });
    expect(file.found && Buffer.from(file.bytes).toString('utf8')).toBe(text);
  });

  it('may not be there, which is something else than not to be had', async () => {
    expect(await read('skillgate.yml', {})).toEqual({ found: false, isAbsent: true });
    await server.close();
    const contents = 'GET /repos/{owner}/{repo}/contents/{path}';
    expect(
      await read('skillgate.yml', { always: { [contents]: { status: 403, message: 'no' } } }),
    ).toMatchObject({
      found: false,
      isAbsent: false,
      reason: expect.stringContaining('GitHub answered 403 (no)') as unknown,
    });
  });
});
