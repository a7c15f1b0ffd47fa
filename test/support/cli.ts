import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTree } from './tree-files.js';

const bundle = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

export interface CliResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** The Node to run it with; the running one where absent. */
  readonly node?: string;
  /** Laid over PATH and LANG, which is all that it gets otherwise. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Runs the built command line in a directory, as from a pipe. */
export function runCli(directory: string, args: readonly string[], options: CliOptions = {}): CliResult {
  if (!existsSync(bundle)) throw new Error(`${bundle} is missing: build it first`);
  const { status, stdout, stderr, error } = spawnSync(options.node ?? process.execPath, [bundle, ...args], {
    cwd: directory,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...options.environment },
    input: options.input ?? '',
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return { exitCode: status ?? 1, stdout, stderr };
}

/** Runs the built command line in a tree written to a directory of its own, which goes away afterwards. */
export function runCliIn(tree: object, args: readonly string[], options: CliOptions = {}): CliResult {
  const directory = mkdtempSync(path.join(tmpdir(), 'skillgate-cli-'));
  try {
    writeTree(directory, tree);
    return runCli(directory, args, options);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
