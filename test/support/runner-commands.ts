/** The grammar of workflow commands as GitHub's runner reads it from the output of a step (ActionCommand.cs, 2.336.0). */

export interface WorkflowCommand {
  readonly name: string;
  /** Keys in lower case: the runner ignores theirs. */
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
  /** `::x::` at the start of a line, or `##[x]` anywhere in it. */
  readonly grammar: 'v1' | 'v2';
}

/** The commands that the runner acts on. */
export const COMMANDS: readonly string[] = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];

/** The command of a line; undefined where it holds none that is known. Names are compared without regard to case. */
export function parseCommand(
  line: string,
  known: ReadonlySet<string> = new Set(COMMANDS),
): WorkflowCommand | undefined {
  return parseSecondGrammar(line, known) ?? parseFirstGrammar(line, known);
}

/** What .NET's TrimStart takes away. */
const DOTNET_SPACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

function parseSecondGrammar(line: string, known: ReadonlySet<string>): WorkflowCommand | undefined {
  const text = line.replace(DOTNET_SPACE, '');
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  const { name, rest } = splitHead(text.slice(2, end));
  if (!known.has(name.toLowerCase())) return undefined;
  return {
    name: name.toLowerCase(),
    properties: parseProperties(rest.trim(), ',', unescapeProperty),
    data: unescapeData(text.slice(end + 2)),
    grammar: 'v2',
  };
}

function parseFirstGrammar(line: string, known: ReadonlySet<string>): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  const { name, rest } = splitHead(line.slice(start + 3, end));
  if (!known.has(name.toLowerCase())) return undefined;
  return {
    name: name.toLowerCase(),
    properties: parseProperties(rest, ';', unescapeFirst),
    data: unescapeFirst(line.slice(end + 1)),
    grammar: 'v1',
  };
}

function splitHead(head: string): { name: string; rest: string } {
  const space = head.indexOf(' ');
  return space < 0 ? { name: head, rest: '' } : { name: head.slice(0, space), rest: head.slice(space + 1) };
}

function parseProperties(
  text: string,
  separator: string,
  unescape: (value: string) => string,
): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  for (const pair of text.split(separator)) {
    const equals = pair.indexOf('=');
    if (equals >= 0) properties.set(pair.slice(0, equals).toLowerCase(), unescape(pair.slice(equals + 1)));
  }
  return properties;
}

/** Escapes are undone one kind after the other, `%25` last: the order is part of the grammar. */
function unescapeInOrder(value: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((text, [escaped, plain]) => text.replaceAll(escaped, plain), value);
}

function unescapeData(value: string): string {
  return unescapeInOrder(value, [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%25', '%'],
  ]);
}

function unescapeProperty(value: string): string {
  return unescapeInOrder(value, [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%3A', ':'],
    ['%2C', ','],
    ['%25', '%'],
  ]);
}

function unescapeFirst(value: string): string {
  return unescapeInOrder(value, [
    ['%3B', ';'],
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
    ['%25', '%'],
  ]);
}

/** The lines of a whole output as the runner's reader ends them: LF, CRLF or a lone CR; a byte-order mark at the start is dropped. */
export function splitOutput(text: string): readonly string[] {
  const lines = new LineReader();
  return [...lines.push(text), ...lines.end()];
}

/** Every command in a text, regardless of what has been stopped. */
export function commandsIn(text: string): readonly WorkflowCommand[] {
  return splitOutput(text).flatMap((line) => parseCommand(line) ?? []);
}

/** Cuts a stream into lines as it comes. */
export class LineReader {
  private pending = '';
  private isFirst = true;

  push(chunk: string): readonly string[] {
    if (this.isFirst && chunk !== '') {
      this.isFirst = false;
      this.pending = chunk.replace(/^\ufeff/, '');
    } else this.pending += chunk;
    // A CR at the very end may be half of a CRLF: it waits for what follows.
    const complete = /^[\s\S]*(?:\n|\r(?!$))/.exec(this.pending)?.[0] ?? '';
    this.pending = this.pending.slice(complete.length);
    return complete === '' ? [] : complete.replace(/(?:\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/);
  }

  end(): readonly string[] {
    const rest = this.pending;
    this.pending = '';
    return rest === '' ? [] : rest.replace(/\r$/, '').split('\r');
  }
}
