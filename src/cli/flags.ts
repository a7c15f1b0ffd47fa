import path from 'node:path';
import { ConfigurationError } from '../domain/errors.js';
import { pick } from '../engine/inputs.js';
import type { CheckOptions } from '../engine/options.js';
import { SMOKE_MODES, type SmokeMode } from '../domain/smoke.js';
import type { GateTask } from '../gate/task.js';
import { readWishes } from '../gate/wishes.js';
import { diskTree, isDirectory } from '../platform/disk-tree.js';
import type { Format } from './formats.js';

/** Flags that say which repository is looked at, and which part of it. */
export interface ScopeFlags {
  readonly directory?: string;
  readonly runtimes?: string;
  readonly allowList?: string;
  readonly policy?: string;
}

export interface CheckFlags extends ScopeFlags {
  readonly format: Format;
  readonly output?: string;
  readonly failOn?: string;
  readonly changedSince?: string;
  readonly writeBaseline?: boolean;
  /** True where the flag is given without a mode. */
  readonly smoke?: string | true;
}

/** Which repository is looked at and how, before its policy is read. */
export type Scope = Pick<GateTask, 'directory' | 'tree' | 'options' | 'policyFile'>;

/** Reads flags. Throws a ConfigurationError that names the flag and what it takes. */
export function readScope(paths: readonly string[], flags: ScopeFlags & { readonly failOn?: string }): Scope {
  const directory = readDirectory(flags);
  const { runtimes, allowList, failOn, policy } = flags;
  return {
    directory,
    tree: diskTree(directory),
    options: readWishes(
      {
        paths: paths.length > 0 ? paths.map((one) => relativeTo(directory, one)) : undefined,
        runtimes: runtimes === undefined ? undefined : splitList(runtimes),
        allowList: allowList === undefined ? undefined : [allowList],
        failOn,
      },
      directory,
    ),
    ...(policy === undefined ? {} : { policyFile: relativeTo(directory, policy) }),
  };
}

/** The same with the policy read. Throws a PolicyError besides. */
export async function readTask(
  paths: readonly string[],
  flags: ScopeFlags,
): Promise<Pick<Scope, 'directory' | 'tree'> & { readonly options: CheckOptions }> {
  const { policyFile, ...scope } = readScope(paths, flags);
  const { readPolicy } = await import('../policy/load.js');
  const policy = readPolicy(scope.tree, policyFile);
  return policy ? { ...scope, options: { ...scope.options, policy } } : scope;
}

/** How far smoke runs go; `--smoke` alone runs the skills. */
export function readSmoke({ smoke }: CheckFlags): SmokeMode {
  if (smoke === undefined) return 'off';
  return smoke === true ? 'run' : pick(smoke, SMOKE_MODES, '--smoke');
}

/** The absolute path of the repository. Throws a ConfigurationError where there is no such folder. */
export function readDirectory({ directory = '.' }: Pick<ScopeFlags, 'directory'>): string {
  const absolute = path.resolve(directory);
  if (!isDirectory(absolute)) throw new ConfigurationError(`"${directory}" is not a directory`);
  return absolute;
}

function splitList(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Globs stay as they are; an absolute path, as a shell completes it, becomes relative to the repository. */
function relativeTo(directory: string, name: string): string {
  const relative = path.isAbsolute(name) ? path.relative(directory, name) || '.' : name;
  const posix = relative.split(path.sep).join('/');
  if (posix === '..' || posix.startsWith('../'))
    throw new ConfigurationError(`"${name}" lies outside the repository`);
  return posix;
}
