/** What Go's `unicode.IsSpace` takes for white space: unlike JavaScript, U+0085, and not a byte-order mark. */
const SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

const SPACES = new RegExp(`${SPACE.source}+`);

/** A text without white space at its ends, as Go's `strings.TrimSpace` leaves it; `offset` is where it begins. */
export function trimSpace(text: string): { readonly text: string; readonly offset: number } {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE.test(text.charAt(start))) start += 1;
  while (end > start && SPACE.test(text.charAt(end - 1))) end -= 1;
  return { text: text.slice(start, end), offset: start };
}

/** A text with one blank for every stretch of white space, and none at its ends. */
export function collapseSpace(text: string): string {
  return text
    .split(SPACES)
    .filter((word) => word !== '')
    .join(' ');
}
