import type { Finding } from '../domain/finding.js';
import type { Manifest } from '../domain/manifest.js';
import type { Suppression } from '../domain/policy.js';
import type { Documents } from '../formats/documents.js';
import { matchesAny } from '../rules/support/globs.js';
import { rule as suppressionExpired } from '../rules/suppression-expired.js';
import { rule as suppressionInvalid } from '../rules/suppression-invalid.js';
import { rule as suppressionUnused } from '../rules/suppression-unused.js';
import type { Collector } from './assess.js';
import { type SkillSuppression, findSkillSuppressions } from './skill-suppressions.js';

/** What suppressions are held against. */
export interface SuppressionSubject {
  readonly documents: Documents;
  readonly manifests: readonly Manifest[];
  /** Those of the policy; those in the skills are found here. */
  readonly suppressions: readonly Suppression[];
  /** `YYYY-MM-DD`. */
  readonly today: string | undefined;
  /** Whether only a part of the repository was looked at, so that an unused suppression of the policy means nothing. */
  readonly isPartial: boolean;
}

/**
 * Marks the findings that the policy or a skill itself accepts, and reports the suppressions that have no reason, are
 * expired, or that nothing needs. Gives all findings, in the collector's order.
 */
export function applySuppressions(collector: Collector, subject: SuppressionSubject): readonly Finding[] {
  const { suppressions, documents, manifests } = subject;
  const inSkills = findSkillSuppressions(documents, manifests);
  const ofPolicy = suppressions.filter(({ until }) => !isPast(until, subject.today));
  const covers = [...ofPolicy.map(coverOfPolicy), ...inSkills.suppressions.map(coverOfSkill)];
  const { marks, used } = match(collector.findings, covers);

  const invalid = collector.contextFor(suppressionInvalid);
  for (const report of inSkills.faults) invalid.report(report);
  reportExpired(collector, subject);
  for (const { suppression } of covers.filter((cover) => !used.has(cover))) {
    const isOfPolicy = suppressions.some((one) => one === suppression);
    if (!(isOfPolicy && subject.isPartial)) reportUnused(collector, suppression);
  }
  return collector.findings.map((finding) => {
    const by = marks.get(finding);
    return by ? { ...finding, suppressed: { reason: by.reason, source: by.location } } : finding;
  });
}

/** A suppression and the findings that it speaks of. */
interface Cover {
  readonly suppression: Suppression;
  covers(finding: Finding): boolean;
}

function coverOfPolicy(suppression: Suppression): Cover {
  const { rule, paths } = suppression;
  return {
    suppression,
    covers: ({ rule: name, location }) =>
      name === rule && (paths === undefined || matchesAny(paths, location.path)),
  };
}

function coverOfSkill(suppression: SkillSuppression): Cover {
  return {
    suppression,
    covers: ({ rule, location }) => rule === suppression.rule && suppression.belongs(location.path),
  };
}

/** The first suppression that covers a finding gives the reason; every one that covers any is of use. */
function match(
  findings: readonly Finding[],
  covers: readonly Cover[],
): { readonly marks: ReadonlyMap<Finding, Suppression>; readonly used: ReadonlySet<Cover> } {
  const marks = new Map<Finding, Suppression>();
  const used = new Set<Cover>();
  for (const finding of findings) {
    for (const cover of covers) {
      if (!cover.covers(finding)) continue;
      used.add(cover);
      if (!marks.has(finding)) marks.set(finding, cover.suppression);
    }
  }
  return { marks, used };
}

/** Days as `YYYY-MM-DD` sort as texts; the day itself still counts. */
function isPast(until: string | undefined, today: string | undefined): boolean {
  return until !== undefined && today !== undefined && until < today;
}

function reportExpired(collector: Collector, { suppressions, today }: SuppressionSubject): void {
  const context = collector.contextFor(suppressionExpired);
  for (const { rule, reason, until, location } of suppressions) {
    if (until === undefined || !isPast(until, today)) continue;
    context.report({ message: 'expired', values: { rule, reason, until }, location });
  }
}

function reportUnused(collector: Collector, { rule, location }: Suppression): void {
  collector.contextFor(suppressionUnused).report({ message: 'unused', values: { rule }, location });
}
