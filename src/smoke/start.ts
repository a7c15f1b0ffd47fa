import type { SmokeObservation } from '../domain/smoke.js';
import { type StartFault, findStartFault } from './entry.js';
import { placeOf } from './manifest-fields.js';
import type { Candidate } from './plan.js';
import type { SmokeTask } from './settings.js';

/** What keeps an entry from starting, as far as it can be told without trying. */
export function examineEntry(
  skill: Candidate,
  { system, documents, repository }: SmokeTask,
): StartFault | undefined {
  const facts = system.examine(`${repository}/${skill.entry}`);
  const executable = documents.tree.stat(skill.entry)?.executable ?? facts.executable;
  return findStartFault({ ...facts, executable }, (path) => system.examine(path));
}

/** A start that fails, as an observation. */
export function observeStart(
  skill: Candidate,
  fault: StartFault,
  { documents }: SmokeTask,
): SmokeObservation {
  const { cause, interpreter, words } = fault;
  return {
    rule: 'smoke-start',
    message: cause,
    values: { entry: skill.entry, interpreter, words },
    location: placeOf(documents, skill.path, 'entry'),
    callFails: words,
  };
}
