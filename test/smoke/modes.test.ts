import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overallVerdict } from '../../src/domain/smoke.js';
import { refusesSmoke } from '../../src/smoke/events.js';
import { SmokeBench, linesOf } from '../support/smoke.js';

let bench: SmokeBench;
beforeAll(async () => {
  bench = await SmokeBench.open();
});
afterAll(() => bench.close());

function skill(
  folder: string,
  fields: object = {},
  script = '#!/bin/sh\ncat >/dev/null\necho "{}"\n',
): object {
  const manifest = {
    name: folder,
    description: 'Probes.',
    entry: './run',
    env_allow: ['PATH'],
    timeout_seconds: 10,
    ...fields,
  };
  return {
    [`${folder}/skill.json`]: JSON.stringify(manifest),
    [`${folder}/run`]: { text: script, mode: '755' },
  };
}

function cases(...list: readonly object[]): string {
  return JSON.stringify({ cases: list });
}

describe('the mode', () => {
  it('off does nothing', async () => {
    const { report } = await bench.run(skill('a'), { settings: { mode: 'off' } });
    expect(report).toEqual({ mode: 'off', interrupted: false, notes: [], results: [] });
  });

  it('check executes nothing of the repository, and reads scripts of both kinds of skill', async () => {
    const ran = path.join(bench.folder('proof'), 'RAN');
    const { report, findings } = await bench.run(
      {
        ...skill('a', {}, `#!/bin/sh\ntouch ${ran}\n`),
        ...skill('b', {}, '#!/no/such/interpreter\n'),
        'tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\n',
        'tidy/scripts/ok.py': `import os\nos.mkdir(${JSON.stringify(ran)})\n`,
        'tidy/scripts/bad.py': 'x = 1\ndef f(:\n',
        'tidy/scripts/deep/bad.js': 'let a = 1;\n\nlet b = ;\n',
        'tidy/scripts/module.js': 'import fs from "node:fs";\nexport const a = 1;\n',
        'tidy/scripts/extended.sh': 'shopt -s extglob\ncase x in\n  @(a|b)) ;;\nesac\n',
        'tidy/scripts/bad.sh': 'if true; then\n  echo\n\n',
        'tidy/scripts/list.rb': 'puts 1\n',
        'tidy/scripts/read.md': 'if then',
        'tidy/other.py': 'def f(:\n',
      },
      { settings: { mode: 'check' } },
    );
    expect(linesOf(findings)).toEqual([
      'error script-syntax/syntax tidy/scripts/bad.py:2',
      'error script-syntax/syntax tidy/scripts/bad.sh:2',
      'error script-syntax/syntax tidy/scripts/deep/bad.js:3',
    ]);
    const lines = report.results.map(({ path: file, case: what, verdict, reason }) =>
      `${file} ${what} ${verdict} ${reason}`.trim(),
    );
    expect(lines.filter((line) => line.includes('entry'))).toEqual([
      'a/skill.json entry pass',
      'b/skill.json entry skip /no/such/interpreter is not on this machine',
    ]);
    expect(lines.filter((line) => line.includes(' pass'))).toEqual([
      'a/skill.json entry pass',
      'a/skill.json syntax of a/run pass',
      'tidy/SKILL.md syntax of tidy/scripts/extended.sh pass',
      'tidy/SKILL.md syntax of tidy/scripts/module.js pass',
      'tidy/SKILL.md syntax of tidy/scripts/ok.py pass',
    ]);
    expect(report.isolation).toBeUndefined();
    expect(overallVerdict(report)).toBe('fail');
  });

  it('an interpreter that is not on the machine is a skip with a reason', async () => {
    const { report } = await bench.run(
      { 'tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\n', 'tidy/scripts/list.rb': 'puts 1\n' },
      { settings: { mode: 'check' }, host: { PATH: bench.folder('empty') } },
    );
    expect(report.results.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['skip', 'ruby is not on this machine'],
    ]);
    expect(overallVerdict(report)).toBe('skip');
  });

  it('no interpreter is taken from the repository, whatever PATH says', async () => {
    const proof = path.join(bench.folder('proof'), 'RAN');
    const fake = { text: `#!/bin/sh\ntouch ${proof}\n`, mode: '755' };
    const tree = { ...skill('a'), 'bin/sh': fake, 'bin/perl': fake, 'bin/mkfifo': fake, 'bin/bwrap': fake };
    const { report } = await bench.run(tree, { settings: { isolation: 'preferred' }, pathPrepend: 'bin' });
    expect(report.results.map(({ verdict }) => verdict)).toEqual(['pass', 'pass']);
    const relative = await bench.run(tree, { settings: { mode: 'check' }, host: { PATH: 'bin::./bin' } });
    expect(relative.report.results.map(({ verdict }) => verdict)).toEqual(['pass', 'skip']);
    expect(existsSync(proof)).toBe(false);
  });
});

describe('what may run', () => {
  it('needs the class, and cases for more than safe', async () => {
    const { findings, report } = await bench.run(
      {
        ...skill('a'),
        ...skill('b', { class: 'mutating' }),
        ...skill('c', { class: 'mutating' }),
        'c/smoke.json': cases({ name: 'one' }),
        ...skill('d', { class: 'dangerous' }),
        'd/smoke.json': cases({ name: 'one' }),
      },
      { settings: { classes: ['safe', 'mutating'] } },
    );
    expect(linesOf(findings)).toEqual([
      'notice smoke-class/needs-cases b/skill.json:1',
      'notice smoke-class/not-run d/skill.json:1',
    ]);
    const runs = report.results.filter(({ case: what }) => !what.startsWith('syntax'));
    expect(runs.map(({ name, case: what, verdict }) => `${name} ${what} ${verdict}`)).toEqual([
      'a smallest arguments pass',
      'b run skip',
      'c one pass',
      'd run skip',
    ]);
  });

  it.each([
    ['pull_request_target', false, true],
    ['workflow_run', false, true],
    ['issue_comment', false, true],
    ['pull_request_target', true, false],
    ['pull_request', false, false],
    ['push', false, false],
    ['', false, false],
  ])('on %s, insisting %s: refused %s', (event, allowed, refused) => {
    expect(refusesSmoke(event, allowed)).toBe(refused);
  });

  it('a refusal is an error, and what executes nothing is checked all the same', async () => {
    const { findings, report } = await bench.run(skill('a'), {
      task: { refusal: { message: 'event', values: { event: 'pull_request_target' } } },
    });
    expect(linesOf(findings)).toEqual(['error smoke-refused/event .:1']);
    expect(report.results.map(({ case: what }) => what)).toEqual(['syntax of a/run']);
    expect(overallVerdict(report)).toBe('fail');
  });

  it('isolation that is required and not to be had is an error', async () => {
    const system = {
      ...(await import('../../src/platform/smoke-system.js')).hostSystem,
      findProgram: () => undefined,
    };
    const { findings, report } = await bench.run(skill('a'), { task: { system } });
    expect(linesOf(findings)).toEqual(['error smoke-refused/isolation .:1']);
    expect(findings[0]?.values).toEqual({ why: 'bubblewrap is not installed' });
    expect(report.results.filter(({ case: what }) => what === 'smallest arguments')).toMatchObject([
      { verdict: 'skip' },
    ]);
  });

  it('isolation that is preferred and not to be had falls back, and says why', async () => {
    const system = {
      ...(await import('../../src/platform/smoke-system.js')).hostSystem,
      findProgram: () => undefined,
    };
    const { report } = await bench.run(skill('a'), {
      settings: { isolation: 'preferred' },
      task: { system },
    });
    expect(report.isolation).toEqual({ level: 'process-group', why: 'bubblewrap is not installed' });
  });

  it('bubblewrap that does not work is tried and not believed', async () => {
    const folder = bench.folder('fake');
    const fake = path.join(folder, 'bwrap');
    writeFileSync(fake, '#!/bin/sh\necho "bwrap: setting up uid map: Permission denied" >&2\nexit 1\n');
    chmodSync(fake, 0o755);
    const { hostSystem } = await import('../../src/platform/smoke-system.js');
    const findProgram = (name: string, searchPath: string): string | undefined =>
      name === 'bwrap' ? fake : hostSystem.findProgram(name, searchPath);
    const { report } = await bench.run(skill('a'), {
      settings: { isolation: 'preferred' },
      task: { system: { ...hostSystem, findProgram } },
    });
    expect(report.isolation).toEqual({
      level: 'process-group',
      why: 'bubblewrap does not work here (bwrap: setting up uid map: Permission denied)',
    });
    expect(report.results.at(-1)?.verdict).toBe('pass');
  });

  it('a token that a skill could read keeps everything from running without a sandbox', async () => {
    const task = { exposed: ['ACTIONS_RUNTIME_TOKEN'] };
    const open = await bench.run(skill('a'), { level: 'process-group', task });
    expect(linesOf(open.findings)).toEqual(['warning smoke-refused/exposed .:1']);
    expect(open.report.results.at(-1)).toMatchObject({ verdict: 'skip' });
    const shut = await bench.run(skill('a'), { level: 'bubblewrap', task });
    expect(shut.findings).toEqual([]);
    expect(shut.report.results.at(-1)).toMatchObject({ verdict: 'pass' });
  });
});

describe('cases', () => {
  it('expectations are held against what came', async () => {
    const script = '#!/bin/sh\ncat\necho "scanned 3" >&2\n';
    const failing = '#!/bin/sh\ncat >/dev/null\necho "no such path" >&2\nexit 2\n';
    const { findings, report } = await bench.run({
      ...skill('a', {}, script),
      'a/smoke.json': cases(
        { name: 'fits', args: { n: 1 }, expect: { result: { required: ['n'] }, stderr: 'scanned' } },
        { name: 'result', args: { n: 'x' }, expect: { result: { properties: { n: { type: 'integer' } } } } },
        { name: 'stderr', expect: { stderr: 'skipped' } },
        { name: 'status', expect: { exit: 2 } },
      ),
      ...skill('b', {}, failing),
      'b/smoke.json': cases({ name: 'fails as told', expect: { exit: 2, stderr: 'no such path' } }),
    });
    expect(linesOf(findings)).toEqual([
      'error smoke-exit/success a/skill.json:1',
      'error smoke-result/result a/smoke.json:1',
      'error smoke-result/stderr a/smoke.json:1',
    ]);
    const runs = report.results.filter(({ case: what }) => !what.startsWith('syntax'));
    expect(runs.map(({ case: what, verdict, reason }) => [what, verdict, reason])).toEqual([
      ['fits', 'pass', ''],
      ['result', 'fail', '/n must be integer'],
      ['stderr', 'fail', 'stderr does not contain "skipped"'],
      ['status', 'fail', 'exit 0 instead of 2'],
      ['fails as told', 'pass', ''],
    ]);
  });

  it('that cannot be run are told, with their place', async () => {
    const schema = { type: 'object', properties: { depth: { type: 'integer' } } };
    const { findings } = await bench.run({
      ...skill('a', { schema }),
      'a/smoke.json': `{ "cases": [\n { "args": {\n  "depth": "x" } },\n { "environment": {\n  "B": "" } },\n { "expect": { "result":\n { "type": "none" } } } ] }`,
      ...skill('b'),
      'b/smoke.json': '{ "cases": [] }',
    });
    expect(linesOf(findings)).toEqual([
      'error smoke-arguments/arguments a/smoke.json:3',
      'error smoke-arguments/environment a/smoke.json:5',
      'error smoke-arguments/result-schema a/smoke.json:6',
      'error smoke-arguments/cases-schema b/smoke.json:1',
    ]);
  });

  it('a timeout is the shorter of the manifest and the policy', async () => {
    const script = '#!/bin/sh\ncat >/dev/null\nsleep 20\n';
    const { report } = await bench.run(skill('a', { timeout_seconds: 10 }, script), {
      settings: { maxSeconds: 1 },
    });
    expect(report.results.at(-1)?.reason).toBe('timed out after 1 s');
  });

  it('what needs the network is not judged in the sandbox', async () => {
    const script =
      '#!/bin/sh\ncat >/dev/null\necho "curl: (6) Could not resolve host: example.org" >&2\nexit 6\n';
    const shut = await bench.run(skill('a', {}, script), { level: 'bubblewrap' });
    expect(linesOf(shut.findings)).toEqual(['warning smoke-exit/no-network a/skill.json:1']);
    expect(shut.report.results.at(-1)?.verdict).toBe('skip');
    const open = await bench.run(skill('a', {}, script), { level: 'process-group' });
    expect(linesOf(open.findings)).toEqual(['error smoke-exit/status a/skill.json:1']);
  });

  it('progress is told, two at a time', async () => {
    const seen: string[] = [];
    let most = 0;
    const script = '#!/bin/sh\ncat >/dev/null\nsleep 0.2\necho "{}"\n';
    await bench.run(
      { ...skill('a', {}, script), ...skill('b', {}, script), ...skill('c', {}, script) },
      {
        task: {
          onProgress({ done, total, running }) {
            seen.push(`${done}/${total}`);
            most = Math.max(most, running.length);
          },
        },
      },
    );
    expect(seen.at(-1)).toBe('6/6');
    expect(most).toBe(2);
  });
});

describe('hostile places', () => {
  it('links for smoke.json and scripts are not followed out of the repository', async () => {
    const outside = bench.folder('outside');
    mkdirSync(path.join(outside, 'scripts'));
    writeFileSync(path.join(outside, 'scripts/bad.sh'), 'if\n');
    symlinkSync('/nowhere', path.join(outside, 'dangling'));
    const { findings } = await bench.run({
      ...skill('a'),
      'a/smoke.json': { symlink: `${outside}/dangling` },
      'a/scripts': { symlink: `${outside}/scripts` },
    });
    expect(linesOf(findings)).toEqual(['error smoke-arguments/cases-syntax a/smoke.json:1']);
  });
});
