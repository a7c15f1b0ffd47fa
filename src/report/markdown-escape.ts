import { makeVisible } from './visible.js';

/** Everything within a line that Markdown, HTML or GitHub's own notations give a meaning to. */
const SPECIAL = /[\\`*_[\]<>&|~@#!$]|:(?=\/\/)/g;

const BREAK = '\u200b';

/**
 * What becomes a link or a picture even when written with references: mentions and mail addresses, issue numbers,
 * addresses, `:emoji:`. Renderers look for these in the finished text, so something has to stand in between.
 */
const LINKING = /@(?=\w)|#(?=\d)|\bGH-(?=\d)|:(?=\/\/|[a-z+-][\w+-]*:)|\bwww(?=\.)/gi;

/**
 * A text for HTML blocks such as `<pre>`, where no Markdown is read: whatever could mean anything is a character
 * reference. Line ends and controls are shown as escapes: the result is one line.
 */
export function escapeHtml(text: string): string {
  return makeVisible(text).replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A text for within a line of Markdown: no markup, no HTML, no cell end, no link, no mention, no issue reference comes of
 * it. One line.
 */
export function escapeMarkdown(text: string): string {
  return makeVisible(text)
    .replace(LINKING, (match) => match + BREAK)
    .replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}

/** A text from the repository as code within a line of Markdown. */
export function code(text: string): string {
  return text === '' ? '' : `<code>${escapeMarkdown(text)}</code>`;
}
