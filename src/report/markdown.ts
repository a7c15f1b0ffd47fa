import type { Report } from '../domain/report.js';
import { renderSummary } from './summary/render-summary.js';

/** The longest body that GitHub takes for an issue or a comment is 65,536 characters; this leaves room for a marker. */
export const COMMENT_BYTES = 65_000;

export interface MarkdownOptions {
  /** Bytes of UTF-8; as much as a comment may hold where absent. */
  readonly maxBytes?: number;
  /** Where readers find what is left out. */
  readonly restIn?: string;
}

/** The report as Markdown for comments, issues and other systems: the job summary in the size of a comment. */
export function renderMarkdown(report: Report, options: MarkdownOptions = {}): string {
  return renderSummary(report, { maxBytes: COMMENT_BYTES, restIn: 'the JSON report', ...options });
}
