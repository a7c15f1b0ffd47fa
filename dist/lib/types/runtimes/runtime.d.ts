import type { ManifestKind, RuntimeId } from '../domain/manifest.js';
import type { LoadPlan } from '../domain/plan.js';
import type { Documents } from '../formats/documents.js';
/** One allow-listed directory of ongrid, in order. */
export interface AllowListRoot {
    /** Relative to the repository; `.` is the whole of it. */
    readonly path: string;
    /** The absolute directory where it will live: absolute entries below it resolve here. */
    readonly mount?: string;
}
/** What a runtime needs to know besides the tree. Each takes what concerns it and leaves the rest. */
export interface LoadSettings {
    /** Every manifest that was found, links resolved; runtimes without roots of their own take the SKILL.md among these. */
    readonly manifests: readonly {
        readonly kind: ManifestKind;
        readonly path: string;
    }[];
    /** The formats whose decisions are wanted; all where absent. More may be given. */
    readonly kinds?: ReadonlySet<ManifestKind>;
    /** ongrid's roots, in order. */
    readonly allowList: readonly AllowListRoot[];
    /** The directory in which a runtime with a `projectFile` is started, relative to the repository. */
    readonly project: string;
    /** `skills.paths` of ogcode in place of those of the configuration file; undefined reads the file. */
    readonly skillPaths?: readonly string[];
    /** A directory that is somebody's home (dotfiles), relative to the repository: ogcode's user directories lie in it. */
    readonly home?: string;
    /**
     * Where an absolute path leads on the machine that ongrid runs on, and whether anything stands there. A tree does not
     * know: where this is absent, every path leads to itself, and something stands there.
     */
    readonly outside?: (path: string) => {
        readonly path: string;
        readonly exists: boolean;
    };
    /** Where ongrid looks for native skills, relative to the repository; the whole of it where absent. */
    readonly nativeRoots?: readonly string[];
}
/**
 * An agent runtime: it decides what becomes of each manifest, and says why with a place. It never reports.
 *
 * To add one, write `runtimes/NAME.ts` after the example of `agent-skills.ts` (`ogcode/` has roots, precedence and a
 * configuration file as well), and put its id into `RUNTIME_IDS` (domain/manifest.ts) and itself into `BY_ID`
 * (index.ts), where the compiler asks for it. The policy, the command line, the load table, the schemas and the library
 * take it from there. It judges where the user names it; where nobody names any, `engine/detect.ts` decides.
 *
 * `load` walks the tree as the runtime does and gives one decision for each path at which it meets a manifest, and one
 * `invisible` for each SKILL.md in `settings.manifests` that it would never open. A decision's `faults` tell everything
 * that the runtime takes otherwise than written, first things first and nothing that only follows from another:
 * - `code` is the name of the rule that reports it (`rules/`), `variant` one of the rule's messages, `values` what the
 *   message is filled with. One mistake has one code and one place in all runtimes, which is how they end up in one finding.
 * - `location` is in the real file. A required field that is missing is told at the file's first line.
 * - `outcome` is what it costs: `dropped`, `fails`, `changed`, `harmless`; `detail` says so in one line, in the present
 *   tense, without the skill's name: `skipped: the name must equal the directory's name`.
 * `reason` and `message` of a skipped skill are the runtime's own code and words, as in its vectors. Files are read
 * through `documents`, which parses each once; links are followed with `documents.folders.resolve`. It must not throw,
 * whatever the tree holds, and takes time linear in it (test/lib/properties.test.ts tries both with every runtime).
 *
 * What is recorded of its behaviour goes to fixtures/vectors/, and a line to test/lib/conformance.test.ts.
 */
export interface Runtime {
    readonly id: RuntimeId;
    /** As people call it. */
    readonly title: string;
    /** The version that this was taken from, and when. */
    readonly version: string;
    /** How its behaviour is known: the vector files or the specification. */
    readonly evidence: string;
    /** The formats that it reads. */
    readonly reads: readonly ManifestKind[];
    /** The configuration file of a project, where it has such: then it is asked once for every folder that holds one. */
    readonly projectFile?: ManifestKind;
    /** What it does that surprises authors, a sentence each. */
    readonly behaviour: readonly string[];
    /** Never throws for what the tree holds. */
    load(documents: Documents, settings: LoadSettings): LoadPlan;
}
