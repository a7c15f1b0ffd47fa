import { FILE_START, type Range, locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { dropping } from '../ongrid/faults.js';
import type { NativeFences } from './fences.js';

/**
 * What is wrong with a file's bytes. `unread`: there is no block; `block`: the broken bytes stand in it; `body`: they
 * stand below it, where they go on to the model as they are.
 */
export function encodingFaults(
  documents: Documents,
  file: string,
  where: 'unread' | 'block' | 'body',
): readonly Fault[] {
  const source = documents.source(file);
  const variant = source?.encodingFault;
  if (!source || variant === undefined) return [];
  const mistake = { code: 'encoding', variant, values: {} };
  if (variant !== 'invalid-utf-8') {
    const location = locate(file, FILE_START);
    return [dropping({ ...mistake, location }, 'no frontmatter is seen, so the name is missing')];
  }
  if (where === 'unread') return [];
  const first = source.text.indexOf('\ufffd');
  const location = locate(file, source.range(first, first + 1));
  if (where === 'block') return [dropping({ ...mistake, location }, 'the frontmatter is not UTF-8')];
  return [{ ...mistake, location, outcome: 'harmless', detail: 'shows the broken bytes to the model' }];
}

const FENCE_CODES = { missing: 'frontmatter-missing', unterminated: 'frontmatter-unterminated' } as const;

const FENCE_WORDS = {
  missing: "no frontmatter, so missing required field 'name'",
  unterminated: 'no line --- closes the frontmatter',
} as const;

/** Whether the readers of the open specification see a block that is opened and never closed. */
export function isUnterminated(documents: Documents, file: string): boolean {
  const fence = documents.skill(file)?.fence;
  return fence?.kind === 'unterminated' || fence?.kind === 'near-fence';
}

/** Where readers of the open specification stumble as well, their place and words are used, so that it is one mistake. */
export function fenceFault(
  documents: Documents,
  file: string,
  { kind, range }: { readonly kind: 'missing' | 'unterminated'; readonly range?: Range },
): Fault {
  const isShared = isUnterminated(documents, file) === (kind === 'unterminated');
  const known = isShared ? documents.skill(file)?.fence : undefined;
  const values =
    known?.other && known.otherText !== undefined
      ? { line: known.other.start.line, text: known.otherText }
      : {};
  const mistake = {
    code: FENCE_CODES[kind],
    variant: known?.kind ?? kind,
    values,
    location: locate(file, known?.range ?? range ?? firstLine(documents, file)),
  };
  return dropping(mistake, FENCE_WORDS[kind]);
}

function firstLine(documents: Documents, file: string): Range {
  const length = documents.source(file)?.line(1)?.length ?? 0;
  return { start: FILE_START.start, end: { line: 1, column: length + 1 } };
}

/** A line that Go's scanner has no room for; one in the body loses the skill as well. */
export function longLineFault(
  file: string,
  { range, size, limit }: Extract<NativeFences, { readonly kind: 'line-too-long' }>,
): Fault {
  const mistake = {
    code: 'file-size',
    variant: 'line-too-long',
    values: { size, limit },
    location: locate(file, { start: range.start, end: range.start }),
  };
  return dropping(mistake, `a line is longer than ${limit} bytes`);
}
