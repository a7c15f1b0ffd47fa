import type { Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { dropping } from '../ongrid/faults.js';
import { type NativeFrontmatter, readFrontmatter } from './frontmatter.js';
import { findAbsence, textOf, unlessUnread } from './required-fields.js';
import { PERSONA_FIELDS } from './shapes.js';

/** Without any of these a persona is dropped. */
const REQUIRED_PERSONA_FIELDS = ['name', 'description', 'when_to_use'] as const;

/** The modes that a persona can have, from the most guarded down. */
const PERMISSION_MODES: readonly string[] = ['read-only', 'mutating-with-confirm', 'dual-sign-required'];

/** What ongrid makes of one `agents/*.md`. Source: runtimes-ongrid.md, runtimes-others.md 9.4. */
export interface Persona {
  readonly file: string;
  /** Absent where it loads. */
  readonly stop?: { readonly reason: string; readonly message: string };
  readonly name: string;
  /** `permission_mode` as written; empty where there is none. */
  readonly mode: string;
  readonly modeLocation: Fault['location'];
  readonly warnings: readonly string[];
  readonly faults: readonly Fault[];
}

/** Reads a persona. Never throws. */
export function readPersona(documents: Documents, file: string): Persona {
  const read = readFrontmatter(documents, file, PERSONA_FIELDS);
  const name = textOf(read, 'name');
  const absent = REQUIRED_PERSONA_FIELDS.find((field) => textOf(read, field) === '');
  const required =
    absent === undefined
      ? undefined
      : { reason: `no-${absent.replaceAll('_', '-')}`, message: `missing required field '${absent}'` };
  const stop = read.stop ?? required;
  const isSnake = /^[a-z0-9][a-z0-9_]*$/.test(name);
  return {
    file,
    ...(stop ? { stop } : {}),
    name,
    mode: textOf(read, 'permission_mode'),
    modeLocation: read.locate(read.value?.fields?.get('permission_mode')),
    warnings: stop || isSnake ? [] : ['name_non_snake'],
    faults: [...read.faults, ...fieldFaults(read)],
  };
}

function fieldFaults(read: NativeFrontmatter): readonly Fault[] {
  if (read.isBody || (read.stop && !read.value)) return [];
  return [...unlessUnread(read, requiredFaults(read)), ...modeFaults(read)];
}

/** Fields that are not there at all have one place, and so are one mistake. */
function requiredFaults(read: NativeFrontmatter): readonly Fault[] {
  const absent = REQUIRED_PERSONA_FIELDS.flatMap((field) => {
    const absence = findAbsence(read, field);
    return absence ? [{ field, ...absence }] : [];
  });
  const missing = absent.filter(({ variant }) => variant === 'missing');
  const [first] = missing;
  const fields = missing.map(({ field }) => field).join(', ');
  const empty = absent.filter(({ variant }) => variant === 'empty');
  return [...empty, ...(first ? [{ ...first, field: fields }] : [])].map(({ field, variant, location }) => {
    const mistake = { code: 'persona-required-field', variant, values: { field }, location };
    return dropping(mistake, `without ${field}`);
  });
}

/** Any text is taken for a mode; one that is unknown reaches what `read-only` reaches. */
function modeFaults(read: NativeFrontmatter): readonly Fault[] {
  const mode = textOf(read, 'permission_mode');
  if (mode === '' || PERMISSION_MODES.includes(mode)) return [];
  const suggestion = suggestMode(mode);
  return [
    {
      code: 'persona-mode',
      variant: suggestion === undefined ? 'unknown-plain' : 'unknown',
      values: { mode, ...(suggestion === undefined ? {} : { suggestion }) },
      location: read.locate(read.value?.fields?.get('permission_mode')),
      outcome: 'changed',
      detail: 'loads, and reaches safe skills only',
    },
  ];
}

/** The words of the classes and of their tools, and other spellings, as modes. */
function suggestMode(mode: string): string | undefined {
  const plain = mode.toLowerCase().replaceAll(/[^a-z]+/g, '');
  if (/^(?:readonly|read|readonlymode|safe|ro)$/.test(plain)) return 'read-only';
  if (
    /^(?:mutating|write|readwrite|confirm|mutatewithconfirm|mutatingconfirm|mutatingwithconfirm|mutatingwithconfirmation)$/.test(
      plain,
    )
  )
    return 'mutating-with-confirm';
  return /^(?:dangerous|destructive|dualsign|dualsignrequired|dualsigned|dualsignature)$/.test(plain)
    ? 'dual-sign-required'
    : undefined;
}
