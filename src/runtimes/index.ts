import { type ManifestKind, RUNTIME_IDS, type RuntimeId } from '../domain/manifest.js';
import { agentSkills } from './agent-skills.js';
import { ogcode } from './ogcode/index.js';
import { ongrid } from './ongrid/index.js';
import type { Runtime } from './runtime.js';

const BY_ID: Readonly<Record<RuntimeId, Runtime>> = { 'agent-skills': agentSkills, ogcode, ongrid };

/** Every runtime that is predicted, in the order in which they are shown. */
export const runtimes: readonly Runtime[] = RUNTIME_IDS.map((id) => BY_ID[id]);

/** The runtimes that read a format. */
export function runtimesReading(kind: ManifestKind): readonly RuntimeId[] {
  return runtimes.filter((runtime) => runtime.reads.includes(kind)).map((runtime) => runtime.id);
}
