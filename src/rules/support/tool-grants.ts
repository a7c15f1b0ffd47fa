import type { Range } from '../../domain/location.js';
import type { SourceText } from '../../formats/text.js';
import type { YamlNode, YamlScalar } from '../../formats/yaml-tree.js';

/** One tool that `allowed-tools` grants: `Read`, `Bash(git status:*)`. */
export interface ToolGrant {
  readonly text: string;
  readonly tool: string;
  /** What stands in the parentheses; undefined without them. */
  readonly scope: string | undefined;
  readonly range: Range;
}

/**
 * What keeps a part of `allowed-tools` from being a grant: parentheses that do not pair up, a scope that stands apart
 * from its tool (which then is granted whole), or one that is empty and matches nothing.
 */
export interface GrantFault {
  readonly kind: 'unbalanced' | 'detached-scope' | 'empty-scope';
  readonly text: string;
  readonly range: Range;
}

export interface ToolGrants {
  readonly grants: readonly ToolGrant[];
  readonly faults: readonly GrantFault[];
}

/** Reads the value of `allowed-tools`: a text whose grants are parted by spaces or commas, or a list of grants. */
export function readToolGrants(value: YamlNode | undefined, source: SourceText): ToolGrants {
  const texts = value?.type === 'sequence' ? value.items : [value];
  const parts = texts.flatMap((node) => (node?.type === 'scalar' ? readText(node, source) : []));
  return {
    grants: parts.flatMap((part) => ('tool' in part ? [part] : [])),
    faults: parts.flatMap((part) => ('kind' in part ? [part] : [])),
  };
}

function readText(node: YamlScalar, source: SourceText): readonly (ToolGrant | GrantFault)[] {
  const place = placerOf(node, source);
  return splitGrants(node.text).map(({ text, start, isBalanced }) =>
    readGrant(text, place(start, text.length), isBalanced),
  );
}

/** A part of a value, between white space or commas that stand outside parentheses. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly isBalanced: boolean;
}

function splitGrants(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = -1;
  let depth = 0;
  let isBalanced = true;
  for (let at = 0; at <= text.length; at += 1) {
    const char = text[at] ?? ' ';
    const isGap = char === ',' || /\s/.test(char);
    if (at === text.length || (isGap && depth === 0)) {
      if (start >= 0)
        pieces.push({ text: text.slice(start, at), start, isBalanced: isBalanced && depth === 0 });
      [start, depth, isBalanced] = [-1, 0, true];
      continue;
    }
    if (start < 0) start = at;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth < 0) [depth, isBalanced] = [0, false];
  }
  return pieces;
}

function readGrant(text: string, range: Range, isBalanced: boolean): ToolGrant | GrantFault {
  if (!isBalanced) return { kind: 'unbalanced', text, range };
  const open = text.indexOf('(');
  if (open === 0) return { kind: 'detached-scope', text, range };
  if (open < 0) return { text, tool: text, scope: undefined, range };
  if (!text.endsWith(')')) return { kind: 'unbalanced', text, range };
  const scope = text.slice(open + 1, -1);
  if (scope.trim() === '') return { kind: 'empty-scope', text, range };
  return { text, tool: text.slice(0, open), scope, range };
}

/** Places a part of a scalar; all of it where the text is written otherwise (escapes, several lines). */
function placerOf({ text, range }: YamlScalar, source: SourceText): (start: number, length: number) => Range {
  const offset = source.slice(range).indexOf(text);
  if (offset < 0) return () => range;
  const base = source.offset(range.start) + offset;
  return (start, length) => source.range(base + start, base + start + length);
}

/** Whether a grant gives all of a tool: no scope, or one that everything matches (`*`, `:*`, `**`). */
export function isUnscoped({ scope }: Pick<ToolGrant, 'scope'>): boolean {
  return scope === undefined || /^:?\*+$/.test(scope.trim());
}

/** The beginning that a scope asks for: `git status` of `git status:*` and of `git status *`; the whole of an exact one. */
export function prefixOf(scope: string): { readonly prefix: string; readonly isExact: boolean } {
  const star = scope.indexOf('*');
  if (star < 0) return { prefix: scope.trim(), isExact: true };
  return { prefix: scope.slice(0, star).replace(/:$/, '').trim(), isExact: false };
}
