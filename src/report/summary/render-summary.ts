import type { Report } from '../../domain/report.js';
import { describeAccepted } from '../counted.js';
import { describeScope, listWords, verdict } from '../verdict.js';
import { findingsSection } from './findings-section.js';
import { fitSections } from './fit.js';
import { loadSection } from './load-section.js';
import { notCheckedSection } from './not-checked-section.js';
import { permissionsSection } from './permissions-section.js';
import { personaSection } from './persona-section.js';
import { smokeSection } from './smoke-section.js';
import { byteLength, cutBytes } from './section.js';

/** GitHub drops a summary of more than 1 MiB as a whole; this leaves room for what other commands of the step add. */
export const SUMMARY_BYTES = 900 * 1024;

/** Room for the sentence that says what is left out. */
const NOTE_BYTES = 500;

export interface SummaryOptions {
  /** Bytes of UTF-8. */
  readonly maxBytes?: number;
  /** Where readers find what is left out: `the log of this step`. */
  readonly restIn?: string;
}

/**
 * The job summary as Markdown: verdict, load table, findings, permissions, what was not checked. It never takes more than
 * `maxBytes`: detail goes section by section, and the summary says what is missing.
 */
export function renderSummary(report: Report, options: SummaryOptions = {}): string {
  const maxBytes = options.maxBytes ?? SUMMARY_BYTES;
  const top = renderTop(report);
  const sections = [
    loadSection(report),
    findingsSection(report),
    permissionsSection(report),
    personaSection(report),
    smokeSection(report),
    notCheckedSection(report),
  ].filter((section) => section !== undefined);
  const { text, leftOut } = fitSections(sections, { bytes: maxBytes - byteLength(top), note: NOTE_BYTES });
  if (leftOut.length === 0) return cutBytes(top + text, maxBytes);
  const note = `\n> Shortened to fit GitHub’s limit. Left out: ${listWords(leftOut)}. All of it is in ${options.restIn ?? 'the log of this step'}.\n`;
  return cutBytes(top + note + text, maxBytes);
}

function renderTop(report: Report): string {
  const mark = report.result === 'pass' ? '✅' : '❌';
  const accepted = describeAccepted(report);
  const note = accepted === undefined ? '' : ` Not counted: ${accepted}.`;
  return `# ${mark} Skillgate\n\n${verdict(report)}${note}\n\nLooked at ${describeScope(report)}.\n`;
}
