import { type Range, locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import type { SkillMarkdown } from '../../formats/skill-markdown.js';
import {
  type YamlComment,
  type YamlEntry,
  type YamlMapping,
  type YamlScalar,
  entryOf,
} from '../../formats/yaml-tree.js';

/** Fields whose values are prose: a ` #` in them is part of a sentence more often than a remark of the author. */
const PROSE: ReadonlySet<string> = new Set([
  'description',
  'when_to_use',
  'compatibility',
  'argument-hint',
  'summary',
]);

const TAG = /<\/?[A-Za-z][\w-]{0,40} ?\/?>/;

/** Words that YAML 1.1 takes for a boolean and YAML 1.2 for text. */
const OLD_BOOLEAN = /^(?:y|yes|n|no|on|off)$/i;

/** What parses and is still read otherwise than it was meant, by all readers or by some. */
export function readingFaults(
  skill: SkillMarkdown,
  root: YamlMapping | undefined,
  path: string,
): readonly Fault[] {
  if (!root) return [];
  const faults = [
    ...(skill.yaml?.comments ?? []).map((comment) => cutFault(comment, root, skill)),
    ...['name', 'description'].flatMap((field) => [
      typeFault(field, root),
      propertyFault(field, skill, root),
    ]),
    listFault(root),
    ...versionFaults(root),
    markupFault(skill, root),
  ];
  return faults.flatMap((fault) => (fault ? [{ ...fault, location: locate(path, fault.range) }] : []));
}

type Placed = Omit<Fault, 'location'> & { readonly range: Range };

/**
 * A `#` with a blank behind it is a remark of the author, but in prose. Where nothing at all remains of a value, another
 * fault says so.
 */
function cutFault(comment: YamlComment, root: YamlMapping, { source }: SkillMarkdown): Placed | undefined {
  const { kept, range, valueRange } = comment;
  const metadata = entryOf(root, 'metadata')?.value;
  const entries = root.entries.concat(metadata?.type === 'mapping' ? metadata.entries : []);
  const entry = entries.find(({ value }) => value.range === valueRange);
  if (!entry || kept === '') return undefined;
  const isJoined = isString(entry) && /^#[^\s#]/.test(source.slice(range));
  if (!PROSE.has(entry.key) && !isJoined) return undefined;
  return {
    code: 'yaml-comment',
    variant: 'cut',
    values: { field: entry.key, kept: kept.slice(-80) },
    range,
    outcome: 'changed',
    detail: `reads the ${entry.key} only up to the #`,
  };
}

function isString({ value }: YamlEntry): boolean {
  return value.type === 'scalar' && value.typed === 'string';
}

/** A text that some readers take for something else, and then refuse for want of a string. */
function typeFault(field: string, root: YamlMapping): Placed | undefined {
  const node = entryOf(root, field)?.value;
  if (node?.type !== 'scalar' || node.style !== 'plain') return undefined;
  const variant = kindOf(node);
  if (!variant) return undefined;
  return {
    code: 'yaml-type',
    variant,
    values: { field, value: node.text.slice(0, 80) },
    range: node.range,
    outcome: 'harmless',
    detail: `the specification's readers take it as text, others as a ${variant}`,
  };
}

function kindOf({ text, typed }: YamlScalar): 'boolean' | 'number' | 'date' | undefined {
  if (typed === 'boolean' || OLD_BOOLEAN.test(text)) return 'boolean';
  return typed === 'number' || typed === 'date' ? typed : undefined;
}

/** `&word` and `!word` in front of a text are an anchor and a tag, and no part of it. */
function propertyFault(field: string, { source }: SkillMarkdown, root: YamlMapping): Placed | undefined {
  const entry = entryOf(root, field);
  if (!entry || isBehindColon(entry)) return undefined;
  const start = source.offset(entry.keyRange.end);
  const between = source.text.slice(start, source.offset(entry.value.range.start));
  const property = /[&!](?!!)\S*/.exec(between);
  if (!property || between[property.index - 1] === '!') return undefined;
  const [word] = property;
  const range = source.range(start + property.index, start + property.index + word.length);
  const detail = `reads the ${field} without "${word.slice(0, 40)}"`;
  return {
    code: 'yaml-type',
    variant: 'property',
    values: { field, word: word.slice(0, 80) },
    range,
    outcome: 'changed',
    detail,
  };
}

/** Nothing has room between `key:` and its value; spares nearly all files their line index. */
function isBehindColon({ keyRange: { end }, value: { range } }: YamlEntry): boolean {
  return end.line === range.start.line && range.start.column - end.column <= 2;
}

/** `argument-hint: [page]` is a list of one; agents that expect a text drop the skill. */
function listFault(root: YamlMapping): Placed | undefined {
  const field = 'argument-hint';
  const node = entryOf(root, field)?.value;
  if (node?.type !== 'sequence' && node?.type !== 'mapping') return undefined;
  const values = { field, actual: node.type === 'sequence' ? 'a list' : 'a mapping' };
  const detail = 'some agents take the hint, others drop the skill for want of a string';
  return { code: 'yaml-type', variant: 'not-text', values, range: node.range, outcome: 'changed', detail };
}

/** An unquoted `1.10` is the number 1.1. */
function versionFaults(root: YamlMapping): readonly Placed[] {
  const nodes = [root, entryOf(root, 'metadata')?.value].map((holder) => entryOf(holder, 'version')?.value);
  return nodes.flatMap((node) => {
    if (node?.type !== 'scalar' || node.typed !== 'number' || !/^\d+\.\d*0$/.test(node.text)) return [];
    const values = { value: node.text, read: String(Number(node.text)) };
    const detail = `agents that read numbers show ${values.read}`;
    const range = node.range;
    return [{ code: 'version-number', variant: 'trailing-zero', values, range, outcome: 'harmless', detail }];
  });
}

/** A tag in a description is text for the specification, and refused where skills are uploaded. */
function markupFault({ source }: SkillMarkdown, root: YamlMapping): Placed | undefined {
  const node = entryOf(root, 'description')?.value;
  if (node?.type !== 'scalar') return undefined;
  const tag = TAG.test(node.text) ? TAG.exec(source.slice(node.range)) : null;
  if (!tag) return undefined;
  const start = source.offset(node.range.start) + tag.index;
  return {
    code: 'description-markup',
    variant: 'tag',
    values: { tag: tag[0] },
    range: source.range(start, start + tag[0].length),
    outcome: 'harmless',
    detail: 'text for the specification; upload surfaces refuse angle brackets',
  };
}
