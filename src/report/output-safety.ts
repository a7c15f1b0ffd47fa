/** Terminal control sequences: CSI, then OSC and other strings (never past their line), then the short ones. */
const SEQUENCES =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

/** A sequence that sets colours or weight and nothing else. */
// oxlint-disable-next-line no-control-regex -- as above
const COLOUR = /^\u001b\[[0-9;]*m$/;

// oxlint-disable-next-line no-control-regex -- as above
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
// oxlint-disable-next-line no-control-regex -- as above
const CONTROLS_BUT_ESCAPE = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/g;

/** What reorders text or ends lines unseen. */
const REORDERING = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * What the runner trims before it looks for `::`: all Unicode white space as .NET knows it (NEL too, and U+180E in older
 * ones), and the byte-order mark that a reader drops at the start of a stream.
 */
const COMMAND_START = /^((?:[^\S\n]|[\u0085\u180e])*)::/gm;

const BREAK = '\u200b';

/**
 * Makes a text safe to print where GitHub's runner reads along: no line of the result holds a workflow command, neither
 * `::x::` at its start nor `##[x]` anywhere; a lone carriage return ends a line as it does for the runner; control
 * characters and terminal sequences are gone, bidirectional controls are shown as escapes. Colours stay where asked.
 * Source: ActionCommand.cs, OutputManager.cs of actions/runner 2.336.0.
 */
export function neutralise(text: string, options: { readonly keepColours?: boolean } = {}): string {
  const keep = options.keepColours === true;
  return text
    .replace(SEQUENCES, (sequence) => (keep && COLOUR.test(sequence) ? sequence : ''))
    .replace(/\r\n?/g, '\n')
    .replace(keep ? CONTROLS_BUT_ESCAPE : CONTROLS, '')
    .replace(
      REORDERING,
      (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('##[', `##${BREAK}[`)
    .replace(COMMAND_START, `$1${BREAK}::`);
}

/**
 * Keeps problem matchers, which earlier steps of a job leave behind, from taking a line for a compiler's: their
 * `file:3:1: error` and `file(3,1): error` find no place any more. The text looks the same.
 */
export function evadeMatchers(text: string): string {
  return text.replace(/:(?=\d)|\((?=\d+(?:,\d+)*\))/g, (match) => match + BREAK);
}
