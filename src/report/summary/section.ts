/** A section of the summary in one degree of detail. */
export interface Version {
  /** What stands above the items, such as the head of a table; with its line ends. */
  readonly head: string;
  /** Stretches of Markdown that are kept or left out as a whole; with their line ends. */
  readonly items: readonly string[];
  /** What stands below. */
  readonly foot?: string;
  /** What a reader misses in comparison with the full version; absent for that one. */
  readonly lacks?: string;
}

/** A section of the summary: `## title`, and its contents from the fullest to the briefest. */
export interface Section {
  readonly title: string;
  /** What the items are, in the plural: `findings`. */
  readonly noun: string;
  /** At least one; made only when needed. */
  readonly versions: readonly (() => Version)[];
}

const encoder = new TextEncoder();

/** The length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Cuts a text to so many bytes of UTF-8, without splitting a character. */
export function cutBytes(text: string, limit: number): string {
  if (byteLength(text) <= limit) return text;
  const target = new Uint8Array(Math.max(0, limit));
  const { read } = encoder.encodeInto(text, target);
  return text.slice(0, read);
}
