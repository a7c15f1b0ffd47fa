import type { Effect, MessageValues, Outcome } from '../../domain/finding.js';
import type { Manifest } from '../../domain/manifest.js';
import { baseName, directoryOf } from '../../domain/paths.js';
import type { PermissionDecision, PermissionPlan, PermissionRule } from '../../domain/plan.js';
import { type Glob, matchBytes, parseGlob } from '../../runtimes/go/path-match.js';
import { encodeBytes } from '../../runtimes/go/utf8.js';
import { type OgcodeConfig, readConfig } from '../../runtimes/ogcode/config.js';
import { BUILT_IN_SKILL } from '../../runtimes/ogcode/roots.js';
import type { RuleContext, RuleReport } from '../rule.js';

/** An ogcode.json as ogcode reads it; undefined where ogcode does not count. */
export function configOf(manifest: Manifest, { documents }: RuleContext): OgcodeConfig | undefined {
  return manifest.runtimes.includes('ogcode') ? readConfig(documents, manifest.path) : undefined;
}

const GLOBS = new WeakMap<PermissionRule, { readonly glob: Glob | undefined }>();

/** A rule's pattern taken apart, once for all that look at it; undefined where it is malformed. */
export function globOf(rule: PermissionRule): Glob | undefined {
  const known = GLOBS.get(rule) ?? { glob: parseGlob(rule.pattern) };
  GLOBS.set(rule, known);
  return known.glob;
}

/** Permission rules that hold, with what they decide for the skills that ogcode knows. */
export interface KnownSkills {
  readonly plan: PermissionPlan;
  /** All names that a rule may have been written for: also of skills that do not load, and of the one that is part of ogcode. */
  readonly names: readonly string[];
  /** Whether a pattern matches any of the names. */
  readonly matchesAny: (glob: Glob) => boolean;
  /** The decisions about skills that a pattern matches. */
  readonly decisionsFor: (glob: Glob) => readonly PermissionDecision[];
  /** Whether skills may come from where nobody here can look: `skills.urls`, or paths outside the repository. */
  readonly isOpen: boolean;
}

/** Undefined where the file is not the one that counts, does not decode, or where ogcode knows no skill of this repository. */
export function knownSkillsOf(manifest: Manifest, context: RuleContext): KnownSkills | undefined {
  const config = configOf(manifest, context);
  const loaded = context.plans.find(({ permissions }) => permissions?.path === manifest.path);
  const plan = loaded?.permissions;
  if (!config?.decodes || !plan || plan.decisions.length === 0) return undefined;
  const leavesRepository = loaded.faults.some(
    ({ code, variant }) => code === 'config-path' && (variant === 'absolute' || variant === 'outside'),
  );
  const written = loaded.decisions.flatMap(({ name, path }) => [name ?? '', baseName(directoryOf(path))]);
  const names = [...new Set([...written, BUILT_IN_SKILL])];
  const encodedNames = names.map(encodeBytes);
  const decided = plan.decisions.map((decision) => ({ decision, name: encodeBytes(decision.skill) }));
  return {
    plan,
    names,
    isOpen: config.urls.length > 0 || leavesRepository,
    matchesAny: (glob) => encodedNames.some((name) => matchBytes(glob, name)),
    decisionsFor: (glob) =>
      decided.filter(({ name }) => matchBytes(glob, name)).map(({ decision }) => decision),
  };
}

/** A file with more mistakes of one kind was not written by hand. */
const REPORT_LIMIT = 100;

/** Reports what is wrong with each item, where anything is. */
export function reportEach<T>(
  items: Iterable<T>,
  context: RuleContext,
  find: (item: T) => RuleReport | undefined,
): void {
  let reported = 0;
  for (const item of items) {
    const report = find(item);
    if (!report) continue;
    context.report({ ...report, values: clipValues(report.values ?? {}) });
    reported += 1;
    if (reported === REPORT_LIMIT) return;
  }
}

/** A pattern may be as long as a file. */
const CLIP = 200;

function clipValues(values: MessageValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clip(value)]));
}

function clip(value: string | number): string | number {
  return typeof value === 'string' && value.length > CLIP ? `${value.slice(0, CLIP)}…` : value;
}

/** What ogcode does, as the one effect of a finding. */
export function ogcodeEffect(outcome: Outcome, detail: string): readonly Effect[] {
  return [{ runtime: 'ogcode', outcome, detail }];
}
