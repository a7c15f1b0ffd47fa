import type { Location } from './location.js';
import type { RuntimeId } from './manifest.js';
export type Severity = 'error' | 'warning' | 'notice';
export declare const SEVERITIES: readonly Severity[];
/** Values that a message's template is filled with. They may hold text of the scanned repository. */
export type MessageValues = Readonly<Record<string, string | number>>;
/**
 * What a mistake does to a skill in one runtime: `dropped` (not loaded, or a permission rule that does not hold),
 * `fails` (loads, and every call fails), `changed` (renamed, cut, shadowed, fields lost), `harmless`.
 */
export type Outcome = 'dropped' | 'fails' | 'changed' | 'harmless';
export interface Effect {
    readonly runtime: RuntimeId;
    readonly outcome: Outcome;
    /** One readable line: what this runtime does, in the present tense, without the skill's name. */
    readonly detail: string;
}
export interface RelatedPlace {
    readonly location: Location;
    readonly note: string;
}
/** Replaces the text at `location`; only edits that cannot change meaning. */
export interface FixEdit {
    readonly location: Location;
    readonly replacement: string;
}
/** Why a finding does not count. */
export interface SuppressedBy {
    /** In the words of whoever accepted it; may hold text of the scanned repository. */
    readonly reason: string;
    /** The policy, the baseline or the manifest that says so. */
    readonly source: Location;
}
/** One mistake at one place, as data. Its words are made in `report/` from the rule's message templates. */
export interface Finding {
    readonly rule: string;
    readonly message: string;
    readonly values: MessageValues;
    readonly severity: Severity;
    readonly location: Location;
    readonly effects: readonly Effect[];
    readonly related: readonly RelatedPlace[];
    readonly fix?: readonly FixEdit[];
    /** The source line at the location's start, cut at 2,000 UTF-16 units; absent where there is none. */
    readonly sourceLine?: string;
    /** Stable across moved lines: made of rule, path and the text at fault. */
    readonly fingerprint: string;
    /** Set where the finding is known and accepted: it is still reported, and counts for nothing. */
    readonly suppressed?: SuppressedBy;
    /** Whether the change at hand brought it; absent where nothing was compared. */
    readonly isNew?: boolean;
}
/** Sorts the gravest first. */
export declare function compareSeverity(a: Severity, b: Severity): number;
/** The severity that follows from what the runtimes do; undefined where none is touched. */
export declare function severityOfEffects(effects: readonly Effect[]): Severity | undefined;
