import { closest, distance } from 'fastest-levenshtein';
import { ConfigurationError } from '../domain/errors.js';
import type { RuntimeId } from '../domain/manifest.js';
import { FAIL_ON, type FailOn } from '../domain/report.js';
import type { AllowListRoot } from '../runtimes/runtime.js';
import { runtimes } from '../runtimes/index.js';

/** Reads the names of runtimes. Throws a ConfigurationError that names the allowed ones. */
export function parseRuntimes(names: readonly string[]): readonly RuntimeId[] {
  const known = runtimes.map(({ id }) => id);
  return names.map((name) => pick(name, known, 'runtime'));
}

/** Reads the severity from which a run fails. Throws a ConfigurationError that names the allowed ones. */
export function parseFailOn(text: string): FailOn {
  return pick(text, FAIL_ON, 'fail-on');
}

/** Takes one of the allowed words. Throws a ConfigurationError that names them, with a suggestion for a near miss. */
export function pick<T extends string>(text: string, allowed: readonly T[], what: string): T {
  const found = allowed.find((one) => one === text);
  if (found !== undefined) return found;
  const near = closest(text.toLowerCase(), allowed.slice());
  const hint = distance(text.toLowerCase(), near) <= 2 ? `; did you mean "${near}"?` : '';
  throw new ConfigurationError(`${what}: "${text}" is none of ${allowed.join(', ')}${hint}`);
}

/**
 * Reads ongrid's roots: directories of the repository, or its own notation with absolute paths separated by `:` or `,`
 * (ONGRID_SKILLS_EXTERNAL_DIRS; spec runtimes-ongrid.md). `top` is the absolute path of the repository.
 * Throws a ConfigurationError for a root outside the repository.
 */
export function parseAllowList(lines: readonly string[], top: string): readonly AllowListRoot[] {
  return lines
    .flatMap((line) => line.split(/[:,]/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ path: relativeTo(top, part) }));
}

function relativeTo(top: string, root: string): string {
  const isAbsolute = root.startsWith('/');
  const trimmedTop = top.replace(/\/+$/, '');
  if (isAbsolute && root !== trimmedTop && !root.startsWith(`${trimmedTop}/`)) {
    throw new ConfigurationError(
      `allow-list: "${root}" lies outside the repository; name the folder of the repository that is mounted there`,
    );
  }
  const parts: string[] = [];
  for (const part of (isAbsolute ? root.slice(trimmedTop.length) : root).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined)
      throw new ConfigurationError(`allow-list: "${root}" leaves the repository`);
  }
  return parts.join('/') || '.';
}
