import { locate } from '../../domain/location.js';
import { baseName, directoryOf, isWithin, joinPath } from '../../domain/paths.js';
import type { Decision, Fault } from '../../domain/plan.js';
import { ENTRY_LIMIT, PROJECT_ROOTS, type RootReading } from './roots.js';

/** Why ogcode never opens a SKILL.md. */
interface Unseen {
  readonly code: 'skill-invisible' | 'skill-outside-roots';
  readonly variant: string;
  readonly values: Fault['values'];
  /** Also the message of the decision. */
  readonly detail: string;
  readonly outcome?: Fault['outcome'];
}

/** The decision about a SKILL.md that no root reaches. */
export function unreachedDecision(file: string, readings: readonly RootReading[]): Decision {
  const { detail, outcome = 'dropped', ...facts } = explain(file, readings);
  const fault: Fault = { ...facts, location: locate(file), outcome, detail };
  return { path: file, file, verdict: 'invisible', message: detail, faults: [fault] };
}

function explain(file: string, readings: readonly RootReading[]): Unseen {
  const above = readings.findLast(({ real }) => real !== undefined && isWithin(file, real));
  if (above) return belowRoot(file, above);
  return otherProject(file) ?? outside(readings);
}

function belowRoot(file: string, { root, real = '', isSkill, candidates, entries }: RootReading): Unseen {
  const invisible = { code: 'skill-invisible' } as const;
  const directory = joinPath(real, firstPart(file, real));
  const skill = isSkill
    ? candidates[0]
    : candidates.find((candidate) => candidate.file === `${directory}/SKILL.md`);
  if (skill) {
    const detail = `never seen: it lies below another skill, ${skill.path}`;
    return { ...invisible, variant: 'below-skill', values: { path: skill.path }, detail };
  }
  if (file === `${directory}/SKILL.md`) {
    const values = { root: root.path, entries, limit: ENTRY_LIMIT };
    const detail = `never seen: ${root.path} holds ${entries} entries, and only the first ${ENTRY_LIMIT} are examined`;
    return { ...invisible, variant: 'over-limit', values, detail };
  }
  const values = {
    root: root.path,
    path: joinPath(root.path, joinPath(baseName(directoryOf(file)), 'SKILL.md')),
  };
  const detail = `never seen: ${root.path} is read one level deep`;
  return { ...invisible, variant: 'too-deep', values, detail };
}

/** The part of a path that stands directly below a directory. */
function firstPart(path: string, directory: string): string {
  const rest = directory === '.' ? path : path.slice(directory.length + 1);
  return rest.split('/', 1)[0] ?? '';
}

/** A project root of another directory is read when ogcode is started there: not a mistake, and not seen from here. */
function otherProject(file: string): Unseen | undefined {
  for (const root of PROJECT_ROOTS) {
    const at = `/${file}`.lastIndexOf(`/${root}/`);
    if (at < 0) continue;
    const parts = file.slice(at + root.length + 1).split('/');
    if (parts.length > 2) continue;
    const directory = at === 0 ? '.' : file.slice(0, at - 1);
    const detail = `seen only when ogcode is started in ${directory}`;
    const facts = { code: 'skill-outside-roots', variant: 'other-project', outcome: 'harmless' } as const;
    return { ...facts, values: { directory }, detail };
  }
  return undefined;
}

function outside(readings: readonly RootReading[]): Unseen {
  const known = [...new Set(readings.map(({ root }) => root.path))];
  const roots = known.slice(0, 6).join(', ') + (known.length > 6 ? ', …' : '');
  const detail = 'never seen: it lies in no directory in which ogcode looks for skills';
  return { code: 'skill-outside-roots', variant: 'outside', values: { roots }, detail };
}
