import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Commits of tests belong to nobody and depend on nobody's settings. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

/** A real repository in a temporary directory. */
export class Repository {
  readonly directory: string;

  constructor(directory = mkdtempSync(path.join(tmpdir(), 'skillgate-git-'))) {
    this.directory = directory;
    this.git('init', '-q', '-b', 'main');
    this.git('config', 'core.autocrlf', 'false');
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', args, {
      cwd: this.directory,
      env: ENVIRONMENT,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  }

  write(name: string, contents: string | Uint8Array = name): void {
    const file = path.join(this.directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }

  link(name: string, target: string): void {
    mkdirSync(path.dirname(path.join(this.directory, name)), { recursive: true });
    symlinkSync(target, path.join(this.directory, name));
  }

  remove(name: string): void {
    unlinkSync(path.join(this.directory, name));
  }

  /** Commits all there is and gives the commit's name. */
  commit(message = 'a change'): string {
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  dispose(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
