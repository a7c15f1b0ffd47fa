// Measures smoke runs: node scripts/bench-smoke.mjs [runs, default 40] [skills, default 100]
// What one run costs over a bare spawn of the same script, at each level of isolation, and a whole repository of skills.
// Runs are interleaved, so that a busy machine slows all of them alike; the minimum says most.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './tools.mjs';

const runs = Number(process.argv[2] ?? 40);
const skills = Number(process.argv[3] ?? 100);
const levels = { bubblewrap: 'required', 'process-group': 'off' };
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'skillgate-bench-')));
const host = { PATH: process.env.PATH };
const script = '#!/bin/sh\ncat >/dev/null\necho "{}"\n';

try {
  const parts = await bundle();
  await measureRuns(parts);
  for (const level of Object.keys(levels)) await measureRepository(parts, level);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function from(file) {
  return JSON.stringify(path.join(root, 'src', file));
}

/** The sources as one module, and a helper that is made of it. */
async function bundle() {
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `export { callSkill } from ${from('smoke/call.ts')};
export { Spawner } from ${from('smoke/spawner/client.ts')};
export { runSpawnerIfAsked } from ${from('smoke/spawner/serve.ts')};
export { probeIsolation } from ${from('smoke/isolation/probe.ts')};
export { runSmoke } from ${from('smoke/index.ts')};
export { DEFAULT_SMOKE_SETTINGS } from ${from('smoke/settings.ts')};
export { createSpawnerSystem, hostSystem } from ${from('platform/smoke-system.ts')};
export { diskTree } from ${from('platform/disk-tree.ts')};
export { Documents } from ${from('formats/documents.ts')};
export { discover } from ${from('engine/discover.ts')};
export { load } from ${from('engine/load.ts')};
`,
  );
  const output = { entryFileNames: '[name].mjs' };
  const options = {
    ssr: entry,
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: { output },
  };
  await build({ root, configFile: false, logLevel: 'error', ssr: { noExternal: true }, build: options });
  writeFileSync(
    path.join(folder, 'helper.mjs'),
    `import { createSpawnerSystem, runSpawnerIfAsked } from './entry.mjs';\nawait runSpawnerIfAsked(createSpawnerSystem);\n`,
  );
  const parts = await import(pathToFileURL(path.join(folder, 'entry.mjs')).href);
  return { ...parts, command: { file: process.execPath, args: [path.join(folder, 'helper.mjs')] } };
}

async function measureRuns({ Spawner, probeIsolation, callSkill, hostSystem, command }) {
  const repository = makeRepository(1);
  const entry = path.join(repository, 'skill000/run.sh');
  const spawner = new Spawner(command, host.PATH);
  const ways = { 'bare spawn': () => bareSpawn(entry) };
  for (const [level, wish] of Object.entries(levels)) {
    const sandbox = await probeIsolation({
      wish,
      repository,
      host,
      searchPath: host.PATH,
      system: hostSystem,
      spawner,
    });
    if (sandbox.isolation.level !== level) {
      console.log(`${level} is not to be had: ${sandbox.isolation.why}`);
      continue;
    }
    const call = {
      entry,
      executable: true,
      argumentsText: '{}',
      envAllow: ['PATH'],
      values: { given: [], host },
      timeoutMilliseconds: 10_000,
    };
    ways[level] = async () => {
      const { outcome } = await callSkill(call, { sandbox, spawner, system: hostSystem });
      if (outcome.kind !== 'result') throw new Error(`${level}: ${outcome.kind}`);
    };
  }
  const times = new Map(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < runs + 2; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const started = performance.now();
      await way();
      // The first rounds are there to warm up.
      if (round >= 2) times.get(name).push(performance.now() - started);
    }
  }
  await spawner.close();
  const bare = summary(times.get('bare spawn'));
  console.log(
    `one run of #!/bin/sh with cat, ${runs} each, milliseconds: minimum / median (over bare spawn)`,
  );
  for (const [name, list] of times) {
    const { least, median } = summary(list);
    const over =
      name === 'bare spawn'
        ? ''
        : `  (+${(least - bare.least).toFixed(1)} / +${(median - bare.median).toFixed(1)})`;
    console.log(
      `  ${name.padEnd(14)} ${least.toFixed(1).padStart(6)} / ${median.toFixed(1).padStart(6)}${over}`,
    );
  }
}

async function measureRepository(parts, level) {
  const { runSmoke, DEFAULT_SMOKE_SETTINGS, Documents, diskTree, discover, load, hostSystem, command } =
    parts;
  const repository = makeRepository(skills);
  const documents = new Documents(diskTree(repository));
  const { manifests } = discover(documents, {});
  const { plans } = load(documents, manifests, {});
  const settings = { ...DEFAULT_SMOKE_SETTINGS, mode: 'run', isolation: levels[level] };
  const started = performance.now();
  const report = await runSmoke({
    settings,
    documents,
    manifests,
    plans,
    repository,
    host,
    system: hostSystem,
    spawner: command,
    exposed: [],
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const passed = report.results.filter(({ verdict }) => verdict === 'pass').length;
  const reached = report.isolation?.level ?? 'nothing';
  console.log(
    `${skills} skills, two at a time, ${level}: ${seconds} s (${passed} passes: each a syntax check and a run; reached: ${reached})`,
  );
}

function makeRepository(count) {
  const repository = mkdtempSync(path.join(folder, 'repository-'));
  for (let index = 0; index < count; index += 1) {
    const name = `skill${String(index).padStart(3, '0')}`;
    const manifest = {
      name,
      description: 'Does nothing.',
      entry: './run.sh',
      env_allow: ['PATH'],
      class: 'safe',
    };
    mkdirSync(path.join(repository, name));
    writeFileSync(path.join(repository, name, 'skill.json'), JSON.stringify(manifest));
    writeFileSync(path.join(repository, name, 'run.sh'), script);
    chmodSync(path.join(repository, name, 'run.sh'), 0o755);
  }
  return realpathSync(repository);
}

function bareSpawn(entry) {
  return new Promise((resolve, reject) => {
    const child = spawn(entry, [], { env: host, stdio: 'pipe', detached: true });
    child.stdout.resume();
    child.stderr.resume();
    child.stdin.end('{}');
    child.once('error', reject);
    child.once('close', resolve);
  });
}

function summary(list) {
  const sorted = list.toSorted((a, b) => a - b);
  return { least: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
