import { afterAll, describe, expect, it } from 'vitest';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../contract/github-server.js';
import { expectHarmless } from '../support/harmless.js';
import { type Proposal, propose } from '../support/proposal.js';
import { type StepResult, runAction } from '../support/runner.js';
import { CANARY } from '../support/runner-environment.js';
import { messagesOf, shown } from '../support/step-view.js';

const made: Proposal[] = [];
const servers: GitHubServer[] = [];
afterAll(async () => {
  made.splice(0).forEach((one) => one.dispose());
  await Promise.all(servers.splice(0).map((one) => one.close()));
});

const PULL_REQUEST = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const CONTENTS = 'GET /repos/{owner}/{repo}/contents/{path}';

function skill(name: string, heading = name): object {
  return { [`skills/${name}/SKILL.md`]: `---\nname: ${heading}\ndescription: Does one thing well.\n---\n` };
}

interface Setting {
  readonly before: object;
  readonly after: object;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly github?: Omit<GitHubOptions, 'repository'>;
  /** What GitHub counts. */
  readonly changedFiles?: number;
}

interface Ran {
  readonly step: StepResult;
  readonly server: GitHubServer;
}

/** Runs the action on a pull request of which only the last commit was fetched; the rest GitHub has to tell. */
async function runShallow({ before, after, inputs = {}, files = [], ...more }: Setting): Promise<Ran> {
  const proposal = propose(before, after, { isShallow: true });
  made.push(proposal);
  const texts = Object.entries(before).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const { changedFiles } = more;
  const server = await startGitHub({
    token: CANARY,
    repository: {
      pullRequest: {
        headSha: proposal.head,
        files: files.map((filename) => ({ filename })),
        ...(changedFiles === undefined ? {} : { changedFiles }),
      },
      contents: Object.fromEntries(texts.map(([path, text]) => [`${proposal.base}:${path}`, text])),
    },
    ...more.github,
  });
  servers.push(server);
  const step = await runAction({
    directory: proposal.directory,
    event: proposal.event,
    inputs,
    environment: { GITHUB_API_URL: server.url },
  });
  expectHarmless(step);
  expect(server.violations).toEqual([]);
  return { step, server };
}

const ONLY_CHANGED = { 'changed-only': 'true' };
const TWO = {
  before: { ...skill('old', 'wrong'), ...skill('kept') },
  after: { ...skill('old', 'wrong'), ...skill('kept', 'Kept') },
  files: ['skills/kept/SKILL.md'],
};
const EVERYTHING = ['error name-format skills/kept/SKILL.md:2', 'error name-directory skills/old/SKILL.md:2'];

describe.concurrent('changed files from GitHub', () => {
  it('narrow the report as git does', async () => {
    const { step, server } = await runShallow({ ...TWO, inputs: ONLY_CHANGED });
    expect(shown(step)).toEqual(['error name-format skills/kept/SKILL.md:2']);
    expect(server.requests.map(({ route }) => route)).toContain(`${PULL_REQUEST}/files`);
  });

  it('are not asked for where nobody wants them', async () => {
    const { step, server } = await runShallow(TWO);
    expect(shown(step).toSorted()).toEqual(EVERYTHING.toSorted());
    expect(server.requests.map(({ route }) => route)).not.toContain(PULL_REQUEST);
  });

  it('without a token everything is reported, with a notice that says why', async () => {
    const { step, server } = await runShallow({ ...TWO, inputs: { ...ONLY_CHANGED, 'github-token': '' } });
    expect(shown(step)).toEqual(expect.arrayContaining([...EVERYTHING, 'notice not-checked .:0']));
    expect(messagesOf(step, 'not-checked')).toContain('everything is reported');
    expect(messagesOf(step, 'not-checked')).toContain('there is no token to ask GitHub');
    expect(server.requests).toEqual([]);
  });

  it.each([
    [403, 'Resource not accessible by integration', 'a token that only reads'],
    [404, 'Not Found', 'the token may not see it'],
    [422, 'Validation Failed', 'GitHub answered 422'],
    [410, 'Gone', 'GitHub answered 410'],
  ])('refused with %i lead to everything', async (status, message, words) => {
    const github = { always: { [PULL_REQUEST]: { status, message } } };
    const { step } = await runShallow({ ...TWO, inputs: ONLY_CHANGED, github });
    expect(shown(step)).toEqual(expect.arrayContaining([...EVERYTHING, 'notice not-checked .:0']));
    expect(messagesOf(step, 'not-checked')).toContain(words);
    expect(step.exitCode).toBe(1);
  });

  it('of a pull request with 3,000 of them lead to everything', async () => {
    const { step } = await runShallow({ ...TWO, inputs: ONLY_CHANGED, changedFiles: 3000 });
    expect(shown(step)).toEqual(expect.arrayContaining(EVERYTHING));
    expect(messagesOf(step, 'not-checked')).toContain('GitHub lists no more than 3,000');
  });
});

describe.concurrent('a GitHub that does not work', () => {
  it('is asked again, and then everything is reported', { timeout: 40_000 }, async () => {
    const github = { always: { [PULL_REQUEST]: { status: 502, message: 'Bad Gateway' } } };
    const { step, server } = await runShallow({ ...TWO, inputs: ONLY_CHANGED, github });
    expect(shown(step)).toEqual(expect.arrayContaining(EVERYTHING));
    expect(messagesOf(step, 'not-checked')).toContain('GitHub answered 502');
    expect(server.requests.filter(({ route }) => route === PULL_REQUEST)).toHaveLength(4);
  });

  it('is asked again, and the answer taken', { timeout: 40_000 }, async () => {
    const github = { script: { [PULL_REQUEST]: [{ status: 503 }] } };
    const { step } = await runShallow({ ...TWO, inputs: ONLY_CHANGED, github });
    expect(shown(step)).toEqual(['error name-format skills/kept/SKILL.md:2']);
  });

  it('that cannot be reached is tried once for everything that is asked', { timeout: 40_000 }, async () => {
    const proposal = propose(TWO.before, TWO.after, { isShallow: true });
    made.push(proposal);
    const started = performance.now();
    const step = await runAction({
      directory: proposal.directory,
      event: proposal.event,
      inputs: { ...ONLY_CHANGED, 'check-run': 'true' },
    });
    expect(performance.now() - started).toBeLessThan(25_000);
    expectHarmless(step);
    expect(shown(step)).toEqual(expect.arrayContaining(EVERYTHING));
    expect(messagesOf(step, 'not-checked')).toContain('GitHub cannot be reached');
    expect(step.log).toContain('The check run was not written');
    expect(step.exitCode).toBe(1);
  });
});

describe.concurrent('the rules of a commit that the checkout lacks', () => {
  const RELAXED = {
    before: { ...skill('good'), 'skillgate.yml': 'fail-on: error\n' },
    after: { ...skill('good'), ...skill('bad', 'Bad'), 'skillgate.yml': 'fail-on: never\n' },
  };

  it('come from GitHub', async () => {
    const { step } = await runShallow(RELAXED);
    expect(step.exitCode).toBe(1);
    expect(shown(step)).toEqual([
      'error name-format skills/bad/SKILL.md:2',
      'notice policy-changed skillgate.yml:1',
    ]);
  });

  it('with what they extend, and the baseline', async () => {
    const before = {
      ...skill('good'),
      '.github/skillgate.yml': 'extends: ./gate/base.yml\nbaseline: gate/baseline.json\n',
      'gate/base.yml': 'require-skills: 3\n',
      'gate/baseline.json': '{"version": 1, "findings": []}\n',
    };
    const { step, server } = await runShallow({
      before,
      after: { ...before, 'gate/base.yml': 'require-skills: 1\n' },
    });
    expect(step.exitCode).toBe(4);
    expect(shown(step).join('\n')).toContain('notice policy-changed gate/base.yml:1');
    const asked = server.requests.filter(({ route }) => route === CONTENTS);
    expect(asked.map(({ path }) => decodeURIComponent(path['path'] ?? ''))).toEqual(
      expect.arrayContaining(['gate/base.yml', 'gate/baseline.json']),
    );
  });

  it('where GitHub refuses, those of the change count, and that is said', async () => {
    const github = { always: { [CONTENTS]: { status: 403, message: 'Resource not accessible' } } };
    const { step } = await runShallow({ ...RELAXED, github });
    expect(step.exitCode).toBe(0);
    expect(messagesOf(step, 'not-checked')).toContain('policy and baseline are those of the change itself');
    expect(messagesOf(step, 'not-checked')).toContain('GitHub answered 403');
  });

  it.each([
    ['a rule is added', '{"skills": {"permissions": {"internal-*": "deny", "internal-docs": "allow"}}}\n'],
    ['the configuration goes', undefined],
  ])('tell which skills become easier to load when %s', async (_title, text) => {
    const internal = {
      '.agents/skills/internal-docs/SKILL.md':
        '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
    };
    const before = {
      ...internal,
      'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n',
    };
    const { step } = await runShallow({
      before,
      after: text === undefined ? internal : { ...internal, 'ogcode.json': text },
      inputs: { runtimes: 'ogcode' },
    });
    expect(messagesOf(step, 'permission-too-weak')).toContain('from deny to allow');
    expect(step.exitCode).toBe(1);
  });
});
