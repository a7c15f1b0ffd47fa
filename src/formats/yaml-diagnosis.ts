import type { YAMLParseError } from 'yaml';
import type { Placer } from './yaml-library.js';
import { findOffence } from './yaml-offence.js';
import type { YamlSyntaxError } from './yaml-tree.js';

/** Places where the library reports the start of a scalar though the fault stands further down in it. */
const REPORTED_EARLY: ReadonlySet<string> = new Set(['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY']);

const CAUSES: Readonly<Record<string, YamlSyntaxError['cause']>> = {
  TAB_AS_INDENT: 'tab-indent',
  BAD_INDENT: 'bad-indent',
  BAD_ALIAS: 'alias-star',
  BAD_DQ_ESCAPE: 'bad-escape',
  BAD_SCALAR_START: 'reserved-character',
  BLOCK_AS_IMPLICIT_KEY: 'unquoted-colon',
  RESOURCE_EXHAUSTION: 'too-deep',
};

/**
 * Names what an author most likely did where the library found an error, and places it on the offending character.
 * The library knows that a block is wrong; a reading of the block's lines knows better where and why.
 */
export function diagnose(text: string, error: YAMLParseError, place: Placer): YamlSyntaxError {
  const [reported] = error.pos;
  const message = error.message;
  const offence = findOffence(text);
  if (offence && !isEarlier(error, text, offence.start)) {
    return { cause: offence.cause, message, range: place(offence.start, offence.end) };
  }
  const start = Math.min(reported, lastContent(text));
  return { cause: CAUSES[error.code] ?? 'other', message, range: place(start, start + 1) };
}

/** Whether the library stumbled on a line above the one found here: then that is the first cause. */
function isEarlier({ code, pos }: YAMLParseError, text: string, found: number): boolean {
  if (REPORTED_EARLY.has(code)) return false;
  return pos[0] < text.lastIndexOf('\n', found - 1) + 1;
}

/** Errors at the very end are shown at the last character that there is. */
function lastContent(text: string): number {
  let offset = text.length - 1;
  while (offset > 0 && ' \t\r\n'.includes(text[offset] ?? '')) offset -= 1;
  return Math.max(0, offset);
}
