import { type Location, locate } from '../domain/location.js';
import type { Documents } from '../formats/documents.js';
import { memberOf } from '../formats/json-tree.js';
import { type RuleReport, defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { reportEach } from './support/ogcode-config.js';
import { type Backtracking, judgeBacktracking } from './support/regex/backtracking.js';
import { boundedSchemaOf } from './support/schema/argument-schema.js';
import { type SubSchema, schemasIn } from './support/schema/walk.js';

function tree(pattern: string): ReturnType<typeof skillTree> {
  return skillTree({ schema: { type: 'object', properties: { name: { type: 'string', pattern } } } });
}

/** How many different patterns of a repository are judged, each in some hundredths of a second at most. */
const JUDGED_LIMIT = 500;

/** Longer patterns, in UTF-16 units, are not even compiled. */
const LENGTH_LIMIT = 10_000;

export const rule = defineRule({
  name: 'schema-pattern',
  summary: 'A pattern of the arguments does not compile, or can take for ever.',
  rationale:
    'JSON Schema takes its patterns from JavaScript. One of another dialect is refused or silently matches something else; one in which a repetition can read the same text in two ways takes time that doubles with every character, and the argument that it is tried on comes from a model.',
  subject: ['skill.json'],
  messages: {
    'does-not-compile': {
      severity: 'warning',
      text: 'the pattern "{pattern}" is no regular expression of JavaScript ({problem}): write it as JSON Schema has it',
    },
    exponential: {
      severity: 'warning',
      text: 'the pattern "{pattern}" can read one text in many ways, so a text that does not match can take for ever: let each repetition begin with something of its own',
    },
  },
  examples: [
    { bad: tree('(?i)^[a-z]+$'), good: tree('^[A-Za-z]+$') },
    { bad: tree('^(\\w+\\s?)*$'), good: tree('^\\w+(?:\\s\\w+)*$') },
  ],
  check(manifest, context) {
    const schema = boundedSchemaOf(manifest, context);
    if (!schema) return;
    const patterns = schemasIn(schema.root).flatMap((sub) => patternsOf(sub, schema.path));
    reportEach(patterns, context, (pattern) => findFault(pattern, context.documents));
  },
});

interface Pattern {
  readonly text: string;
  readonly location: Location;
}

function patternsOf({ node }: SubSchema, path: string): readonly Pattern[] {
  const pattern = memberOf(node, 'pattern')?.value;
  const named = memberOf(node, 'patternProperties')?.value;
  return [
    ...(pattern?.type === 'string' ? [{ text: pattern.value, location: locate(path, pattern.range) }] : []),
    ...(named?.type === 'object'
      ? named.members.map(({ key, keyRange }) => ({ text: key, location: locate(path, keyRange) }))
      : []),
  ];
}

function findFault({ text, location }: Pattern, documents: Documents): RuleReport | undefined {
  if (text.length > LENGTH_LIMIT) return undefined;
  const problem = compileProblem(text, 'u');
  const flags = problem === undefined ? 'u' : '';
  const plainProblem = problem === undefined ? undefined : compileProblem(text, '');
  if (plainProblem !== undefined)
    return { message: 'does-not-compile', values: { pattern: text, problem: plainProblem }, location };
  return judge(text, flags, documents) === 'exponential'
    ? { message: 'exponential', values: { pattern: text }, location }
    : undefined;
}

const judged = new WeakMap<Documents, Map<string, Backtracking>>();

function judge(text: string, flags: string, documents: Documents): Backtracking {
  const known = judged.get(documents) ?? new Map<string, Backtracking>();
  judged.set(documents, known);
  const verdict = known.get(text) ?? (known.size < JUDGED_LIMIT ? judgeBacktracking(text, flags) : 'unknown');
  known.set(text, verdict);
  return verdict;
}

/** Compiles a pattern without ever running it; gives the engine's own words where it refuses. */
function compileProblem(pattern: string, flags: string): string | undefined {
  try {
    return new RegExp(pattern, flags).flags === flags ? undefined : 'other flags';
  } catch (error) {
    return error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
  }
}
