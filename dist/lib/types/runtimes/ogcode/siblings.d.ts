import type { Documents } from '../../formats/documents.js';
/** The files that ogcode shows the model beside a skill, relative to its directory. */
export interface Siblings {
    /** Sorted. */
    readonly files: readonly string[];
    /** Whether there are more than the limit. */
    readonly truncated: boolean;
}
/**
 * Everything below a skill's directory but its own SKILL.md, links listed and not followed: cut at `limit` in walking
 * order, then sorted. Source: vectors/ogcode-sibling-files.json.
 */
export declare function siblings(documents: Documents, directory: string, limit: number): Siblings;
