import type { MessageValues, Outcome, RelatedPlace } from './finding.js';
import type { Location } from './location.js';
import type { RuntimeId } from './manifest.js';
/**
 * Something in a manifest that a runtime takes otherwise than written. Several runtimes that meet the same mistake
 * give the same `code` at the same place, so that one finding can list them all.
 */
export interface Fault {
    /** What is wrong, named as the rule that reports it. */
    readonly code: string;
    /** Which of the rule's messages says it best. */
    readonly variant: string;
    readonly values: MessageValues;
    readonly location: Location;
    readonly outcome: Outcome;
    /** One readable line: what the runtime does with it. */
    readonly detail: string;
    readonly related?: readonly RelatedPlace[];
}
/** What becomes of a manifest: `renamed` also loads, under another name than its field says. */
export type Verdict = 'loads' | 'renamed' | 'skipped' | 'shadowed' | 'invisible';
/** What a runtime ends up with for a skill that it registers. Fields a runtime does not have are absent. */
export interface RegisteredSkill {
    readonly kind: 'subprocess' | 'native';
    readonly name: string;
    readonly description: string;
    /** The manifest's path as the runtime walks to it. */
    readonly path: string;
    readonly class?: string;
    readonly category?: string;
    readonly timeoutSeconds?: number;
    /** Links resolved, relative to the repository. */
    readonly entry?: string;
    readonly envAllow?: readonly string[];
    readonly schema?: unknown;
    /** ogcode: `project`, `config` or `user`. */
    readonly source?: string;
    /** ongrid's native skills: when they are offered, which tools they bring, and the keys that are kept and ignored, sorted. */
    readonly activation?: {
        readonly mode: string;
        readonly keywords: readonly string[];
    };
    readonly tools?: readonly {
        readonly name: string;
        readonly class: string;
    }[];
    readonly unknown?: readonly string[];
}
/** What one runtime does with one manifest, and why. */
export interface Decision {
    /** The manifest's path as the runtime walks to it (it may pass through links). */
    readonly path: string;
    /** The same with links resolved: what findings point at. */
    readonly file: string;
    readonly verdict: Verdict;
    /** The name that the runtime would use, where it gets as far as having one. */
    readonly name?: string;
    /** Of a shadowed skill: the path of the one that wins. */
    readonly shadowedBy?: string;
    /** The runtime's own reason code for what it skips, as in the vectors. */
    readonly reason?: string;
    /** The runtime's own words about it, or one line on why it never sees the file. */
    readonly message?: string;
    readonly skill?: RegisteredSkill;
    /** Everything that the runtime takes otherwise than written, first things first. */
    readonly faults: readonly Fault[];
}
/** What a runtime does with a tree. */
export interface LoadPlan {
    readonly runtime: RuntimeId;
    readonly decisions: readonly Decision[];
    /** Codes of warnings that the runtime gives about paths. */
    readonly warnings: readonly {
        readonly path: string;
        readonly code: string;
    }[];
    /** Lines as the runtime prints them. */
    readonly log: readonly string[];
    /** Faults of the set-up (roots, configuration files), not of one manifest. */
    readonly faults: readonly Fault[];
    /** How the runtime's permission rules decide, where it has any. */
    readonly permissions?: PermissionPlan;
}
export type PermissionAction = 'allow' | 'ask' | 'deny';
/** One permission rule as written. */
export interface PermissionRule {
    readonly pattern: string;
    /** As written, before trimming and lower-casing. */
    readonly action: string;
    readonly patternLocation: Location;
    readonly actionLocation: Location;
}
/** The rules of one configuration file and what they decide. */
export interface PermissionPlan {
    readonly path: string;
    /** Empty where the file does not decode: then no rule in it holds. */
    readonly rules: readonly PermissionRule[];
    readonly decisions: readonly PermissionDecision[];
}
/** Which rule decides for a skill; `rule` is empty where none matches. */
export interface PermissionDecision {
    readonly skill: string;
    readonly action: PermissionAction;
    readonly rule: string;
    /** The next rule that would decide; empty where there is none. */
    readonly runnerUp: string;
}
