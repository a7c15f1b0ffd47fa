import type { FixEdit } from '../../domain/finding.js';
import { locate } from '../../domain/location.js';
import { type SkillMarkdown, readSkillMarkdown } from '../../formats/skill-markdown.js';
import { SourceText } from '../../formats/text.js';

/** Larger files are not read again to see whether a fix helps. */
const SIZE_LIMIT = 256 * 1024;

const FIELD = /^(\s*[\w.-]+:[ \t]+)(\S(?:.*\S)?)[ \t]*$/;

/**
 * Puts the value on a line in quotes, so that it reads as it stands there. Undefined where the value goes on in the next
 * line, where a comment may follow it, or where quotes do not make the line readable.
 */
export function quoteFix(skill: SkillMarkdown, path: string, line: number): readonly FixEdit[] | undefined {
  return writeQuoted(skill, { path, line, keepsComment: false });
}

/** The same for a value that a ` #` cuts short: the quotes take in what follows. */
export function quoteWithComment(
  skill: SkillMarkdown,
  path: string,
  line: number,
): readonly FixEdit[] | undefined {
  return writeQuoted(skill, { path, line, keepsComment: true });
}

function writeQuoted(
  skill: SkillMarkdown,
  {
    path,
    line,
    keepsComment,
  }: { readonly path: string; readonly line: number; readonly keepsComment: boolean },
): readonly FixEdit[] | undefined {
  const { source } = skill;
  const text = source.line(line) ?? '';
  const [, head, value] = FIELD.exec(text) ?? [];
  if (head === undefined || value === undefined || source.text.length > SIZE_LIMIT) return undefined;
  if (value.includes(' #') !== keepsComment || continues(source, line)) return undefined;
  const start = { line, column: head.length + 1 };
  const location = locate(path, { start, end: { line, column: head.length + value.length + 1 } });
  const edit = { location, replacement: quote(textOf(value)) };
  return helps(source, edit, line) ? [edit] : undefined;
}

/** Whether the next line with content is deeper than this one. */
function continues(source: SourceText, line: number): boolean {
  let next = line + 1;
  while (next <= source.lineCount && source.line(next)?.trim() === '') next += 1;
  return indentOf(source.line(next) ?? '') > indentOf(source.line(line) ?? '');
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** What the author meant: a value that is quoted already, if badly, without its quotes. */
function textOf(value: string): string {
  const isQuoted = value.length > 1 && value.startsWith("'") && value.endsWith("'");
  return isQuoted ? value.slice(1, -1).replaceAll("''", "'") : value;
}

function quote(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function helps(source: SourceText, { location, replacement }: FixEdit, line: number): boolean {
  const before = source.text.slice(0, source.offset(location.start));
  const after = source.text.slice(source.offset(location.end));
  const { yaml } = readSkillMarkdown(SourceText.of(before + replacement + after));
  return yaml !== undefined && yaml.error?.range.start.line !== line;
}
