import type { Finding } from '../domain/finding.js';
import { needsSmoke } from '../domain/smoke.js';
import { type Baseline, type BaselineEntry, applyBaseline } from '../policy/baseline.js';
import { rule as baselineStale } from '../rules/baseline-stale.js';
import type { Collector } from './assess.js';

/** How many stale entries are shown one by one. */
const SHOWN_ENTRIES = 10;

export interface BaselineSubject {
  /** Those of the collector so far, as other suppressions left them. */
  readonly findings: readonly Finding[];
  readonly baseline: Baseline;
  /** Whether only a part of the repository was looked at, so that an entry without a finding means nothing. */
  readonly isPartial: boolean;
  /** Whether all skills were run, so that the same holds for entries that only a run can bear out. */
  readonly wasSmokeRun?: boolean;
}

/** Marks the findings that the baseline accepts and reports the entries whose findings are gone, all in one. Gives all findings, in the collector's order. */
export function acceptKnown(collector: Collector, subject: BaselineSubject): readonly Finding[] {
  const { findings, stale } = applyBaseline(subject.findings, subject.baseline);
  const isKnown = ({ rule }: BaselineEntry): boolean => subject.wasSmokeRun === true || !needsSmoke(rule);
  if (!subject.isPartial) reportStale(collector, stale.filter(isKnown));
  const marked = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return collector.findings.map((finding) => marked.get(finding.fingerprint) ?? finding);
}

function reportStale(collector: Collector, [first, ...others]: readonly BaselineEntry[]): void {
  if (!first) return;
  const { rule, path, location } = first;
  collector.contextFor(baselineStale).report({
    message: others.length === 0 ? 'one' : 'several',
    values: others.length === 0 ? { rule, path } : { count: others.length + 1, rule, path },
    location,
    related: others.slice(0, SHOWN_ENTRIES).map((entry) => ({
      location: entry.location,
      note: `the finding of ${entry.rule} in ${entry.path} is gone too`,
    })),
  });
}
