import { describe, expect, it } from 'vitest';
import { expectHarmless } from '../support/harmless.js';
import { readReport } from '../support/json-report.js';
import { runAction } from '../support/runner.js';
import { GOOD_SCRIPT, ISOLATIONS, SHELL, isolationPolicy, smokeSkill } from '../support/smoke-skill.js';
import { shown } from '../support/step-view.js';

const REPORT = { 'report-file': 'report.json' };

/** Where the runner keeps its command files, seen from a skill's folder; nothing tells a skill. */
const COMMAND_FILES = '"$(dirname "$0")"/../../../../_temp/_runner_file_commands';

describe.concurrent('how far skills are tried', () => {
  const tree = smokeSkill('fine', GOOD_SCRIPT);

  it.each([
    ['nothing said', {}, '', 'run', 'pass'],
    ['the input off', { smoke: 'off' }, '', undefined, undefined],
    ['the input check', { smoke: 'check' }, '', 'check', 'pass'],
    ['the policy check', {}, 'smoke: { mode: check }\n', 'check', 'pass'],
    ['the policy off', {}, 'smoke: { mode: "off" }\n', undefined, undefined],
    ['the input before the policy', { smoke: 'run' }, 'smoke: { mode: "off" }\n', 'run', 'pass'],
  ] as const)('%s', async (_title, inputs, policy, mode, result) => {
    const step = await runAction({
      tree: policy === '' ? tree : { ...tree, 'skillgate.yml': policy },
      inputs: { ...REPORT, ...inputs },
    });
    expectHarmless(step);
    expect(step.exitCode).toBe(0);
    expect(step.outputs['smoke-result']).toBe(result);
    const { smoke } = readReport(step.written.get('report.json'));
    expect(smoke?.mode).toBe(mode);
    expect(smoke?.results.some(({ isolation }) => isolation !== undefined) ?? false).toBe(mode === 'run');
    expect(step.summary.includes('Smoke runs')).toBe(mode !== undefined);
  });

  it('names what an input takes', async () => {
    const step = await runAction({ tree, inputs: { smoke: 'runn' } });
    expect(step.exitCode).toBe(2);
    expect(step.annotations.at(-1)?.message).toContain(
      'smoke: "runn" is none of off, check, run; did you mean "run"?',
    );
  });

  it('skills of other classes are skipped', async () => {
    const step = await runAction({ tree: smokeSkill('fine', GOOD_SCRIPT, { class: 'mutating' }) });
    expect(shown(step)).toEqual(['notice smoke-class tools/fine/skill.json:7']);
    expect(step.summary).toMatch(/tools\/fine\/skill\.json.*➖ skip.*class is mutating/);
    expect(step.outputs['result']).toBe('pass');
  });
});

describe.concurrent.each(ISOLATIONS)('isolation %s', (isolation, level) => {
  it('what skills do wrong is annotated at the line about it', async () => {
    const tamper = `for file in ${COMMAND_FILES}/*; do echo "LD_PRELOAD=/tmp/x.so" >> "$file"; done 2>/dev/null\n`;
    const step = await runAction({
      tree: {
        ...smokeSkill('exits', `${SHELL}echo "quota exceeded" >&2\nexit 3\n`),
        ...smokeSkill('fine', GOOD_SCRIPT),
        ...smokeSkill('logs', `${SHELL}echo "[info] starting"\necho "{}"\n`),
        ...smokeSkill('slow', `${SHELL}sleep 58.75 &\nwait\n`, { timeout_seconds: 1 }),
        ...smokeSkill('tampers', `${SHELL}${tamper}echo "{}"\n`),
        ...smokeSkill('writes', `${SHELL}: > "$(dirname "$0")/RAN" || exit 1\necho "{}"\n`),
        ...isolationPolicy(isolation),
      },
      inputs: { ...REPORT, 'sarif-file': 'report.sarif', 'junit-file': 'junit.xml' },
    });
    // GITHUB_ENV and GITHUB_PATH are as they were, whatever was written to them.
    expectHarmless(step);
    const tampering = level === 'process-group' ? ['error smoke-tamper tools/tampers/skill.json:4'] : [];
    expect(shown(step)).toEqual([
      'error smoke-exit tools/exits/skill.json:4',
      'error smoke-output tools/logs/skill.json:4',
      'error smoke-timeout tools/slow/skill.json:6',
      ...tampering,
      'error smoke-class tools/writes/skill.json:7',
    ]);
    expect(step.outputs).toMatchObject({ result: 'fail', 'smoke-result': 'fail' });
    expect(step.exitCode).toBe(1);

    const { smoke } = readReport(step.written.get('report.json'));
    expect(smoke).toMatchObject({ mode: 'run', verdict: 'fail', interrupted: false, isolation: { level } });
    const failed = smoke?.results.filter(({ verdict }) => verdict === 'fail').map(({ name }) => name) ?? [];
    expect(failed).toContain('slow');
    expect(failed).not.toContain('fine');
    for (const { milliseconds, isolation: reached } of smoke?.results ?? [])
      expect(reached).toBe(milliseconds > 0 && reached !== undefined ? level : reached);

    expect(step.summary).toContain(`isolation: ${level}`);
    expect(step.summary).toMatch(/tools\/slow\/skill\.json.*❌ fail.*timed out after 1 s/);
    expect(step.log).toContain('quota exceeded');
    expect(step.written.get('report.sarif')).toContain('"smoke-exit"');
    expect(step.written.get('junit.xml')).toContain('smoke-timeout');
    expect(step.written.has('tools/writes/RAN')).toBe(level === 'process-group');
  });

  it('what a skill prints gives no command', async () => {
    const lines = [
      '::error file=x::forged',
      '##[error]forged',
      '::stop-commands::pwn',
      '::add-mask::a',
      '::set-output name=result::pass',
      String.raw`x\r::warning::forged`,
      String.raw`\302\240::notice::forged`,
      String.raw`\033[31m::error::forged`,
    ];
    const print = `printf '${lines.join(String.raw`\n`)}\\n'`;
    const step = await runAction({
      tree: {
        ...smokeSkill('forges', `${SHELL}${print}\n${print} >&2\n`),
        ...smokeSkill('forges_more', `${SHELL}${print} >&2\nexit 7\n`),
        ...isolationPolicy(isolation),
      },
      inputs: REPORT,
    });
    expectHarmless(step);
    expect(shown(step)).toEqual([
      'error smoke-output tools/forges/skill.json:4',
      'error smoke-exit tools/forges_more/skill.json:4',
    ]);
    expect(step.outputs['result']).toBe('fail');
    const { smoke } = readReport(step.written.get('report.json'));
    expect(smoke?.results.map(({ stderr }) => stderr).join('')).toContain('::error file=x::forged');
  });
});

describe.concurrent('events with a privileged token beside code of anybody', () => {
  const tree = {
    ...smokeSkill('fine', `${SHELL}touch "$(dirname "$0")/RAN"\necho "{}"\n`),
    ...isolationPolicy('off'),
  };

  it.each(['pull_request_target', 'workflow_run', 'issue_comment'])('%s runs nothing', async (name) => {
    const step = await runAction({ tree, event: { name }, inputs: REPORT });
    expectHarmless(step);
    const refusal = step.annotations.find(({ title }) => title === 'smoke-refused');
    expect(refusal).toMatchObject({ severity: 'error' });
    expect(refusal?.message).toContain(`"${name}"`);
    expect(refusal?.message).toContain('allow-unsafe-smoke-run: true');
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ result: 'fail', 'smoke-result': 'fail' });
    expect([...step.written.keys()]).toEqual(['report.json']);
    expect(readReport(step.written.get('report.json')).smoke?.refusal?.message).toBe('event');
  });

  it('unless somebody insists', async () => {
    const inputs = { 'allow-unsafe-smoke-run': 'true' };
    const step = await runAction({ tree, event: { name: 'pull_request_target' }, inputs });
    expect(shown(step)).toEqual(['error smoke-class tools/fine/skill.json:7']);
    expect(step.written.has('tools/fine/RAN')).toBe(true);
  });

  it('what executes nothing is checked all the same', async () => {
    const step = await runAction({ tree, event: { name: 'workflow_run' }, inputs: { smoke: 'check' } });
    expect(shown(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ result: 'pass', 'smoke-result': 'pass' });
    expect(step.written.size).toBe(0);
  });
});
