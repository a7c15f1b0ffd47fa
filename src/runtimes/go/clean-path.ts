/** The shortest path that means the same by its text alone, as Go's `filepath.Clean` on Unix; `.` for an empty one. */
export function cleanPath(path: string): string {
  const isRooted = path.startsWith('/');
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!isRooted) kept.push(part);
  }
  return (isRooted ? `/${kept.join('/')}` : kept.join('/')) || '.';
}

/** Puts a path below a directory and cleans it, as Go's `filepath.Join`. */
export function joinClean(directory: string, path: string): string {
  return cleanPath(`${directory}/${path}`);
}
