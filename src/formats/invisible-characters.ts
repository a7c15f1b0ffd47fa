/** Scripts whose writing needs the zero-width joiners, for a class of a regular expression. */
export const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Scripts that are written from right to left, where marks of direction belong. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Scripts without spaces, where a zero-width one says where lines may break. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/**
 * What hides text or moves it around: `direction` and `mark` controls, `tag` letters (which spell ASCII that nobody
 * sees), `selector` variation selectors that select nothing, and whatever else has no width.
 */
export type InvisibleKind = 'direction' | 'mark' | 'tag' | 'selector' | 'no-width';

/** A run of such characters of one kind. */
export interface InvisibleRun {
  readonly kind: InvisibleKind;
  readonly text: string;
  /** UTF-16 offset into the text that was searched. */
  readonly offset: number;
}

/** Everything that may be one of them; runs of one kind. */
const RUN =
  /[\u202a-\u202e\u2066-\u2069]+|[\u061c\u200e\u200f]+|[\u{e0000}-\u{e007f}]+|[\u{e0100}-\u{e01ef}]+|[\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0]+|\u034f+|\u17b4+|\u17b5+/gu;

/** What a joiner may follow: emoji, and scripts that are written with it. */
const JOINED = new RegExp(
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f${JOINING_SCRIPTS}]$`,
  'u',
);

/** Finds them in a line, without those that its script needs; in linear time. */
export function findInvisible(line: string): readonly InvisibleRun[] {
  const runs: InvisibleRun[] = [];
  const script = { isRightToLeft: RIGHT_TO_LEFT.test(line), hasNoSpaces: WITHOUT_SPACES.test(line) };
  for (const { 0: text, index: offset } of line.matchAll(RUN)) {
    const kind = kindOf(text);
    const before = line.slice(Math.max(0, offset - 2), offset);
    if (!isNeeded(kind, { text, before, ...script })) runs.push({ kind, text, offset });
  }
  return runs;
}

function kindOf(text: string): InvisibleKind {
  const code = text.codePointAt(0) ?? 0;
  if (code >= 0xe0100) return 'selector';
  if (code >= 0xe0000) return 'tag';
  if (code === 0x061c || code === 0x200e || code === 0x200f) return 'mark';
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ? 'direction' : 'no-width';
}

interface Surroundings {
  readonly text: string;
  /** The two UTF-16 units in front of it. */
  readonly before: string;
  readonly isRightToLeft: boolean;
  readonly hasNoSpaces: boolean;
}

function isNeeded(kind: InvisibleKind, { text, before, isRightToLeft, hasNoSpaces }: Surroundings): boolean {
  switch (kind) {
    case 'direction':
      return false;
    case 'mark':
      return isRightToLeft;
    case 'tag':
      // Flags of regions are a black flag, a few tag letters, and the one that ends them.
      return before === '\u{1f3f4}' && text.endsWith('\u{e007f}') && text.length <= 16;
    case 'selector':
      return /\p{Script=Han}$/u.test(before) && text.length === 2;
    case 'no-width':
      if (/^[\u200c\u200d]$/.test(text)) return JOINED.test(before);
      return hasNoSpaces && /^\u200b+$/.test(text);
  }
}
