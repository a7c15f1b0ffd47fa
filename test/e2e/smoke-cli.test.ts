import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { disagreements, readCases } from '../support/cases.js';
import { runCli, runCliIn } from '../support/cli.js';
import { readReport } from '../support/json-report.js';
import { inFolder } from '../support/proposal.js';
import { GOOD_SCRIPT, SHELL, isolationPolicy, smokeSkill } from '../support/smoke-skill.js';
import { writeTree } from '../support/tree-files.js';

const FAILING = smokeSkill('exits', `${SHELL}exit 3\n`);

describe('--smoke', () => {
  it.each([
    [[], undefined, 0],
    [['--smoke'], 'run', 1],
    [['--smoke=run'], 'run', 1],
    [['--smoke=check'], 'check', 0],
    [['--smoke=off'], undefined, 0],
  ] as const)('%j', (args, mode, status) => {
    // What the policy says is for the gate: nobody's skills run because somebody looks at them.
    const tree = { ...FAILING, 'skillgate.yml': 'smoke: { mode: run }\n' };
    const { stdout, exitCode } = runCliIn(tree, ['check', '--format', 'json', ...args]);
    expect(readReport(stdout).smoke?.mode).toBe(mode);
    expect(exitCode).toBe(status);
  });

  it('names what it takes', () => {
    const { stderr, exitCode } = runCliIn(FAILING, ['--smoke=walk']);
    expect(stderr).toContain('--smoke: "walk" is none of off, check, run');
    expect(exitCode).toBe(2);
  });

  it('the text report lists what did not pass, and the isolation', () => {
    const { stdout } = runCliIn({ ...FAILING, ...smokeSkill('fine', GOOD_SCRIPT) }, ['--smoke']);
    expect(stdout).toContain('isolation: bubblewrap');
    expect(stdout).toContain('fail tools/exits/skill.json (smallest arguments): exit 3 instead of 0');
    expect(stdout).not.toContain('fail tools/fine');
  });
});

describe('cases drawn from bug reports', () => {
  const cases = readCases().filter(({ setup }) => setup.smokeRun === true);

  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_id, { tree, setup, expect: wanted }) => {
    await inFolder((folder) => {
      // Other tests run the same cases at the same time, and their processes are none of ours.
      const text = JSON.stringify(tree).replaceAll(/sleep (6[12])/g, 'sleep $1.0625');
      writeTree(folder, JSON.parse(text) as object);
      const { pathPrepend } = setup;
      const { PATH = '' } = process.env;
      const search = pathPrepend === undefined ? PATH : `${path.join(folder, pathPrepend)}:${PATH}`;
      const options = { environment: { PATH: search } };
      const started = performance.now();
      const { stdout } = runCli(folder, ['check', '--smoke', '--format', 'json'], options);
      expect(disagreements(readReport(stdout), wanted)).toEqual([]);
      expect(performance.now() - started).toBeLessThan(8000);
      expect(commandLines().filter((line) => /^sleep 6[12]\.0625$/.test(line))).toEqual([]);
      expect(readdirSync(folder).toSorted()).toEqual([...new Set(Object.keys(tree).map(topOf))].toSorted());
    });
  });
});

function topOf(name: string): string {
  return name.split('/', 1)[0] ?? '';
}

/** The command lines of all processes. */
function commandLines(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return [readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()];
      } catch {
        return [];
      }
    });
}

const bundle = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

/** Presses Ctrl-C on a terminal once `running` is printed: the signal reaches the whole foreground group. */
const AT_TERMINAL = `import os, pty, signal, sys
pid, master = pty.fork()
if pid == 0: os.execvp(sys.argv[2], sys.argv[2:])
seen, pressed = b"", False
while True:
    try: data = os.read(master, 65536)
    except OSError: break
    if not data: break
    seen += data
    if not pressed and sys.argv[1].encode() in seen:
        os.write(master, b"\\x03"); pressed = True
_, status = os.waitpid(pid, 0)
sys.stdout.buffer.write(seen)
sys.exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 99)
`;

interface Ended {
  readonly output: string;
  readonly exitCode: number | null;
}

/** Runs a program to its end; once a process whose command line is `until` runs, it gets SIGINT. */
async function runUntil(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  until?: string,
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', TERM: 'xterm' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  if (until !== undefined) {
    while (!commandLines().includes(until)) await sleep(20);
    child.kill('SIGINT');
  }
  return { exitCode: await ended, output };
}

function expectPartial({ output, exitCode }: Ended): void {
  expect(output).toContain('stopped before the end');
  expect(output).toContain('fail tools/b_fails/skill.json (smallest arguments): exit 3');
  for (const name of ['c_slow', 'd_slow', 'e_never'])
    expect(output).toContain(`skip tools/${name}/skill.json (smallest arguments): interrupted`);
  expect(output).not.toContain('smoke-tamper');
  expect(exitCode).toBe(130);
  expect(commandLines().filter((line) => line.includes('296.25'))).toEqual([]);
}

describe('Ctrl-C', () => {
  const tree = {
    ...smokeSkill('a_quick', GOOD_SCRIPT),
    ...smokeSkill('b_fails', `${SHELL}exit 3\n`),
    ...smokeSkill('c_slow', `${SHELL}sleep 296.25 &\nexec sleep 296.25\n`, { timeout_seconds: 290 }),
    ...smokeSkill('d_slow', `${SHELL}exec sleep 296.25\n`, { timeout_seconds: 290 }),
    ...smokeSkill('e_never', `${SHELL}exec sleep 296.25\n`, { timeout_seconds: 290 }),
  };

  it.each(['required', 'off'] as const)('as a signal, with isolation %s', async (isolation) => {
    await inFolder(async (folder) => {
      writeTree(folder, { ...tree, ...isolationPolicy(isolation) });
      expectPartial(await runUntil(folder, [process.execPath, bundle, '--smoke'], 'sleep 296.25'));
    });
  });

  it('at a terminal, which shows how far it is', async () => {
    await inFolder(async (folder) => {
      writeTree(folder, tree);
      const ended = await runUntil(folder, [
        'python3',
        '-c',
        AT_TERMINAL,
        'now c_slow (smallest arguments), d_slow',
        process.execPath,
        bundle,
        '--smoke',
      ]);
      // oxlint-disable-next-line no-control-regex -- colours are not what is looked for
      expectPartial({ ...ended, output: ended.output.replaceAll(/\u001b\[\d*m/g, '') });
    });
  });

  it('writes no baseline', async () => {
    await inFolder(async (folder) => {
      writeTree(folder, tree);
      const command = [process.execPath, bundle, '--smoke', '--write-baseline'] as const;
      expect((await runUntil(folder, command, 'sleep 296.25')).exitCode).toBe(130);
      expect(readdirSync(folder)).toEqual(['tools']);
    });
  });
});
