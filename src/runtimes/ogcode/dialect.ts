import type { Range } from '../../domain/location.js';
import { type LineField, type LineFrontmatter, fieldOf } from '../../formats/line-reader.js';
import type { SourceText } from '../../formats/text.js';
import { collapseSpace } from '../../formats/white-space.js';
import { type YamlDocument, type YamlEntry, type YamlScalar, entryOf } from '../../formats/yaml-tree.js';

/** A field that YAML and ogcode's line reader read differently. */
export interface DialectDifference {
  /** The message of the rule `yaml-dialect` that says it best. */
  readonly variant:
    | 'value-next-line'
    | 'quoted-key'
    | 'indented'
    | 'comment-kept'
    | 'anchor-or-tag'
    | 'continuation-lost'
    | 'block-header'
    | 'escape-kept'
    | 'unseen'
    | 'other';
  readonly range: Range;
  /** What ogcode makes of the field; empty where it sees none. */
  readonly read: string;
  /** What YAML makes of it; empty for an alias, which nobody here follows. */
  readonly meant: string;
}

/**
 * Compares what YAML and ogcode make of a field, white space collapsed. Undefined where they agree, where the block is
 * no YAML, where the field is given twice, and where it is a list or a mapping: those are mistakes of other names.
 */
export function findDifference(
  field: 'name' | 'description',
  lines: LineFrontmatter,
  yaml: YamlDocument | undefined,
  source: SourceText,
): DialectDifference | undefined {
  const entry = entryOf(yaml?.root, field);
  if (!entry || yaml?.error || yaml?.duplicates.some(({ key }) => key === field)) return undefined;
  if (entry.value.type === 'mapping' || entry.value.type === 'sequence') return undefined;
  const line = fieldOf(lines, field);
  const read = collapseSpace(line?.value ?? '');
  const meant = entry.value.type === 'scalar' ? collapseSpace(entry.value.text) : '';
  if (entry.value.type === 'scalar' && read === meant) return undefined;
  const variant = line ? variantOf(line, entry, source) : unseenVariant(entry, source);
  // YAML's value begins behind an anchor or a tag.
  const valueRange = variant === 'anchor-or-tag' ? line?.valueRange : entry.value.range;
  const range = line && variant !== 'value-next-line' ? (valueRange ?? entry.value.range) : entry.keyRange;
  return { variant, range, read, meant };
}

/** Why the line reader does not see a key at all. */
function unseenVariant({ keyRange }: YamlEntry, source: SourceText): DialectDifference['variant'] {
  if (/^["']/.test(source.slice(keyRange))) return 'quoted-key';
  const before = source.line(keyRange.start.line)?.slice(0, keyRange.start.column - 1) ?? '';
  return before !== '' && /^[\t ]*$/.test(before) ? 'indented' : 'unseen';
}

function variantOf(line: LineField, { value }: YamlEntry, source: SourceText): DialectDifference['variant'] {
  if (value.type !== 'scalar' || /^[!&*]/.test(line.written)) return 'anchor-or-tag';
  if (line.written === '') return 'value-next-line';
  if (value.style === 'literal' || value.style === 'folded')
    return line.style === 'block' ? 'other' : 'block-header';
  if (isContinued(line, value)) return 'continuation-lost';
  const behind = source.line(value.range.end.line)?.slice(value.range.end.column - 1) ?? '';
  if (/^[\t ]+#/.test(behind)) return 'comment-kept';
  return line.style === 'double-quoted' && line.written.includes('\\') ? 'escape-kept' : 'other';
}

/** Whether YAML's value goes on behind the line on which the line reader ends it. */
function isContinued({ valueRange }: LineField, { range }: YamlScalar): boolean {
  return range.end.line > valueRange.start.line && range.end.column > 1;
}
