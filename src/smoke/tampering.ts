import type { SmokeObservation } from '../domain/smoke.js';
import { placeOf } from './manifest-fields.js';
import type { Candidate } from './plan.js';
import type { SmokeTask } from './settings.js';
import { listed } from './wording.js';

/**
 * Command files of the runner that were changed, `late`: after everything should have been over · `helper`: the process
 * that starts skills was ended.
 */
export function observeTampering(
  message: 'changed' | 'late' | 'helper',
  files: readonly string[],
  { skill, task }: { readonly skill: Candidate; readonly task: SmokeTask },
): SmokeObservation {
  const values = { files: listed(files.map(withoutIdentifier)) };
  return { rule: 'smoke-tamper', message, values, location: placeOf(task.documents, skill.path, 'entry') };
}

/** `set_env_3f2…`: the runner gives each step files of its own. */
function withoutIdentifier(name: string): string {
  return name.replace(/_[0-9a-f]{8}-?[0-9a-f-]*$/i, '');
}
