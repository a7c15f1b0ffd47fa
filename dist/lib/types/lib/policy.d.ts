import type { Policy, RuleSettings, Suppression } from '../domain/policy.js';
import type { PermissionAction } from '../domain/plan.js';
/** A policy as an object, with the keys of `skillgate.yml`; every part is optional. Its JSON Schema is in the package. */
export interface PolicyFile extends Pick<Policy, 'runtimes' | 'paths' | 'ignore' | 'ogcode' | 'index' | 'names' | 'classes' | 'environment' | 'tools' | 'smoke'> {
    /** ongrid's roots, in order. */
    readonly 'allow-list'?: Policy['allowList'];
    readonly timeout?: {
        readonly 'max-seconds'?: number;
    };
    readonly permissions?: {
        readonly require?: Readonly<Record<string, PermissionAction>>;
    };
    readonly 'required-fields'?: Policy['requiredFields'];
    readonly rules?: RuleSettings;
    readonly overrides?: Policy['overrides'];
    readonly suppress?: readonly Omit<Suppression, 'location'>[];
    readonly baseline?: string;
    readonly 'fail-on'?: Policy['failOn'];
    readonly 'require-skills'?: number;
}
/** Holds a policy against its schema. Throws a ConfigurationError that names every mistake with its line. */
export declare function readPolicy(policy: PolicyFile | string): Policy;
