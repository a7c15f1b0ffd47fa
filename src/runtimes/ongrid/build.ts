import { FILE_START, type Location, locate } from '../../domain/location.js';
import { baseName, directoryOf } from '../../domain/paths.js';
import type { Fault, RegisteredSkill } from '../../domain/plan.js';
import { suggestSnake } from '../../domain/skill-name.js';
import { quoteGo } from '../../formats/go-quote.js';
import { type EntryPlace, type EntryResolution, resolveEntry } from './entry.js';
import { type Mistake, changing, dropping, failing } from './faults.js';
import {
  CLASSES,
  DEFAULT_CATEGORY,
  DEFAULT_CLASS,
  LONGEST_TIMEOUT,
  type ManifestField,
  effectiveTimeout,
  memberOfManifest,
  suggestClass,
} from './manifest.js';
import type { ManifestContent, Stop } from './parse.js';

/** What the loader makes of a decoded manifest. */
export interface Built {
  readonly faults: readonly Fault[];
  /** The first step that fails; absent where a skill comes of it. */
  readonly stop?: Stop;
  readonly skill?: RegisteredSkill;
}

/** A manifest that is being built, and where it stands. */
interface Manifest extends ManifestContent {
  readonly file: string;
  readonly place: EntryPlace;
  readonly resolution: EntryResolution | undefined;
}

/** A step that fails, with the loader's words for it. */
interface FailedStep extends Omit<Stop, 'stage'> {
  readonly fault: Fault;
}

/** Takes the steps in the loader's order. Everything that would fail is told, not just the first. */
export function buildSkill(content: ManifestContent, file: string, place: EntryPlace): Built {
  const { entry } = content.values;
  const resolution = entry === '' ? undefined : resolveEntry(entry, place);
  const manifest: Manifest = { ...content, file, place, resolution };
  const failed = [checkName, checkDescription, checkEntry, checkClass].flatMap(
    (check) => check(manifest) ?? [],
  );
  const faults = [
    ...failed.map(({ fault }) => fault),
    ...[checkTimeout, checkExecution].flatMap((check) => check(manifest) ?? []),
  ];
  const [first] = failed;
  if (first) return { faults, stop: { reason: first.reason, stage: 'build', words: first.words } };
  return resolution?.kind === 'inside'
    ? { faults, skill: registered(manifest, resolution.path) }
    : { faults };
}

function checkName(manifest: Manifest): FailedStep | undefined {
  const { name } = manifest.values;
  const directory = baseName(directoryOf(manifest.place.manifest));
  if (name === '') return checkPresence(manifest, 'name', { suggestion: suggestSnake(directory) });
  if (/^[a-z0-9_]+$/.test(name)) return undefined;
  const mistake = {
    code: 'name-format',
    variant: 'snake',
    values: { name, suggestion: suggestSnake(name) },
    location: valueOf(manifest, 'name'),
  };
  return failStep('name', mistake, `name ${quoteGo(name)} must be lower_snake [a-z0-9_]`);
}

function checkDescription(manifest: Manifest): FailedStep | undefined {
  return manifest.values.description === '' ? checkPresence(manifest, 'description', {}) : undefined;
}

function checkEntry(manifest: Manifest): FailedStep | undefined {
  const { resolution, place, values } = manifest;
  const { entry } = values;
  if (resolution === undefined) return checkPresence(manifest, 'entry', {});
  if (resolution.kind === 'inside') return undefined;
  const location = valueOf(manifest, 'entry');
  switch (resolution.kind) {
    case 'missing': {
      const { path } = resolution;
      const mistake = { code: 'entry-missing', variant: 'missing', values: { entry, path }, location };
      return failStep('entry', mistake, resolution.words);
    }
    case 'loop': {
      const mistake = { code: 'entry-missing', variant: 'loop', values: { entry }, location };
      return failStep('entry', mistake, resolution.words);
    }
    case 'escapes':
    case 'leading-dots': {
      const { kind, target } = resolution;
      const variant = kind === 'escapes' ? 'outside' : kind;
      const facts = { entry, target, root: place.root.path };
      return failStep('entry', { code: 'entry-escapes', variant, values: facts, location }, resolution.words);
    }
  }
}

function checkClass(manifest: Manifest): FailedStep | undefined {
  const name = manifest.values.class;
  if (name === '' || CLASSES.includes(name)) return undefined;
  const suggestion = suggestClass(name);
  const mistake = {
    code: 'class-unknown',
    variant: suggestion === undefined ? 'unknown-plain' : 'unknown',
    values: { class: name, ...(suggestion === undefined ? {} : { suggestion }) },
    location: valueOf(manifest, 'class'),
  };
  return failStep('class', mistake, `class ${quoteGo(name)} invalid`);
}

function checkTimeout(manifest: Manifest): Fault | undefined {
  const value = manifest.values.timeout_seconds;
  const member = memberOfManifest(manifest.root, 'timeout_seconds');
  if (member?.value.type !== 'number' || manifest.mistyped.has('timeout_seconds')) return undefined;
  const seconds = effectiveTimeout(value);
  const wraps = value > LONGEST_TIMEOUT || value < -LONGEST_TIMEOUT;
  if (value > 0n && !wraps) return undefined;
  const mistake = {
    code: 'timeout',
    variant: wraps ? 'wraps' : 'zero-or-negative',
    values: { value: value.toString(), seconds },
    location: valueOf(manifest, 'timeout_seconds'),
  };
  return changing(mistake, `every call is stopped after ${seconds} s`);
}

/** A directory and a file without an execute bit register all the same. */
function checkExecution(manifest: Manifest): Fault | undefined {
  const { resolution, values } = manifest;
  if (resolution?.kind !== 'inside') return undefined;
  const { path, entry: found } = resolution;
  const { entry } = values;
  if (found.kind === 'directory' || found.kind === 'submodule') {
    const facts = { variant: 'directory', values: { entry }, location: valueOf(manifest, 'entry') };
    return failing({ code: 'entry-directory', ...facts }, `entry ${path} is a directory`);
  }
  if (found.kind !== 'file' || found.executable !== false) return undefined;
  const facts = { variant: 'not-executable', values: { entry, path }, location: valueOf(manifest, 'entry') };
  return failing({ code: 'entry-not-executable', ...facts }, `entry ${path} not executable`);
}

/** A field of the wrong type is neither missing nor empty: that has been said. */
function checkPresence(
  manifest: Manifest,
  field: ManifestField,
  values: Mistake['values'],
): FailedStep | undefined {
  if (manifest.mistyped.has(field)) return undefined;
  const variant = memberOfManifest(manifest.root, field) ? 'empty' : 'missing';
  const mistake = { code: `${field}-required`, variant, values, location: valueOf(manifest, field) };
  return failStep(field, mistake, `${field} required`);
}

function failStep(reason: string, mistake: Mistake, words: string): FailedStep {
  return { reason, words, fault: dropping(mistake, words) };
}

/** Where a field's value stands; the start of the file for one that is absent. */
function valueOf({ root, file }: Manifest, field: ManifestField): Location {
  return locate(file, memberOfManifest(root, field)?.value.range ?? FILE_START);
}

function registered({ values, place }: Manifest, entry: string): RegisteredSkill {
  return {
    kind: 'subprocess',
    name: values.name,
    description: values.description,
    path: place.manifest,
    class: values.class || DEFAULT_CLASS,
    category: values.category || DEFAULT_CATEGORY,
    timeoutSeconds: effectiveTimeout(values.timeout_seconds),
    entry,
    envAllow: values.env_allow,
    // What the registry lists are the parameters of built-in skills, of which a subprocess skill has none.
    schema: { type: 'object', properties: {} },
  };
}
