import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '../domain/errors.js';

/** A file's contents before and after. */
export interface Replacement {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * Puts new bytes in place of a file's, at once: whoever reads it sees either all of the old or all of the new, and its
 * mode stays. Throws a ConfigurationError where the path goes through a link or is no regular file, where the file was
 * changed meanwhile, or where it cannot be written.
 */
export function replaceFile(directory: string, name: string, { before, after }: Replacement): void {
  const refuse = (why: string): never => {
    throw new ConfigurationError(`"${name}" is left as it was: ${why}`);
  };
  const file = path.join(directory, name);
  try {
    const link = linkOnTheWay(directory, name);
    if (link !== undefined) refuse(`"${link}" is a link`);
    const stats = lstatSync(file);
    if (!stats.isFile()) refuse('it is no regular file');
    if (!readFileSync(file).equals(before)) refuse('it was changed meanwhile');
    writeBeside(file, after, stats.mode & 0o7777);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Writes to a file of its own in the same folder, which then takes the other's name. */
function writeBeside(file: string, bytes: Uint8Array, mode: number): void {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.skillgate`);
  try {
    const descriptor = openSync(temporary, 'wx', mode);
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function linkOnTheWay(directory: string, name: string): string | undefined {
  const parts = name.split('/');
  const onTheWay = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return onTheWay.find((one) =>
    lstatSync(path.join(directory, one), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}
