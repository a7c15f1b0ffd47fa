import type { Annotation } from '../domain/annotation.js';
import type { Report } from '../domain/report.js';
import { allAnnotations } from './github.js';
import { COMMENT_BYTES, renderMarkdown } from './markdown.js';
import { verdict } from './verdict.js';

/** What a check run shows. */
export interface CheckRunContent {
  readonly conclusion: 'success' | 'failure';
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

/** The report as a check run: every finding that counts is an annotation. */
export function checkRunContent(report: Report): CheckRunContent {
  return {
    conclusion: report.result === 'pass' ? 'success' : 'failure',
    title: verdict(report),
    summary: renderMarkdown(report, { maxBytes: COMMENT_BYTES, restIn: 'the job summary' }),
    annotations: allAnnotations(report),
  };
}
