import { type SmokeReport, type SmokeResult, type SmokeVerdict } from '../domain/smoke.js';
import type { Outcome, Severity } from '../domain/finding.js';
import type { Position } from '../domain/location.js';
import { type ManifestKind, type RuntimeId } from '../domain/manifest.js';
import type { PermissionAction } from '../domain/plan.js';
import type { Counts, NotChecked, PlanRow, Report, Result, PersonaReach } from '../domain/report.js';
/** Grows when a field changes its meaning or goes; new fields may come at any time. */
export declare const REPORT_VERSION = 1;
export interface JsonLocation {
    readonly path: string;
    readonly start: Position;
    readonly end: Position;
}
export interface JsonFinding {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: string;
    readonly location: JsonLocation;
    readonly effects: readonly {
        readonly runtime: RuntimeId;
        readonly outcome: Outcome;
        readonly detail: string;
    }[];
    readonly related: readonly {
        readonly location: JsonLocation;
        readonly note: string;
    }[];
    readonly fingerprint: string;
    /** Whether the change at hand brought it; absent where nobody compared. */
    readonly isNew?: boolean;
    /** Present where the finding is accepted and counts for nothing. */
    readonly suppressed?: {
        readonly reason: string;
        readonly source: JsonLocation;
    };
}
export interface JsonSkill {
    readonly path: string;
    readonly kind: ManifestKind;
    readonly name?: string;
    /** The runtimes whose treatment counts. */
    readonly runtimes: readonly RuntimeId[];
}
export interface JsonPermissions {
    readonly path: string;
    readonly rules: readonly {
        readonly pattern: string;
        readonly action: string;
        readonly location: JsonLocation;
    }[];
    readonly decisions: readonly {
        readonly skill: string;
        readonly action: PermissionAction;
        /** The deciding rule; empty where none matches. */
        readonly rule: string;
        readonly runnerUp: string;
    }[];
}
/** Smoke results; what skills printed is data here, escaped like all text. */
export type JsonSmoke = Omit<SmokeReport, 'results'> & {
    readonly verdict: SmokeVerdict;
    readonly results: readonly Omit<SmokeResult, 'observations'>[];
};
/** The report that other programs read; its JSON Schema is `reportSchema`. */
export interface JsonReport {
    readonly version: typeof REPORT_VERSION;
    readonly result: Result;
    readonly counts: Counts;
    readonly skills: readonly JsonSkill[];
    readonly plan: readonly PlanRow[];
    readonly permissions: readonly JsonPermissions[];
    /** What smoke runs found; null where there were none. */
    readonly smoke: JsonSmoke | null;
    readonly findings: readonly JsonFinding[];
    readonly notChecked: readonly NotChecked[];
    readonly personas: readonly PersonaReach[];
}
/** The report as plain data, with the words of every finding. */
export declare function toJsonReport(report: Report): JsonReport;
/** The JSON report as text, ended by a line feed. */
export declare function renderJson(report: Report): string;
/** JSON as text, ended by a line feed. It is safe to print: no line of it is a workflow command or moves a cursor. */
export declare function printableJson(value: object): string;
