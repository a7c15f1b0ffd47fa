import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node24 } from '../support/node24.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const requireHere = createRequire(import.meta.url);
let folder = '';
let project = '';

function npm(args: readonly string[], cwd: string): void {
  const env = {
    ...process.env,
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_update_notifier: 'false',
  };
  execFileSync('npm', args, { cwd, env, stdio: 'pipe' });
}

/** Packs the project as it would be published, and installs the package into an empty one, without a network. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skillgate-package-'));
  project = path.join(folder, 'project');
  mkdirSync(project);
  npm(['pack', '--ignore-scripts', '--pack-destination', project], root);
  const [tarball = ''] = readdirSync(project);
  expect(tarball).toMatch(/^skillgate-.*\.tgz$/);
  writeFileSync(path.join(project, 'package.json'), '{"private": true, "type": "module"}\n');
  npm(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], project);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Calls everything that the library has, once. */
const USE = `
import * as library from 'skillgate';
import { check, diskTree, matchGlob, memoryTree, permissions, plan, readIndex, siblings } from 'skillgate';

const skill = '---\\nname: tidy\\ndescription: Tidies a table.\\n---\\n[notes](notes.md)\\n';
const tree = memoryTree({ '.agents/skills/tidy/SKILL.md': { text: skill }, '.agents/skills/tidy/run.sh': { text: '' } });
const told = {
  exports: Object.keys(library).toSorted(),
  plan: plan(tree, { runtimes: ['ogcode'] }),
  check: check(tree, { runtimes: ['ogcode'], 'fail-on': 'warning', rules: { 'reference-missing': 'warning' } }),
  permissions: permissions({ '*': 'allow', 'internal-*': 'deny', '[': 'deny' }).evaluate('internal-x'),
  invalid: permissions({ '*': 'allow', '[': 'deny' }).invalid(),
  glob: matchGlob('a*', 'abc'),
  index: readIndex('{"version": "1", "skills": [{"name": "tidy"}]}'),
  siblings: siblings(tree, '.agents/skills/tidy', 10),
  disk: diskTree('.').list().map(({ path }) => path).filter((path) => path === 'package.json'),
};
try {
  check(tree, { runtime: ['ogcode'] });
} catch (error) {
  told.mistake = [error instanceof library.ConfigurationError, error.message];
}
process.stdout.write(JSON.stringify(told));
`;

function use(binary: string): Readonly<Record<string, unknown>> {
  writeFileSync(path.join(project, 'use.mjs'), USE);
  const text = execFileSync(binary, ['use.mjs'], { cwd: project, encoding: 'utf8' });
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

const TOLD = {
  exports: [
    'ConfigurationError',
    'check',
    'diskTree',
    'matchGlob',
    'memoryTree',
    'permissions',
    'plan',
    'readIndex',
    'siblings',
  ],
  plan: {
    ogcode: {
      registered: [
        {
          kind: 'native',
          name: 'tidy',
          description: 'Tidies a table.',
          path: '.agents/skills/tidy/SKILL.md',
          source: 'project',
        },
      ],
      skipped: [],
      warnings: [],
      log: [],
    },
  },
  permissions: { action: 'deny', rule: 'internal-*' },
  invalid: ['['],
  glob: { matched: true, malformed: false },
  index: { accepted: true, version: '1', fetches: ['tidy/SKILL.md'] },
  siblings: { files: ['run.sh'], truncated: false },
  disk: ['package.json'],
};

describe.each([
  ['the running Node', process.execPath],
  ['Node 24', node24()],
])('the packed library in %s', (_what, binary) => {
  it.skipIf(binary === undefined)('does what it says', () => {
    const told = use(binary ?? '');
    expect(told).toMatchObject(TOLD);
    expect(told['check']).toMatchObject({
      version: 1,
      result: 'fail',
      counts: { skills: 1, errors: 0, warnings: 1 },
      findings: [{ rule: 'reference-missing', severity: 'warning' }],
    });
    expect(told['mistake']).toEqual([
      true,
      expect.stringMatching(/^skillgate\.yml:2: .*"runtime".*"runtimes"/),
    ]);
  });
});

const TYPED = `
import {
  type CheckRun, type JsonReport, type PlanOptions, type PolicyFile, type RuntimePlan, type Tree,
  ConfigurationError, check, diskTree, matchGlob, memoryTree, permissions, plan, readIndex, siblings,
} from 'skillgate';

const tree: Tree = memoryTree({ 'a/SKILL.md': { repeat: { before: '', text: 'x', times: 3, after: '' } }, b: 'text' });
const options: PlanOptions = { runtimes: ['ongrid', 'ogcode'], allowList: ['skills', { path: 'x', mount: '/etc/x' }], project: '.', paths: [] };
const ongrid: RuntimePlan | undefined = plan(tree, options).ongrid;
export const seconds: number | undefined = ongrid?.registered[0]?.timeoutSeconds;
export const reasons: readonly string[] = ongrid?.skipped.map(({ reason, message }) => reason + message) ?? [];
const policy: PolicyFile = { 'allow-list': [{ path: 'skills' }], rules: { 'name-format': 'off' }, timeout: { 'max-seconds': 60 } };
const run: CheckRun = { base: diskTree('.'), today: '2026-01-01' };
const report: JsonReport = check(tree, policy, run);
export const line: number | undefined = report.findings[0]?.location.start.line;
export const result: 'pass' | 'fail' | 'error' = check(tree, 'fail-on: never').result;
export const action: 'allow' | 'ask' | 'deny' = permissions({ '*': 'ask' }).evaluate('a').action;
export const all: readonly [boolean, boolean, boolean] = [matchGlob('*', 'a').matched, readIndex('{}').accepted, siblings(tree, 'a', 1).truncated];
export const words: string = new ConfigurationError('x').message;
`;

/** Every line is a mistake. */
const MISTYPED = `
import { check, matchGlob, memoryTree, plan, readIndex } from 'skillgate';
plan(memoryTree({}), { runtimes: ['nobody'] });
check(memoryTree({}), { 'fail-on': 'sometimes' });
export const matched: string = matchGlob('*', 'a').matched;
readIndex(1);
`;

function typeCheck(file: string, text: string): string {
  writeFileSync(path.join(project, file), text);
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
  };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  const manifest = requireHere.resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  const compiler = path.join(path.dirname(manifest), bin['tsc'] ?? '');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '-p', 'tsconfig.json', '--pretty', 'false'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

describe('the types of the packed library', () => {
  it('fit a user who is strict', () => {
    expect(typeCheck('typed.ts', TYPED)).toBe('');
  });

  it('find every mistake', () => {
    const lines = [...typeCheck('mistyped.ts', MISTYPED).matchAll(/^mistyped\.ts\((\d+),\d+\): error/gm)];
    expect(lines.map(([, line]) => Number(line))).toEqual([3, 4, 5, 6]);
  });
});

describe('the package', () => {
  it('needs no other', () => {
    expect(readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'skillgate',
    ]);
  });

  it('brings the library under its short name as well', () => {
    const short = path.join(project, 'node_modules/skillgate/dist/lib.js');
    expect(readFileSync(short, 'utf8')).toContain(`'./lib/index.js'`);
  });

  it('brings a command line that starts', () => {
    const command = path.join(project, 'node_modules/.bin/skillgate');
    expect(execFileSync(command, ['--version'], { encoding: 'utf8' }).trim()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
