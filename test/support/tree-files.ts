import { chmodSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { memoryTree } from '../../src/platform/memory-tree.js';

/** Writes a tree in the notation of the vectors into a directory, execute bits and links included. */
export function writeTree(directory: string, notation: object): void {
  const tree = memoryTree(notation);
  for (const entry of tree.list()) {
    const file = path.join(directory, entry.path);
    mkdirSync(path.dirname(file), { recursive: true });
    if (entry.kind === 'symlink') symlinkSync(entry.target ?? '', file);
    else {
      const content = tree.read(entry.path);
      writeFileSync(file, content.ok ? content.bytes : '');
      if (entry.executable === true) chmodSync(file, 0o755);
    }
  }
}

/** The regular files below a directory by POSIX path, contents as Latin-1 so that every byte counts; `skip` names folders. */
export function readFiles(directory: string, skip: readonly string[] = []): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(path.join(directory, folder), { withFileTypes: true })) {
      const relative = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && !skip.includes(relative)) visit(relative);
      else if (entry.isFile()) files.set(relative, readFileSync(path.join(directory, relative), 'latin1'));
    }
  };
  visit('.');
  return files;
}

/** The files of `after` that are new or changed, as UTF-8 text. */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const changed = [...after].filter(([file, content]) => before.get(file) !== content);
  return new Map(changed.map(([file, content]) => [file, Buffer.from(content, 'latin1').toString('utf8')]));
}
