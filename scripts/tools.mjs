// Starts the project's command-line tools by their own entry files, so that neither PATH nor the shell matters.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Path of the file behind a package's command; `command` is needed when it differs from the package's name. */
function commandFile(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a command with our own stdio; gives its exit code (a signal counts as 1). */
export function runTool({ packageName, command, args = [], quiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandFile(packageName, command), ...args], {
      cwd: root,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
