import { FILE_START, type Range, locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import { findNameFault, suggestHyphenated } from '../../domain/skill-name.js';
import type { Documents } from '../../formats/documents.js';
import { type LineField, fieldOf } from '../../formats/line-reader.js';
import { type YamlNode, entryOf } from '../../formats/yaml-tree.js';
import { type DialectDifference, findDifference } from './dialect.js';
import { DESCRIPTION_LIMIT, SIZE_LIMIT, type SkillFile } from './skill-file.js';

type Field = 'name' | 'description';

/** All that is looked at to find the faults of one SKILL.md. */
interface Subject {
  readonly documents: Documents;
  readonly file: string;
  readonly read: SkillFile;
  readonly directory: string | undefined;
}

/** What ogcode takes otherwise than written in a SKILL.md, first things first. */
export function skillFaults(subject: Subject): readonly Fault[] {
  const unread = unreadFault(subject);
  if (unread) return [unread];
  return [...encodingFaults(subject), ...nameFaults(subject), ...descriptionFaults(subject)];
}

/** The fault that keeps ogcode from reading any field. */
function unreadFault({ documents, file, read }: Subject): Fault | undefined {
  const size = documents.source(file)?.bytes.length ?? 0;
  const skipped = { location: locate(file), outcome: 'dropped' } as const;
  if (read.skip?.reason === 'size') {
    const detail = `skipped: larger than ${SIZE_LIMIT} bytes`;
    return {
      ...skipped,
      code: 'file-size',
      variant: 'too-large',
      values: { size, limit: SIZE_LIMIT },
      detail,
    };
  }
  if (documents.source(file)?.encodingFault === 'utf-16') {
    return { ...skipped, code: 'encoding', variant: 'utf-16', values: {}, detail: 'skipped: not UTF-8' };
  }
  return read.lines.fault ? fenceFault(documents, file, read.lines.fault) : undefined;
}

const FENCE_CODES = { missing: 'frontmatter-missing', unterminated: 'frontmatter-unterminated' } as const;

/** Where the open specification's readers stumble as well, their place and words are used, so that it is one mistake. */
function fenceFault(documents: Documents, file: string, kind: 'missing' | 'unterminated'): Fault {
  const fence = documents.skill(file)?.fence;
  const isUnterminated = fence?.kind === 'unterminated' || fence?.kind === 'near-fence';
  const known = fence && isUnterminated === (kind === 'unterminated') ? fence : undefined;
  const firstLine = documents.source(file)?.line(1) ?? '';
  const range: Range = { start: FILE_START.start, end: { line: 1, column: firstLine.length + 1 } };
  const values =
    known?.other && known.otherText !== undefined
      ? { line: known.other.start.line, text: known.otherText }
      : {};
  return {
    code: FENCE_CODES[kind],
    variant: known?.kind ?? kind,
    values,
    location: locate(file, known?.range ?? range),
    outcome: 'dropped',
    detail:
      kind === 'missing'
        ? 'skipped: the first line is not ---'
        : 'skipped: no line --- or ... closes the frontmatter',
  };
}

/** Bytes that are no UTF-8 go on to the model as they are. */
function encodingFaults({ documents, file, read }: Subject): readonly Fault[] {
  const source = documents.source(file);
  if (source?.encodingFault !== 'invalid-utf-8') return [];
  const first = source.text.indexOf('\ufffd');
  const location = locate(file, source.range(first, first + 1));
  const isRead = `${read.name}${read.description}`.includes('\ufffd');
  const detail = isRead ? 'shows the broken bytes to the model' : 'loads it all the same';
  const outcome = isRead ? 'changed' : 'harmless';
  return [{ code: 'encoding', variant: 'invalid-utf-8', values: {}, location, outcome, detail }];
}

function nameFaults(subject: Subject): readonly Fault[] {
  return [
    ...duplicateFaults('name', subject),
    ...oneFault(misreadFault('name', subject) ?? writtenNameFault(subject)),
  ];
}

function oneFault(fault: Fault | undefined): readonly Fault[] {
  return fault ? [fault] : [];
}

function writtenNameFault({ documents, file, read, directory }: Subject): Fault | undefined {
  const { name, lines } = read;
  const field = fieldOf(lines, 'name');
  const location = locate(file, field ? valueRange(documents, file, field) : FILE_START);
  if (name === '') {
    const values = { suggestion: suggestHyphenated(directory ?? '') };
    const detail = 'skipped: it has no name';
    return {
      code: 'name-required',
      variant: field ? 'empty' : 'missing',
      values,
      location,
      outcome: 'dropped',
      detail,
    };
  }
  const fault = findNameFault(name);
  if (fault) {
    const detail = 'skipped: names are 1 to 64 of a-z and 0-9 with single hyphens between them';
    return {
      ...fault,
      values: clipValues(fault.values),
      code: 'name-format',
      location,
      outcome: 'dropped',
      detail,
    };
  }
  if (directory === undefined || directory === name) return undefined;
  const detail = "skipped: the name must equal the directory's name";
  const values = { name, directory };
  return { code: 'name-directory', variant: 'mismatch', values, location, outcome: 'dropped', detail };
}

function descriptionFaults(subject: Subject): readonly Fault[] {
  const misread = misreadFault('description', subject);
  const isRead = subject.read.descriptionLength > 0;
  return [
    ...duplicateFaults('description', subject),
    ...oneFault(misread ?? (isRead ? undefined : emptyDescription(subject))),
    ...oneFault(longDescription(subject)),
  ];
}

function emptyDescription({ documents, file, read }: Subject): Fault {
  const field = fieldOf(read.lines, 'description');
  return {
    code: 'description-required',
    variant: field ? 'empty' : 'missing',
    values: {},
    location: locate(file, field ? valueRange(documents, file, field) : FILE_START),
    outcome: 'changed',
    detail: 'loads, and nothing tells the model when to use it',
  };
}

function longDescription({ documents, file, read }: Subject): Fault | undefined {
  const field = fieldOf(read.lines, 'description');
  if (!field || read.descriptionLength <= DESCRIPTION_LIMIT) return undefined;
  return {
    code: 'description-truncated',
    variant: 'too-long',
    values: { length: read.descriptionLength, limit: DESCRIPTION_LIMIT },
    location: locate(file, valueRange(documents, file, field)),
    outcome: 'changed',
    detail: `cut after ${DESCRIPTION_LIMIT} characters`,
  };
}

/** The line reader takes the last of two; YAML readers refuse the block. */
function duplicateFaults(key: Field, { file, read }: Subject): readonly Fault[] {
  const [first, ...others] = read.lines.fields.filter((field) => field.key === key);
  if (!first) return [];
  return others.map(({ keyRange }) => ({
    code: 'yaml-duplicate-key',
    variant: 'duplicate',
    values: { key, line: first.keyRange.start.line },
    location: locate(file, keyRange),
    outcome: 'changed',
    detail: 'takes the last one',
    related: [{ location: locate(file, first.keyRange), note: 'given here first' }],
  }));
}

/** A field that YAML reads as something else than ogcode does. */
function misreadFault(field: Field, subject: Subject): Fault | undefined {
  const { documents, file, read } = subject;
  const source = documents.source(file);
  if (!source) return undefined;
  const collection = collectionFault(field, subject);
  if (collection) return collection;
  const difference = findDifference(field, read.lines, documents.skill(file)?.yaml, source);
  if (!difference) return undefined;
  return {
    code: 'yaml-dialect',
    variant: difference.variant,
    values: { field, read: clip(difference.read), meant: clip(difference.meant) },
    location: locate(file, difference.range),
    outcome: dialectOutcome(field, difference, read),
    detail: dialectDetail(field, difference, read),
  };
}

function isNameSkip({ skip }: SkillFile): boolean {
  return skip !== undefined;
}

/** A comment that stays in a description harms nobody; all else that is read differently changes the skill. */
function dialectOutcome(field: Field, { variant }: DialectDifference, read: SkillFile): Fault['outcome'] {
  if (field === 'name' && isNameSkip(read)) return 'dropped';
  return variant === 'comment-kept' ? 'harmless' : 'changed';
}

function dialectDetail(field: Field, difference: DialectDifference, read: SkillFile): string {
  const what =
    difference.read === '' ? `sees no ${field}` : `reads the ${field} as "${clip(difference.read)}"`;
  return field === 'name' && isNameSkip(read) ? `skipped: ${what}` : what;
}

/** A list or a mapping in place of a text: the reader takes what stands on the key's line for the text. */
function collectionFault(field: Field, { documents, file, read }: Subject): Fault | undefined {
  const value = entryOf(documents.skill(file)?.yaml?.root, field)?.value;
  if (!isCollection(value)) return undefined;
  const written = fieldOf(read.lines, field)?.value ?? '';
  const isDropped = field === 'name' && isNameSkip(read);
  const what = written === '' ? `sees no ${field}` : `takes "${clip(written)}" for the ${field}`;
  return {
    code: 'field-type',
    variant: 'wrong-type',
    values: { field, expected: 'a string', actual: COLLECTION_WORDS[value.type] },
    location: locate(file, value.range),
    outcome: isDropped ? 'dropped' : written === '' ? 'changed' : 'harmless',
    detail: isDropped ? `skipped: ${what}` : what,
  };
}

const COLLECTION_WORDS = { mapping: 'a mapping', sequence: 'a list' };

function isCollection(
  node: YamlNode | undefined,
): node is Extract<YamlNode, { type: 'mapping' | 'sequence' }> {
  return node?.type === 'mapping' || node?.type === 'sequence';
}

/** YAML's place for a value where it has one, so that all runtimes point at the same. */
function valueRange(documents: Documents, file: string, field: LineField): Range {
  const entry = entryOf(documents.skill(file)?.yaml?.root, field.key);
  return entry?.keyRange.start.line === field.keyRange.start.line ? entry.value.range : field.valueRange;
}

const CLIP = 80;

function clip(text: string): string {
  const characters = Array.from(text.slice(0, 2 * CLIP + 2));
  return characters.length > CLIP ? `${characters.slice(0, CLIP).join('')}…` : text;
}

function clipValues(values: Fault['values']): Fault['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? clip(value) : value]),
  );
}
