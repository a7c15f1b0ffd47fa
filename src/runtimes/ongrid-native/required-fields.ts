import type { Fault } from '../../domain/plan.js';
import { trimSpace } from '../../formats/white-space.js';
import type { NativeFrontmatter } from './frontmatter.js';

/** The trimmed text of a field at the top; empty where there is none. */
export function textOf(read: NativeFrontmatter, field: string): string {
  return trimSpace(read.value?.fields?.get(field)?.text ?? '').text;
}

/** How a required field fails to be there. A field of the wrong shape is neither missing nor empty: that has been said. */
export function findAbsence(
  read: NativeFrontmatter,
  field: string,
): { readonly variant: 'missing' | 'empty'; readonly location: Fault['location'] } | undefined {
  if (textOf(read, field) !== '') return undefined;
  const given = read.whole?.fields?.get(field);
  if (given?.items ?? given?.fields) return undefined;
  return { variant: given ? 'empty' : 'missing', location: read.locate(given) };
}

/** A field that is missing may stand where yaml.v3 does not read any more: then that is the mistake. */
export function unlessUnread(read: NativeFrontmatter, missing: readonly Fault[]): readonly Fault[] {
  const [first] = missing;
  if (!first || read.stop) return missing;
  const unread = read.findUnread(first.detail.replace(/^skipped: /, ''));
  return unread ? [unread] : missing;
}
