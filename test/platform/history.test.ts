import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { History } from '../../src/domain/history.js';
import { gitHistory } from '../../src/platform/history.js';
import { Repository } from '../support/repository.js';

let repository: Repository;
let history: History;
let outside: string;

beforeEach(() => {
  repository = new Repository();
  history = gitHistory(repository.directory);
  outside = mkdtempSync(path.join(tmpdir(), 'skillgate-clone-'));
});

afterEach(() => {
  repository.dispose();
  rmSync(outside, { recursive: true, force: true });
});

/** A clone with so many commits, as `actions/checkout` makes them. */
function shallowClone(depth: number): History {
  const clone = path.join(outside, 'clone');
  const url = `file://${repository.directory}`;
  execFileSync('git', ['clone', '-q', '--depth', String(depth), url, clone], { stdio: 'pipe' });
  return gitHistory(clone);
}

/** A branch `topic` beside `main`, merged as GitHub merges a pull request to test it. */
function mergedPullRequest(): { readonly base: string; readonly head: string; readonly merge: string } {
  repository.write('skills/a/SKILL.md');
  repository.commit();
  repository.git('checkout', '-q', '-b', 'topic');
  repository.write('skills/topic/SKILL.md');
  const head = repository.commit();
  repository.git('checkout', '-q', 'main');
  repository.write('skills/main/SKILL.md');
  const base = repository.commit();
  repository.git('merge', '-q', '--no-ff', '-m', 'merge', 'topic');
  return { base, head, merge: repository.git('rev-parse', 'HEAD') };
}

describe('commits', () => {
  it('are found by any name', () => {
    const commit = repository.commit();
    expect([history.resolve('HEAD'), history.resolve('main'), history.resolve(commit.slice(0, 8))]).toEqual([
      commit,
      commit,
      commit,
    ]);
    expect(history.resolve('nope')).toBeUndefined();
    expect(history.resolve('--all')).toBeUndefined();
    expect(history.resolve('')).toBeUndefined();
  });

  it('know their parents, and where they parted', () => {
    const { base, head, merge } = mergedPullRequest();
    expect(history.parents(merge)).toEqual([base, head]);
    expect(history.mergeBase(base, head)).toBe(history.parents(head)[0]);
    expect(history.isShallow()).toBe(false);
  });

  it('name parents that are not here, and refuse to guess where the history is cut off', () => {
    const { base, head } = mergedPullRequest();
    const clone = shallowClone(1);
    expect(clone.isShallow()).toBe(true);
    expect(clone.parents('HEAD')).toEqual([base, head]);
    expect(clone.resolve(base)).toBeUndefined();
    expect(clone.mergeBase('HEAD', 'HEAD')).toBeUndefined();
  });

  it('are none where there is no checkout', () => {
    const nowhere = gitHistory(outside);
    expect(nowhere.resolve('HEAD')).toBeUndefined();
    expect(nowhere.parents('HEAD')).toEqual([]);
    expect(nowhere.isShallow()).toBe(true);
    expect(nowhere.changes({ base: 'HEAD' })).toEqual({
      known: false,
      reason: 'the commit HEAD is not in this checkout',
    });
  });
});

describe('changes', () => {
  it('are what was added, modified and removed; a renamed file is two', () => {
    for (const name of ['kept', 'gone', 'old/SKILL.md']) repository.write(name);
    const base = repository.commit();
    repository.write('kept', 'changed');
    repository.remove('gone');
    repository.git('mv', 'old', 'new');
    repository.git('update-index', '--chmod=+x', 'new/SKILL.md');
    const head = repository.commit();
    expect(history.changes({ base, head })).toEqual({
      known: true,
      paths: [
        { path: 'gone', change: 'removed' },
        { path: 'kept', change: 'modified' },
        { path: 'new/SKILL.md', change: 'added' },
        { path: 'old/SKILL.md', change: 'removed' },
      ],
    });
  });

  it('of a merge against its first parent are those of the branch alone, also with two commits fetched', () => {
    const { base, merge } = mergedPullRequest();
    const expected = { known: true, paths: [{ path: 'skills/topic/SKILL.md', change: 'added' }] };
    expect(history.changes({ base, head: merge })).toEqual(expected);
    expect(shallowClone(2).changes({ base, head: 'HEAD' })).toEqual(expected);
  });

  it('are unknown where a commit was not fetched', () => {
    const { base } = mergedPullRequest();
    expect(shallowClone(1).changes({ base, head: 'HEAD' })).toEqual({
      known: false,
      reason: `the commit ${base} is not in this checkout`,
    });
  });

  it('against the disk hold what is not committed', () => {
    repository.write('a');
    repository.write('b');
    repository.write('.gitignore', 'ignored\n');
    const base = repository.commit();
    repository.write('a', 'changed');
    repository.remove('b');
    repository.write('new');
    repository.write('ignored');
    expect(history.changes({ base })).toEqual({
      known: true,
      paths: [
        { path: 'a', change: 'modified' },
        { path: 'b', change: 'removed' },
        { path: 'new', change: 'added' },
      ],
    });
  });

  it('have names as they are, and those below the directory that is asked about', () => {
    repository.write('skills/a');
    const base = repository.commit();
    repository.write('skills/awkward\n"ü"');
    repository.write('other');
    const head = repository.commit();
    const below = gitHistory(path.join(repository.directory, 'skills'));
    expect(below.changes({ base, head })).toEqual({
      known: true,
      paths: [{ path: 'awkward\n"ü"', change: 'added' }],
    });
  });
});
