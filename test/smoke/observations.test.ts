import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS, SmokeBench, linesOf } from '../support/smoke.js';

let bench: SmokeBench;
beforeAll(async () => {
  bench = await SmokeBench.open();
});
afterAll(() => bench.close());

/** A skill whose manifest has every field on a line of its own: entry 4, env_allow 5, timeout_seconds 6, class 7. */
function skill(script: string, fields: Readonly<Record<string, unknown>> = {}, others: object = {}): object {
  const manifest = {
    name: 'probe',
    description: 'Probes.',
    entry: './run',
    env_allow: 'LIST',
    timeout_seconds: 10,
    class: 'safe',
    ...fields,
  };
  const list = JSON.stringify(fields['env_allow'] ?? ['PATH']);
  const text = JSON.stringify({ ...manifest, env_allow: 'LIST' }, undefined, 1).replace('"LIST"', list);
  return { 'probe/skill.json': `${text}\n`, 'probe/run': { text: script, mode: '755' }, ...others };
}

const SH = '#!/bin/sh\ncat >/dev/null\n';
const PYTHON = '#!/usr/bin/env python3\nimport json, os, subprocess, sys, time\njson.load(sys.stdin)\n';
const NODE = `#!${process.execPath}\n`;
const OK = `echo '{"ok":true}'\n`;

interface Row {
  readonly title: string;
  readonly tree: object;
  /** What the rules say; the same at both levels where it is one list. */
  readonly says: readonly string[] | Readonly<Record<'bubblewrap' | 'process-group', readonly string[]>>;
  readonly verdict: 'pass' | 'fail' | 'skip';
  readonly reason?: RegExp;
}

const MANIFEST = 'probe/skill.json';

const rows: readonly Row[] = [
  { title: 'a shell script', tree: skill(`${SH}${OK}`), says: [], verdict: 'pass' },
  {
    title: 'a Python script',
    tree: skill(`${PYTHON}print(json.dumps({"a": 1}))\n`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'a Node script that reads its arguments',
    tree: skill(
      `${NODE}let t = ''; process.stdin.on('data', (d) => t += d).on('end', () => console.log(t));\n`,
    ),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'log lines through /dev/stderr',
    tree: skill(`${SH}echo log > /dev/stderr\n${OK}`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'arguments through /dev/stdin',
    tree: skill('#!/bin/sh\ncat /dev/stdin > /dev/stdout\n'),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'stdin closed at once',
    tree: skill(`#!/bin/sh\nexec <&-\n${OK}`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'another exit status',
    tree: skill(`${SH}echo "quota exceeded" >&2\nexit 3\n`),
    says: [`error smoke-exit/status ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /^exit 3 instead of 0: quota exceeded$/,
  },
  {
    title: 'an exit status and nothing on stderr',
    tree: skill(`${SH}exit 137\n`),
    says: [`error smoke-exit/status-silent ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /^exit 137 instead of 0$/,
  },
  {
    title: 'a signal',
    tree: skill(`${SH}echo dying >&2\nkill -SEGV $$\n`),
    says: [`error smoke-exit/signal ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /^ended by SIGSEGV: dying$/,
  },
  {
    title: 'a program that only PATH would find',
    tree: skill('#!/usr/bin/env no-such-runtime\n', { env_allow: [] }),
    says: [`error smoke-exit/no-path ${MANIFEST}:5`],
    verdict: 'fail',
    reason: /^exit 127/,
  },
  {
    title: 'env without PATH, for what is in the default path',
    tree: skill(`#!/usr/bin/env sh\ncat >/dev/null\n${OK}`, { env_allow: [] }),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'a missing interpreter',
    tree: skill(`#!/no/such/interpreter\n`),
    says: [`error smoke-start/no-interpreter ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /no such file or directory/,
  },
  {
    title: 'a program for another machine',
    tree: skill(
      '',
      {},
      {
        'probe/run': {
          base64: Buffer.from('\u007fELF\u0001\u0001 garbage', 'latin1').toString('base64'),
          mode: '755',
        },
      },
    ),
    says: [`error smoke-start/wrong-format ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /exec format error/,
  },
  // What the files alone show is reported by rules of their own.
  {
    title: 'a shebang with CR',
    tree: skill(`#!/bin/sh\r\n${OK}`),
    says: [],
    verdict: 'fail',
    reason: /no such file/,
  },
  { title: 'no shebang', tree: skill(OK), says: [], verdict: 'fail', reason: /exec format error/ },
  {
    title: 'no execute bit',
    tree: skill('', {}, { 'probe/run': { text: `${SH}${OK}`, mode: '644' } }),
    says: [],
    verdict: 'fail',
    reason: /not executable/,
  },
  {
    title: 'a directory for an entry',
    tree: skill('', { entry: './folder' }, { 'probe/folder/file': 'x' }),
    says: [],
    verdict: 'fail',
    reason: /is a directory/,
  },
  {
    title: 'a timeout that ignores SIGTERM and waits for a child',
    tree: skill(`${SH}trap '' TERM INT HUP\nsleep 61 &\nwait\n`, { timeout_seconds: 1 }),
    says: [`error smoke-timeout/killed ${MANIFEST}:6`],
    verdict: 'fail',
    reason: /^timed out after 1 s$/,
  },
  {
    title: 'over half of its time',
    tree: skill(`${SH}sleep 0.7\n${OK}`, { timeout_seconds: 1 }),
    says: [`notice smoke-timeout/slow ${MANIFEST}:6`],
    verdict: 'pass',
  },
  {
    title: 'a log line before the result',
    tree: skill(`${SH}echo "[info] starting"\n${OK}`),
    says: [`error smoke-output/log-line ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /line 1 is "\[info\] starting"/,
  },
  {
    title: 'a log line after it',
    tree: skill(`${SH}${OK}echo done\n`),
    says: [`error smoke-output/log-line ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /line 2 is "done"/,
  },
  {
    title: 'workflow commands for a result',
    tree: skill(`${SH}echo "::error::pwned"\necho "::set-env name=A::b" >&2\n`),
    says: [`error smoke-output/not-json ${MANIFEST}:4`],
    verdict: 'fail',
    reason: /line 1 is "::error::pwned"/,
  },
  {
    title: 'two values',
    tree: skill(`${SH}${OK}${OK}`),
    says: [`error smoke-output/several-values ${MANIFEST}:4`],
    verdict: 'fail',
  },
  { title: 'nothing', tree: skill(SH), says: [`error smoke-output/empty ${MANIFEST}:4`], verdict: 'fail' },
  {
    title: 'a flood of over 16 MiB',
    tree: skill(`${SH}head -c 17000000 /dev/zero | tr '\\0' x\n`),
    says: [`error smoke-output/too-large ${MANIFEST}:4`],
    verdict: 'fail',
  },
  {
    title: 'a flood without end',
    tree: skill(`${SH}exec yes\n`, { timeout_seconds: 1 }),
    says: [`error smoke-output/too-large ${MANIFEST}:4`, `error smoke-timeout/killed ${MANIFEST}:6`],
    verdict: 'fail',
  },
  {
    title: 'a child that holds the pipe',
    tree: skill(`${SH}sleep 62 &\n${OK}`),
    says: [`warning smoke-leftover/left ${MANIFEST}:4`],
    verdict: 'pass',
  },
  {
    title: 'a child in a session of its own, away from everything',
    tree: skill(
      `${PYTHON}subprocess.Popen(["sleep", "63"], start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)\nprint("{}")\n`,
    ),
    says: [`warning smoke-leftover/left ${MANIFEST}:4`],
    verdict: 'pass',
  },
  {
    title: 'a daemon without directory, environment or pipes',
    tree: skill(`${SH}(cd / && exec env -i setsid sleep 64 </dev/null >/dev/null 2>&1) &\nsleep 0.1\n${OK}`),
    says: [`warning smoke-leftover/left ${MANIFEST}:4`],
    verdict: 'pass',
  },
  {
    title: 'a child that ends soon after',
    tree: skill(`${SH}sleep 0.05 &\n${OK}`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'kill 0, which means the own group',
    tree: skill(`${SH}trap 'exit 0' TERM\nsleep 60 &\nsleep 0.1\n${OK}kill 0\nwait\n`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'a safe skill that writes beside itself',
    tree: skill(`${SH}touch "$(dirname "$0")/RAN" || exit 1\n${OK}`),
    says: {
      bubblewrap: [`error smoke-class/refused ${MANIFEST}:7`],
      'process-group': [`error smoke-class/changed ${MANIFEST}:7`],
    },
    verdict: 'fail',
  },
  {
    title: 'a safe skill that writes and says nothing of it',
    tree: skill(
      `${PYTHON}open(os.path.dirname(os.path.abspath(__file__)) + "/skill.json", "a").write(" ")\nprint("{}")\n`,
    ),
    says: {
      bubblewrap: [`error smoke-class/refused ${MANIFEST}:7`],
      'process-group': [`error smoke-class/changed ${MANIFEST}:7`],
    },
    verdict: 'fail',
  },
  {
    title: 'a safe skill that removes a file',
    tree: skill(`${SH}rm "$(dirname "$0")/data"\n${OK}`, {}, { 'probe/data': 'x' }),
    says: {
      bubblewrap: [`error smoke-class/refused ${MANIFEST}:7`],
      'process-group': [`error smoke-class/changed ${MANIFEST}:7`],
    },
    verdict: 'fail',
  },
  {
    title: 'a safe skill that writes to its own directory',
    tree: skill(`${SH}touch here\n${OK}`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'a safe skill that only speaks of such file systems',
    tree: skill(`${SH}echo "found 1 read-only file system, EROFSX" >&2\n${OK}`),
    says: [],
    verdict: 'pass',
  },
  {
    title: 'a mutating skill',
    tree: skill(`${SH}touch "$(dirname "$0")/RAN"\n${OK}`, { class: 'mutating' }),
    says: [`notice smoke-class/not-run ${MANIFEST}:7`],
    verdict: 'skip',
    reason: /^class is mutating$/,
  },
  {
    title: 'a pattern that no made-up text fits',
    tree: skill(`${SH}${OK}`, {
      schema: {
        type: 'object',
        properties: { id: { type: 'string', pattern: '^[A-Z]+$' } },
        required: ['id'],
      },
    }),
    says: [`notice smoke-arguments/none ${MANIFEST}:8`],
    verdict: 'skip',
    reason: /^no arguments could be made: id must match pattern/,
  },
  {
    title: 'an entry that its interpreter cannot read',
    tree: skill(`${SH}if true; then\n${OK}`),
    says: ['error script-syntax/syntax probe/run:4'],
    verdict: 'fail',
  },
];

describe.each(LEVELS)('at the level %s', (level) => {
  it.each(rows)('$title', async ({ tree, says, verdict, reason }) => {
    const { report, findings } = await bench.run(tree, { level });
    expect(linesOf(findings)).toEqual('bubblewrap' in says ? says[level] : says);
    const decisive = report.results.filter((result) => result.verdict === verdict);
    expect(decisive.length, JSON.stringify(report.results)).toBeGreaterThan(0);
    if (reason) expect(decisive.map((result) => result.reason).join('\n')).toMatch(reason);
    if (report.isolation) expect(report.isolation.level).toBe(level);
  });
});
