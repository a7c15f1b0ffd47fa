import type { ChangedPath, Changes } from '../domain/changes.js';
import type { Comparison, History } from '../domain/history.js';
import { runGit, splitAtNul } from './git-process.js';

/** The commits that git knows of in a directory. Starts git for each question, and nothing before. */
export function gitHistory(directory: string): History {
  const resolve = (revision: string): string | undefined =>
    lineOf(
      runGit(directory, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]),
    );
  const isShallow = (): boolean =>
    lineOf(runGit(directory, ['rev-parse', '--is-shallow-repository'])) !== 'false';
  return {
    resolve,
    isShallow,
    parents: (commit) => parentsOf(directory, commit),
    mergeBase: (a, b) =>
      isShallow() ? undefined : lineOf(runGit(directory, ['merge-base', '--end-of-options', a, b])),
    changes: (comparison) => changesOf(directory, comparison, resolve),
  };
}

function lineOf(output: Buffer | undefined): string | undefined {
  const line = output?.toString('utf8').trim();
  return line === '' ? undefined : line;
}

/** Read from the commit itself: where the history is cut off, git's own commands show none. */
function parentsOf(directory: string, commit: string): readonly string[] {
  const text = runGit(directory, ['cat-file', '--end-of-options', 'commit', commit])?.toString('utf8') ?? '';
  const [header = ''] = text.split('\n\n', 1);
  return Array.from(header.matchAll(/^parent ([0-9a-f]{40,64})$/gm), ([, parent = '']) => parent);
}

/** Without git's search for renames: a renamed file is one removed and one added, which is what loaders see. */
const DIFF = [
  'diff',
  '--name-status',
  '-z',
  '--no-renames',
  '--no-ext-diff',
  '--ignore-submodules=dirty',
  '--relative',
];

function changesOf(
  directory: string,
  comparison: Comparison,
  resolve: (revision: string) => string | undefined,
): Changes {
  const base = resolve(comparison.base);
  if (base === undefined) return unknown(`the commit ${comparison.base} is not in this checkout`);
  if (comparison.head === undefined) return changesOnDisk(directory, base);
  const head = resolve(comparison.head);
  if (head === undefined) return unknown(`the commit ${comparison.head} is not in this checkout`);
  const output = runGit(directory, [...DIFF, base, head, '--']);
  return output ? { known: true, paths: parseChanges(output) } : unknown('git could not compare the commits');
}

function changesOnDisk(directory: string, base: string): Changes {
  const output = runGit(directory, [...DIFF, base, '--']);
  const untracked = runGit(directory, ['ls-files', '-z', '--others', '--exclude-standard']);
  if (!output || !untracked) return unknown('git could not compare the commit with the files');
  const added = splitAtNul(untracked).map((path): ChangedPath => ({
    path: path.toString('utf8'),
    change: 'added',
  }));
  return { known: true, paths: [...parseChanges(output), ...added] };
}

function unknown(reason: string): Changes {
  return { known: false, reason };
}

const CHANGE: Readonly<Record<string, ChangedPath['change']>> = { A: 'added', D: 'removed' };

/** A letter and a path in turns. */
function parseChanges(output: Buffer): readonly ChangedPath[] {
  const parts = splitAtNul(output).map((part) => part.toString('utf8'));
  return parts.flatMap((letter, index) => {
    const path = parts[index + 1];
    return index % 2 === 1 || path === undefined ? [] : [{ path, change: CHANGE[letter] ?? 'modified' }];
  });
}
