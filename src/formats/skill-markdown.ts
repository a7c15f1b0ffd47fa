import type { Range } from '../domain/location.js';
import {
  type ClosedFences,
  type Fences,
  type TextLine,
  findFences,
  isHeading,
  nextLine,
} from './frontmatter.js';
import type { SourceText } from './text.js';
import { parseYamlBetween } from './yaml.js';
import type { YamlDocument } from './yaml-tree.js';

/** Why a file has no frontmatter that YAML readers of the open specification would see. */
export interface FenceFault {
  /**
   * missing: no fence anywhere near the top · preceded: something stands above it · in-code-fence · blank-line-above ·
   * unterminated · near-fence: never closed, but a line such as `----` or `...` looks meant
   */
  readonly kind:
    | 'missing'
    | 'preceded'
    | 'in-code-fence'
    | 'blank-line-above'
    | 'unterminated'
    | 'near-fence';
  /** The line to look at; for what is never closed, the opening fence. */
  readonly range: Range;
  /** The fence found further down, or the line that looks like a closing fence. */
  readonly other?: Range;
  readonly otherText?: string;
}

/** A SKILL.md as the open specification reads it. */
export interface SkillMarkdown {
  readonly source: SourceText;
  readonly fence: FenceFault | undefined;
  /** The frontmatter as YAML; undefined where the fences are at fault. */
  readonly yaml: YamlDocument | undefined;
  /** The lines between the fences, without them (1-based, end exclusive); undefined where the fences are at fault. */
  readonly block: { readonly firstLine: number; readonly endLine: number } | undefined;
  /** The 1-based line at which the body begins; 1 where there is no frontmatter. */
  readonly bodyLine: number;
}

/** Splits a SKILL.md at its fences and parses the block as YAML. Never throws. */
export function readSkillMarkdown(source: SourceText): SkillMarkdown {
  const { text } = source;
  const fences = findFences(text);
  if (fences.kind !== 'closed') {
    return { source, fence: describeFault(text, fences), yaml: undefined, block: undefined, bodyLine: 1 };
  }
  const firstLine = fences.opening.number + 1;
  const first = nextLine(text, fences.opening);
  const yaml = parseYamlBetween(source, {
    start: first?.start ?? fences.closing.start,
    end: fences.closing.start,
    firstLine,
  });
  const { error } = yaml;
  if (error && findHeading(text, fences, error.range.start.line)) {
    const fence: FenceFault = { kind: 'unterminated', range: rangeOf(fences.opening) };
    return { source, fence, yaml: undefined, block: undefined, bodyLine: 1 };
  }
  return {
    source,
    fence: undefined,
    yaml,
    block: { firstLine, endLine: fences.closing.number },
    bodyLine: fences.closing.number + 1,
  };
}

/**
 * Whether a heading stands between the opening fence and a line that is no YAML: then the fence that was found is a rule
 * of the body, and the block was never closed.
 */
function findHeading(text: string, { opening }: ClosedFences, faultyLine: number): boolean {
  for (let line = nextLine(text, opening); line && line.number < faultyLine; line = nextLine(text, line)) {
    if (isHeading(text, line)) return true;
  }
  return false;
}

function describeFault(text: string, fences: Exclude<Fences, ClosedFences>): FenceFault {
  const range = rangeOf(fences.line);
  if (!('other' in fences)) return { kind: fences.kind, range };
  const { other } = fences;
  return {
    kind: fences.kind,
    range,
    other: rangeOf(other),
    otherText: text.slice(other.start, other.end).trim(),
  };
}

function rangeOf({ number, start, end }: TextLine): Range {
  return { start: { line: number, column: 1 }, end: { line: number, column: end - start + 1 } };
}
