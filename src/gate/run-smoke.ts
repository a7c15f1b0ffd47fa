import type { SmokeMode, SmokeReport } from '../domain/smoke.js';
import type { Survey } from '../engine/survey.js';
import type { GateTask } from './task.js';

/** The mode that counts: what was asked for, else the policy's, else the usual one. */
export function smokeModeOf({ smoke }: GateTask, { options }: Survey): SmokeMode {
  return smoke.mode ?? options.policy?.smoke?.mode ?? smoke.otherwise;
}

/** Makes the smoke runs of the skills at these paths, of all where absent; undefined where they are off. */
export async function smokeOf(
  task: GateTask,
  survey: Survey,
  paths?: ReadonlySet<string>,
): Promise<SmokeReport | undefined> {
  const mode = smokeModeOf(task, survey);
  if (mode === 'off') return undefined;
  const manifests = survey.manifests.filter(({ path }) => paths?.has(path) ?? true);
  const [{ runSmoke }, { DEFAULT_SMOKE_SETTINGS }, { ownCommand }, { hostSystem }] = await Promise.all([
    import('../smoke/index.js'),
    import('../smoke/settings.js'),
    import('../smoke/spawner/client.js'),
    import('../platform/smoke-system.js'),
  ]);
  const { policy } = survey.options;
  const { refusal, exposed, signal, onProgress } = task.smoke;
  const maxSeconds = policy?.timeout?.maxSeconds;
  return runSmoke({
    settings: {
      ...DEFAULT_SMOKE_SETTINGS,
      ...policy?.smoke,
      mode,
      ...(maxSeconds === undefined ? {} : { maxSeconds }),
    },
    documents: survey.documents,
    manifests,
    plans: survey.plans,
    repository: task.directory,
    host: process.env,
    system: hostSystem,
    spawner: ownCommand(),
    exposed,
    // What executes nothing of the repository is nothing to refuse.
    ...(refusal && mode === 'run' ? { refusal } : {}),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
}
