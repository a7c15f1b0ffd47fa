import type { Decision, Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { changing } from '../ongrid/faults.js';

/** A skill that loads, and where its name stands. */
interface Named {
  readonly decision: Decision;
  readonly nameLocation: Fault['location'];
}

/**
 * Skills that load under one name, by path: each later one points at the first. ongrid keeps them all. Copies of one
 * file, byte for byte, do no harm.
 */
export function findSameNames(named: readonly Named[], documents: Documents): ReadonlyMap<string, Fault> {
  const first = new Map<string, Named>();
  const faults = new Map<string, Fault>();
  for (const skill of named) {
    const { path, file, skill: registered } = skill.decision;
    if (!registered) continue;
    const known = first.get(registered.name);
    if (!known) first.set(registered.name, skill);
    else if (known.decision.file !== file) faults.set(path, sameName(skill, known, documents));
  }
  return faults;
}

function sameName({ decision, nameLocation }: Named, known: Named, documents: Documents): Fault {
  const name = decision.skill?.name ?? '';
  const other = known.decision.path;
  const mistake = {
    code: 'name-duplicate',
    variant: 'both-kept',
    values: { name, path: other },
    location: nameLocation,
    related: [{ location: known.nameLocation, note: `loads as "${name}" as well` }],
  };
  const fault = changing(mistake, `both load as "${name}", this and ${other}`);
  const isCopy = documents.source(decision.file)?.text === documents.source(known.decision.file)?.text;
  return isCopy ? { ...fault, outcome: 'harmless' } : fault;
}
