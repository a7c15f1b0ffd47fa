import type { Range } from '../../domain/location.js';
import type { MarkdownBody, MarkdownFence, MarkdownSpan } from '../../formats/markdown.js';
import type { SourceText } from '../../formats/text.js';
import { shellCommands } from './shell-commands.js';

/** A command that a body of Markdown gives the agent to run. */
export interface BodyCommand {
  /** What is run, as written, without quotes. */
  readonly word: string;
  readonly words: readonly string[];
  readonly range: Range;
}

const SHELLS: ReadonlySet<string> = new Set([
  'sh',
  'bash',
  'shell',
  'zsh',
  'console',
  'terminal',
  'shellsession',
]);

/** A path that only a command is written with. */
const EXPLICIT = /^["']?(?:\.\/|\$\{?\w*SKILL_DIR|\{baseDir\})/;

/** What tells the agent to run the code that follows. */
const RUNS =
  /\b(?:run|runs|running|execute|executes|invoke|call|launch|start)(?:\s+(?:the|this))?(?:\s+(?:script|command))?:?\s+$/i;

/** What may stand in front of a command that has a line or a list item to itself. */
const LINE_START = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\*\*)?$/;

/** The commands of the shell code in a body, fenced or inline, in the order of the file. */
export function commandsOf({ fences, spans }: MarkdownBody, source: SourceText): readonly BodyCommand[] {
  const fenced = fences.flatMap((fence) => commandsInFence(fence, source));
  const inline = spans
    .filter((span) => isCommand(span, source))
    .flatMap((span) => commandsInSpan(span, source));
  return [...fenced, ...inline].toSorted((a, b) => a.range.start.line - b.range.start.line);
}

function commandsInFence(fence: MarkdownFence, source: SourceText): readonly BodyCommand[] {
  const isShell = SHELLS.has(fence.language);
  if (!isShell && fence.language !== '') return [];
  const start = source.offset({ line: fence.firstLine, column: 1 });
  const end = source.offset({ line: fence.endLine, column: 1 });
  const commands = readCommands(source, start, source.text.slice(start, end));
  // A fence without a language may hold anything: only what can be nothing but a command counts.
  return isShell ? commands : commands.filter(({ word }) => EXPLICIT.test(word));
}

function commandsInSpan({ text, range }: MarkdownSpan, source: SourceText): readonly BodyCommand[] {
  return readCommands(source, source.offset(range.start), text);
}

function readCommands(source: SourceText, offset: number, text: string): readonly BodyCommand[] {
  const withoutPrompts = text.replaceAll(/^([ \t]*)[$%>](?= )/gm, '$1 ');
  return shellCommands(withoutPrompts).map(({ start, words }) => {
    const raw = firstWord(withoutPrompts.slice(start, start + 1000));
    const range = source.range(offset + start, offset + start + raw.length);
    return { word: raw.replaceAll(/["']/g, ''), words, range };
  });
}

function firstWord(text: string): string {
  return /^(?:"[^"\n]*"|'[^'\n]*'|[^\s"';&|()])+/.exec(text)?.[0] ?? '';
}

/** Prose names files in code as well: a command has arguments, is told to be run, or stands alone and begins with `./`. */
function isCommand({ text, range }: MarkdownSpan, source: SourceText): boolean {
  const before = textBefore(source, source.offset(range.start)).replace(/`+$/, '');
  const hasArguments = /^\S+\s+\S/.test(text) && /^\S*\//.test(text);
  return (
    hasArguments ||
    RUNS.test(before) ||
    (EXPLICIT.test(text) && LINE_START.test(before)) ||
    /^chmod\s/.test(text)
  );
}

/** What stands on the line in front of an offset, at most 200 characters of it. */
function textBefore({ text }: SourceText, offset: number): string {
  const before = text.slice(Math.max(0, offset - 200), offset);
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
}
