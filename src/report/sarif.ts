import { type Finding, type FixEdit, type Severity, compareSeverity } from '../domain/finding.js';
import type { Location, Range } from '../domain/location.js';
import { baseName } from '../domain/paths.js';
import type { Report } from '../domain/report.js';
import { VERSION } from '../domain/version.js';
import { findRule, rules } from '../rules/index.js';
import { describeFix } from './fixes.js';
import { printableJson } from './json.js';
import { renderEffect, renderMessage } from './messages.js';
import { isRepository } from './places.js';
import { describeRule } from './sarif-rules.js';
import { count } from './verdict.js';
import { showValue } from './visible.js';

/** More results in one run and GitHub refuses the whole file. */
export const RESULT_LIMIT = 25_000;

/** The key of our fingerprints. `primaryLocationLineHash` is left to GitHub's uploader, which warns about any other value. */
export const FINGERPRINT_KEY = 'skillgate/v1';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The name by which paths are relative to the top of the repository; GitHub's own. */
const ROOT = '%SRCROOT%';

export interface SarifOptions {
  /** Tells runs of one tool apart: two of the same category in one upload are refused. */
  readonly category?: string;
  /** An absolute address where the tool is described. */
  readonly informationUri?: string;
}

/**
 * The report as SARIF 2.1.0, as GitHub's code scanning takes it; safe to print. Sources: the OASIS standard, GitHub's
 * "SARIF support for code scanning", and the `Ghas` rules of @microsoft/sarif-multitool 5.7.0.
 */
export function renderSarif(report: Report, options: SarifOptions = {}): string {
  const findings = gravest(report.findings);
  const isCompared = report.findings.length > 0 && report.findings.every(({ isNew }) => isNew !== undefined);
  return printableJson({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: driverOf(options) },
        ...(options.category === undefined ? {} : { automationDetails: { id: `${options.category}/` } }),
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The top of the repository.' } } },
        invocations: [invocationOf(report, report.findings.length - findings.length)],
        results: findings.map((finding) => resultOf(finding, isCompared)),
      },
    ],
  });
}

function driverOf({ informationUri }: SarifOptions): object {
  return {
    name: 'Skillgate',
    version: VERSION,
    semanticVersion: VERSION,
    ...(informationUri === undefined ? {} : { informationUri }),
    rules: rules.map(describeRule),
  };
}

/** All findings as they stand, or as many as may be given, the gravest. */
function gravest(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= RESULT_LIMIT) return findings;
  return findings.toSorted((a, b) => compareSeverity(a.severity, b.severity)).slice(0, RESULT_LIMIT);
}

function invocationOf({ notChecked }: Report, leftOut: number): object {
  const notifications = [
    ...(leftOut === 0
      ? []
      : [
          {
            level: 'warning',
            message: {
              text: `${count(leftOut, 'finding')} left out: a run may hold ${count(RESULT_LIMIT, 'result')}.`,
            },
          },
        ]),
    ...notChecked.map(({ path, why }) => ({
      level: 'note',
      message: messageOf(`Not checked: ${showValue(why, 200)}`),
      locations: [{ physicalLocation: { artifactLocation: artifactOf(path) } }],
    })),
  ];
  return {
    executionSuccessful: true,
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}

const LEVEL: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' };

function resultOf(finding: Finding, isCompared: boolean): object {
  const rule = findRule(finding.rule);
  const { suppressed } = finding;
  return {
    ruleId: finding.rule,
    ...(rule === undefined ? {} : { ruleIndex: rules.indexOf(rule) }),
    level: LEVEL[finding.severity],
    message: messageOf([renderMessage(finding), ...finding.effects.map(renderEffect)].join('\n')),
    locations: [{ physicalLocation: placeOf(finding.location) }],
    ...(finding.related.length === 0 ? {} : { relatedLocations: relatedOf(finding) }),
    partialFingerprints: { [FINGERPRINT_KEY]: finding.fingerprint },
    ...(isCompared ? { baselineState: finding.isNew === true ? 'new' : 'unchanged' } : {}),
    ...(suppressed === undefined
      ? {}
      : {
          suppressions: [
            {
              kind: isSkillFile(suppressed.source) ? 'inSource' : 'external',
              status: 'accepted',
              justification: withoutLinks(showValue(suppressed.reason, 400)),
            },
          ],
        }),
    ...(finding.fix === undefined ? {} : { fixes: [fixOf(finding, finding.fix)] }),
  };
}

/** A skill accepts findings by a comment; a policy and a baseline are files of their own. */
function isSkillFile({ path }: Location): boolean {
  return baseName(path) === 'SKILL.md';
}

function messageOf(text: string): object {
  return { text: withoutLinks(text) };
}

/** `[text](target)` is a link in SARIF's plain text too, so a text from the repository must not be able to make one. */
function withoutLinks(text: string): string {
  return text.replaceAll('](', ']\u200b(');
}

function relatedOf({ related }: Finding): readonly object[] {
  return related.map(({ location, note }, index) => ({
    id: index + 1,
    message: messageOf(showValue(note, 400)),
    physicalLocation: placeOf(location),
  }));
}

/** What concerns the repository as a whole stands at its top, since GitHub takes no result without a place. */
function placeOf(location: Location): object {
  return {
    artifactLocation: artifactOf(location.path),
    region: isRepository(location)
      ? { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 }
      : regionOf(location),
  };
}

function regionOf({ start, end }: Range): object {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function artifactOf(path: string): object {
  return { uri: path.split('/').map(encodeSegment).join('/'), uriBaseId: ROOT };
}

/** A path's segment as RFC 3986 has it; half a character, which no URI can hold, stands as U+FFFD. */
function encodeSegment(segment: string): string {
  const whole = segment.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
  return encodeURIComponent(whole).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function fixOf(finding: Finding, edits: readonly FixEdit[]): object {
  const paths = Array.from(new Set(edits.map(({ location }) => location.path)));
  return {
    description: messageOf(describeFix(finding) ?? ''),
    artifactChanges: paths.map((path) => ({
      artifactLocation: artifactOf(path),
      replacements: edits
        .filter(({ location }) => location.path === path)
        .map(({ location, replacement }) => ({
          deletedRegion: regionOf(location),
          insertedContent: { text: replacement },
        })),
    })),
  };
}
