import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '../domain/errors.js';

/** Writes files that are not there yet. Throws a ConfigurationError, with nothing written, where one of them is. */
export function createFiles(directory: string, files: ReadonlyMap<string, string>): void {
  for (const name of files.keys()) {
    const parts = name.split('/');
    const taken = parts
      .map((_, index) => parts.slice(0, index + 1).join('/'))
      .find((one) => isTaken(path.join(directory, one), one === name));
    if (taken !== undefined)
      throw new ConfigurationError(`"${taken}" is there already, and nothing is written over it`);
  }
  for (const [name, text] of files) {
    try {
      mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
      writeFileSync(path.join(directory, name), text, { flag: 'wx' });
    } catch (error) {
      throw new ConfigurationError(
        `"${name}" cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

/** The file itself must not be there; on the way to it may stand folders and nothing else. */
function isTaken(file: string, isLast: boolean): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats !== undefined && (isLast || !stats.isDirectory());
}
