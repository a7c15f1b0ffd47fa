import { spawnSync } from 'node:child_process';

/** A configured program could run, and containers own checkouts under another user. */
const SAFE_OPTIONS = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];

/** Nothing here may wait for a password or fetch what a partial clone left out; locks are for those who write. */
const SAFE_ENVIRONMENT = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
};

const TIME_LIMIT = 60_000;

export interface GitOptions {
  readonly input?: string;
  /** The most that is taken of the output, in bytes; a command that gives more has failed. */
  readonly maxBytes?: number;
}

/**
 * Runs git in a directory and gives its output; undefined where there is no git, it fails, or takes over a minute.
 * The arguments must not let a name pass for an option: put `--end-of-options` or `--` before what others chose.
 */
export function runGit(
  directory: string,
  args: readonly string[],
  options: GitOptions = {},
): Buffer | undefined {
  const result = spawnSync('git', [...SAFE_OPTIONS, ...args], {
    cwd: directory,
    env: { ...process.env, ...SAFE_ENVIRONMENT },
    maxBuffer: options.maxBytes ?? 1024 * 1024 * 1024,
    timeout: TIME_LIMIT,
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  return result.error || result.status !== 0 ? undefined : result.stdout;
}

/** The parts of an output that ends each with NUL. */
export function splitAtNul(output: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    if (end < 0) break;
    parts.push(output.subarray(start, end));
    start = end + 1;
  }
  return parts;
}
