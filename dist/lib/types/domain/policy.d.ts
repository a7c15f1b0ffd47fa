import type { Severity } from './finding.js';
import type { Location } from './location.js';
import type { RuntimeId } from './manifest.js';
import type { PermissionAction } from './plan.js';
import type { FailOn } from './report.js';
/** What a policy makes of a rule. */
export type RuleSetting = Severity | 'off';
export declare const RULE_SETTINGS: readonly RuleSetting[];
/** Settings by the name of the rule. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;
/** Settings for some paths; of several that match, the last that names a rule counts. */
export interface RuleOverride {
    readonly paths: readonly string[];
    readonly rules: RuleSettings;
}
/** Findings that are accepted, and why. */
export interface Suppression {
    readonly rule: string;
    /** Everywhere where absent. */
    readonly paths?: readonly string[];
    readonly reason: string;
    /** The last day on which it holds, `YYYY-MM-DD`. */
    readonly until?: string;
    readonly location: Location;
}
/** Every skill whose name matches has to evaluate to the action, or to a stricter one. */
export interface PermissionRequirement {
    /** A glob as in ogcode's permission rules. */
    readonly pattern: string;
    readonly action: PermissionAction;
    readonly location: Location;
}
/** What smoke runs may do. */
export interface SmokePolicy {
    readonly mode?: 'off' | 'check' | 'run';
    readonly classes?: readonly string[];
    readonly isolation?: 'required' | 'preferred' | 'off';
    readonly environment?: Readonly<Record<string, string>>;
}
/** The kinds of manifest that a policy can require fields of. */
export type FieldKind = 'skill.json' | 'SKILL.md';
/** What an organisation decided about its skills. Globs are picomatch's where nothing else is said. */
export interface Policy {
    /** The files it was read from, relative to the repository: the policy itself, then what it extends. */
    readonly files: readonly string[];
    readonly runtimes?: readonly RuntimeId[];
    readonly paths?: readonly string[];
    readonly ignore?: readonly string[];
    /** ongrid's roots, in order. */
    readonly allowList?: readonly {
        readonly path: string;
        readonly mount?: string;
    }[];
    readonly names?: {
        readonly allow?: readonly string[];
        readonly deny?: readonly string[];
    };
    readonly classes?: {
        readonly allow?: readonly string[];
        readonly explicit?: boolean;
    };
    readonly environment?: {
        readonly allow?: readonly string[];
    };
    readonly timeout?: {
        readonly maxSeconds?: number;
    };
    /** `deny`: grants that nobody may ask for. `known`: tools besides the ones that are known anyway. */
    readonly tools?: {
        readonly deny?: readonly string[];
        readonly known?: readonly string[];
    };
    readonly permissions?: {
        readonly require?: readonly PermissionRequirement[];
    };
    readonly requiredFields?: Readonly<Partial<Record<FieldKind, readonly string[]>>>;
    readonly rules?: RuleSettings;
    readonly overrides?: readonly RuleOverride[];
    readonly suppress?: readonly Suppression[];
    readonly smoke?: SmokePolicy;
    /** The baseline's path, relative to the repository. */
    readonly baseline?: string;
    readonly failOn?: FailOn;
    readonly requireSkills?: number;
    /** `home`: a folder that is somebody's home, in which ogcode's user directories lie. */
    readonly ogcode?: {
        readonly home?: string;
    };
    /** Files that are remote indexes of ogcode, whatever they look like. */
    readonly index?: readonly string[];
}
