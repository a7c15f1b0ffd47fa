import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What stood below a directory: relative path → what tells a change. */
export interface Snapshot {
  readonly files: ReadonlyMap<string, string>;
  /** Whether there was more than `SNAPSHOT_LIMIT`. */
  readonly cut: boolean;
}

/** More files than these are not looked at: each costs about ten microseconds, after every run. */
export const SNAPSHOT_LIMIT = 30_000;

/** Interpreters keep their caches beside what they load; that is not the script's doing. */
const CACHES: ReadonlySet<string> = new Set(['__pycache__', '.mypy_cache', '.ruff_cache']);

/** Of git's own folder, what later commands would execute or obey; its index changes by being looked at. */
const GIT_PARTS: ReadonlySet<string> = new Set(['config', 'hooks']);

/**
 * Looks at everything below a directory without reading contents: size, times, mode and number of each file. A file that
 * was written has another time of change, which no program can set back.
 */
export function snapshot(directory: string): Snapshot {
  const files = new Map<string, string>();
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const name of namesIn(path.join(directory, folder))) {
      if (folder === '.git' && !GIT_PARTS.has(name)) continue;
      if (files.size >= SNAPSHOT_LIMIT) return { files, cut: true };
      const relative = folder === '' ? name : `${folder}/${name}`;
      const stats = lstatSync(path.join(directory, relative), { throwIfNoEntry: false });
      if (!stats) continue;
      if (!stats.isDirectory()) {
        files.set(relative, `${stats.ino} ${stats.mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`);
      } else if (!CACHES.has(name)) {
        files.set(`${relative}/`, String(stats.mode));
        pending.push(relative);
      }
    }
  }
  return { files, cut: false };
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
