import { FILE_START, locate } from '../../domain/location.js';
import type { MessageValues } from '../../domain/finding.js';
import type { Fault } from '../../domain/plan.js';
import { findNameFault, suggestHyphenated } from '../../domain/skill-name.js';
import type { SkillMarkdown } from '../../formats/skill-markdown.js';
import { type YamlMapping, type YamlNode, type YamlScalar, entryOf } from '../../formats/yaml-tree.js';
import { metadataFaults } from './metadata.js';
import { readingFaults } from './readings.js';

/** A SKILL.md's place, and what it may be called there. */
export interface SkillPlace {
  readonly path: string;
  /** The name of its folder; undefined at the top of the repository, whose checkout may be called anything. */
  readonly folder: string | undefined;
  /** Whether a link leads to its folder under a name. */
  isNamed(name: string): boolean;
}

const DESCRIPTION_LIMIT = 1024;
const COMPATIBILITY_LIMIT = 500;

/** What the specification says against the fields of a SKILL.md that parses, first things first. */
export function fieldFaults(skill: SkillMarkdown, place: SkillPlace): readonly Fault[] {
  const { yaml } = skill;
  if (!yaml || yaml.error) return [];
  const twice = new Set(yaml.duplicates.map(({ key }) => key));
  const root = yaml.root && withoutKeys(yaml.root, twice);
  const reader = new FieldReader(root, place.path);
  if (!twice.has('name')) checkName(reader, place);
  if (!twice.has('description')) checkDescription(reader);
  checkCompatibility(reader);
  reader.expectText('allowed-tools');
  reader.expectText('license');
  return [...reader.faults, ...metadataFaults(root, place.path), ...readingFaults(skill, root, place.path)];
}

/** Of a key given twice nobody knows which value counts. */
function withoutKeys(root: YamlMapping, keys: ReadonlySet<string>): YamlMapping {
  if (keys.size === 0) return root;
  return { ...root, entries: root.entries.filter(({ key }) => !keys.has(key)) };
}

/** What is wrong with a value, before its place is added. */
interface Mistake {
  readonly code: string;
  readonly variant: string;
  readonly values?: MessageValues;
  readonly outcome: Fault['outcome'];
  readonly detail: string;
}

/** Reads fields and gathers the faults that are met. */
class FieldReader {
  readonly faults: Fault[] = [];
  private readonly root: YamlMapping | undefined;
  private readonly path: string;

  constructor(root: YamlMapping | undefined, path: string) {
    this.root = root;
    this.path = path;
  }

  valueOf(field: string): YamlNode | undefined {
    return entryOf(this.root, field)?.value;
  }

  add({ values = {}, ...mistake }: Mistake, node?: YamlNode): void {
    this.faults.push({ ...mistake, values, location: locate(this.path, node?.range ?? FILE_START) });
  }

  /** A required text; undefined where there is none, which is then a fault already. */
  readRequired(field: string, describe: () => MessageValues): YamlScalar | undefined {
    const node = this.valueOf(field);
    const code = `${field}-required`;
    const detail = `skipped: ${field} is required`;
    if (!node) this.add({ code, variant: 'missing', values: describe(), outcome: 'dropped', detail });
    else if (node.type === 'mapping' || node.type === 'sequence') this.addType(field, node, 'dropped');
    else if (node.type === 'scalar') {
      if (node.typed !== 'null' && node.text.trim() !== '') return node;
      this.add({ code, variant: 'empty', values: describe(), outcome: 'dropped', detail }, node);
    }
    return undefined;
  }

  /** A text that may be left out; a list or a mapping in its place is a fault. */
  expectText(field: string): YamlScalar | undefined {
    const node = this.valueOf(field);
    if (node?.type === 'mapping' || node?.type === 'sequence') this.addType(field, node, 'changed');
    return node?.type === 'scalar' ? node : undefined;
  }

  private addType(field: string, node: YamlNode, outcome: 'dropped' | 'changed'): void {
    const actual = node.type === 'sequence' ? 'a list' : 'a mapping';
    const values = { field, expected: 'a string', actual };
    const detail = `${outcome === 'dropped' ? 'skipped' : 'lost'}: ${field} must be a string`;
    this.add({ code: 'field-type', variant: 'wrong-type', values, outcome, detail }, node);
  }
}

function checkName(reader: FieldReader, place: SkillPlace): void {
  const node = reader.readRequired('name', () => ({ suggestion: suggestHyphenated(place.folder ?? '') }));
  if (!node) return;
  const name = node.text.trim();
  const fault = findNameFault(name);
  if (fault && fault.variant !== 'non-ascii') {
    const detail = 'skipped: names are 1 to 64 of a-z and 0-9 with single hyphens between them';
    return reader.add({ ...fault, code: 'name-format', outcome: 'dropped', detail }, node);
  }
  if (
    place.folder !== undefined &&
    !isSameName(name, place.folder) &&
    !place.isNamed(name.normalize('NFC'))
  ) {
    const values = { name, directory: place.folder };
    const detail = "skipped: the name must equal the directory's name";
    return reader.add(
      { code: 'name-directory', variant: 'mismatch', values, outcome: 'dropped', detail },
      node,
    );
  }
  if (fault) {
    const detail = 'the reference validator takes it, agents that know only a-z, 0-9 and hyphens do not';
    reader.add({ ...fault, code: 'name-format', outcome: 'changed', detail }, node);
  }
}

/** File systems differ in how they compose accented letters. */
function isSameName(name: string, folder: string): boolean {
  return name === folder || name.normalize('NFC') === folder.normalize('NFC');
}

function checkDescription(reader: FieldReader): void {
  const node = reader.readRequired('description', () => ({}));
  if (!node) return;
  const text = node.text.trim();
  const length = text.length <= DESCRIPTION_LIMIT ? text.length : countCharacters(text);
  if (length <= DESCRIPTION_LIMIT) return;
  const values = { length, limit: DESCRIPTION_LIMIT };
  const detail = `skipped: the description is longer than ${DESCRIPTION_LIMIT} characters`;
  reader.add(
    { code: 'description-truncated', variant: 'too-long', values, outcome: 'dropped', detail },
    node,
  );
}

function checkCompatibility(reader: FieldReader): void {
  const code = 'compatibility-length';
  const node = reader.expectText('compatibility');
  if (!node) return;
  const length = countCharacters(node.text.trim());
  const values = { length, limit: COMPATIBILITY_LIMIT };
  if (length === 0) {
    const detail = `the specification asks for 1 to ${COMPATIBILITY_LIMIT} characters`;
    reader.add({ code, variant: 'empty', values, outcome: 'harmless', detail }, node);
  } else if (length > COMPATIBILITY_LIMIT) {
    const detail = `skipped: compatibility is longer than ${COMPATIBILITY_LIMIT} characters`;
    reader.add({ code, variant: 'too-long', values, outcome: 'dropped', detail }, node);
  }
}

/** Counts code points without making a list of them. */
function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const point = text.codePointAt(index) ?? 0;
    if (point <= 0xffff) continue;
    count -= 1;
    index += 1;
  }
  return count;
}
