/** As many of a list as fit into a sentence. */
const LISTED = 3;

/** The first names of a list, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).join(', ');
  return names.length > LISTED ? `${shown} and ${names.length - LISTED} more` : shown;
}

/** The last line that says something, cut at 200 UTF-16 units; empty where none does. */
export function lastLine(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? '').slice(0, 200);
}
