import type { Finding } from '../domain/finding.js';
import type { Report } from '../domain/report.js';
import { count } from './verdict.js';

/** The findings that count: all but those that somebody accepted, which only formats for programs list. */
export function countedFindings({ findings }: Pick<Report, 'findings'>): readonly Finding[] {
  return findings.filter(({ suppressed }) => suppressed === undefined);
}

/** `3 accepted findings`; undefined where there are none. */
export function describeAccepted(report: Pick<Report, 'findings'>): string | undefined {
  const accepted = report.findings.length - countedFindings(report).length;
  return accepted === 0 ? undefined : count(accepted, 'accepted finding');
}
