import type { PersonaReach } from '../../domain/report.js';
import type { Documents } from '../../formats/documents.js';
import { CLASSES } from '../ongrid/manifest.js';
import { type Persona, readPersona } from './persona-file.js';

/** Which classes of skills a persona may call, and where it says so. */
export interface LocatedReach extends PersonaReach {
  readonly modeLocation: Persona['modeLocation'];
}

/** How many of the classes, from the most permissive on, a mode reaches; any other mode reaches the first. */
const REACHED: ReadonlyMap<string, number> = new Map([
  ['mutating-with-confirm', 2],
  ['dual-sign-required', 3],
]);

/** What each persona that loads may call, in the order of the paths. Source: runtimes-ongrid.md, "Classes". */
export function personas(documents: Documents, paths: readonly string[]): readonly LocatedReach[] {
  return paths.flatMap((path) => {
    const { stop, name, mode, modeLocation } = readPersona(documents, path);
    return stop
      ? []
      : [{ path, name, mode, modeLocation, classes: CLASSES.slice(0, REACHED.get(mode) ?? 1) }];
  });
}
