import type { Tree } from '../domain/tree.js';
import { type JsonReport } from '../report/json.js';
import { type Siblings } from '../runtimes/ogcode/siblings.js';
import { type PolicyFile } from './policy.js';
export { ConfigurationError } from '../domain/errors.js';
export type { Effect, Outcome, Severity } from '../domain/finding.js';
export type { Position } from '../domain/location.js';
export type { ManifestKind, RuntimeId } from '../domain/manifest.js';
export type { PermissionAction, RegisteredSkill, Verdict } from '../domain/plan.js';
export type { Entry, EntryKind, ReadResult, Tree, UnreadableReason } from '../domain/tree.js';
export { diskTree } from '../platform/disk-tree.js';
export { type ManyEntries, type MemoryEntry, type MemoryNotation, memoryTree, } from '../platform/memory-tree.js';
export type { JsonFinding, JsonLocation, JsonReport, JsonSkill } from '../report/json.js';
export { type GlobMatch, matchGlob } from '../runtimes/go/path-match.js';
export { type IndexReading, type IndexReason, readIndex } from '../runtimes/ogcode/index-json.js';
export { type Evaluation, type Permissions, permissions } from '../runtimes/ogcode/permissions.js';
export type { Siblings } from '../runtimes/ogcode/siblings.js';
export type { AllowListRoot } from '../runtimes/runtime.js';
export { type PlanOptions, type RuntimePlan, type SkippedSkill, plan } from '../engine/plan.js';
export type { PolicyFile } from './policy.js';
/** What a run may be told beside the policy; everything is optional. */
export interface CheckRun {
    /** The tree of the commit that a change starts from: `index-stale` holds the tree against it. */
    readonly base?: Tree;
    /** The day of the run, `YYYY-MM-DD`, after which suppressions expire; today in UTC where absent. */
    readonly today?: string;
}
/**
 * Finds, loads and checks everything in a tree and gives the report as in the JSON format (its JSON Schema is in the
 * package). `policy` is an object with the keys of `skillgate.yml`, or the text of such a file; without one the defaults
 * hold, whatever policy stands in the tree. Its `baseline`, `smoke` and `extends` belong to the action and the command
 * line. Never throws for what the tree holds; throws a ConfigurationError for a policy that is not valid.
 */
export declare function check(tree: Tree, policy?: PolicyFile | string, run?: CheckRun): JsonReport;
/**
 * The files beside a skill's SKILL.md that ogcode shows the model, relative to `directory`: at most `limit` of them in
 * walking order, then sorted by their bytes, and whether the list was cut. Empty where the directory is not there.
 * Never throws. Source: vectors/ogcode-sibling-files.json.
 */
export declare function siblings(tree: Tree, directory: string, limit: number): Siblings;
