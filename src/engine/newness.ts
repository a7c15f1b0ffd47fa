import type { Finding } from '../domain/finding.js';
import type { Report } from '../domain/report.js';
import { needsSmoke } from '../domain/smoke.js';

/**
 * Says of every finding whether the change brought it, by holding it against the report of the base commit: first by
 * fingerprint, then, for skills that moved, by what is wrong and the line at fault. Of what smoke runs found nobody can
 * say, since nothing is run at the base commit.
 */
export function markNew(report: Report, base: Pick<Report, 'findings'>): Report {
  const there = new Set(base.findings.map(({ fingerprint }) => fingerprint));
  const here = new Set(report.findings.map(({ fingerprint }) => fingerprint));
  const paths = new Set(report.manifests.map(({ path }) => path));
  const moved = countKeys(
    base.findings.filter(({ fingerprint, location }) => !here.has(fingerprint) && !paths.has(location.path)),
  );
  const findings = report.findings.map((finding) =>
    needsSmoke(finding.rule)
      ? finding
      : { ...finding, isNew: !there.has(finding.fingerprint) && !take(moved, keyOf(finding)) },
  );
  return { ...report, findings };
}

/** What stays the same of a finding when its file moves. */
function keyOf({ rule, message, sourceLine }: Finding): string {
  return [rule, message, sourceLine ?? ''].join('\0');
}

function countKeys(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return counts;
}

/** Uses one up, so that a mistake that moved does not excuse a second one like it. */
function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}
