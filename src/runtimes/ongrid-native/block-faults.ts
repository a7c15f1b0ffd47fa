import { type Location, locate } from '../../domain/location.js';
import type { Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { parseYaml } from '../../formats/yaml.js';
import type { YamlSyntaxError } from '../../formats/yaml-tree.js';
import type { DecodeFault, DuplicateFault, Shape, ShapeFault } from '../go/yaml/decode.js';
import { type YamlFault, describe } from '../go/yaml/fault.js';
import { type Node, dereference } from '../go/yaml/node.js';
import { dropping } from '../ongrid/faults.js';
import type { NativeBlock } from './fences.js';

/** A block of YAML in its file. */
export interface YamlPlace {
  readonly documents: Documents;
  readonly file: string;
  readonly block: NativeBlock;
  locate(node: Node): Location;
}

/**
 * A block that yaml.v3 refuses. Where the parser of the other runtimes refuses it too, its place and its cause are used,
 * so that it is one mistake for all; the words of the effect are yaml.v3's.
 */
export function syntaxFault(fault: YamlFault, place: YamlPlace): Fault {
  const own = ownError(fault, place.block);
  const shared = sharedError(place);
  // A tree that both parsers build may still not decode, for reasons of its own.
  const isShared = shared && (fault.stage !== 'decoder' || shared.cause === own.cause);
  const { cause, message, range } = isShared ? shared : own;
  const mistake = {
    code: 'yaml-syntax',
    variant: cause,
    values: { message },
    location: locate(place.file, range),
  };
  return dropping(mistake, describe(fault));
}

/** The fault that the parser of the other runtimes finds in the same block. */
export function sharedError({ documents, file, block }: YamlPlace): YamlSyntaxError | undefined {
  if (block.text === '') return undefined;
  const skill = documents.skill(file);
  const { firstLine, endLine } = block.place;
  const isSame = skill?.block?.firstLine === firstLine && skill.block.endLine === endLine;
  if (isSame) return skill.yaml?.error;
  const source = documents.source(file);
  return source && parseYaml(source, { firstLine, endLine }).error;
}

/** Problems that have a cause among those of the rule. */
const CAUSES: ReadonlyMap<string, YamlSyntaxError['cause']> = new Map([
  ['mapping values are not allowed in this context', 'unquoted-colon'],
  ['found unexpected end of stream', 'unclosed-quote'],
  ['found unexpected document indicator', 'unclosed-quote'],
  ['found unknown escape character', 'bad-escape'],
  ["could not find expected ':'", 'missing-colon'],
  ["did not find expected ',' or ']'", 'unclosed-bracket'],
  ["did not find expected ',' or '}'", 'unclosed-bracket'],
  ['found a tab character that violates indentation', 'tab-indent'],
  ['found a tab character where an indentation space is expected', 'tab-indent'],
  ['did not find expected key', 'bad-indent'],
  ["did not find expected '-' indicator", 'bad-indent'],
  ['block sequence entries are not allowed in this context', 'bad-indent'],
  ['document contains excessive aliasing', 'too-many-aliases'],
  ['control characters are not allowed', 'control-character'],
]);

function ownError(fault: YamlFault, block: NativeBlock): YamlSyntaxError {
  const { problem } = fault;
  const cause = CAUSES.get(problem) ?? causeOf(fault);
  const isOpen = cause === 'unclosed-quote' || cause === 'unclosed-bracket' || cause === 'missing-colon';
  const { offset } = (isOpen ? fault.context : undefined) ?? fault.mark;
  return { cause, message: problem, range: block.range(offset, offset + 1) };
}

function causeOf({ problem }: YamlFault): YamlSyntaxError['cause'] {
  if (problem.startsWith('unknown anchor')) return 'unknown-alias';
  if (problem.endsWith('contains itself')) return 'recursive-alias';
  return problem.startsWith('exceeded max depth') ? 'too-deep' : 'other';
}

/** Everything in a block that does not decode, each place once. */
export function decodeFaults(faults: readonly DecodeFault[], place: YamlPlace): readonly Fault[] {
  const seen = new Set<Node>();
  return faults.flatMap((fault) => {
    if (seen.has(fault.node)) return [];
    seen.add(fault.node);
    return [decodeFault(fault, place)];
  });
}

function decodeFault(fault: DecodeFault, place: YamlPlace): Fault {
  switch (fault.kind) {
    case 'shape':
      return fault.field === '' ? rootFault(fault, place) : shapeFault(fault, place);
    case 'duplicate':
      return duplicateFault(fault, place);
    case 'key': {
      const values = { message: 'a key must be a text' };
      const mistake = { code: 'yaml-syntax', variant: 'other', values, location: place.locate(fault.node) };
      return dropping(mistake, `${wordOf(fault.node)} cannot be a key`);
    }
  }
}

function shapeFault({ field, expected, node }: ShapeFault, place: YamlPlace): Fault {
  if (field === 'metadata') return metadataFault(node, place);
  const values = { field, expected: wordsOf(expected), actual: wordOf(node) };
  const mistake = { code: 'field-type', variant: 'wrong-type', values, location: place.locate(node) };
  return dropping(mistake, `${field} must be ${values.expected}`);
}

/** Other runtimes stumble over this as well, and it has a rule of its own. */
function metadataFault(node: Node, place: YamlPlace): Fault {
  const values = { actual: wordOf(node) };
  const mistake = { code: 'metadata-type', variant: 'not-a-mapping', values, location: place.locate(node) };
  return dropping(mistake, 'metadata must be a mapping');
}

function rootFault({ node }: ShapeFault, place: YamlPlace): Fault {
  const shared = sharedError(place);
  const message = `${wordOf(node)} stands where a mapping is expected`;
  const mistake = {
    code: 'yaml-syntax',
    variant: 'not-a-mapping',
    values: { message: shared?.message ?? message },
    location: shared ? locate(place.file, shared.range) : place.locate(node),
  };
  return dropping(mistake, 'the frontmatter is not a mapping');
}

function duplicateFault({ key, node, first }: DuplicateFault, place: YamlPlace): Fault {
  const known = place.locate(first);
  const mistake = {
    code: 'yaml-duplicate-key',
    variant: 'duplicate',
    values: { key, line: known.start.line },
    location: place.locate(node),
    related: [{ location: known, note: 'given here first' }],
  };
  return dropping(mistake, 'the frontmatter gives a key twice');
}

function wordsOf(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      return 'a string';
    case 'integer':
      return 'an integer';
    case 'boolean':
      return 'true or false';
    case 'list':
      return shape.of.kind === 'string' ? 'a list of strings' : 'a list of mappings';
    case 'struct':
    case 'map':
      return 'a mapping';
    case 'any':
      return 'anything';
  }
}

const WORDS: Readonly<Record<string, string>> = {
  '!!int': 'a number',
  '!!float': 'a number',
  '!!bool': 'true or false',
  '!!null': 'null',
};

function wordOf(node: Node): string {
  const target = dereference(node);
  if (target.kind === 'mapping') return 'a mapping';
  return target.kind === 'sequence' ? 'a list' : (WORDS[target.tag] ?? 'a string');
}
