import { compareText } from '../../domain/location.js';
import { baseName, directoryOf } from '../../domain/paths.js';
import type { Fault } from '../../domain/plan.js';
import { suggestSnake } from '../../domain/skill-name.js';
import type { Documents } from '../../formats/documents.js';
import { type Mistake, changing, dropping } from '../ongrid/faults.js';
import { type NativeFrontmatter, type ReadReason, readFrontmatter } from './frontmatter.js';
import { findAbsence, textOf, unlessUnread } from './required-fields.js';
import { UNNAMED, rewriteName } from './rewrite-name.js';
import { SKILL_FIELDS } from './shapes.js';
import { toolFaults, toolsOf } from './tools.js';
import { type Activation, activationFaults, activationOf, isInConflict } from './activation.js';

/** Why ongrid does not load a native skill; the words of the vectors, where they have some. */
type SkillReason = ReadReason | 'no-name' | 'no-description';

type SkillWarning = 'name_normalized' | 'activation_conflict';

/** What ongrid makes of one SKILL.md. Source: vectors/ongrid-native-skill-md.json. */
export interface NativeSkill {
  readonly file: string;
  /** Absent where the skill loads. */
  readonly stop?: { readonly reason: SkillReason; readonly message: string };
  /** As registered; as written where it does not load. */
  readonly name: string;
  readonly description: string;
  readonly activation: Activation;
  readonly tools: readonly { readonly name: string; readonly class: string }[];
  /** Keys at the top that ongrid keeps and ignores, sorted. */
  readonly unknown: readonly string[];
  readonly warnings: readonly SkillWarning[];
  /** First things first. */
  readonly faults: readonly Fault[];
  /** Where the name stands. */
  readonly nameLocation: Fault['location'];
}

/** Reads a SKILL.md as ongrid's native loader does. Never throws. */
export function readNativeSkill(documents: Documents, file: string): NativeSkill {
  const read = readFrontmatter(documents, file, SKILL_FIELDS);
  const written = textOf(read, 'name');
  const description = textOf(read, 'description');
  const stop = read.stop ?? findStop(written, description);
  const name = stop ? written : rewriteName(written);
  return {
    file,
    ...(stop ? { stop } : {}),
    name,
    description,
    activation: activationOf(read.value),
    tools: toolsOf(read.value),
    unknown: Array.from(read.whole?.fields?.keys() ?? [])
      .filter((key) => !Object.hasOwn(SKILL_FIELDS, key))
      .toSorted(compareText),
    warnings: stop ? [] : warningsOf(name !== written, isInConflict(read.value)),
    faults: [...read.faults, ...fieldFaults(read)],
    nameLocation: read.locate(read.value?.fields?.get('name')),
  };
}

function warningsOf(isRewritten: boolean, inConflict: boolean): readonly SkillWarning[] {
  return [
    ...(isRewritten ? (['name_normalized'] as const) : []),
    ...(inConflict ? (['activation_conflict'] as const) : []),
  ];
}

function findStop(name: string, description: string): NativeSkill['stop'] {
  if (name === '') return { reason: 'no-name', message: "missing required field 'name'" };
  return description === ''
    ? { reason: 'no-description', message: "missing required field 'description'" }
    : undefined;
}

/** What is wrong with the fields, where there are any to look at. */
function fieldFaults(read: NativeFrontmatter): readonly Fault[] {
  if (read.isBody || (read.stop && !read.value)) return [];
  return [...requiredFaults(read), ...nameFaults(read), ...activationFaults(read), ...toolFaults(read)];
}

function requiredFaults(read: NativeFrontmatter): readonly Fault[] {
  const suggestion = suggestSnake(baseName(directoryOf(read.file)));
  return unlessUnread(read, [
    ...requiredFault(read, 'name', { suggestion }),
    ...requiredFault(read, 'description', {}),
  ]);
}

function nameFaults(read: NativeFrontmatter): readonly Fault[] {
  const name = textOf(read, 'name');
  if (name === '') return [];
  const rewritten = rewriteName(name);
  if (rewritten === name) return [];
  const variant = rewritten === UNNAMED ? 'unnamed' : 'rewritten';
  const location = read.locate(read.value?.fields?.get('name'));
  const mistake = { code: 'name-rewritten', variant, values: { name, rewritten }, location };
  return [changing(mistake, `loads as "${rewritten}"`)];
}

function requiredFault(
  read: NativeFrontmatter,
  field: 'name' | 'description',
  values: Mistake['values'],
): readonly Fault[] {
  const absence = findAbsence(read, field);
  if (!absence) return [];
  return [dropping({ code: `${field}-required`, ...absence, values }, `missing required field '${field}'`)];
}
