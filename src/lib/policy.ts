import { ConfigurationError } from '../domain/errors.js';
import type { Policy, RuleSettings, Suppression } from '../domain/policy.js';
import type { PermissionAction } from '../domain/plan.js';
import { memoryTree } from '../platform/memory-tree.js';
import { loadPolicy } from '../policy/load.js';
import { PolicyError } from '../policy/policy-error.js';
import { renderMessage } from '../report/messages.js';

/** Where a policy that no file holds is said to stand. */
const PLACE = 'skillgate.yml';

/** A policy as an object, with the keys of `skillgate.yml`; every part is optional. Its JSON Schema is in the package. */
export interface PolicyFile extends Pick<
  Policy,
  | 'runtimes'
  | 'paths'
  | 'ignore'
  | 'ogcode'
  | 'index'
  | 'names'
  | 'classes'
  | 'environment'
  | 'tools'
  | 'smoke'
> {
  /** ongrid's roots, in order. */
  readonly 'allow-list'?: Policy['allowList'];
  readonly timeout?: { readonly 'max-seconds'?: number };
  readonly permissions?: { readonly require?: Readonly<Record<string, PermissionAction>> };
  readonly 'required-fields'?: Policy['requiredFields'];
  readonly rules?: RuleSettings;
  readonly overrides?: Policy['overrides'];
  readonly suppress?: readonly Omit<Suppression, 'location'>[];
  readonly baseline?: string;
  readonly 'fail-on'?: Policy['failOn'];
  readonly 'require-skills'?: number;
}

/** Holds a policy against its schema. Throws a ConfigurationError that names every mistake with its line. */
export function readPolicy(policy: PolicyFile | string): Policy {
  const text = typeof policy === 'string' ? policy : JSON.stringify(policy, undefined, 2);
  try {
    return loadPolicy(memoryTree({ [PLACE]: { text } }), PLACE);
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    const mistakes = error.findings.map(
      (finding) => `${PLACE}:${finding.location.start.line}: ${renderMessage(finding)}`,
    );
    throw new ConfigurationError(mistakes.join('\n'), { cause: error });
  }
}
