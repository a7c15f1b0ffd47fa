/** What stands at a line: 1-based number and the UTF-16 offsets of its text, the line break left out. */
export interface TextLine {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** A block with both its fences. */
export interface ClosedFences {
  readonly kind: 'closed';
  readonly opening: TextLine;
  readonly closing: TextLine;
}

/** Where the fences of a file stand, as the open specification has them, or why there are none. */
export type Fences =
  | ClosedFences
  | { readonly kind: 'missing'; readonly line: TextLine }
  /** A block stands further down: `line` is what stands above it. */
  | {
      readonly kind: 'preceded' | 'in-code-fence' | 'blank-line-above';
      readonly line: TextLine;
      readonly other: TextLine;
    }
  /** Opened and never closed; `other` is a line that looks meant to close it. */
  | { readonly kind: 'unterminated'; readonly line: TextLine }
  | { readonly kind: 'near-fence'; readonly line: TextLine; readonly other: TextLine };

const FENCE = /^---[ \t]*$/;
const CODE_FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
/** Lines that end a block for some, and are content or nothing for YAML: `...`, `----`. */
const FIRM_NEAR_FENCE = /^(?:\.{3,}|-{4,})[ \t]*$/;
/** Lines that nobody takes for an end, and that were meant as one. */
const NEAR_FENCE = /^[ \t]*(?:\.{3,}|-{2,}|[—–]+-?|\+{3,}|={3,}|\*{3,})[ \t]*$/;
/** A key at the top of a block, and a heading, which is never part of one. */
const KEY = /^["']?[A-Za-z_][\w.-]*["']?[ \t]*:(?:[ \t]|$)/;
const HEADING = /^#{1,6}[ \t]+\S/;

/** How far down a block is looked for that does not begin at the first line. */
const SEARCHED_LINES = 60;

/** Finds the fences of a file without its byte-order mark. Lines end at LF, CRLF or a lone CR. Takes linear time. */
export function findFences(text: string): Fences {
  const first = lineAt(text, 0, 1);
  if (!isFence(text, first)) return findBlockBelow(text, first);
  let near: TextLine | undefined;
  let isAboveHeading = true;
  for (let line = nextLine(text, first); line; line = nextLine(text, line)) {
    if (text.charCodeAt(line.start) === HYPHEN && isFence(text, line)) return close(text, first, line, near);
    if (!isAboveHeading || near) continue;
    const content = text.slice(line.start, line.end);
    if (HEADING.test(content) || CODE_FENCE.test(content)) isAboveHeading = false;
    else if (NEAR_FENCE.test(content)) near = line;
  }
  return near ? { kind: 'near-fence', line: first, other: near } : { kind: 'unterminated', line: first };
}

/** Whether a line is a heading of Markdown, which for YAML is a comment. */
export function isHeading(text: string, { start, end }: TextLine): boolean {
  return text.charCodeAt(start) === NUMBER_SIGN && HEADING.test(text.slice(start, end));
}

/** The next line, or undefined behind the last. */
export function nextLine(text: string, line: TextLine): TextLine | undefined {
  if (line.end >= text.length) return undefined;
  const isPair = text.charCodeAt(line.end) === CARRIAGE_RETURN && text.charCodeAt(line.end + 1) === LINE_FEED;
  return lineAt(text, line.end + (isPair ? 2 : 1), line.number + 1);
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const HYPHEN = 0x2d;
const NUMBER_SIGN = 0x23;

function lineAt(text: string, start: number, number: number): TextLine {
  let end = start;
  for (; end < text.length; end += 1) {
    const char = text.charCodeAt(end);
    if (char === LINE_FEED || char === CARRIAGE_RETURN) break;
  }
  return { number, start, end };
}

function isFence(text: string, { start, end }: TextLine): boolean {
  return FENCE.test(text.slice(start, end));
}

/**
 * A line `...` or `----` with text below it ends the block for the author, and the fence found later is a rule of the
 * body: the block between would be blamed for lines that were never meant as YAML.
 */
function close(text: string, opening: TextLine, closing: TextLine, near: TextLine | undefined): Fences {
  const isFirm = near && FIRM_NEAR_FENCE.test(text.slice(near.start, near.end));
  if (near && isFirm && text.slice(near.end, closing.start).trim() !== '') {
    return { kind: 'near-fence', line: opening, other: near };
  }
  return { kind: 'closed', opening, closing };
}

/** Looks for a block that begins below the first line. */
function findBlockBelow(text: string, first: TextLine): Fences {
  let above: TextLine | undefined;
  for (let line: TextLine | undefined = first; line; line = nextLine(text, line)) {
    if (line.number > SEARCHED_LINES) break;
    const content = text.slice(line.start, line.end);
    if (content.trim() === '') continue;
    if (FENCE.test(content) && opensBlock(text, line))
      return nameWhatPrecedes(text, { first, above, other: line });
    above ??= line;
  }
  return { kind: 'missing', line: first };
}

/** A rule of the body looks like a fence; a block has a key on its first line and a fence behind it. */
function opensBlock(text: string, fence: TextLine): boolean {
  const second = nextLine(text, fence);
  if (!second || !KEY.test(text.slice(second.start, second.end))) return false;
  for (let line: TextLine | undefined = second; line; line = nextLine(text, line)) {
    if (isFence(text, line)) return true;
    if (line.number > fence.number + SEARCHED_LINES) break;
  }
  return false;
}

function nameWhatPrecedes(
  text: string,
  {
    first,
    above,
    other,
  }: { readonly first: TextLine; readonly above: TextLine | undefined; readonly other: TextLine },
): Fences {
  if (!above) return { kind: 'blank-line-above', line: first, other };
  const isCode = CODE_FENCE.test(text.slice(above.start, above.end));
  return { kind: isCode ? 'in-code-fence' : 'preceded', line: first, other };
}
