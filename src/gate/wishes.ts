import { parseAllowList, parseFailOn, parseRuntimes } from '../engine/inputs.js';
import type { GateTask } from './task.js';

/** What somebody typed, as flags or as inputs; undefined leaves it to the policy. */
export interface Wishes {
  readonly paths: readonly string[] | undefined;
  readonly runtimes: readonly string[] | undefined;
  readonly allowList: readonly string[] | undefined;
  readonly failOn: string | undefined;
}

/**
 * Reads wishes about the repository at `top`, an absolute path. Finding nothing at all is an error for whoever gates, and
 * suppressions expire today. Throws a ConfigurationError that names what is taken.
 */
export function readWishes({ paths, runtimes, allowList, failOn }: Wishes, top: string): GateTask['options'] {
  return {
    mustFind: true,
    today: new Date().toISOString().slice(0, 10),
    ...(paths === undefined ? {} : { paths }),
    ...(runtimes === undefined ? {} : { runtimes: parseRuntimes(runtimes) }),
    ...(allowList === undefined ? {} : { allowList: parseAllowList(allowList, top) }),
    ...(failOn === undefined ? {} : { failOn: parseFailOn(failOn) }),
  };
}
