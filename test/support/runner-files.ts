/** The file commands of GitHub's runner: environment, path, outputs, state and summary (FileCommandManager.cs, 2.336.0). */

/** The environment variables that name the files, and the stems of the files' names. */
export const FILE_COMMANDS = {
  GITHUB_ENV: 'set_env',
  GITHUB_PATH: 'add_path',
  GITHUB_OUTPUT: 'set_output',
  GITHUB_STATE: 'save_state',
  GITHUB_STEP_SUMMARY: 'step_summary',
  GITHUB_ARTIFACTS: 'artifacts',
  GITHUB_ARTIFACTS_LIST: 'artifacts_list',
} as const;

export type FileCommand = keyof typeof FILE_COMMANDS;

/** A summary above this, in bytes, is dropped as a whole. */
export const SUMMARY_LIMIT = 1024 * 1024;

/**
 * The pairs of an environment, output or state file: `NAME=VALUE`, or `NAME<<DELIMITER` with the value's lines and the
 * delimiter on a line of its own. Lines end at LF; a CR stays in the value, as on Linux. Throws what the runner would.
 */
export function parsePairs(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === '' || delimiter === '') {
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      }
      const end = lines.indexOf(delimiter, index + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      pairs.set(name, lines.slice(index + 1, end).join('\n'));
      index = end;
    } else if (equals > 0) pairs.set(line.slice(0, equals), line.slice(equals + 1));
    else if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
    else throw new Error(`Invalid format '${line}'`);
  }
  return pairs;
}

/** The directories of a path file, one a line. */
export function parsePathFile(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}
