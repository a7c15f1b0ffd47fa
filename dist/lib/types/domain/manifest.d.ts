/** The formats that are read, named after their files; `persona` is ongrid's `agents/*.md`, `index.json` ogcode's remote index. */
export type ManifestKind = 'skill.json' | 'SKILL.md' | 'ogcode.json' | 'index.json' | 'persona';
/** The agents whose loaders are predicted, in the order in which they are shown. */
export declare const RUNTIME_IDS: readonly ['agent-skills', 'ogcode', 'ongrid'];
export type RuntimeId = (typeof RUNTIME_IDS)[number];
/** A file that some runtime reads as a skill or as rules about skills. */
export interface Manifest {
    readonly kind: ManifestKind;
    /** Relative to the repository, links resolved: the file that findings point at. */
    readonly path: string;
    /** The runtimes whose treatment of this file counts for its findings. */
    readonly runtimes: readonly RuntimeId[];
    /** The skill in whose folder this one lies, where there is one. */
    readonly nestedIn?: string;
}
/** Whether a manifest is a skill, rather than rules about skills or somebody who uses them. */
export declare function isSkill({ kind }: Pick<Manifest, 'kind'>): boolean;
