import type { PermissionAction } from '../../domain/plan.js';
/** What a rule set decides for a name, and by which rule; `rule` is empty where none matches. */
export interface Evaluation {
    readonly action: PermissionAction;
    readonly rule: string;
}
/** ogcode's permission rules, ready to be asked. */
export interface Permissions {
    /** The patterns of rules that do not hold as written (an unknown action, a malformed glob), sorted. */
    invalid(): readonly string[];
    evaluate(name: string): Evaluation;
    /** The rule that would decide if the first were not there; empty where there is none. */
    runnerUp(name: string): string;
}
/** An action as ogcode compares it, after trimming and lower-casing; undefined for what it does not know. */
export declare function knownAction(written: string): PermissionAction | undefined;
/** An unknown action counts as `ask`. */
export declare function actionOf(written: string): PermissionAction;
/** A pattern without `*?[` outmatches every other; among the others the number of characters that have to stand there counts. */
export declare function weightOf(pattern: string): number;
/**
 * Makes rules (pattern → action as written) ready to be asked. Where two weigh the same, the pattern that sorts first
 * decides; where none matches, `allow`. Source: vectors/permission-rules.json.
 */
export declare function permissions(rules: Readonly<Record<string, string>>): Permissions;
