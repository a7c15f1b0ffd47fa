import type { Location } from '../domain/location.js';
import { showValue } from './visible.js';

/** The path by which findings about the repository as a whole are placed. */
const REPOSITORY = '.';

/** Whether a finding is about the repository as a whole rather than about a file. */
export function isRepository({ path }: Pick<Location, 'path'>): boolean {
  return path === REPOSITORY;
}

/** A path from the repository on one safe line. */
export function showPath(path: string): string {
  return showValue(path, 400);
}

/** `path:line:column`, which terminals make clickable. */
export function showPlace(location: Location): string {
  if (isRepository(location)) return 'repository';
  return `${showPath(location.path)}:${location.start.line}:${location.start.column}`;
}

/** `line 3, column 7`; for readers, and for no problem matcher. */
export function describePlace({ start }: Location): string {
  return `line ${start.line}, column ${start.column}`;
}
