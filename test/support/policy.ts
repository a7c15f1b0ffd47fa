import type { Policy } from '../../src/domain/policy.js';
import type { Tree } from '../../src/domain/tree.js';
import { findPolicy } from '../../src/policy/find.js';
import { loadPolicy } from '../../src/policy/load.js';

/** The policy that a tree holds at one of the usual places, as an option of `check`. */
export function policyOf(tree: Tree): { readonly policy?: Policy } {
  const path = findPolicy((one) => tree.stat(one) !== undefined);
  return path === undefined ? {} : { policy: loadPolicy(tree, path) };
}
