import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The TypeScript files under src/, by POSIX path from src/, in order. */
export function readSources(): ReadonlyMap<string, string> {
  const folder = path.join(projectRoot, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
