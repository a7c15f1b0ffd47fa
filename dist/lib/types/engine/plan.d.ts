import type { RuntimeId } from '../domain/manifest.js';
import type { RegisteredSkill } from '../domain/plan.js';
import type { Tree } from '../domain/tree.js';
import type { AllowListRoot } from '../runtimes/runtime.js';
/** What `plan` may be told; everything is optional. Paths are relative to the tree, with `/`; `.` is its top. */
export interface PlanOptions {
    /** The runtimes to ask; all of them where absent. One that nobody knows is passed over. */
    readonly runtimes?: readonly RuntimeId[];
    /** ongrid's roots in order; the top of the tree where absent. */
    readonly allowList?: readonly (string | AllowListRoot)[];
    /** The folder in which ogcode is started; the top of the tree where absent. */
    readonly project?: string;
    /** ogcode's `skills.paths`, in place of those of its configuration file. */
    readonly paths?: readonly string[];
    /** A folder that is somebody's home, in which ogcode's user directories lie; none where absent. */
    readonly home?: string;
    /**
     * Where an absolute path leads on the machine that ongrid runs on, and whether anything stands there; where absent,
     * every path leads to itself, and something stands there. Only the words about an entry that leaves its root depend on it.
     */
    readonly outside?: (path: string) => {
        readonly path: string;
        readonly exists: boolean;
    };
}
/** What a runtime passes over. */
export interface SkippedSkill {
    /** The manifest's path as the runtime walks to it. */
    readonly path: string;
    /** The runtime's code, as in the vectors; `shadowed` and `invisible` where it has none of its own. */
    readonly reason: string;
    /** Its own words, where they are known; never the skill's name alone, and empty where there are none. */
    readonly message: string;
}
/** What one runtime does with a tree. Field names, reasons and codes are those of the conformance vectors. */
export interface RuntimePlan {
    /** What the runtime ends up with, by name and then by path, both in the order of their bytes. */
    readonly registered: readonly RegisteredSkill[];
    /** What it passes over, in the order in which it meets it. */
    readonly skipped: readonly SkippedSkill[];
    /** What it warns about without passing over it, as codes. */
    readonly warnings: readonly {
        readonly path: string;
        readonly code: string;
    }[];
    /** Lines as it prints them, without time and level; empty for a runtime that prints nothing. */
    readonly log: readonly string[];
}
/**
 * Predicts what each runtime does with a tree: an object by runtime id, with a plan for every runtime that was asked.
 * Never throws for what the tree holds. Sources: vectors/ongrid-skill-json.json, ongrid-native-skill-md.json,
 * ogcode-project.json, ogcode-skill-md.json; the open specification for `agent-skills`.
 */
export declare function plan(tree: Tree, options?: PlanOptions): Readonly<Partial<Record<RuntimeId, RuntimePlan>>>;
