import { readFileSync } from 'node:fs';

/** The text of a file; undefined where none is named or it cannot be read. */
export function readText(file: string | undefined): string | undefined {
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
