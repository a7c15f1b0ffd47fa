import type { MessageValues } from './finding.js';
import type { Location } from './location.js';
/** `check` executes nothing of the repository; `run` calls the skills as ongrid would. */
export type SmokeMode = 'off' | 'check' | 'run';
export declare const SMOKE_MODES: readonly SmokeMode[];
/** What the policy asks for: `required` runs nothing without bubblewrap, `off` does without it. */
export type IsolationWish = 'required' | 'preferred' | 'off';
/**
 * `bubblewrap`: no network, its own processes, the repository read-only, the rest of the machine hidden or read-only.
 * `process-group`: the machine as it is; the environment is cleaned, and what a skill leaves behind is looked for.
 */
export type IsolationLevel = 'bubblewrap' | 'process-group';
/** The level that was reached, and why it is this one. */
export interface Isolation {
    readonly level: IsolationLevel;
    readonly why: string;
}
/** The rules that report what smoke runs observe: without a run none of them says anything. */
declare const SMOKE_RULES: readonly ['script-syntax', 'smoke-arguments', 'smoke-class', 'smoke-exit', 'smoke-leftover', 'smoke-output', 'smoke-result', 'smoke-start', 'smoke-tamper', 'smoke-timeout'];
export type SmokeRuleName = (typeof SMOKE_RULES)[number];
/** Whether only a smoke run can tell that a finding of a rule is there or gone. */
export declare function needsSmoke(rule: string): boolean;
/** Something seen in a smoke run, as data: the rule of its name makes a finding of it. */
export interface SmokeObservation {
    readonly rule: SmokeRuleName;
    /** Which of the rule's messages says it. */
    readonly message: string;
    /** May hold what a skill printed. */
    readonly values: MessageValues;
    readonly location: Location;
    /** What ongrid does with such a call, in its own words; absent for what does not concern the call. */
    readonly callFails?: string;
    /** The rule that suspects from the files alone what the run has proved: it should stay silent. */
    readonly proves?: string;
}
export type SmokeVerdict = 'pass' | 'fail' | 'skip';
/** One case of one skill, or one script whose syntax was checked. */
export interface SmokeResult {
    /** The manifest, relative to the repository, links resolved. */
    readonly path: string;
    /** The skill's name; the path where it has none. */
    readonly name: string;
    /** What was tried: `entry`, `syntax of PATH`, or the name of the case. */
    readonly case: string;
    readonly verdict: SmokeVerdict;
    /** Why it failed or was skipped, on one line; empty for a pass. May hold what a skill printed. */
    readonly reason: string;
    /** How long the process ran; 0 where none did. */
    readonly milliseconds: number;
    /** Absent where nothing of the repository was executed. */
    readonly isolation?: IsolationLevel;
    /** The last 4 KiB of what it wrote to stderr: data, never to be printed as it is. */
    readonly stderr: string;
    readonly observations: readonly SmokeObservation[];
}
/** Why nothing was run at all. */
export interface SmokeRefusal {
    /** `event`: someone else's code beside a privileged token · `isolation`: required and not to be had · `exposed`: a skill could read the token. */
    readonly message: 'event' | 'isolation' | 'exposed';
    readonly values: MessageValues;
}
/** All that the smoke runs of a repository found. */
export interface SmokeReport {
    readonly mode: SmokeMode;
    /** Absent where nothing was to be run. */
    readonly isolation?: Isolation;
    readonly refusal?: SmokeRefusal;
    /** Whether it was stopped before its end; what was not run is listed as skipped. */
    readonly interrupted: boolean;
    /** What could not be looked for, and why. */
    readonly notes: readonly string[];
    /** By path, then in the order of the cases. */
    readonly results: readonly SmokeResult[];
}
/** Whether a run has proved about a manifest what a rule can only suspect. */
export declare function isProved(report: SmokeReport | undefined, path: string, rule: string): boolean;
/** What the runs of one manifest showed. A dozen rules ask about every manifest, so all are sorted once. */
export declare function observationsOf(report: SmokeReport | undefined, path: string): readonly SmokeObservation[];
/** The verdict over all results: a failure counts most, and where everything was skipped nothing has passed. */
export declare function overallVerdict({ refusal, results }: SmokeReport): SmokeVerdict;
export {};
