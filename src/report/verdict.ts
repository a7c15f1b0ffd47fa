import type { Severity } from '../domain/finding.js';
import type { Counts, Report } from '../domain/report.js';

/** `1 error`, `1,200 errors`. */
export function count(number: number, noun: string): string {
  // Intl would say the same, and cost a fifth of the start.
  const digits = String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${digits} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** How many findings of each severity there are, without the severities that do not occur: `2 errors and 1 notice`. */
export function countFindings(bySeverity: Readonly<Record<Severity, number>>): string {
  const parts = Object.entries(bySeverity)
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => count(number, severity));
  return parts.length === 0 ? 'no findings' : listWords(parts);
}

/** What was found: `2 errors and 1 notice`. */
export function describeFindings({ errors, warnings, notices }: Counts): string {
  return countFindings({ error: errors, warning: warnings, notice: notices });
}

/** How much was looked at: `9 skills, 12 files, runtimes agent-skills and ogcode`. */
export function describeScope({ counts, runtimes }: Report): string {
  const names =
    runtimes.length === 0
      ? 'no runtime'
      : `${runtimes.length === 1 ? 'runtime' : 'runtimes'} ${listWords(runtimes)}`;
  return `${count(counts.skills, 'skill')}, ${count(counts.files, 'file')}, ${names}`;
}

/** A duration for readers: `40 ms`, `1.3 s`. */
export function describeTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The outcome in one sentence, the same in the log, the summary and the annotations. */
export function verdict(report: Report): string {
  const found = describeFindings(report.counts);
  const scope = count(report.counts.skills, 'skill');
  switch (report.result) {
    case 'pass':
      return `Passed: ${found} in ${scope}.`;
    case 'fail':
      return `Failed: ${found} in ${scope} (fails on ${report.failOn}${report.failOn === 'error' ? '' : ' and above'}).`;
    case 'error':
      return `Could not do its work: ${found} in ${scope}.`;
  }
}
