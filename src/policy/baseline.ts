import { ConfigurationError } from '../domain/errors.js';
import type { Finding } from '../domain/finding.js';
import { type Location, compareText, locate } from '../domain/location.js';
import { parseJson } from '../formats/json.js';
import { type JsonNode, memberOf } from '../formats/json-tree.js';
import type { SourceText } from '../formats/text.js';

/** Grows when a field changes its meaning. */
const BASELINE_VERSION = 1;

/** A finding that was there when the gate was put up, and does not count. */
export interface BaselineEntry {
  readonly rule: string;
  readonly path: string;
  readonly fingerprint: string;
  /** Where the baseline says so. */
  readonly location: Location;
}

/** The findings that a repository accepts for now. */
export interface Baseline {
  readonly entries: readonly BaselineEntry[];
}

/** These say that something was not checked as it should be, or speak of the acceptance itself. */
const NEVER_ACCEPTED: ReadonlySet<string> = new Set([
  'baseline-stale',
  'not-checked',
  'nothing-found',
  'policy-invalid',
  'rule-crashed',
  'suppression-expired',
  'suppression-invalid',
  'suppression-unused',
]);

/** Whether a finding may go into a baseline. */
function isAcceptable({ rule }: Finding): boolean {
  return !NEVER_ACCEPTED.has(rule);
}

/** Reads a baseline. Throws a ConfigurationError with the place of the first mistake; `path` is where it was read from. */
export function parseBaseline(source: SourceText, path: string): Baseline {
  const document = parseJson(source);
  if (!document.ok) throw mistake(locate(path, document.error.range), document.error.message);
  const { root } = document;
  const version = memberOf(root, 'version')?.value;
  if (version?.type !== 'number' || version.literal !== String(BASELINE_VERSION)) {
    throw mistake(locate(path, (version ?? root).range), `"version" has to be ${BASELINE_VERSION}`);
  }
  const findings = memberOf(root, 'findings')?.value;
  if (findings?.type !== 'array') {
    throw mistake(locate(path, (findings ?? root).range), '"findings" has to be a list');
  }
  return { entries: findings.items.map((item) => readEntry(item, locate(path, item.range))) };
}

function readEntry(item: JsonNode, location: Location): BaselineEntry {
  const [rule, path, fingerprint] = ['rule', 'path', 'fingerprint'].map((key) => textOf(item, key));
  if (rule === undefined || path === undefined || fingerprint === undefined) {
    throw mistake(location, 'an entry has to give "rule", "path" and "fingerprint" as texts');
  }
  return { rule, path, fingerprint, location };
}

function textOf(node: JsonNode, key: string): string | undefined {
  const value = memberOf(node, key)?.value;
  return value?.type === 'string' && value.value !== '' ? value.value : undefined;
}

function mistake({ path, start }: Location, words: string): ConfigurationError {
  const help = 'write it anew with `skillgate check --write-baseline`';
  return new ConfigurationError(`${path}:${start.line}:${start.column}: the baseline: ${words}; ${help}`);
}

/** What a baseline makes of the findings of a run. */
export interface BaselineOutcome {
  /** All findings, in their order; the accepted ones say so in `suppressed`. */
  readonly findings: readonly Finding[];
  /** Those that it leaves as they are. */
  readonly kept: readonly Finding[];
  /** Those that it accepts. */
  readonly accepted: readonly Finding[];
  /** Entries of findings that are gone, and can go too. */
  readonly stale: readonly BaselineEntry[];
}

/**
 * Marks the findings that the baseline accepts. What is suppressed already stays as it is, and its entry is not stale.
 * `isLookedAt` says of which paths the run would know a finding; entries of others are left in peace.
 */
export function applyBaseline(
  findings: readonly Finding[],
  { entries }: Baseline,
  isLookedAt: (path: string) => boolean = () => true,
): BaselineOutcome {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const met = new Set<string>();
  const marked = findings.map((finding) => {
    const key = keyOf({ ...finding, path: finding.location.path });
    const entry = isAcceptable(finding) ? byKey.get(key) : undefined;
    if (!entry) return finding;
    met.add(key);
    const suppressed = { reason: 'accepted in the baseline', source: entry.location };
    return finding.suppressed ? finding : { ...finding, suppressed };
  });
  return {
    findings: marked,
    kept: marked.filter((finding, index) => finding === findings[index]),
    accepted: marked.filter((finding, index) => finding !== findings[index]),
    stale: entries.filter((entry) => !met.has(keyOf(entry)) && isLookedAt(entry.path)),
  };
}

function keyOf({ rule, path, fingerprint }: Pick<BaselineEntry, 'rule' | 'path' | 'fingerprint'>): string {
  return `${rule}\0${path}\0${fingerprint}`;
}

/**
 * A baseline that accepts every finding that counts, as text: one entry a line, sorted, so that two branches that
 * mend different skills can be merged. The findings have to come from a run without a baseline.
 */
export function renderBaseline(findings: readonly Finding[]): string {
  const lines = findings
    .filter((finding) => isAcceptable(finding) && !finding.suppressed)
    .toSorted(compareFindings)
    .map(({ rule, location: { path }, fingerprint }) => `    ${JSON.stringify({ rule, path, fingerprint })}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": ${BASELINE_VERSION},\n  "findings": ${list}\n}\n`;
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    compareText(a.location.path, b.location.path) ||
    compareText(a.rule, b.rule) ||
    compareText(a.fingerprint, b.fingerprint)
  );
}
