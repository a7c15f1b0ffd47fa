import { describe, expect, it } from 'vitest';
import { runCliIn } from '../support/cli.js';
import { expectHarmless } from '../support/harmless.js';
import { runAction } from '../support/runner.js';
import { commandsIn } from '../support/runner-commands.js';

const FORGED = [
  '::error file=x::forged',
  '##[error]forged',
  '::stop-commands::pwn',
  '::add-mask::a',
  '\u00a0::warning::forged',
  'x\r::notice::forged',
  'x\u2028::notice::forged',
  '\u001b[31m::error::forged',
  '::set-output name=result::pass',
];

/** Every place where a repository can put text of its own: names of files and folders, keys, values, links, bodies. */
function hostileTree(text: string): object {
  const name = text.replaceAll('/', '_').replaceAll('\0', '');
  const json = JSON.stringify(text);
  return {
    [`skills/${name}/SKILL.md`]: `---\nname: ${json}\ndescription: ${json}\n${json}: ${json}\nallowed-tools: ${json}\n---\n${text}\n`,
    [`skills/a,b:100%/${name}x/SKILL.md`]: `${text}\n---\nname: x\n---\n`,
    [`skills/raw${name}/SKILL.md`]: `---\nname: ${text}\ndescription: ${text}: ${text}\n---\n`,
    [`tools/${name}/skill.json`]: `{"name": ${json}, "description": ${json}, "entry": ${json}, "class": ${json}, "env_allow": [${json}], ${json}: 1}`,
    [`tools/b${name}/skill.json`]: `{"name": "b", "description": "x", "entry": "run${name}", "timeout_seconds": ${json}}`,
    [`tools/b${name}/run${name}`]: { text: `#!${text}\n`, mode: '755' },
    [`tools/c/skill.json`]: `${text}{"name": "entry":`,
    [`tools/link${name}/SKILL.md`]: { symlink: `/nowhere/${name}` },
    'ogcode.json': `{"skills": {"paths": [${json}], "permissions": {${json}: ${json}, "a": ${json}, "[${json.slice(1)}: "deny"}}}`,
    [`.agents/skills/${name}/SKILL.md`]: `---\nname: ${text}\ndescription: ${text}\n---\n`,
  };
}

describe('a repository that tries to give workflow commands', () => {
  it.concurrent.each(FORGED)(
    '%j reaches log, annotations, summary and outputs as text only',
    async (text) => {
      const step = await runAction({ tree: hostileTree(text), inputs: { 'report-file': 'report.json' } });
      expectHarmless(step);
      const ours = [...step.annotations, ...step.dropped];
      expect(ours.length).toBeGreaterThan(5);
      for (const { title } of ours) expect(title).toMatch(/^[a-z-]+$|^Skillgate$/);
      expect(step.outputs['result']).toBe('fail');
      expect(step.exitCode).toBe(1);
      expect(step.annotations.some(({ title }) => title === 'rule-crashed')).toBe(false);
      expect(commandsIn(step.written.get('report.json') ?? '')).toEqual([]);
    },
  );

  it.each(FORGED)('%j reaches the output of the command line as text only', (text) => {
    for (const format of ['text', 'json']) {
      const { stdout, stderr, exitCode } = runCliIn(hostileTree(text), ['check', '--format', format]);
      expect(exitCode).toBe(1);
      expect(commandsIn(stdout)).toEqual([]);
      expect(commandsIn(stderr)).toEqual([]);
    }
  });
});
