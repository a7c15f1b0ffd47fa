import { type Finding, compareSeverity } from '../domain/finding.js';
import type { FailOn, NotChecked, Report } from '../domain/report.js';
import { describeFix } from './fixes.js';
import { renderEffect, renderMessage } from './messages.js';
import { isRepository, showPath, showPlace } from './places.js';
import { showValue } from './visible.js';

export interface JunitOptions {
  /** How long the run took. */
  readonly milliseconds?: number;
}

/** All that is said about one file. */
interface Suite {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/**
 * The report as JUnit XML, as GitLab, Jenkins, Azure and others read it: a suite for each file, a case for each finding,
 * one passing case for a file without any. A finding below the threshold passes and keeps its text as output, since the
 * format knows no warnings; one that is accepted is skipped.
 */
export function renderJunit(report: Report, options: JunitOptions = {}): string {
  const suites = suitesOf(report);
  const fails = (finding: Finding): boolean => isFailure(finding, report.failOn);
  const cases = suites.flatMap((suite) => casesOf(suite, fails)).length + report.notChecked.length;
  const failures = report.findings.filter(fails).length;
  const seconds = ((options.milliseconds ?? 0) / 1000).toFixed(3);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Skillgate" tests="${cases}" failures="${failures}" errors="0" time="${seconds}">`,
    ...suites.map((suite) => renderSuite(suite, fails)),
    ...(report.notChecked.length === 0 ? [] : [renderNotChecked(report.notChecked)]),
    '</testsuites>',
  ];
  return `${lines.join('\n')}\n`;
}

function suitesOf({ manifests, findings }: Report): readonly Suite[] {
  const byPath = new Map<string, Finding[]>(manifests.map(({ path }) => [path, []]));
  for (const finding of findings) {
    const others = byPath.get(finding.location.path);
    if (others) others.push(finding);
    else byPath.set(finding.location.path, [finding]);
  }
  return Array.from(byPath, ([path, ofOne]) => ({ path, findings: ofOne }));
}

function isFailure({ severity, suppressed }: Finding, failOn: FailOn): boolean {
  return failOn !== 'never' && suppressed === undefined && compareSeverity(severity, failOn) <= 0;
}

function renderSuite(suite: Suite, fails: (finding: Finding) => boolean): string {
  const cases = casesOf(suite, fails);
  const failures = suite.findings.filter(fails).length;
  const skipped = suite.findings.filter(({ suppressed }) => suppressed !== undefined).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  return [`  <testsuite name="${attribute(nameOf(suite.path))}" ${counts}>`, ...cases, '  </testsuite>'].join(
    '\n',
  );
}

function nameOf(path: string): string {
  return isRepository({ path }) ? 'repository' : showPath(path);
}

function casesOf({ path, findings }: Suite, fails: (finding: Finding) => boolean): readonly string[] {
  const className = attribute(nameOf(path));
  if (findings.length === 0) return [`    <testcase name="no findings" classname="${className}"/>`];
  return findings.map((finding) => {
    const { rule, location } = finding;
    const name = attribute(`${showValue(rule)} (${location.start.line}:${location.start.column})`);
    const file = isRepository(location) ? '' : ` file="${className}" line="${location.start.line}"`;
    const outcome = outcomeOf(finding, fails(finding));
    return `    <testcase name="${name}" classname="${className}"${file}>${outcome}</testcase>`;
  });
}

function outcomeOf(finding: Finding, fails: boolean): string {
  const { suppressed, severity } = finding;
  if (suppressed !== undefined) {
    const reason = `accepted in ${showPlace(suppressed.source)}: ${showValue(suppressed.reason, 400)}`;
    return `<skipped message="${attribute(reason)}"/>`;
  }
  if (!fails) return `<system-out>${text(`${severity}: ${describe(finding)}`)}</system-out>`;
  const message = attribute(renderMessage(finding));
  return `<failure type="${severity}" message="${message}">${text(describe(finding))}</failure>`;
}

function describe(finding: Finding): string {
  const fix = describeFix(finding);
  return [
    `${showPlace(finding.location)}: ${renderMessage(finding)}`,
    ...finding.effects.map(renderEffect),
    ...finding.related.map(({ location, note }) => `see ${showPlace(location)}: ${showValue(note, 200)}`),
    ...(fix === undefined ? [] : [fix]),
  ].join('\n');
}

function renderNotChecked(files: readonly NotChecked[]): string {
  const cases = files.map(({ path, why }) => {
    const skipped = `<skipped message="${attribute(showValue(why, 200))}"/>`;
    return `    <testcase name="${attribute(showPath(path))}" classname="not checked">${skipped}</testcase>`;
  });
  const counts = `tests="${files.length}" failures="0" errors="0" skipped="${files.length}"`;
  return [`  <testsuite name="not checked" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
}

/** What XML 1.0 cannot hold, not even as a reference. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A job's log is read for commands: `##[x]` anywhere, `::x::` at the start of a line.
  '##[': '##&#91;',
  '\n::': '\n&#58;:',
};

function text(value: string): string {
  return value
    .replaceAll(FORBIDDEN, '\ufffd')
    .replaceAll(/##\[|\n::|[&<>"]/g, (found) => ENTITY[found] ?? found);
}

function attribute(value: string): string {
  return text(value).replaceAll('\n', '&#10;');
}
