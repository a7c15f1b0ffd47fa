import type { Finding, Severity } from './finding.js';
import type { Manifest, ManifestKind, RuntimeId } from './manifest.js';
import type { SmokeReport } from './smoke.js';
import type { PermissionPlan, Verdict } from './plan.js';
/** `fail`: findings at or above the threshold; `error`: the run itself could not do its work (no skills where some are required). */
export type Result = 'pass' | 'fail' | 'error';
export type FailOn = 'never' | Severity;
export declare const FAIL_ON: readonly FailOn[];
/** What a runtime makes of a manifest, as a cell of the load table. */
export interface PlanCell {
    readonly verdict: Verdict;
    readonly name?: string;
    readonly shadowedBy?: string;
    readonly reason?: string;
    readonly message?: string;
}
/** A row of the load table: one skill, all runtimes that could read such a file. */
export interface PlanRow {
    readonly path: string;
    readonly kind: ManifestKind;
    /** The name as written; absent where the file gives none. */
    readonly name?: string;
    readonly judgedBy: readonly RuntimeId[];
    /** The class of a subprocess skill that registers. */
    readonly class?: string;
    readonly cells: Readonly<Partial<Record<RuntimeId, PlanCell>>>;
}
/** A persona of ongrid, and the classes of skills that it may call. */
export interface PersonaReach {
    readonly path: string;
    readonly name: string;
    /** `permission_mode` as written; empty where there is none. */
    readonly mode: string;
    /** From the most permissive class on. */
    readonly classes: readonly string[];
}
/** Something that was found and not looked at. */
export interface NotChecked {
    readonly path: string;
    readonly why: string;
}
export interface Counts {
    readonly skills: number;
    readonly files: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notices: number;
}
/** All that a run found, as data. Every format is rendered from it. */
export interface Report {
    readonly result: Result;
    readonly failOn: FailOn;
    readonly counts: Counts;
    readonly runtimes: readonly RuntimeId[];
    readonly manifests: readonly Manifest[];
    readonly plan: readonly PlanRow[];
    readonly permissions: readonly PermissionPlan[];
    /** In path order. */
    readonly personas: readonly PersonaReach[];
    /** Gravest first within a file, files in path order. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** What smoke runs found, where there were any. */
    readonly smoke?: SmokeReport;
}
