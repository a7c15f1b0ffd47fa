import type { Finding, Severity } from '../../domain/finding.js';
import type { Report } from '../../domain/report.js';
import { countedFindings } from '../counted.js';
import { describeFix } from '../fixes.js';
import { code, escapeHtml, escapeMarkdown } from '../markdown-escape.js';
import { messageParts, renderEffect } from '../messages.js';
import { describePlace, isRepository, showPath, showPlace } from '../places.js';
import { excerptOf } from '../source-excerpt.js';
import { showValue } from '../visible.js';
import type { Section } from './section.js';

const MARK: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };

/** All findings that count, by file, first with the text at fault and what each runtime does; undefined where there are none. */
export function findingsSection(report: Report): Section | undefined {
  const findings = countedFindings(report);
  if (findings.length === 0) return undefined;
  const itemsBy = (renderOne: (finding: Finding) => string): readonly string[] =>
    findings.map((finding, index) => heading(finding, findings[index - 1]) + renderOne(finding));
  return {
    title: 'Findings',
    noun: 'findings',
    versions: [
      () => ({ head: '', items: itemsBy(renderFull) }),
      () => ({ head: '', items: itemsBy(renderWithoutSource), lacks: 'the text at fault' }),
      () => ({
        head: '',
        items: itemsBy(renderLine),
        lacks: 'the text at fault and what each runtime does',
      }),
    ],
  };
}

/** Opens a file's stretch with its path. */
function heading({ location }: Finding, previous: Finding | undefined): string {
  if (previous?.location.path === location.path) return '';
  const title = isRepository(location) ? 'The repository' : code(showPath(location.path));
  return `${previous === undefined ? '' : '\n'}### ${title}\n\n`;
}

function renderFull(finding: Finding): string {
  return renderLine(finding) + renderSource(finding) + renderDetails(finding);
}

function renderWithoutSource(finding: Finding): string {
  return renderLine(finding) + renderDetails(finding);
}

function renderLine(finding: Finding): string {
  const { severity, rule, location } = finding;
  const place = isRepository(location) ? '' : `${describePlace(location)}, `;
  return `- ${MARK[severity]} **${severity}**, ${place}${code(showValue(rule))}: ${renderWords(finding)}\n`;
}

/** The message with its values as code; quotation marks around a value go, since the code says the same. */
function renderWords(finding: Finding): string {
  const parts = messageParts(finding);
  return parts
    .map(({ text, isValue }, index) => {
      if (isValue) return text === '' ? '""' : code(text);
      const opens = text.endsWith('"') && isFilled(parts[index + 1]);
      const closes = text.startsWith('"') && isFilled(parts[index - 1]);
      return escapeMarkdown(text.slice(closes ? 1 : 0, opens ? -1 : undefined));
    })
    .join('');
}

function isFilled(part: { readonly text: string; readonly isValue: boolean } | undefined): boolean {
  return part !== undefined && part.isValue;
}

function renderSource(finding: Finding): string {
  const excerpt = excerptOf(finding);
  if (excerpt === undefined) return '';
  const number = String(excerpt.line);
  const marks = excerpt.marks === '' ? '' : `\n  ${' '.repeat(number.length)} │ ${excerpt.marks}`;
  return `\n  <pre>${number} │ ${escapeHtml(excerpt.text)}${marks}</pre>\n\n`;
}

function renderDetails(finding: Finding): string {
  const fix = describeFix(finding);
  const lines = [
    ...finding.effects.map(renderEffect),
    ...finding.related.map(({ location, note }) => `see ${showPlace(location)}: ${showValue(note, 200)}`),
    ...(fix === undefined ? [] : [fix]),
  ];
  return lines.map((line) => `  - ${escapeMarkdown(line)}\n`).join('');
}
