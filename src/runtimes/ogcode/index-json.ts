import type { MessageValues } from '../../domain/finding.js';
import type { Range } from '../../domain/location.js';
import { findNameFault } from '../../domain/skill-name.js';
import type { Documents } from '../../formats/documents.js';
import type { JsonNode } from '../../formats/json-tree.js';
import { parseJson } from '../../formats/json.js';
import { SourceText } from '../../formats/text.js';
import { trimSpace } from '../../formats/white-space.js';
import { cleanPath } from '../go/clean-path.js';
import {
  type DecodeError,
  decodeStruct,
  goString,
  listOf,
  memberOfField,
  structOf,
} from '../go/json-decode.js';

/** Why ogcode refuses an index; the words of the vectors (`size` is ours: no vector is that large). */
export type IndexReason =
  | 'size'
  | 'syntax'
  | 'no-skills'
  | 'too-many-skills'
  | 'name'
  | 'too-many-files'
  | 'empty-path'
  | 'not-relative'
  | 'escapes';

/** What ogcode does with a remote index. */
export interface IndexReading {
  readonly accepted: boolean;
  /** Empty where the index is refused before anything is fetched from it. */
  readonly version: string;
  /** Paths relative to the index's folder, in order; of a refused index those before the fault. */
  readonly fetches: readonly string[];
  /** The first fault; absent where the index is accepted. */
  readonly reason?: IndexReason;
}

/** One of the faults for which ogcode refuses an index. */
export interface IndexFault {
  readonly reason: IndexReason;
  /** Which message of the rule `index-invalid` says it best. */
  readonly variant: string;
  readonly values: MessageValues;
  readonly range: Range;
}

/** A file that is fetched with a skill. */
export interface IndexedFile {
  /** Relative to the index's folder. */
  readonly path: string;
  /** Where the index names it: the file's text, or the skill's name for a SKILL.md that is not in the list. */
  readonly range: Range;
}

/** A skill of an index, under a name that ogcode takes. */
export interface IndexedSkill {
  readonly name: string;
  readonly nameRange: Range;
  /** What is fetched for it, SKILL.md first; without the files whose paths ogcode refuses. */
  readonly files: readonly IndexedFile[];
}

/** An index with everything that is wrong in it, not just the first fault. */
export interface IndexInspection {
  readonly reading: IndexReading;
  readonly skills: readonly IndexedSkill[];
  /** In the order in which ogcode would meet them; the first refuses the index. At most 100. */
  readonly faults: readonly IndexFault[];
  /** Where the version stands. */
  readonly versionRange?: Range;
}

/** The largest index and the largest file that are fetched, in bytes. */
export const FILE_SIZE_LIMIT = 1_048_576;

const SKILL_LIMIT = 100;
const FILE_LIMIT = 64;

/** Nobody reads more of them, and a hostile file has thousands. */
const FAULT_LIMIT = 100;

const INDEX = structOf('skills.Index', {
  version: goString,
  skills: listOf(structOf('skills.IndexSkill', { name: goString, files: listOf(goString) })),
});

/**
 * Reads the text of an `index.json` as ogcode does: whether it takes it, and which files it fetches in which order.
 * Never throws. Source: vectors/ogcode-index-json.json.
 */
export function readIndex(text: string): IndexReading {
  return inspectIndex(SourceText.of(text)).reading;
}

const KNOWN = new WeakMap<Documents, Map<string, IndexInspection>>();

/** Inspects an index of a tree, once for each tree; undefined where it cannot be read. `path` is a real path. */
export function inspectIndexFile(documents: Documents, path: string): IndexInspection | undefined {
  const known = KNOWN.get(documents) ?? new Map<string, IndexInspection>();
  KNOWN.set(documents, known);
  const source = documents.source(path);
  const inspection = known.get(path) ?? (source && inspectIndex(source));
  if (inspection) known.set(path, inspection);
  return inspection;
}

/** Reads an index as ogcode does, and goes on behind the first fault to find the others. Never throws. */
export function inspectIndex(source: SourceText): IndexInspection {
  const size = source.bytes.length;
  if (size > FILE_SIZE_LIMIT) {
    const range = source.range(0, 0);
    return refused({ reason: 'size', variant: 'size', values: { size, limit: FILE_SIZE_LIMIT }, range });
  }
  const document = parseJson(source);
  if (document.ok) return new Inspector(document.root).inspect();
  const { message, cause, range } = document.error;
  return refused({ reason: 'syntax', variant: 'syntax', values: { message, cause }, range });
}

function refused(fault: IndexFault): IndexInspection {
  const reading = { accepted: false, version: '', fetches: [], reason: fault.reason };
  return { reading, skills: [], faults: [fault] };
}

/** Faults of the list as a whole: nothing is fetched before them. */
const EARLY: ReadonlySet<IndexReason> = new Set<IndexReason>(['syntax', 'no-skills', 'too-many-skills']);

interface SkillValue {
  readonly name: string;
  readonly files: readonly string[];
}

class Inspector {
  private readonly root: JsonNode;
  private readonly faults: IndexFault[] = [];
  /** What is fetched before the first fault. */
  private readonly fetches: string[] = [];
  /** Values of a wrong type: they are told once, and what follows from them is not. */
  private misfits: ReadonlySet<JsonNode> = new Set();

  constructor(root: JsonNode) {
    this.root = root;
  }

  inspect(): IndexInspection {
    const { value, errors } = decodeStruct(this.root, INDEX);
    this.misfits = new Set(errors.map(({ node }) => node));
    for (const error of errors) this.addMisfit(error);
    const list = memberOfField(this.root, 'skills')?.value;
    const nodes = list?.type === 'array' ? list.items : [];
    this.countSkills(value.skills.length, list, nodes);
    const skills = value.skills.flatMap((skill, index) => this.inspectSkill(skill, nodes[index]) ?? []);
    const [first] = this.faults;
    const version = memberOfField(this.root, 'version')?.value.range;
    const reading: IndexReading = {
      accepted: first === undefined,
      version: first && EARLY.has(first.reason) ? '' : value.version,
      fetches: this.fetches,
      ...(first ? { reason: first.reason } : {}),
    };
    return { reading, skills, faults: this.faults, ...(version ? { versionRange: version } : {}) };
  }

  private add(fault: IndexFault): void {
    if (this.faults.length < FAULT_LIMIT) this.faults.push(fault);
  }

  private addMisfit({ node, field, expected, actual, message }: DecodeError): void {
    const values = { field: field || 'the index', expected, actual, message };
    this.add({ reason: 'syntax', variant: 'wrong-type', values, range: node.range });
  }

  private isMisfit(node: JsonNode | undefined): boolean {
    return node !== undefined && this.misfits.has(node);
  }

  private countSkills(count: number, list: JsonNode | undefined, nodes: readonly JsonNode[]): void {
    if (count === 0 && !this.isMisfit(this.root) && !this.isMisfit(list)) {
      const range = list?.range ?? opening(this.root);
      this.add({ reason: 'no-skills', variant: list ? 'no-skills' : 'skills-missing', values: {}, range });
    }
    if (count <= SKILL_LIMIT) return;
    const surplus = nodes[SKILL_LIMIT] ?? this.root;
    const values = { count, limit: SKILL_LIMIT };
    this.add({ reason: 'too-many-skills', variant: 'too-many-skills', values, range: opening(surplus) });
  }

  private inspectSkill(skill: SkillValue, node: JsonNode | undefined): IndexedSkill | undefined {
    if (this.isMisfit(node)) return undefined;
    const nameNode = memberOfField(node, 'name')?.value;
    const nameRange = nameNode?.range ?? opening(node ?? this.root);
    const isNamed = !this.isMisfit(nameNode) && this.inspectName(skill.name, nameNode, nameRange);
    const listNode = memberOfField(node, 'files')?.value;
    const fileNodes = listNode?.type === 'array' ? listNode.items : [];
    this.countFiles(skill, fileNodes[FILE_LIMIT]?.range ?? nameRange);
    const own = `${skill.name}/SKILL.md`;
    this.fetch(own);
    const files = skill.files.flatMap((file, index): readonly IndexedFile[] => {
      const fileNode = fileNodes[index];
      const range = fileNode?.range ?? nameRange;
      const path = this.isMisfit(fileNode) ? undefined : this.inspectFile(file, range);
      if (path === undefined) return [];
      if (path !== 'SKILL.md') this.fetch(`${skill.name}/${path}`);
      return [{ path: `${skill.name}/${path}`, range }];
    });
    if (!isNamed) return undefined;
    const listed = files.find(({ path }) => path === own) ?? { path: own, range: nameRange };
    const others = files.filter(({ path }) => path !== own);
    return { name: skill.name, nameRange, files: [listed, ...others] };
  }

  /** Once a fault was met nothing more is fetched. */
  private fetch(path: string): void {
    if (this.faults.length === 0) this.fetches.push(path);
  }

  private inspectName(name: string, node: JsonNode | undefined, range: Range): boolean {
    if (!findNameFault(name)) return true;
    const variant = name !== '' ? 'name' : node ? 'name-empty' : 'name-missing';
    this.add({ reason: 'name', variant, values: { name: clip(name) }, range });
    return false;
  }

  private countFiles({ name, files }: SkillValue, range: Range): void {
    if (files.length <= FILE_LIMIT) return;
    const values = { name: clip(name), count: files.length, limit: FILE_LIMIT };
    this.add({ reason: 'too-many-files', variant: 'too-many-files', values, range });
  }

  /** The path within the skill's folder; undefined where ogcode refuses it. */
  private inspectFile(file: string, range: Range): string | undefined {
    const written = trimSpace(file).text;
    const path = cleanPath(written);
    const reason = pathFault(written, path);
    if (!reason) return path;
    this.add({ reason, variant: reason, values: { file: clip(written) }, range });
    return undefined;
  }
}

function pathFault(
  written: string,
  path: string,
): Extract<IndexReason, 'empty-path' | 'not-relative' | 'escapes'> | undefined {
  if (written === '') return 'empty-path';
  if (/[\\:]/.test(written) || written.startsWith('/')) return 'not-relative';
  return path === '.' || path === '..' || path.startsWith('../') ? 'escapes' : undefined;
}

/** The first character of a value. */
function opening({ range: { start } }: JsonNode): Range {
  return { start, end: { line: start.line, column: start.column + 1 } };
}

const CLIP = 80;

function clip(text: string): string {
  const characters = Array.from(text.slice(0, 2 * CLIP + 2));
  return characters.length > CLIP ? `${characters.slice(0, CLIP).join('')}…` : text;
}
