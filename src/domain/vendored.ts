/** Folders of other people's files: installed packages, environments, git's own. */
const VENDORED = /(?:^|\/)(?:node_modules|bower_components|\.git|\.venv|venv|__pycache__)\//;

/** Whether a path lies in a folder that a tool fills, so that its files are not the author's. */
export function isVendored(path: string): boolean {
  return VENDORED.test(path);
}
