/** Some text of a paragraph, between two UTF-16 offsets in it. */
export interface InlinePart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What a paragraph holds; `endsInComment` where an HTML comment is still open at its end. */
export interface Inline {
  readonly spans: readonly InlinePart[];
  readonly links: readonly (InlinePart & { readonly isImage: boolean })[];
  readonly endsInComment: boolean;
}

/** How deep parentheses nest in a link's target at most: less than CommonMark allows, more than any path has. */
const NESTING_LIMIT = 8;

/** Finds code spans and link targets in a paragraph; `inComment` where an HTML comment began above it. */
export function readInline(text: string, inComment: boolean): Inline {
  const scanner = new InlineScanner(text);
  scanner.scan(inComment);
  return scanner;
}

/** The characters that mean something in a paragraph. */
const SPECIAL = /[\\`<[\]]/g;

class InlineScanner implements Inline {
  readonly spans: InlinePart[] = [];
  readonly links: (InlinePart & { readonly isImage: boolean })[] = [];
  endsInComment = false;
  private readonly text: string;
  private readonly closers: ReadonlyMap<number, number>;
  /** Whether each open bracket belongs to an image. */
  private readonly brackets: boolean[] = [];

  constructor(text: string) {
    this.text = text;
    this.closers = text.includes('`') ? matchBackticks(text) : new Map();
  }

  scan(inComment: boolean): void {
    let offset = inComment ? this.behindComment(0) : 0;
    for (;;) {
      SPECIAL.lastIndex = offset;
      const found = SPECIAL.exec(this.text);
      if (!found) return;
      offset = this.step(found.index);
    }
  }

  /** Takes in what a special character begins; gives the offset behind it. */
  private step(offset: number): number {
    const char = this.text[offset];
    if (char === '\\') return offset + 2;
    if (char === '`') return this.readBackticks(offset);
    if (char === '<' && this.text.startsWith('<!--', offset)) return this.behindComment(offset + 4);
    if (char === '[') this.brackets.push(this.text[offset - 1] === '!');
    if (char === ']') return this.closeBracket(offset);
    return offset + 1;
  }

  private behindComment(offset: number): number {
    const end = this.text.indexOf('-->', offset);
    this.endsInComment = end < 0;
    return end < 0 ? this.text.length : end + 3;
  }

  private readBackticks(offset: number): number {
    const length = countBackticks(this.text, offset);
    const closing = this.closers.get(offset);
    if (closing === undefined) return offset + length;
    const from = offset + length;
    this.spans.push({ text: this.text.slice(from, closing), from, to: closing });
    return closing + length;
  }

  private closeBracket(offset: number): number {
    const isImage = this.brackets.pop();
    if (isImage === undefined || this.text[offset + 1] !== '(') return offset + 1;
    const target = findTarget(this.text, offset + 2);
    if (!target) return offset + 1;
    if (target.text !== '') this.links.push({ ...target, isImage });
    return target.to;
  }
}

/** For each run of backticks that opens a code span, the offset of the run that closes it. */
function matchBackticks(text: string): ReadonlyMap<number, number> {
  const runs: { readonly offset: number; readonly length: number }[] = [];
  for (let offset = text.indexOf('`'); offset >= 0;) {
    const length = countBackticks(text, offset);
    runs.push({ offset, length });
    offset = text.indexOf('`', offset + length);
  }
  const next = new Map<number, number>();
  const closers = new Map<number, number>();
  for (const { offset, length } of runs.toReversed()) {
    const closing = next.get(length);
    if (closing !== undefined) closers.set(offset, closing);
    next.set(length, offset);
  }
  return closers;
}

function countBackticks(text: string, offset: number): number {
  let end = offset;
  while (text[end] === '`') end += 1;
  return end - offset;
}

/** The target that begins at an offset behind `](`; undefined where the parenthesis is never closed. */
function findTarget(text: string, offset: number): InlinePart | undefined {
  let from = offset;
  while (text[from] === ' ' || text[from] === '\t') from += 1;
  const isAngled = text[from] === '<';
  const to = isAngled ? endOfAngled(text, from + 1) : endOfBare(text, from);
  if (to === undefined) return undefined;
  const start = isAngled ? from + 1 : from;
  const behind = isAngled ? to + 1 : to;
  if (!isClosed(text, behind)) return undefined;
  return { text: text.slice(start, to), from: start, to };
}

function endOfAngled(text: string, from: number): number | undefined {
  for (let offset = from; offset < text.length; offset += 1) {
    const char = text[offset];
    if (char === '>') return offset;
    if (char === '<' || char === '\n') return undefined;
    if (char === '\\') offset += 1;
  }
  return undefined;
}

function endOfBare(text: string, from: number): number | undefined {
  let depth = 0;
  for (let offset = from; offset < text.length; offset += 1) {
    const char = text[offset];
    if (char === ' ' || char === '\t' || char === '\n' || char === '\r')
      return depth === 0 ? offset : undefined;
    if (char === '(') depth += 1;
    if (depth > NESTING_LIMIT) return undefined;
    if (char === ')') {
      if (depth === 0) return offset;
      depth -= 1;
    }
  }
  return undefined;
}

/** Whether a closing parenthesis follows, behind a title or not. */
function isClosed(text: string, offset: number): boolean {
  return /^\s*(?:(?:"[^"]{0,1000}"|'[^']{0,1000}'|\([^)]{0,1000}\))\s*)?\)/.test(
    text.slice(offset, offset + 1100),
  );
}
