import type { CheckOptions } from './options.js';

/** Fills in from the policy what the caller leaves open: the command line and the action's inputs win over the file. */
export function settle(options: CheckOptions): CheckOptions {
  const { policy } = options;
  if (!policy) return options;
  const { paths, runtimes, allowList, failOn, requireSkills } = policy;
  return {
    ...(paths ? { paths } : {}),
    ...(runtimes ? { runtimes } : {}),
    ...(allowList ? { allowList } : {}),
    ...(failOn ? { failOn } : {}),
    ...(requireSkills === undefined ? {} : { requireSkills }),
    ...options,
  };
}
