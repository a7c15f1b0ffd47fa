import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Finding } from '../../src/domain/finding.js';
import type { IsolationLevel, SmokeReport } from '../../src/domain/smoke.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { hostSystem } from '../../src/platform/smoke-system.js';
import type { Rule } from '../../src/rules/rule.js';
import { probeIsolation } from '../../src/smoke/isolation/probe.js';
import type { Sandbox } from '../../src/smoke/isolation/sandbox.js';
import type { SmokeSettings, SmokeTask } from '../../src/smoke/settings.js';
import { Spawner, type SpawnerCommand } from '../../src/smoke/spawner/client.js';
import { runRepository } from './smoke-repository.js';

export const LEVELS: readonly IsolationLevel[] = ['bubblewrap', 'process-group'];

/** Bundles the helper as the real bundles hold it, into a folder of its own, and gives the command that starts it. */
async function buildHelper(): Promise<{ readonly command: SpawnerCommand; remove(): void }> {
  const folder = makeFolder('helper');
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./smoke-helper-entry.ts', import.meta.url)),
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'helper.mjs' } },
    },
  });
  const command = { file: process.execPath, args: [path.join(folder, 'helper.mjs')] };
  return { command, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a smoke run of a test may be told. */
export interface BenchOptions {
  readonly level?: IsolationLevel;
  readonly settings?: Partial<SmokeSettings>;
  readonly host?: Readonly<Record<string, string | undefined>>;
  readonly task?: Partial<SmokeTask>;
  readonly rules?: readonly Rule[];
  /** A folder of the repository that comes first on the machine's PATH. */
  readonly pathPrepend?: string;
}

/** What came of it. */
export interface BenchRun {
  readonly repository: string;
  readonly report: SmokeReport;
  readonly findings: readonly Finding[];
}

/** Everything that a test of real runs needs; `close` removes what was made. */
export class SmokeBench {
  readonly command: SpawnerCommand;
  readonly host: Readonly<Record<string, string | undefined>>;
  private readonly folders: string[] = [];
  private readonly removeHelper: () => void;
  private first: Spawner | undefined;

  private constructor(helper: Awaited<ReturnType<typeof buildHelper>>) {
    this.host = { PATH: process.env['PATH'], LANG: 'C.UTF-8' };
    this.command = helper.command;
    this.removeHelper = () => helper.remove();
  }

  static async open(): Promise<SmokeBench> {
    return new SmokeBench(await buildHelper());
  }

  /** A helper that lives as long as the bench. */
  get spawner(): Spawner {
    this.first ??= new Spawner(this.command, this.host['PATH'] ?? '');
    return this.first;
  }

  /** The sandbox of a level. Throws where bubblewrap is asked for and does not work: then nothing would be proved. */
  async sandbox(level: IsolationLevel, repository: string): Promise<Sandbox> {
    const { host, spawner } = this;
    const wish = level === 'bubblewrap' ? 'required' : 'off';
    const sandbox = await probeIsolation({
      wish,
      repository,
      host,
      searchPath: '',
      spawner,
      system: hostSystem,
    });
    if (sandbox.isolation.level !== level)
      throw new Error(`${level} is not to be had: ${sandbox.isolation.why}`);
    return sandbox;
  }

  /** A folder that goes with the bench. */
  folder(name = 'repository', parent = tmpdir()): string {
    const folder = makeFolder(name, parent);
    this.folders.push(folder);
    return folder;
  }

  /** Runs the skills of a tree, on the disk, and gives the findings of the rules about it. */
  async run(notation: object, options: BenchOptions = {}): Promise<BenchRun> {
    const repository = this.folder();
    writeTree(repository, notation);
    const isolation = options.level === 'process-group' ? 'off' : 'required';
    const { report, findings } = await runRepository({
      repository,
      settings: { isolation, ...options.settings },
      host: { ...this.host, ...firstOnPath(this.host, repository, options.pathPrepend), ...options.host },
      spawner: this.command,
      ...(options.task ? { task: options.task } : {}),
      ...(options.rules ? { rules: options.rules } : {}),
    });
    return { repository, report, findings };
  }

  async close(): Promise<void> {
    await this.first?.close();
    this.removeHelper();
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Findings as lines: `error smoke-exit/status skills/a/skill.json:4`. */
export function linesOf(findings: readonly Finding[]): readonly string[] {
  return findings.map(
    ({ severity, rule, message, location }) =>
      `${severity} ${rule}/${message} ${location.path}:${location.start.line}`,
  );
}

/** Puts a tree in the notation of the vectors onto the disk. */
export function writeTree(directory: string, notation: object): void {
  const tree = memoryTree(notation);
  for (const { path: name, kind, target, executable } of tree.list()) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (kind === 'symlink') {
      symlinkSync(target ?? '', file);
      continue;
    }
    const read = tree.read(name);
    writeFileSync(file, read.ok ? read.bytes : '');
    chmodSync(file, executable === true ? 0o755 : 0o644);
  }
}

function firstOnPath(
  { PATH = '' }: Readonly<Record<string, string | undefined>>,
  repository: string,
  folder: string | undefined,
): { readonly PATH?: string } {
  return folder === undefined ? {} : { PATH: `${path.join(repository, folder)}:${PATH}` };
}

function makeFolder(name: string, parent = tmpdir()): string {
  return realpathSync(mkdtempSync(path.join(parent, `.skillgate-${name}-`)));
}
