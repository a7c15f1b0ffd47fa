import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../../src/domain/report.js';
import { check } from '../../src/engine/check.js';
import { diskTree } from '../../src/platform/disk-tree.js';
import { writeTree } from './tree-files.js';

/** Checks a tree as a git checkout on the disk, with nothing added yet. */
export function checkInCheckout(tree: object): Report {
  const directory = mkdtempSync(path.join(tmpdir(), 'skillgate-checkout-'));
  try {
    writeTree(directory, tree);
    execFileSync('git', ['init', '--quiet'], { cwd: directory });
    return check(diskTree(directory));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
