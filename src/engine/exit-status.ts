import type { Report, Result } from '../domain/report.js';

/** What the command line and the action end with; `interrupted` is what a shell gives to a program that Ctrl-C ended. */
export const EXIT = {
  pass: 0,
  findings: 1,
  configuration: 2,
  internal: 3,
  noSkills: 4,
  interrupted: 130,
} as const;

const STATUS: Readonly<Record<Result, number>> = {
  pass: EXIT.pass,
  fail: EXIT.findings,
  error: EXIT.noSkills,
};

/** The exit status that a report calls for. */
export function exitStatus({ result }: Pick<Report, 'result'>): number {
  return STATUS[result];
}
