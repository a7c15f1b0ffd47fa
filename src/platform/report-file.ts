import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '../domain/errors.js';

/**
 * Writes a report below a directory, making the folders on the way, and gives its path relative to that directory with `/`.
 * Throws a ConfigurationError where the path leaves the directory, by `..` or through a link, or cannot be written.
 */
export function writeReportFile(directory: string, name: string, text: string): string {
  const file = path.resolve(directory, name);
  const refuse = (why: string): never => {
    throw new ConfigurationError(`report file "${name}": ${why}`);
  };
  if (!isBelow(directory, file)) refuse('it lies outside the workspace');
  try {
    const link = findLink(directory, file);
    if (link !== undefined) refuse(`"${link}" is a link`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    refuse(error instanceof Error ? error.message : String(error));
  }
  return path.relative(directory, file).split(path.sep).join('/');
}

/** The first link on the way from the directory to the file: a checkout may hold one that leads anywhere. */
function findLink(directory: string, file: string): string | undefined {
  const parts = path.relative(directory, file).split(path.sep);
  const onTheWay = parts.map((_, index) => path.join(directory, ...parts.slice(0, index + 1)));
  const link = onTheWay.find((one) => lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink());
  return link && path.relative(directory, link);
}

function isBelow(directory: string, file: string): boolean {
  const relative = path.relative(directory, file);
  return (
    relative !== '' &&
    relative !== '..' &&
    !relative.startsWith(`..${path.sep}`) &&
    !path.isAbsolute(relative)
  );
}
