/** The folder of a path; `.` for what stands at the top. */
export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '.' : path.slice(0, slash);
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Puts a relative path below a folder, without resolving `..`. */
export function joinPath(directory: string, path: string): string {
  return directory === '.' || directory === '' ? path : `${directory}/${path}`;
}

/** Whether a path is the folder or lies below it. */
export function isWithin(path: string, directory: string): boolean {
  return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}
