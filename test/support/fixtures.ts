import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Severity } from '../../src/domain/finding.js';
import type { Counts, Result } from '../../src/domain/report.js';

/** The folder of the fixture repositories. */
export const repositories = fileURLToPath(new URL('../../fixtures/repos', import.meta.url));

/** What a fixture repository's expected.json holds. */
export interface Expected {
  readonly result: Result;
  readonly counts: Counts;
  readonly findings: readonly {
    readonly rule: string;
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly severity: Severity;
    /** Why it was accepted; absent where it counts. */
    readonly suppressed?: string;
  }[];
}

export function repositoryNames(): readonly string[] {
  return readdirSync(repositories);
}

export function readExpected(name: string): Expected {
  return JSON.parse(readFileSync(`${repositories}/${name}/expected.json`, 'utf8')) as Expected;
}
