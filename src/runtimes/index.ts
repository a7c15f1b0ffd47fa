import type { ManifestKind, RuntimeId } from '../domain/manifest.js';
import { agentSkills } from './agent-skills.js';
import { ogcode } from './ogcode/index.js';
import { ongrid } from './ongrid/index.js';
import type { Runtime } from './runtime.js';

/** Every runtime that is predicted, in the order in which they are shown. */
export const runtimes: readonly Runtime[] = [agentSkills, ogcode, ongrid];

/** The runtimes that read a format. */
export function runtimesReading(kind: ManifestKind): readonly RuntimeId[] {
  return runtimes.filter((runtime) => runtime.reads.includes(kind)).map((runtime) => runtime.id);
}
