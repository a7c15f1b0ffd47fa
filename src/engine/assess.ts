import { type Finding, type Severity, compareSeverity, severityOfEffects } from '../domain/finding.js';
import { compareLocations, compareText, locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { rule as ruleCrashed } from '../rules/rule-crashed.js';
import type { GatheredFault, ManifestRule, Rule, RuleContext, RuleReport } from '../rules/rule.js';
import { gatherFaults } from './gather.js';
import type { JudgedDecision } from './load.js';
import { applySetting } from './severities.js';

/** What the rules are shown. */
export type Subject = Omit<RuleContext, 'decisions' | 'faults' | 'report'> & {
  readonly decisions: ReadonlyMap<string, readonly JudgedDecision[]>;
};

/** Runs every rule over every manifest. One that throws becomes a finding at the file it looked at, and the rest goes on. */
export function assess(rules: readonly Rule[], subject: Subject): Collector {
  const collector = new Collector(subject);
  for (const rule of rules) {
    const context = collector.contextFor(rule);
    if (rule.subject === 'repository') collector.attempt(rule.name, '.', () => rule.check(context));
    else {
      for (const manifest of subject.manifests) {
        if (rule.subject.includes(manifest.kind)) collector.inspect(rule, manifest, context);
      }
    }
  }
  return collector;
}

const NO_FAULTS: readonly GatheredFault[] = [];

/** Turns the reports of rules into findings. */
export class Collector {
  private readonly found: Finding[] = [];
  private readonly subject: Subject;
  private readonly nested: ReadonlySet<string>;
  private readonly faults = new Map<string, ReadonlyMap<string, readonly GatheredFault[]>>();
  private readonly fingerprints = new Map<string, number>();

  constructor(subject: Subject) {
    this.subject = subject;
    this.nested = new Set(
      subject.manifests.filter(({ nestedIn }) => nestedIn !== undefined).map(({ path }) => path),
    );
  }

  /** All findings, as they are shown: by file, the gravest first within it, then as a reader meets them. */
  get findings(): readonly Finding[] {
    return this.found.toSorted(compareFindings);
  }

  /** Runs what may break through a fault of ours, and reports it if it does. */
  attempt(what: string, path: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.addCrash(what, path, error);
    }
  }

  /** The same for a rule and a manifest: there are a hundred thousand of these pairs, too many for a function each. */
  inspect(rule: ManifestRule, manifest: Manifest, context: RuleContext): void {
    try {
      rule.check(manifest, context);
    } catch (error) {
      this.addCrash(rule.name, manifest.path, error);
    }
  }

  private addCrash(what: string, path: string, error: unknown): void {
    const words = error instanceof Error ? error.message : String(error);
    this.add(ruleCrashed, { message: 'crashed', values: { what, error: words }, location: locate(path) });
  }

  contextFor(rule: Rule): RuleContext {
    return {
      ...this.subject,
      decisions: (manifest) => this.decisionsOf(manifest),
      faults: (manifest, code) => this.faultsOf(manifest).get(code) ?? NO_FAULTS,
      report: (report) => this.add(rule, report),
    };
  }

  private decisionsOf({ path, runtimes }: Manifest): readonly JudgedDecision[] {
    return (this.subject.decisions.get(path) ?? []).filter(({ runtime }) => runtimes.includes(runtime));
  }

  private faultsOf(manifest: Manifest): ReadonlyMap<string, readonly GatheredFault[]> {
    const known = this.faults.get(manifest.path);
    if (known) return known;
    const met = this.decisionsOf(manifest).flatMap(({ runtime, decision }) =>
      decision.faults.map((fault) => ({ runtime, fault })),
    );
    const byCode = new Map<string, GatheredFault[]>();
    for (const fault of gatherFaults(met)) {
      const others = byCode.get(fault.code);
      if (others) others.push(fault);
      else byCode.set(fault.code, [fault]);
    }
    this.faults.set(manifest.path, byCode);
    return byCode;
  }

  private add(rule: Rule, report: RuleReport): void {
    const severity = applySetting(this.subject.policy, rule, {
      path: report.location.path,
      severity: this.severityOf(rule, report),
    });
    if (!severity) return;
    const source = this.subject.documents.source(report.location.path);
    const sourceLine = source?.line(report.location.start.line)?.slice(0, 2000);
    const textAtFault = source?.slice(report.location).slice(0, 2000) ?? '';
    this.found.push({
      rule: rule.name,
      message: report.message,
      values: report.values ?? {},
      severity,
      location: report.location,
      effects: report.effects ?? [],
      related: report.related ?? [],
      ...(report.fix ? { fix: report.fix } : {}),
      ...(sourceLine !== undefined ? { sourceLine } : {}),
      fingerprint: this.fingerprint([rule.name, report.message, report.location.path, textAtFault]),
    });
  }

  /** A skill inside another skill's folder is rarely meant to be found, so nothing about it is worse than a warning. */
  private severityOf(rule: Rule, { message, severity, effects, location }: RuleReport): Severity | undefined {
    const template = rule.messages[message];
    if (!template) throw new Error(`rule ${rule.name} has no message ${message}`);
    const own =
      severity ?? (template.severity === 'effect' ? severityOfEffects(effects ?? []) : template.severity);
    return own === 'error' && this.nested.has(location.path) ? 'warning' : own;
  }

  /** The same mistake made twice in a file is told apart by its number. */
  private fingerprint(parts: readonly string[]): string {
    const key = parts.join('\0');
    const number = (this.fingerprints.get(key) ?? 0) + 1;
    this.fingerprints.set(key, number);
    // Loading it takes longer than a run over a few good skills, which needs no fingerprints.
    const { createHash } = process.getBuiltinModule('node:crypto');
    return createHash('sha256').update(`${key}\0${number}`).digest('hex').slice(0, 24);
  }
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    compareText(a.location.path, b.location.path) ||
    compareSeverity(a.severity, b.severity) ||
    compareLocations(a.location, b.location) ||
    compareText(a.rule, b.rule)
  );
}
