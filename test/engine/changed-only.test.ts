import { describe, expect, it } from 'vitest';
import type { ChangedPath } from '../../src/domain/changes.js';
import type { Report } from '../../src/domain/report.js';
import { check } from '../../src/engine/check.js';
import { withFindings } from '../../src/engine/narrow.js';
import { markNew } from '../../src/engine/newness.js';
import { findTouched } from '../../src/engine/touched.js';
import { commitTree } from '../../src/platform/commit-tree.js';
import { gitHistory } from '../../src/platform/history.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { disagreements, readCases } from '../support/cases.js';
import { Repository } from '../support/repository.js';

describe('cases of changed files', () => {
  const cases = readCases().filter(({ setup }) => setup.changedFiles !== undefined);

  it('there are some', () => {
    expect(cases.length).toBeGreaterThan(1);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, { tree, setup, expect: wanted }) => {
    const changes = (setup.changedFiles ?? []).map((path): ChangedPath => {
      return { path, change: setup.deleted?.includes(path) === true ? 'removed' : 'modified' };
    });
    const report = check(memoryTree(tree));
    const touched = findTouched(changes, report, { configuration: [] });
    const narrowed = withFindings(report, report.findings.filter(touched.concerns));
    expect(disagreements(narrowed, wanted)).toEqual([]);
    expect(touched.skills.size).toBeGreaterThan(0);
  });
});

/** Commits two states of a repository and reports the second by what changed since the first. */
function change(before: (repository: Repository) => void, then: (repository: Repository) => void): Report {
  const repository = new Repository();
  try {
    before(repository);
    const base = repository.commit();
    then(repository);
    const head = repository.commit();
    const [baseTree, headTree] = [base, head].map((commit) => commitTree(repository.directory, commit));
    const changes = gitHistory(repository.directory).changes({ base, head });
    if (!baseTree || !headTree || !changes.known) throw new Error('the commits are not there');
    const baseReport = check(baseTree);
    const report = markNew(check(headTree), baseReport);
    const touched = findTouched(changes.paths, report, { configuration: [], base: baseReport });
    return withFindings(report, report.findings.filter(touched.concerns));
  } finally {
    repository.dispose();
  }
}

const skill = (name: string): string => `---\nname: ${name}\ndescription: Does it.\n---\n`;

/** What is said, and whether it is new. */
function said({ findings }: Report): readonly string[] {
  return findings.map(({ location, isNew }) => `${location.path} ${isNew === true ? 'new' : 'there before'}`);
}

describe('a change to a repository', () => {
  it('brings up old faults only where it touches the skill, and says that they are old', () => {
    const report = change(
      (repository) => {
        repository.write('skills/a/SKILL.md', skill('wrong-a'));
        repository.write('skills/b/SKILL.md', skill('wrong-b'));
      },
      (repository) => {
        repository.write('skills/a/notes.md', 'x');
        repository.write('skills/c/SKILL.md', skill('wrong-c'));
      },
    );
    expect(said(report)).toEqual(['skills/a/SKILL.md there before', 'skills/c/SKILL.md new']);
    expect(report.counts.errors).toBe(2);
  });

  it('passes where it touches nothing that is wrong', () => {
    const report = change(
      (repository) => repository.write('skills/a/SKILL.md', skill('wrong')),
      (repository) => repository.write('README.md', 'x'),
    );
    expect(report.result).toBe('pass');
  });

  it('that moves a skill brings no new faults', () => {
    const report = change(
      (repository) => repository.write('old/a/SKILL.md', skill('wrong')),
      (repository) => repository.git('mv', 'old', 'new'),
    );
    expect(said(report)).toEqual(['new/a/SKILL.md there before']);
  });

  it('that takes a skill away touches the one that it shadowed', () => {
    const report = change(
      (repository) => {
        repository.write('ogcode.json', '{}');
        repository.write('.agents/skills/a/SKILL.md', skill('a'));
        repository.write('.claude/skills/a/SKILL.md', '---\nname: a\n---\n');
      },
      (repository) => repository.remove('.agents/skills/a/SKILL.md'),
    );
    expect(new Set(report.findings.map(({ location }) => location.path))).toEqual(
      new Set(['.claude/skills/a/SKILL.md']),
    );
  });
});
