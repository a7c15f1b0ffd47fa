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

const RUNS: readonly (readonly [InvisibleKind, string])[] = [
  ['direction', String.raw`[\u202a-\u202e\u2066-\u2069]+`],
  ['mark', String.raw`[\u061c\u200e\u200f]+`],
  // Flags of regions are a black flag, tag letters and their end.
  ['tag', String.raw`(?<!\u{1f3f4}[\u{e0000}-\u{e007f}]{0,8})[\u{e0000}-\u{e007f}]+`],
  ['selector', String.raw`(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]+`],
  [
    'no-width',
    String.raw`(?:[\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f${JOINING_SCRIPTS}])[\u200c\u200d])+`,
  ],
];

const INVISIBLE = new RegExp(
  RUNS.map(([kind, run]) => `(?<${kind.replace('-', '_')}>${run})`).join('|'),
  'gu',
);

/** Finds them in a line, without those that its script needs. Takes linear time. */
export function findInvisible(line: string): readonly InvisibleRun[] {
  const runs: InvisibleRun[] = [];
  for (const { 0: text, index, groups } of line.matchAll(INVISIBLE)) {
    const kind = RUNS.map(([name]) => name).find((name) => groups?.[name.replace('-', '_')] !== undefined);
    if (!kind || isNeeded(kind, text, line)) continue;
    runs.push({ kind, text, offset: index });
  }
  return runs;
}

function isNeeded(kind: InvisibleKind, text: string, line: string): boolean {
  if (kind === 'mark') return RIGHT_TO_LEFT.test(line);
  return kind === 'no-width' && /^\u200b+$/.test(text) && WITHOUT_SPACES.test(line);
}
