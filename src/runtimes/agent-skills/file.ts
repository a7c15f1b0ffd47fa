import { type Range, FILE_START, locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import type { FenceFault, SkillMarkdown } from '../../formats/skill-markdown.js';
import type { SourceText } from '../../formats/text.js';
import type { YamlSyntaxError } from '../../formats/yaml-tree.js';

/** What keeps readers of the specification from a file's fields: its encoding, its fences, the syntax of its YAML. */
export function fileFaults(skill: SkillMarkdown, path: string): readonly Fault[] {
  const encoding = encodingFault(skill.source, path);
  const block = skill.fence ? fenceFault(skill.fence, path) : syntaxFault(skill, path);
  return [...(encoding ? [encoding] : []), ...(block ? [block] : []), ...duplicateKeyFaults(skill, path)];
}

function encodingFault(source: SourceText, path: string): Fault | undefined {
  const variant = source.encodingFault;
  if (variant === undefined) return undefined;
  const fault = { code: 'encoding', variant, values: {} };
  if (variant === 'byte-order-mark') {
    const detail = 'several agents see no frontmatter behind the mark';
    return { ...fault, location: locate(path, FILE_START), outcome: 'changed', detail };
  }
  const detail = 'skipped: not UTF-8';
  if (variant === 'utf-16')
    return { ...fault, location: locate(path, FILE_START), outcome: 'dropped', detail };
  const first = source.text.indexOf('\ufffd');
  return { ...fault, location: locate(path, source.range(first, first + 1)), outcome: 'dropped', detail };
}

function fenceFault({ kind, range, other, otherText }: FenceFault, path: string): Fault {
  const isOpened = kind === 'unterminated' || kind === 'near-fence';
  const place: { readonly range: Range; readonly values: Fault['values'] } = {
    range,
    values: other ? { line: other.start.line, text: otherText ?? '' } : {},
  };
  return {
    code: isOpened ? 'frontmatter-unterminated' : 'frontmatter-missing',
    variant: kind,
    values: place.values,
    location: locate(path, place.range),
    outcome: 'dropped',
    detail: isOpened ? 'skipped: no line --- closes the frontmatter' : 'skipped: the first line is not ---',
  };
}

function syntaxFault(skill: SkillMarkdown, path: string): Fault | undefined {
  const error = skill.yaml?.error ?? findControlCharacter(skill);
  if (!error) return undefined;
  const { cause, message, range } = error;
  return {
    code: 'yaml-syntax',
    variant: cause,
    values: { message },
    location: locate(path, range),
    outcome: 'dropped',
    detail: 'skipped: the frontmatter is not valid YAML',
  };
}

/** What YAML 1.2.2 §5.1 leaves out of the printable characters, and a file may hold all the same. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;

/** At least the frontmatter: the text as far as the first line behind the opening one that looks like a fence. */
function upToFence(text: string): string {
  const fence = text.indexOf('\n---', 3);
  return fence < 0 ? text : text.slice(0, fence);
}

function findControlCharacter({ source, block }: SkillMarkdown): YamlSyntaxError | undefined {
  if (!block || !CONTROL.test(upToFence(source.text))) return undefined;
  const start = source.offset({ line: block.firstLine, column: 1 });
  const text = source.text.slice(start, source.offset({ line: block.endLine, column: 1 }));
  const at = text.search(CONTROL);
  if (at < 0) return undefined;
  const range = source.range(start + at, start + at + 1);
  return { cause: 'control-character', message: 'control characters are not allowed', range };
}

function duplicateKeyFaults({ yaml }: SkillMarkdown, path: string): readonly Fault[] {
  return (yaml?.duplicates ?? []).map(({ key, range, first }) => ({
    code: 'yaml-duplicate-key',
    variant: 'duplicate',
    values: { key, line: first.start.line },
    location: locate(path, range),
    outcome: 'dropped',
    detail: 'skipped: the frontmatter gives a key twice',
    related: [{ location: locate(path, first), note: 'given here first' }],
  }));
}
