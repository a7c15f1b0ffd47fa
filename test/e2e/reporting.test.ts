import { afterAll, describe, expect, it } from 'vitest';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../contract/github-server.js';
import { type Case, readCases } from '../support/cases.js';
import { expectHarmless } from '../support/harmless.js';
import { readReport } from '../support/json-report.js';
import { type Proposal, propose } from '../support/proposal.js';
import { type ActionRun, type StepResult, runAction } from '../support/runner.js';
import { CANARY } from '../support/runner-environment.js';

const made: Proposal[] = [];
const servers: GitHubServer[] = [];
afterAll(async () => {
  made.splice(0).forEach((one) => one.dispose());
  await Promise.all(servers.splice(0).map((one) => one.close()));
});

async function startServer(options: GitHubOptions = {}): Promise<GitHubServer> {
  const server = await startGitHub({ token: CANARY, ...options });
  servers.push(server);
  return server;
}

async function runWith(server: GitHubServer, run: ActionRun): Promise<StepResult> {
  const environment = { GITHUB_API_URL: server.url, ...run.environment };
  const step = await runAction({ ...run, environment });
  expectHarmless(step);
  expect(server.violations).toEqual([]);
  return step;
}

const GOOD = { 'skills/good/SKILL.md': '---\nname: good\ndescription: Does one thing well.\n---\n' };

/** So many skills with an error each. */
function broken(count: number): object {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `skills/s${index + 100}/SKILL.md`,
      `---\nname: wrong-${index}\ndescription: Does one thing well.\n---\n`,
    ]),
  );
}

describe.concurrent('check-run', () => {
  const CREATE = 'POST /repos/{owner}/{repo}/check-runs';

  it('holds every finding, on the head of the pull request', async () => {
    const proposal = propose(GOOD, { ...GOOD, ...broken(70) });
    made.push(proposal);
    const server = await startServer();
    const { directory, event } = proposal;
    const step = await runWith(server, { directory, event, inputs: { 'check-run': 'true' } });
    const [run, ...others] = server.state.checkRuns;
    expect(others).toEqual([]);
    expect(run).toMatchObject({ name: 'Skillgate findings', status: 'completed', conclusion: 'failure' });
    expect(run?.annotations).toHaveLength(70);
    expect(server.requests.map(({ route }) => route.split(' ')[0])).toEqual(['POST', 'PATCH']);
    expect(server.requests[0]?.body).toMatchObject({ head_sha: proposal.head });
    expect(step.log).not.toContain('was not written');
    expect(step.exitCode).toBe(1);
  });

  it.each([
    ['passes', GOOD, 0],
    ['fails', broken(1), 1],
  ] as const)(
    'refused, as with the token of a fork, changes nothing where the gate %s',
    async (_title, tree, status) => {
      const server = await startServer({
        always: { [CREATE]: { status: 403, message: 'Resource not accessible by integration' } },
      });
      const step = await runWith(server, {
        tree,
        inputs: { 'check-run': 'true', 'report-file': 'report.json' },
      });
      expect(step.exitCode).toBe(status);
      expect(step.conclusion).toBe(status === 0 ? 'success' : 'failure');
      expect(step.log).toContain('The check run was not written');
      expect(step.log).toContain('GitHub answered 403');
      expect(readReport(step.written.get('report.json')).counts.errors).toBe(status);
    },
  );

  it('without a token is a line in the log', async () => {
    const server = await startServer();
    const step = await runWith(server, { tree: GOOD, inputs: { 'check-run': 'true', 'github-token': '' } });
    expect(step.log).toContain('The check run was not written: there is no token');
    expect(step.exitCode).toBe(0);
    expect(server.requests).toEqual([]);
  });
});

describe.concurrent('audit-issue on schedule', () => {
  const inputs = { 'audit-issue': 'true', 'fail-on': 'never' };
  const audit = (server: GitHubServer, tree: object, event = 'schedule'): Promise<StepResult> =>
    runWith(server, { tree, event: { name: event }, inputs });

  it('one issue is opened, kept up to date, closed when all is mended, and opened again', async () => {
    const server = await startServer();
    const { issues } = server.state;
    await audit(server, GOOD);
    expect(issues).toEqual([]);
    await audit(server, broken(2));
    expect(issues).toMatchObject([{ state: 'open', title: 'Skillgate: skills that need mending' }]);
    expect(issues[0]?.body).toContain('skills/s101/SKILL.md');
    expect(issues[0]?.body).toContain('https://github.com/example-org/skills/actions/runs/9000000001');
    await audit(server, broken(1), 'workflow_dispatch');
    expect(issues[0]?.body).not.toContain('skills/s101/SKILL.md');
    await audit(server, GOOD);
    expect(issues).toMatchObject([{ state: 'closed' }]);
    await audit(server, broken(1));
    expect(issues).toMatchObject([{ state: 'open' }]);
  });

  it('is written on no other event', async () => {
    const server = await startServer();
    await audit(server, broken(1), 'push');
    expect(server.requests).toEqual([]);
  });

  it('refused is a line in the log', async () => {
    const list = 'GET /repos/{owner}/{repo}/issues';
    const server = await startServer({
      always: { [list]: { status: 403, message: 'Resource not accessible' } },
    });
    const step = await audit(server, broken(1));
    expect(step.log).toContain('The audit issue was not written');
    expect(step.exitCode).toBe(0);
  });
});

function find(id: string): Case {
  const found = readCases().find((one) => one.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  return found;
}

describe.concurrent('cases drawn from bug reports', () => {
  it('fail-on-error-exit-code: the status follows, and everything is written before the end', async () => {
    const { tree, setup } = find('fail-on-error-exit-code');
    const runs = Object.entries(setup.exit ?? {});
    expect(runs).toHaveLength(3);
    for (const [input, status] of runs) {
      const inputs = {
        'fail-on': input.replace('fail-on=', ''),
        'report-file': 'out/report.json',
        'sarif-file': 'out/report.sarif',
        'junit-file': 'out/junit.xml',
      };
      const step = await runAction({ tree, inputs });
      expectHarmless(step);
      expect(step.exitCode, input).toBe(status);
      expect([...step.written.keys()].toSorted()).toEqual([
        'out/junit.xml',
        'out/report.json',
        'out/report.sarif',
      ]);
      expect(readReport(step.written.get('out/report.json')).counts.errors).toBe(1);
      expect(JSON.parse(step.written.get('out/report.sarif') ?? '')).toMatchObject({ version: '2.1.0' });
      expect(step.written.get('out/junit.xml')).toContain('frontmatter-missing');
      expect(step.outputs).toMatchObject({
        'report-file': 'out/report.json',
        'sarif-file': 'out/report.sarif',
      });
      expect(step.summary).toContain('skills/failed/SKILL.md');
    }
  });

  it('fork-pull-request: nothing needs a token', async () => {
    const { tree } = find('fork-pull-request');
    const proposal = propose({ 'README.md': '# Skills\n' }, tree);
    made.push(proposal);
    const step = await runAction({
      directory: proposal.directory,
      event: proposal.event,
      inputs: { 'github-token': '', 'changed-only': 'true' },
      environment: { GITHUB_TOKEN: undefined, ACTIONS_RUNTIME_TOKEN: undefined },
    });
    expectHarmless(step);
    expect(step.annotations).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.summary).toContain('skills/ok/SKILL.md');
  });

  it('workflow-command-injection: the path is whole, and nothing is forged', async () => {
    const step = await runAction({ tree: find('workflow-command-injection').tree });
    expectHarmless(step);
    const place = { severity: 'error', path: 'skills/a,b/SKILL.md', startLine: 2 };
    expect(step.annotations).toContainEqual(expect.objectContaining(place));
  });
});
