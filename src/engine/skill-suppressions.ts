import { type Location, locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { directoryOf } from '../domain/paths.js';
import type { Suppression } from '../domain/policy.js';
import type { Documents } from '../formats/documents.js';
import type { SkillMarkdown } from '../formats/skill-markdown.js';
import { findRule, rules } from '../rules/index.js';
import type { RuleReport } from '../rules/rule.js';
import { nearestName } from '../rules/support/near-miss.js';

/** A suppression that a SKILL.md gives for itself and for the files beside and below it that belong to no other skill. */
export interface SkillSuppression extends Suppression {
  belongs(path: string): boolean;
}

/** The suppressions of all skills, and reports of `suppression-invalid` about the ones that do not hold. */
export interface SkillSuppressions {
  readonly suppressions: readonly SkillSuppression[];
  readonly faults: readonly RuleReport[];
}

/** Longer lines hold no comment of ours. */
const LINE_LIMIT = 2000;

const IN_FRONTMATTER = /^[ \t]*#[ \t]*skillgate:[ \t]*ignore(?![\w-])[ \t]*(.*)$/;
const IN_BODY = /<!--[ \t]*skillgate:[ \t]*ignore(?![\w-])[ \t]*(.*?)[ \t]*-->/g;
const CODE_FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Finds `# skillgate: ignore RULE reason` in frontmatter and `<!-- skillgate: ignore RULE reason -->` in bodies, each on
 * a line of its own file; what stands in a code block is an example.
 */
export function findSkillSuppressions(
  documents: Documents,
  manifests: readonly Manifest[],
): SkillSuppressions {
  const suppressions: SkillSuppression[] = [];
  const faults: RuleReport[] = [];
  const owners = new Map(manifests.map(({ path }) => [path, directoryOf(path)]));
  const directories = new Set(owners.values());
  for (const { path, kind } of manifests) {
    if (kind !== 'SKILL.md' || !documents.source(path)?.text.includes('skillgate:')) continue;
    const belongs = (file: string): boolean =>
      file === path || (!owners.has(file) && nearestOwner(file, directories) === directoryOf(path));
    for (const comment of commentsIn(documents.skill(path), path)) {
      const fault = faultOf(comment);
      if (fault) faults.push(fault);
      else suppressions.push({ ...comment, belongs });
    }
  }
  return { suppressions, faults };
}

/** The top of the repository owns nothing but its own manifest. */
function nearestOwner(file: string, directories: ReadonlySet<string>): string | undefined {
  for (let folder = directoryOf(file); folder !== '.'; folder = directoryOf(folder)) {
    if (directories.has(folder)) return folder;
  }
  return undefined;
}

interface Comment {
  readonly rule: string;
  readonly reason: string;
  readonly location: Location;
}

function commentsIn(skill: SkillMarkdown | undefined, path: string): readonly Comment[] {
  if (!skill) return [];
  const comments: Comment[] = [];
  const { source, block, bodyLine } = skill;
  const add = (number: number, match: RegExpExecArray): void => {
    const [rule = '', ...words] = (match[1] ?? '').split(/[ \t]+/);
    const start = { line: number, column: match.index + 1 };
    const end = { line: number, column: match.index + match[0].length + 1 };
    comments.push({ rule, reason: words.join(' '), location: locate(path, { start, end }) });
  };
  for (let number = block?.firstLine ?? 1; number < (block?.endLine ?? 1); number += 1) {
    const match = IN_FRONTMATTER.exec(lineOf(skill, number));
    if (match) add(number, match);
  }
  let fence = '';
  for (let number = bodyLine; number <= source.lineCount; number += 1) {
    const line = lineOf(skill, number);
    const mark = CODE_FENCE.exec(line)?.[1] ?? '';
    if (fence === '' && mark === '') for (const match of line.matchAll(IN_BODY)) add(number, match);
    else if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
  }
  return comments;
}

function lineOf({ source }: SkillMarkdown, number: number): string {
  const line = source.line(number) ?? '';
  return line.length > LINE_LIMIT ? '' : line;
}

function faultOf({ rule: name, reason, location }: Comment): RuleReport | undefined {
  const rule = findRule(name);
  if (name === '') return { message: 'no-rule', location };
  if (!rule) {
    const near = nearestName(
      name,
      rules.map((one) => one.name),
    );
    return near === undefined
      ? { message: 'unknown-rule', values: { rule: name }, location }
      : { message: 'misspelt-rule', values: { rule: name, suggestion: near }, location };
  }
  if (reason === '') return { message: 'no-reason', values: { rule: name }, location };
  if (rule.enforcesPolicy || rule.fixed) return { message: 'policy-only', values: { rule: name }, location };
  return undefined;
}
