import { describe, expect, it } from 'vitest';
import { type CliResult, runCli } from '../support/cli.js';
import { expectHarmless } from '../support/harmless.js';
import { readReport } from '../support/json-report.js';
import { inFolder, propose } from '../support/proposal.js';
import { runAction } from '../support/runner.js';
import { SHELL, smokeSkill } from '../support/smoke-skill.js';
import { messagesOf, shown } from '../support/step-view.js';
import { readFiles, writeTree } from '../support/tree-files.js';

const BASELINE = '.github/skillgate-baseline.json';
const POLICY = { 'skillgate.yml': `baseline: ${BASELINE}\n` };

function skill(name: string, heading = name): object {
  return { [`skills/${name}/SKILL.md`]: `---\nname: ${heading}\ndescription: Does one thing well.\n---\n` };
}

const OLD = { ...POLICY, ...skill('old', 'wrong'), ...skill('older', 'wrong') };

/** The findings that are left, as lines. */
function left({ stdout }: CliResult): readonly string[] {
  return readReport(stdout)
    .findings.filter(({ suppressed }) => !suppressed)
    .map(({ rule, location }) => `${rule} ${location.path}:${location.start.line}`);
}

/** The tree with the baseline that the command line writes for it. */
async function withBaseline(tree: object, ...args: readonly string[]): Promise<object> {
  return inFolder((folder) => {
    writeTree(folder, tree);
    expect(runCli(folder, ['--write-baseline', ...args])).toMatchObject({ exitCode: 0, stderr: '' });
    return { ...tree, [BASELINE]: readFiles(folder).get(BASELINE) ?? '' };
  });
}

/** What the command line says of a tree. */
async function checkTree(tree: object, ...args: readonly string[]): Promise<CliResult> {
  return inFolder((folder) => {
    writeTree(folder, tree);
    return runCli(folder, ['check', '--format', 'json', ...args]);
  });
}

describe('--write-baseline', () => {
  it('accepts what is there, and only that, wherever its lines go', async () => {
    const accepted = await withBaseline(OLD);
    const clean = await checkTree(accepted);
    expect(left(clean)).toEqual([]);
    expect(clean.exitCode).toBe(0);
    const moved = { 'skills/old/SKILL.md': '---\n# A comment\nname: wrong\ndescription: Does two.\n---\n' };
    expect(left(await checkTree({ ...accepted, ...moved }))).toEqual([]);
    const more = await checkTree({ ...accepted, ...skill('new', 'New') });
    expect(left(more)).toEqual(['name-format skills/new/SKILL.md:2']);
    expect(more.exitCode).toBe(1);
  });

  it('says where to name it when no policy does', async () => {
    await inFolder((folder) => {
      writeTree(folder, skill('old', 'wrong'));
      const { stdout } = runCli(folder, ['--write-baseline']);
      expect(stdout).toBe(
        `Accepted what is found now in ${BASELINE}; name it in the policy: baseline: ${BASELINE}.\n`,
      );
    });
  });

  it('writes a broken one anew', async () => {
    const broken = { ...OLD, [BASELINE]: '{"version": 7}\n' };
    const refused = await checkTree(broken);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('--write-baseline');
    expect(left(await checkTree(await withBaseline(broken)))).toEqual([]);
  });

  it('accepts what smoke runs find as well, which is not stale where nothing is run', async () => {
    const tree = { ...POLICY, ...smokeSkill('exits', `${SHELL}exit 3\n`) };
    const accepted = await withBaseline(tree, '--smoke');
    const tried = await checkTree(accepted, '--smoke');
    expect(left(tried)).toEqual([]);
    expect(tried.exitCode).toBe(0);
    expect(left(await checkTree(accepted))).toEqual([]);
    const mended = { ...accepted, ...smokeSkill('exits', `${SHELL}echo '{}'\n`) };
    expect(left(await checkTree(mended, '--smoke'))).toEqual([`baseline-stale ${BASELINE}:4`]);
  });

  it.each([[['skills/old']], [['--changed-since', 'HEAD']]])('refuses %j', (args) => {
    const proposal = propose(skill('old'), skill('old', 'wrong'));
    try {
      const { exitCode, stderr } = runCli(proposal.directory, ['check', '--write-baseline', ...args]);
      expect(exitCode).toBe(2);
      expect(stderr).toContain('a baseline speaks of the whole repository');
    } finally {
      proposal.dispose();
    }
  });
});

describe('--changed-since', () => {
  it('reports what the work since then touches, what is not committed included', () => {
    const proposal = propose(skill('old', 'wrong'), { ...skill('old', 'wrong'), ...skill('new', 'New') });
    try {
      writeTree(proposal.directory, skill('newest', 'Newest'));
      const result = runCli(proposal.directory, ['--changed-since', proposal.base, '--format', 'json']);
      expect(left(result)).toEqual([
        'name-format skills/new/SKILL.md:2',
        'name-format skills/newest/SKILL.md:2',
      ]);
      expect(readReport(result.stdout).findings.map(({ isNew }) => isNew)).toEqual([true, true]);
      const unknown = runCli(proposal.directory, ['--changed-since', 'nowhere']);
      expect(unknown.stderr).toContain('git knows no commit "nowhere" here');
      expect(unknown.exitCode).toBe(2);
    } finally {
      proposal.dispose();
    }
  });
});

describe('a baseline in the action', () => {
  it('accepts what it holds, and names what is gone', async () => {
    const before = await withBaseline(OLD);
    const proposal = propose(before, { ...before, ...skill('old') });
    try {
      const step = await runAction({ directory: proposal.directory, event: proposal.event });
      expectHarmless(step);
      expect(shown(step)).toEqual([`notice baseline-stale ${BASELINE}:4`]);
      expect(step.exitCode).toBe(0);
    } finally {
      proposal.dispose();
    }
  });

  it('cannot be made to accept more by the change that it judges', async () => {
    const before = await withBaseline(OLD);
    const after = await withBaseline({ ...before, ...skill('bad', 'Bad') });
    const proposal = propose(before, after);
    try {
      const step = await runAction({ directory: proposal.directory, event: proposal.event });
      expect(shown(step)).toEqual([
        'error name-format skills/bad/SKILL.md:2',
        `notice policy-changed ${BASELINE}:1`,
      ]);
      expect(messagesOf(step, 'policy-changed')).toContain(BASELINE);
      expect(step.exitCode).toBe(1);
    } finally {
      proposal.dispose();
    }
  });
});
