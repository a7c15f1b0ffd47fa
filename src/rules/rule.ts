import type { Effect, FixEdit, MessageValues, RelatedPlace, Severity } from '../domain/finding.js';
import type { Location } from '../domain/location.js';
import type { Remark } from '../domain/remark.js';
import type { Manifest, ManifestKind, RuntimeId } from '../domain/manifest.js';
import type { Decision, Fault, LoadPlan, PermissionPlan } from '../domain/plan.js';
import type { Policy } from '../domain/policy.js';
import type { SmokeReport } from '../domain/smoke.js';
import type { Documents } from '../formats/documents.js';
import type { AllowListRoot } from '../runtimes/runtime.js';

/**
 * A sentence with `{name}` placeholders: what is wrong, the value seen, what is allowed, how to mend it.
 * `effect`: the severity follows from what the judging runtimes do.
 */
export interface RuleMessage {
  readonly severity: Severity | 'effect';
  readonly text: string;
  /** How much of a value is shown, in UTF-16 units; what is usual for texts of a repository where absent. */
  readonly valueLimit?: number;
}

/** A small tree in the notation of the vectors: path → text, or an object with `text`, `base64`, `mode`, `symlink`. */
export type ExampleTree = Readonly<
  Record<
    string,
    | string
    | { readonly text?: string; readonly base64?: string; readonly mode?: string; readonly symlink?: string }
  >
>;

/** Run as tests: `bad` yields a finding of the rule, `good` yields nothing at all from it. A `skillgate.yml` is their policy. */
export interface RuleExample {
  readonly bad: ExampleTree;
  readonly good: ExampleTree;
  /** The commit that the change to either starts from. */
  readonly base?: ExampleTree;
  /** The runtimes to judge by; detected where absent. */
  readonly runtimes?: readonly RuntimeId[];
  readonly allowList?: readonly AllowListRoot[];
}

/** What a rule hands over; severity and effects follow from its message and the runtimes where not given. */
export interface RuleReport {
  readonly message: string;
  readonly values?: MessageValues;
  readonly location: Location;
  readonly effects?: readonly Effect[];
  /** Overrides the message's severity. */
  readonly severity?: Severity;
  readonly related?: readonly RelatedPlace[];
  readonly fix?: readonly FixEdit[];
}

/** Everything a rule may look at. Nothing here reads a file that the tree did not list. */
export interface RuleContext {
  readonly documents: Documents;
  readonly manifests: readonly Manifest[];
  readonly plans: readonly LoadPlan[];
  readonly allowList: readonly AllowListRoot[];
  /** Whether the runtimes were named by the user, rather than detected. */
  readonly runtimesChosen: boolean;
  /** Whether the run is asked about a path; manifests are chosen by it already. */
  readonly isWanted: (path: string) => boolean;
  /** Whether finding no manifest at all is an error. */
  readonly mustFind: boolean;
  /** How many skills there must be at least. */
  readonly requireSkills: number;
  /** What the organisation decided; empty where it decided nothing. */
  readonly policy: Policy;
  /** The commit that a change starts from, where it was looked at. */
  readonly base?: Documents;
  /** The permission plans of the commit that a change starts from, where it was looked at. */
  readonly basePermissions?: readonly PermissionPlan[];
  /** What the run has to say about itself. */
  readonly remarks: readonly Remark[];
  /** What smoke runs observed, where there were any. */
  readonly smoke?: SmokeReport;
  /** The decisions about a manifest by the runtimes that judge it. */
  decisions(manifest: Manifest): readonly { readonly runtime: RuntimeId; readonly decision: Decision }[];
  /** The faults of one code that the judging runtimes found in a manifest, gathered by place: one for each mistake. */
  faults(manifest: Manifest, code: string): readonly GatheredFault[];
  report(report: RuleReport): void;
}

/** One mistake with what every judging runtime does about it. */
export interface GatheredFault extends Omit<Fault, 'outcome' | 'detail'> {
  readonly effects: readonly Effect[];
}

interface RuleFacts {
  readonly name: string;
  readonly summary: string;
  /** Why it matters, in a short paragraph. */
  readonly rationale: string;
  readonly messages: Readonly<Record<string, RuleMessage>>;
  readonly examples: readonly RuleExample[];
  /** Whether it comes with fixes that cannot change meaning. */
  readonly fixable?: boolean;
  /** Whether no policy may change its severity or turn it off. */
  readonly fixed?: boolean;
  /** Whether it holds skills against the policy, so that only the policy can make exceptions. */
  readonly enforcesPolicy?: boolean;
  /** How grave it is for security, 0.1 to 10 as in CVSS; absent for what is no matter of security. */
  readonly securitySeverity?: number;
}

/** Looks at one manifest at a time. */
export interface ManifestRule extends RuleFacts {
  readonly subject: readonly ManifestKind[];
  check(manifest: Manifest, context: RuleContext): void;
}

/** Looks at the repository as a whole. */
export interface RepositoryRule extends RuleFacts {
  readonly subject: 'repository';
  check(context: RuleContext): void;
}

export type Rule = ManifestRule | RepositoryRule;

export function defineRule<R extends Rule>(rule: R): R {
  return rule;
}

/**
 * A rule that reports, under their own variant, all faults that runtimes found under the rule's name.
 * `refine` may add a fix, or leave a fault out.
 */
export function defineFaultRule(
  facts: RuleFacts & {
    readonly subject: readonly ManifestKind[];
    readonly refine?: (
      fault: GatheredFault,
      manifest: Manifest,
      context: RuleContext,
    ) => RuleReport | undefined;
  },
): ManifestRule {
  const { refine, ...rest } = facts;
  return {
    ...rest,
    check(manifest, context) {
      for (const fault of context.faults(manifest, facts.name)) {
        const plain = reportOf(fault);
        const report = refine ? refine(fault, manifest, context) : plain;
        if (report) context.report(report);
      }
    },
  };
}

/** A gathered fault as a report, as it stands. */
export function reportOf(fault: GatheredFault): RuleReport {
  return {
    message: fault.variant,
    values: fault.values,
    location: fault.location,
    effects: fault.effects,
    ...(fault.related ? { related: fault.related } : {}),
  };
}
