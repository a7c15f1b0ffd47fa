import type { Finding, RelatedPlace, Severity } from '../domain/finding.js';
import type { NotChecked, Report } from '../domain/report.js';
import { hasSmoke, renderSmoke } from './smoke-table.js';
import { countedFindings, describeAccepted } from './counted.js';
import { describeFix } from './fixes.js';
import { renderEffect, renderMessage } from './messages.js';
import { evadeMatchers } from './output-safety.js';
import { PLAIN, type Palette } from './palette.js';
import { describePlace, isRepository, showPath, showPlace } from './places.js';
import { excerptOf } from './source-excerpt.js';
import { count, describeFindings, describeScope, describeTime } from './verdict.js';
import { showValue } from './visible.js';

export interface TextOptions {
  readonly palette?: Palette;
  /** How long the run took. */
  readonly milliseconds?: number;
  /** `actions`: for the log of a job, where problem matchers of earlier steps read along. */
  readonly layout?: 'terminal' | 'actions';
  /** Columns for a source line; longer ones are cut around the place. */
  readonly width?: number;
}

interface Style {
  readonly palette: Palette;
  readonly isActions: boolean;
  readonly width: number;
}

/** The report for terminals, pipes and logs: findings by file with their source lines, and a closing line with counts. */
export function renderText(report: Report, options: TextOptions = {}): string {
  const style = styleOf(options);
  const blocks = [
    ...countedFindings(report).map((finding) => renderFinding(finding, style).join('\n')),
    ...renderNotChecked(report.notChecked, style),
    ...(report.smoke && hasSmoke(report) ? [renderSmoke(report.smoke, style.palette)] : []),
    renderClosing(report, style.palette, options.milliseconds),
  ];
  const text = `${blocks.join('\n\n')}\n`;
  return style.isActions ? evadeMatchers(text) : text;
}

/** Findings alone, with their source lines; for what stops a run before there is a report. */
export function renderFindings(findings: readonly Finding[], options: TextOptions = {}): string {
  const style = styleOf(options);
  const text = `${findings.map((finding) => renderFinding(finding, style).join('\n')).join('\n\n')}\n`;
  return style.isActions ? evadeMatchers(text) : text;
}

function styleOf({ palette = PLAIN, layout, width = 100 }: TextOptions): Style {
  return { palette, isActions: layout === 'actions', width };
}

function renderFinding(finding: Finding, style: Style): readonly string[] {
  const indent = style.isActions ? '│ ' : '  ';
  const fix = describeFix(finding);
  const details = [
    style.palette.bold(renderMessage(finding)),
    ...renderExcerpt(finding, style),
    ...finding.effects.map(renderEffect),
    ...finding.related.map(renderRelated),
    ...(fix === undefined ? [] : [style.palette.green(fix)]),
  ];
  return [renderHead(finding, style), ...details.map((line) => indent + line)];
}

const GLYPH: Readonly<Record<Severity, string>> = { error: '✖', warning: '▲', notice: '●' };

function renderHead(finding: Finding, { palette, isActions }: Style): string {
  const { severity, location } = finding;
  const rule = showValue(finding.rule);
  const paint = paintOf(severity, palette);
  if (!isActions) return `${showPlace(location)} ${paint(severity)} ${palette.dim(rule)}`;
  const place = isRepository(location)
    ? 'the repository'
    : `${showPath(location.path)}, ${describePlace(location)}`;
  return `${paint(`${GLYPH[severity]} ${severity}`)} ${rule} in ${place}`;
}

function paintOf(severity: Severity, palette: Palette): (text: string) => string {
  return { error: palette.red, warning: palette.yellow, notice: palette.cyan }[severity];
}

function renderExcerpt(finding: Finding, { palette, width }: Style): readonly string[] {
  const excerpt = excerptOf(finding, width);
  if (excerpt === undefined) return [];
  const number = String(excerpt.line);
  const bar = palette.dim('│');
  const source = `  ${palette.dim(number)} ${bar} ${excerpt.text}`;
  if (excerpt.marks === '') return [source];
  return [
    source,
    `  ${' '.repeat(number.length)} ${bar} ${paintOf(finding.severity, palette)(excerpt.marks)}`,
  ];
}

function renderRelated({ location, note }: RelatedPlace): string {
  return `see ${showPlace(location)}: ${showValue(note, 200)}`;
}

function renderNotChecked(notChecked: readonly NotChecked[], { palette }: Style): readonly string[] {
  if (notChecked.length === 0) return [];
  const lines = notChecked.map(({ path, why }) => `  ${showPath(path)}: ${showValue(why, 200)}`);
  return [[palette.dim(`Not checked: ${count(notChecked.length, 'file')}`), ...lines].join('\n')];
}

function renderClosing(report: Report, palette: Palette, milliseconds: number | undefined): string {
  const accepted = describeAccepted(report);
  const notes = [
    describeScope(report),
    ...(accepted === undefined ? [] : [accepted]),
    ...(milliseconds === undefined ? [] : [describeTime(milliseconds)]),
  ];
  const scope = palette.dim(`(${notes.join(', ')})`);
  if (report.result !== 'pass') return `${palette.red(`✖ ${describeFindings(report.counts)}`)} ${scope}`;
  const isClean = countedFindings(report).length === 0;
  return `${palette.green(`✔ ${isClean ? 'Nothing to mend.' : describeFindings(report.counts)}`)} ${scope}`;
}
