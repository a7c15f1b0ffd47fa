/** A simple command of a shell script. */
export interface ShellCommand {
  /** Its name, without folders. */
  readonly name: string;
  /** What follows, quotes removed; redirections left out. */
  readonly words: readonly string[];
  /** UTF-16 offsets into the script. */
  readonly start: number;
  readonly end: number;
}

/** What may stand before a command's name. */
const PREFIX = /^(?:if|then|elif|else|while|until|do|!|\{|exec|sudo|command|nohup|time|env|\w+=\S*)$/;

/**
 * The simple commands of a shell script that stand in the open: what is quoted, commented out or in a here-document is
 * no command. A rough reading in one pass, which rather misses a command than sees one too many.
 */
export function shellCommands(text: string): readonly ShellCommand[] {
  const masked = maskInert(text);
  const commands: ShellCommand[] = [];
  for (const { 0: segment, index } of masked.matchAll(/[^\n;&|`()]+/g)) {
    // A function that is being defined.
    if (masked.startsWith('()', index + segment.length)) continue;
    const command = readCommand(text, index, segment);
    if (command) commands.push(command);
  }
  return commands;
}

function readCommand(text: string, offset: number, segment: string): ShellCommand | undefined {
  const tokens = Array.from(segment.matchAll(/\S+/g));
  const first = tokens.findIndex((token) => !PREFIX.test(token[0]));
  const name = tokens[first];
  if (!name) return undefined;
  const words = tokens
    .slice(first + 1)
    .map((token) => text.slice(offset + token.index, offset + token.index + token[0].length))
    .filter((word, index, all) => !/^\d*[<>]/.test(word) && !/^\d*[<>]+$/.test(all[index - 1] ?? ''));
  return {
    name: name[0].slice(name[0].lastIndexOf('/') + 1),
    words: words.map((word) => word.replace(/["']/g, '')),
    start: offset + name.index,
    end: offset + segment.trimEnd().length,
  };
}

/** Puts an inert letter for every character that is quoted or escaped, and blanks for comments and here-documents. */
function maskInert(text: string): string {
  const inert =
    /\\\r?\n|\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<![^\s;&|(`])#[^\n]*|(?<!<)<<-?[ \t]*(?:\\|(["']?))([A-Za-z_]\w*)\1(?!<)/gs;
  let masked = '';
  let copied = 0;
  for (let found = inert.exec(text); found; found = inert.exec(text)) {
    const [piece] = found;
    masked += text.slice(copied, found.index);
    const delimiter = found[2];
    const end = delimiter === undefined ? inert.lastIndex : endOfDocument(text, inert.lastIndex, delimiter);
    if (delimiter !== undefined) {
      // The rest of the line still belongs to the command.
      const line = text.indexOf('\n', inert.lastIndex);
      const rest = line < 0 ? '' : text.slice(inert.lastIndex, line);
      masked += ' '.repeat(piece.length) + rest.replace(/["'`#\\]/g, 'x');
      masked += blank(text.slice(inert.lastIndex + rest.length, end));
    } else masked += /^\\\r?\n|^#/.test(piece) ? ' '.repeat(piece.length) : piece.replace(/[\s\S]/g, 'x');
    copied = end;
    inert.lastIndex = end;
  }
  return masked + text.slice(copied);
}

function endOfDocument(text: string, start: number, delimiter: string): number {
  const end = new RegExp(`^\\t*${delimiter}\\r?$`, 'gm');
  end.lastIndex = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start) + 1;
  return end.exec(text) ? end.lastIndex : text.length;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
