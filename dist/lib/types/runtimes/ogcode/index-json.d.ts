import type { MessageValues } from '../../domain/finding.js';
import type { Range } from '../../domain/location.js';
import type { Documents } from '../../formats/documents.js';
import { SourceText } from '../../formats/text.js';
/** Why ogcode refuses an index; the words of the vectors (`size` is ours: no vector is that large). */
export type IndexReason = 'size' | 'syntax' | 'no-skills' | 'too-many-skills' | 'name' | 'too-many-files' | 'empty-path' | 'not-relative' | 'escapes';
/** What ogcode does with a remote index. */
export interface IndexReading {
    readonly accepted: boolean;
    /** Empty where the index is refused before anything is fetched from it. */
    readonly version: string;
    /** Paths relative to the index's folder, in order; of a refused index those before the fault. */
    readonly fetches: readonly string[];
    /** The first fault; absent where the index is accepted. */
    readonly reason?: IndexReason;
}
/** One of the faults for which ogcode refuses an index. */
export interface IndexFault {
    readonly reason: IndexReason;
    /** Which message of the rule `index-invalid` says it best. */
    readonly variant: string;
    readonly values: MessageValues;
    readonly range: Range;
}
/** A file that is fetched with a skill. */
export interface IndexedFile {
    /** Relative to the index's folder. */
    readonly path: string;
    /** Where the index names it: the file's text, or the skill's name for a SKILL.md that is not in the list. */
    readonly range: Range;
}
/** A skill of an index, under a name that ogcode takes. */
export interface IndexedSkill {
    readonly name: string;
    readonly nameRange: Range;
    /** What is fetched for it, SKILL.md first; without the files whose paths ogcode refuses. */
    readonly files: readonly IndexedFile[];
}
/** An index with everything that is wrong in it, not just the first fault. */
export interface IndexInspection {
    readonly reading: IndexReading;
    readonly skills: readonly IndexedSkill[];
    /** In the order in which ogcode would meet them; the first refuses the index. At most 100. */
    readonly faults: readonly IndexFault[];
    /** Where the version stands. */
    readonly versionRange?: Range;
}
/** The largest index and the largest file that are fetched, in bytes. */
export declare const FILE_SIZE_LIMIT = 1048576;
/**
 * Reads the text of an `index.json` as ogcode does: whether it takes it, and which files it fetches in which order.
 * Never throws. Source: vectors/ogcode-index-json.json.
 */
export declare function readIndex(text: string): IndexReading;
/** Inspects an index of a tree, once for each tree; undefined where it cannot be read. `path` is a real path. */
export declare function inspectIndexFile(documents: Documents, path: string): IndexInspection | undefined;
/** Reads an index as ogcode does, and goes on behind the first fault to find the others. Never throws. */
export declare function inspectIndex(source: SourceText): IndexInspection;
