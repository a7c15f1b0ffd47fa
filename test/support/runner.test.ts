import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActionRun, type StepResult, runAction } from './runner.js';
import { CANARY } from './runner-environment.js';

const METADATA = `
name: Fake
description: Runs the script in its input.
inputs:
  script: { description: What to run }
  fail-on: { description: A default, default: error }
  token: { description: A default with an expression, default: '\${{ github.token }}' }
runs: { using: node24, main: index.js }
`;

/** Runs its input as a program. */
const MAIN = `
const { env } = process;
const run = new Function('env', 'fs', 'write', 'require', process.env.INPUT_SCRIPT);
run(env, require('node:fs'), (text) => process.stdout.write(text), require);
`;

let action = '';

beforeAll(() => {
  action = mkdtempSync(path.join(tmpdir(), 'skillgate-fake-action-'));
  writeFileSync(path.join(action, 'action.yml'), METADATA);
  writeFileSync(path.join(action, 'index.js'), MAIN);
});

afterAll(() => {
  rmSync(action, { recursive: true, force: true });
});

function runScript(script: string, run: ActionRun = {}): Promise<StepResult> {
  return runAction({ ...run, action, inputs: { ...run.inputs, script } });
}

function print(text: string): Promise<StepResult> {
  return runScript(`write(${JSON.stringify(text)})`);
}

describe('forged commands are caught', () => {
  it.each<[form: string, text: string, name: string]>([
    ['at the start', '::error::pwn', 'error'],
    ['after white space', '  \u00a0::error::pwn\n', 'error'],
    ['of the old grammar anywhere', 'skill "##[error]pwn"\n', 'error'],
    ['after a lone carriage return', 'name: x\r::error::pwn\n', 'error'],
    ['behind a byte-order mark', '\ufeff::add-mask::pwn\n', 'add-mask'],
    ['setting an output', '::set-output name=result::pwn\n', 'set-output'],
    ['stopping the others', '::stop-commands::pwn\n', 'stop-commands'],
    ['opening a group', 'x ##[group]pwn\n', 'group'],
    ['adding a matcher', '::add-matcher::pwn\n', 'add-matcher'],
  ])('%s', async (_, text, name) => {
    const { commands } = await print(text);
    expect(commands.map((command) => command.name)).toEqual([name]);
    expect(commands[0]?.data).toContain('pwn');
  });

  it('on standard error too', async () => {
    const { annotations } = await runScript(`process.stderr.write('::warning::pwn\\n')`);
    expect(annotations).toEqual([{ severity: 'warning', message: 'pwn' }]);
  });

  it('those that are disabled fail the step', async () => {
    const { conclusion, exitCode, annotations, environmentFile } = await print('::set-env name=A::pwn\n');
    expect({ conclusion, exitCode, environmentFile }).toEqual({
      conclusion: 'failure',
      exitCode: 0,
      environmentFile: {},
    });
    expect(annotations).toHaveLength(1);
  });
});

describe('the output of a step', () => {
  it('is its log, without the commands and the masked', async () => {
    const { log } = await print('one\n::add-mask::two\nnot two\n::debug::three\n::error::four\n');
    expect(log).toBe('one\nnot ***\n##[error]four');
  });

  it('holds no commands between stop and token', async () => {
    const { annotations, log } = await print(
      '::stop-commands::tok-1\n::error::a\n##[error]b\n::TOK-1::\n::error::c\n',
    );
    expect(annotations).toEqual([{ severity: 'error', message: 'c' }]);
    expect(log.split('\n')).toContain('::error::a');
  });

  it('gives annotations with places', async () => {
    const { annotations } = await print(
      '::notice file=a%2Cb.md,line=2,endLine=2,col=3,endColumn=5,title=t::m%0An\n',
    );
    expect(annotations).toEqual([
      {
        severity: 'notice',
        message: 'm\nn',
        title: 't',
        path: 'a,b.md',
        startLine: 2,
        endLine: 2,
        startColumn: 3,
        endColumn: 5,
      },
    ]);
  });

  it('loses annotations beyond ten of a kind', async () => {
    const { annotations, dropped } = await print('::error::x\n'.repeat(12) + '::warning::y\n');
    expect([annotations.length, dropped.length]).toEqual([11, 2]);
  });
});

describe('the files of a step', () => {
  it('become outputs, environment, path, state and summary', async () => {
    const { outputs, environmentFile, pathFile, state, summary, conclusion } = await runScript(`
      fs.appendFileSync(env.GITHUB_OUTPUT, 'a<<E\\n1\\n2\\nE\\n');
      fs.appendFileSync(env.GITHUB_ENV, 'LD_PRELOAD=/x.so\\n');
      fs.appendFileSync(env.GITHUB_PATH, '/evil\\n');
      fs.appendFileSync(env.GITHUB_STATE, 's=1\\n');
      fs.appendFileSync(env.GITHUB_STEP_SUMMARY, '# Hi\\n');`);
    expect({ outputs, environmentFile, pathFile, state, summary, conclusion }).toEqual({
      outputs: { a: '1\n2' },
      environmentFile: { LD_PRELOAD: '/x.so' },
      pathFile: ['/evil'],
      state: { s: '1' },
      summary: '# Hi\n',
      conclusion: 'success',
    });
  });

  it('that do not parse fail it', async () => {
    const { conclusion, annotations } = await runScript(`fs.appendFileSync(env.GITHUB_OUTPUT, 'a\\n')`);
    expect(conclusion).toBe('failure');
    expect(annotations.map(({ message }) => message)).toContain("Invalid format 'a'");
  });

  it('lose a summary above 1 MiB, and keep one of just that', async () => {
    const big = await runScript(`fs.appendFileSync(env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1))`);
    expect([big.summary, big.conclusion, big.annotations.length]).toEqual(['', 'success', 1]);
    const fitting = await runScript(`fs.appendFileSync(env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024))`);
    expect(fitting.summary).toHaveLength(1024 * 1024);
  });

  it('are seven', async () => {
    const { outputs } = await runScript(
      `fs.appendFileSync(env.GITHUB_OUTPUT, 'n=' + fs.readdirSync(env.RUNNER_TEMP + '/_runner_file_commands').length)`,
    );
    expect(outputs).toEqual({ n: '7' });
  });
});

describe('what a step is given', () => {
  const dump = `fs.appendFileSync(env.GITHUB_OUTPUT, 'env<<E\\n' + JSON.stringify(env) + '\\nE\\n')`;
  const environmentOf = async (run: ActionRun = {}): Promise<Record<string, string>> =>
    JSON.parse((await runScript(dump, run)).outputs['env'] ?? '{}') as Record<string, string>;

  it('inputs with their defaults, and nothing of our own environment', async () => {
    const environment = await environmentOf();
    expect(environment).toMatchObject({
      'INPUT_FAIL-ON': 'error',
      INPUT_TOKEN: CANARY,
      GITHUB_ACTIONS: 'true',
    });
    expect(environment).not.toHaveProperty('VITEST');
  });

  it('refuses inputs that are not declared', async () => {
    await expect(runScript('', { inputs: { typo: '1' } })).rejects.toThrow("declares no input 'typo'");
  });

  it.each([
    ['push', 'refs/heads/main', ''],
    ['pull_request', 'refs/pull/7/merge', 'main'],
    ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7-6dcb09b5b57875f334f61aebed695e2e4193db5e', ''],
    ['schedule', 'refs/heads/main', ''],
    ['workflow_dispatch', 'refs/heads/main', ''],
  ] as const)('the event %s', async (event, ref, base) => {
    const environment = await environmentOf({ event });
    expect(environment).toMatchObject({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref, GITHUB_BASE_REF: base });
    expect(environment['GITHUB_SHA']).toMatch(/^[0-9a-f]{40}$/);
  });

  it('an event of one’s own, and variables taken away', async () => {
    const script = `write(JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH)).action + env.GITHUB_OUTPUT)`;
    const event = { name: 'pull_request', payload: { action: 'opened' } };
    const { log } = await runScript(script, { event, environment: { GITHUB_OUTPUT: undefined } });
    expect(log).toBe('openedundefined');
  });

  it('a workspace made of a tree, in git where asked', async () => {
    const tree = { 'a/run.sh': { text: 'x', mode: '755' }, 'a/link': { symlink: 'run.sh' } };
    const list = `require('node:child_process').execFileSync('git', ['ls-files', '--stage'], { encoding: 'utf8' })`;
    const { log } = await runScript(`write(${list}.replace(/ \\S+ /g, ' '))`, { tree, git: true });
    expect(log).toBe('120000 0\ta/link\n100755 0\ta/run.sh');
  });

  it('tells what it wrote, inside and outside', async () => {
    const { written, strayFiles } = await runScript(
      `fs.writeFileSync('out.json', '{}'); fs.writeFileSync('kept', 'a'); fs.writeFileSync(env.HOME + '/x', '')`,
      { tree: { kept: 'a' } },
    );
    expect(Object.fromEntries(written)).toEqual({ 'out.json': '{}' });
    expect(strayFiles).toEqual(['home/x']);
  });

  it('reports the exit code', async () => {
    const { exitCode, conclusion } = await runScript('process.exitCode = 3');
    expect({ exitCode, conclusion }).toEqual({ exitCode: 3, conclusion: 'failure' });
  });
});
