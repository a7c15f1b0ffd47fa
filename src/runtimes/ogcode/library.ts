import { compareText, locate } from '../../domain/location.js';
import type { Decision, Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { fieldOf } from '../../formats/line-reader.js';
import type { Candidate, RootReading } from './roots.js';
import { skillFaults } from './skill-faults.js';
import { type SkillFile, readSkillFile } from './skill-file.js';

/** A skill that ogcode opened and could load. */
interface Loadable {
  readonly candidate: Candidate;
  readonly read: SkillFile;
  readonly faults: readonly Fault[];
}

/** What becomes of every skill that the roots lead to. */
export interface Library {
  /** Those that load by name, then the others by path. */
  readonly decisions: readonly Decision[];
  /** Lines as ogcode prints them, in the order of the roots. */
  readonly log: readonly string[];
}

/** Opens the skills of all roots, the weakest root first; a later one of the same name replaces an earlier one. */
export function openLibrary(documents: Documents, readings: readonly RootReading[]): Library {
  const winners = new Map<string, Loadable>();
  const beaten: Loadable[] = [];
  const skipped = new Map<string, Decision>();
  const log: string[] = [];
  for (const { warning, candidates } of readings) {
    if (warning) log.push(warning.text);
    for (const candidate of candidates) {
      const opened = open(documents, candidate);
      if ('verdict' in opened) {
        skipped.set(opened.path, opened);
        log.push(`skill ${opened.path}: ${opened.message ?? ''}`);
        continue;
      }
      const earlier = winners.get(opened.read.name);
      if (earlier && earlier.candidate.path !== candidate.path) beaten.push(earlier);
      winners.set(opened.read.name, opened);
    }
  }
  const loaded = Array.from(winners.values(), loadedDecision).toSorted((a, b) =>
    compareText(a.name ?? '', b.name ?? ''),
  );
  const others = [...skipped.values(), ...shadowed(documents, beaten, winners)];
  return { decisions: [...loaded, ...others.toSorted((a, b) => compareText(a.path, b.path))], log };
}

function open(documents: Documents, candidate: Candidate): Loadable | Decision {
  const { path, file, directory } = candidate;
  const source = documents.source(file);
  if (!source) {
    const message = 'the file cannot be read';
    return { path, file, verdict: 'skipped', reason: 'unreadable', message, faults: [] };
  }
  const read = readSkillFile(source, directory);
  const faults = skillFaults({ documents, file, read, directory });
  if (!read.skip) return { candidate, read, faults };
  const name = read.name === '' ? {} : { name: read.name };
  return { path, file, verdict: 'skipped', ...name, ...read.skip, faults };
}

function loadedDecision({ candidate, read, faults }: Loadable): Decision {
  const { path, file, source } = candidate;
  const { name, description } = read;
  return {
    path,
    file,
    verdict: 'loads',
    name,
    skill: { kind: 'native', name, description, path, source },
    faults,
  };
}

/** A file that loads by one path is not lost by another. */
function shadowed(
  documents: Documents,
  beaten: readonly Loadable[],
  winners: ReadonlyMap<string, Loadable>,
): readonly Decision[] {
  const loaded = new Set(Array.from(winners.values(), ({ candidate }) => candidate.file));
  const byPath = new Map<string, Decision>();
  for (const loser of beaten) {
    const winner = winners.get(loser.read.name);
    const { path, file } = loser.candidate;
    if (!winner || loaded.has(file)) continue;
    const fault = shadowFault(documents, loser, winner);
    const { name } = loser.read;
    const shadowedBy = winner.candidate.path;
    byPath.set(path, { path, file, verdict: 'shadowed', name, shadowedBy, faults: [...loser.faults, fault] });
  }
  return Array.from(byPath.values());
}

/** Byte for byte the same file twice is a mirror for another agent, and nothing is lost. */
function shadowFault(documents: Documents, loser: Loadable, winner: Loadable): Fault {
  const isMirror = sameBytes(documents, loser.candidate.file, winner.candidate.file);
  const { path } = winner.candidate;
  return {
    code: 'skill-shadowed',
    variant: isMirror ? 'mirror' : 'shadowed',
    values: { name: loser.read.name, path },
    location: nameLocation(loser),
    outcome: isMirror ? 'harmless' : 'changed',
    detail: `loads ${path} in its place`,
    related: [{ location: nameLocation(winner), note: 'this one is loaded' }],
  };
}

function nameLocation({ candidate, read }: Loadable): Fault['location'] {
  return locate(candidate.file, fieldOf(read.lines, 'name')?.valueRange);
}

function sameBytes(documents: Documents, left: string, right: string): boolean {
  const a = documents.source(left)?.bytes;
  const b = documents.source(right)?.bytes;
  return (
    a !== undefined && b !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index])
  );
}
