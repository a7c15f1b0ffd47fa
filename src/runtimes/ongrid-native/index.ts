import type { Decision, Fault, LoadPlan } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import type { LoadSettings } from '../runtime.js';
import { readCommand } from './command-file.js';
import { findSameNames } from './duplicates.js';
import { readPersona } from './persona-file.js';
import { type NativeSkill, readNativeSkill } from './skill-file.js';
import { unreachedDecision } from './unreached.js';
import { type FoundFile, NativeWalk } from './walk.js';

/** Where native skills are looked for when nobody says otherwise: the whole repository. */
const DEFAULT_ROOTS: readonly string[] = ['.'];

/**
 * Predicts what ongrid's chat runtime loads: native skills (`SKILL.md`), personas (`agents/*.md`) and commands
 * (`commands/**.md`). Source: vectors/ongrid-native-skill-md.json, runtimes-ongrid.md, runtimes-others.md 9.
 */
export function loadNative(documents: Documents, settings: LoadSettings): LoadPlan {
  const roots = settings.nativeRoots ?? DEFAULT_ROOTS;
  const walk = new NativeWalk(documents);
  for (const root of roots) walk.walkRoot(root);
  const warnings = [...walk.warnings];
  const warn = (path: string, codes: readonly string[]): void => {
    warnings.push(...codes.map((code) => ({ path, code })));
  };
  const skills = loadSkills(documents, settings, walk.skills, warn);
  const personas = walk.personas.map((found) => decidePersona(documents, found, warn));
  const commands = walk.commands.map((found) => {
    const { decision, warnings: codes } = readCommand(documents, found);
    warn(found.path, codes);
    return decision;
  });
  const reached = new Set(skills.map(({ file }) => file));
  const unreached = settings.manifests
    .filter(({ kind, path }) => kind === 'SKILL.md' && !reached.has(path))
    .map(({ path }) => unreachedDecision(path, walk.hidden, roots));
  const decisions = [...skills, ...personas, ...commands, ...unreached];
  return { runtime: 'ongrid', decisions, warnings, log: [], faults: [] };
}

const PERSONA = /(?:^|\/)agents\/[^/]+\.md$/;

/** The files that ongrid takes for personas, links resolved. */
export function findPersonas(
  documents: Documents,
  roots: readonly string[] = DEFAULT_ROOTS,
): readonly string[] {
  // Nearly every repository has none, and then there is nothing to walk for.
  if (!documents.tree.list().some(({ path }) => PERSONA.test(path))) return [];
  const walk = new NativeWalk(documents);
  for (const root of roots) walk.walkRoot(root);
  return [...new Set(walk.personas.map(({ file }) => file))];
}

type Warn = (path: string, codes: readonly string[]) => void;

function loadSkills(
  documents: Documents,
  { manifests }: LoadSettings,
  found: readonly FoundFile[],
  warn: Warn,
): readonly Decision[] {
  const read = found.map(({ path, file }) => {
    const skill = readNativeSkill(documents, file);
    warn(path, skill.stop ? ['parse_failed'] : skill.warnings);
    return { decision: decideSkill(path, skill), nameLocation: skill.nameLocation };
  });
  const judged = new Set(manifests.map(({ path }) => path));
  const same = findSameNames(
    read.filter(({ decision }) => judged.has(decision.file)),
    documents,
  );
  return read.map(({ decision }) => withFault(decision, same.get(decision.path)));
}

function withFault(decision: Decision, fault: Fault | undefined): Decision {
  return fault ? { ...decision, faults: [...decision.faults, fault] } : decision;
}

function decideSkill(path: string, skill: NativeSkill): Decision {
  const { file, name, description, stop, faults, warnings } = skill;
  const named = name === '' ? {} : { name };
  if (stop) return { path, file, verdict: 'skipped', ...named, ...stop, faults };
  const verdict = warnings.includes('name_normalized') ? 'renamed' : 'loads';
  const { activation, tools, unknown } = skill;
  const registered = { kind: 'native', name, description, path, activation, tools, unknown } as const;
  return { path, file, verdict, name, skill: registered, faults };
}

function decidePersona(documents: Documents, { path, file }: FoundFile, warn: Warn): Decision {
  const { name, stop, faults, warnings } = readPersona(documents, file);
  warn(path, stop ? ['parse_failed'] : warnings);
  const named = name === '' ? {} : { name };
  return { path, file, verdict: stop ? 'skipped' : 'loads', ...named, ...stop, faults };
}
