import { ConfigurationError } from '../domain/errors.js';
import type { Finding, MessageValues } from '../domain/finding.js';
import { type Location, type Range, locate } from '../domain/location.js';
import type { SourceText } from '../formats/text.js';
import { rule } from '../rules/policy-invalid.js';

/** A mistake in a policy: a message of the rule `policy-invalid`, with its place. */
export interface PolicyFault {
  readonly message: keyof typeof rule.messages;
  readonly values: MessageValues;
  readonly range: Range;
}

/** A policy that cannot be used. `findings` holds every mistake in it, to be shown as other findings are. */
export class PolicyError extends ConfigurationError {
  readonly findings: readonly Finding[];

  constructor(path: string, findings: readonly Finding[]) {
    const mistakes = findings.length === 1 ? 'a mistake' : `${findings.length} mistakes`;
    super(`the policy ${path} has ${mistakes}`);
    this.findings = findings;
  }
}

/** A mistake as a finding. */
export function findingOf(fault: PolicyFault, path: string, source: SourceText | undefined): Finding {
  const location: Location = locate(path, fault.range);
  const sourceLine = source?.line(location.start.line);
  return {
    rule: rule.name,
    message: fault.message,
    values: fault.values,
    severity: 'error',
    location,
    effects: [],
    related: [],
    ...(sourceLine === undefined ? {} : { sourceLine: sourceLine.slice(0, 2000) }),
    fingerprint: [rule.name, fault.message, path, location.start.line, location.start.column].join(':'),
  };
}
