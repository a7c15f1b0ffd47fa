import { type Finding, type Severity, compareSeverity } from '../domain/finding.js';
import type { Report, Result } from '../domain/report.js';

/** The same report with other findings: counts and result follow from them. A run that could not do its work stays one. */
export function withFindings(report: Report, findings: readonly Finding[]): Report {
  const counting = findings.filter(({ suppressed }) => suppressed === undefined);
  const count = (severity: Severity): number =>
    counting.filter((finding) => finding.severity === severity).length;
  return {
    ...report,
    result: resultOf(report, counting),
    counts: {
      ...report.counts,
      errors: count('error'),
      warnings: count('warning'),
      notices: count('notice'),
    },
    findings,
  };
}

function resultOf({ result, failOn }: Report, counting: readonly Finding[]): Result {
  if (result === 'error') return 'error';
  if (failOn === 'never') return 'pass';
  return counting.some(({ severity }) => compareSeverity(severity, failOn) <= 0) ? 'fail' : 'pass';
}
