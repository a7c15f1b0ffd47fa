import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/cli/main.js';
import { rules } from '../../src/rules/index.js';
import { writeTree } from '../support/tree-files.js';

let directory = '';

beforeEach(() => {
  directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'skillgate-commands-')));
  vi.stubEnv('NO_COLOR', '1');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly complaint: string;
}

/** Runs a command in the directory of the test. */
async function run(...args: readonly string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    return { status: await main(args), out: written.stdout, complaint: written.stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const SKILL = (name: string): object => ({
  [`.agents/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Works.\n---\n`,
});

describe('skillgate permissions', () => {
  const rulesFile =
    '{"skills": {"permissions": {"internal-*": "deny", "*": "ask", "deploy-app": "allow"}}}\n';

  it('names action, deciding rule and runner-up of every skill', async () => {
    writeTree(directory, { 'ogcode.json': rulesFile, ...SKILL('internal-docs'), ...SKILL('deploy-app') });
    const { status, out } = await run('permissions', '-C', directory);
    expect(status).toBe(0);
    expect(out).toBe(
      'ogcode.json\n  deploy-app     allow  by "deploy-app"  (before "*")\n  internal-docs  deny   by "internal-*"  (before "*")\n',
    );
  });

  it('answers for names that there are not', async () => {
    writeTree(directory, { 'ogcode.json': rulesFile, ...SKILL('deploy-app') });
    const { out } = await run('permissions', '-C', directory, 'internal-x', 'new');
    expect(out).toBe(
      'ogcode.json\n  internal-x  deny  by "internal-*"  (before "*")\n  new         ask   by "*"\n',
    );
  });

  it('says that there are no rules', async () => {
    writeTree(directory, SKILL('deploy-app'));
    expect((await run('permissions', '-C', directory, 'x')).out).toBe('No permission rules.\n');
  });
});

describe('skillgate explain', () => {
  it.each(rules.map(({ name }) => [name]))('%s', async (name) => {
    const { status, out } = await run('explain', name);
    expect(status).toBe(0);
    expect(out.startsWith(`${name}: `)).toBe(true);
    expect(out.split('\n').filter((line) => line.length > 210)).toEqual([]);
  });

  it('says of a runtime what it does, in which version, and how that is known', async () => {
    const { status, out } = await run('explain', 'runtime:ogcode');
    expect(status).toBe(0);
    expect(out).toMatch(
      /^runtime:ogcode|^ogcode: ogcode\n {2}version: .+\n {2}known from: .+\n {2}reads: .+\n\n {2}- /,
    );
  });

  it.each([
    ['name-directry', 'skillgate: no rule is called "name-directry"; did you mean "name-directory"?\n'],
    [
      'runtime:x',
      'skillgate: no runtime is called "x"; there are runtime:agent-skills, runtime:ogcode, runtime:ongrid\n',
    ],
  ])('%s is a mistake', async (name, complaint) => {
    expect(await run('explain', name)).toEqual({ status: 2, out: '', complaint });
  });
});

describe('skillgate fix', () => {
  const broken = '{\n  "name": "disk", "description": "x", "entry": "run.sh", "class": "safe",\n}\n';
  const script = { text: '#!/bin/sh\r\necho {}\n', mode: '755' };

  it('prints a diff and writes nothing on a dry run', async () => {
    writeTree(directory, { 'd/skill.json': broken, 'd/run.sh': script });
    const { status, out } = await run('fix', '-C', directory, '--dry-run');
    expect(status).toBe(0);
    expect(out).toContain('--- a/d/skill.json\n+++ b/d/skill.json\n@@ -1,3 +1,3 @@\n {\n-  "name"');
    expect(out).toContain('-#!/bin/sh\\r\n+#!/bin/sh\n');
    expect(out).toContain('\nWould mend 2 findings in 2 files.\n');
    expect(readFileSync(path.join(directory, 'd/skill.json'), 'utf8')).toBe(broken);
  });

  it('mends, keeps modes, and leaves nothing behind', async () => {
    writeTree(directory, { 'd/skill.json': broken, 'd/run.sh': script });
    const { status, out } = await run('fix', '-C', directory);
    expect([status, out]).toEqual([
      0,
      'd/run.sh: shebang-carriage-return\nd/skill.json: json-syntax\nMended 2 findings in 2 files.\n',
    ]);
    expect(readFileSync(path.join(directory, 'd/skill.json'), 'utf8')).toBe(broken.replace(',\n}', '\n}'));
    expect(statSync(path.join(directory, 'd/run.sh')).mode & 0o777).toBe(0o755);
    expect(readdirSync(path.join(directory, 'd')).toSorted()).toEqual(['run.sh', 'skill.json']);
    expect((await run('fix', '-C', directory)).out).toBe(
      'Nothing can be mended without changing what is meant.\n',
    );
  });

  it('keeps to the paths that it is given', async () => {
    writeTree(directory, {
      'd/skill.json': broken,
      'd/run.sh': script,
      'e/skill.json': broken,
      'e/run.sh': script,
    });
    await run('fix', '-C', directory, 'd');
    expect(readFileSync(path.join(directory, 'e/skill.json'), 'utf8')).toBe(broken);
  });
});

describe('skillgate init', () => {
  it('writes a workflow and a policy that change nothing of what is found', async () => {
    writeTree(directory, {
      ...SKILL('deploy-app'),
      'ogcode.json': '{"skills": {"permissions": {"*": "ask"}}}\n',
      'tools/d/skill.json': '{"name": "disk", "description": "x", "entry": "run.sh", "class": "safe"}\n',
      'tools/d/run.sh': { text: '#!/bin/sh\necho {}\n', mode: '755' },
    });
    const before = (await run('check', '-C', directory, '--format', 'json')).out;
    const { status, out } = await run('init', '-C', directory);
    expect([status, out]).toEqual([
      0,
      'Wrote skillgate.yml and .github/workflows/skillgate.yml. Next: skillgate check\n',
    ]);
    expect(readFileSync(path.join(directory, 'skillgate.yml'), 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=https:/,
    );
    expect((await run('check', '-C', directory, '--format', 'json')).out).toBe(before);
  });

  it.each(['skillgate.yml', '.github/skillgate.yml', '.github/workflows/skillgate.yml'])(
    'writes nothing over %s',
    async (taken) => {
      writeTree(directory, { ...SKILL('deploy-app'), [taken]: '# ours\n' });
      const { status, complaint } = await run('init', '-C', directory);
      expect([status, complaint]).toEqual([
        2,
        `skillgate: "${taken}" is there already, and nothing is written over it\n`,
      ]);
      expect(readFileSync(path.join(directory, taken), 'utf8')).toBe('# ours\n');
      const written = ['skillgate.yml', '.github/workflows/skillgate.yml'].filter((one) => one !== taken);
      for (const one of written) expect(() => statSync(path.join(directory, one))).toThrow('ENOENT');
    },
  );
});

describe('a policy with mistakes', () => {
  it.each(['check', 'plan', 'permissions', 'fix'])(
    'stops %s, and shows each at its line',
    async (command) => {
      writeTree(directory, SKILL('deploy-app'));
      writeFileSync(path.join(directory, 'skillgate.yml'), 'fail-on: eror\nruels: {}\n');
      const { status, out, complaint } = await run(command, '-C', directory);
      expect([status, out]).toEqual([2, '']);
      expect(complaint).toBe(
        'skillgate.yml:1:10 error policy-invalid\n' +
          '  fail-on cannot be "eror": did you mean "error"? Allowed are never, error, warning, notice\n' +
          '    1 │ fail-on: eror\n      │          ^^^^\n\n' +
          'skillgate.yml:2:1 error policy-invalid\n' +
          '  "ruels" is no setting of a policy: did you mean "rules"?\n' +
          '    2 │ ruels: {}\n      │ ^^^^^\n' +
          'skillgate: the policy skillgate.yml has 2 mistakes\n',
      );
    },
  );

  it('can be another file', async () => {
    writeTree(directory, {
      ...SKILL('deploy-app'),
      'skillgate.yml': 'ruels: {}\n',
      'gate/own.yml': 'require-skills: 9\n',
    });
    expect((await run('check', '-C', directory, '--policy', 'gate/own.yml')).status).toBe(4);
    expect((await run('check', '-C', directory, '--policy', '../own.yml')).status).toBe(2);
  });
});
