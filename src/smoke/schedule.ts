import type { SmokeResult } from '../domain/smoke.js';
import type { Job } from './plan.js';
import type { Seen, Watch } from './witness.js';

/** How many run at a time. */
const SIDE_BY_SIDE = 2;

/** What came of a job: its result, and who else may have done what was seen. */
export interface Tried {
  readonly watch: Watch;
  readonly seen: Pick<Seen, 'suspects'>;
  /** Whether something changed on the machine that only one of them can have done. */
  readonly isSuspicious: boolean;
  readonly result: SmokeResult;
}

/** How jobs are done. */
export interface Doer {
  /** Tells a watch as soon as it begins, so that it can be known whose it is. */
  attempt(job: Job, began: (watch: Watch) => void): Promise<Tried>;
}

/**
 * Does all jobs: those of safe skills two at a time, others alone. Where something changed while two ran, both run again,
 * each alone, and that counts: a skill is not accused of what its neighbour did. Results come in the order of the jobs.
 */
export async function doAll(jobs: readonly Job[], doer: Doer): Promise<readonly SmokeResult[]> {
  const tried = new Map<Job, Tried>();
  const owners = new Map<Watch, Job>();
  const suspects = new Set<Job>();
  const attempt = async (job: Job): Promise<void> => {
    const one = await doer.attempt(job, (watch) => owners.set(watch, job));
    tried.set(job, one);
    if (!one.isSuspicious || one.seen.suspects.length < 2) return;
    for (const watch of one.seen.suspects) {
      const suspect = owners.get(watch);
      if (suspect) suspects.add(suspect);
    }
  };
  await inPool(
    jobs.filter(({ skill }) => skill.class === 'safe'),
    SIDE_BY_SIDE,
    attempt,
  );
  await inPool(
    jobs.filter(({ skill }) => skill.class !== 'safe'),
    1,
    attempt,
  );
  const first = new Map(tried);
  await inPool(Array.from(suspects), 1, attempt);
  acceptUnrepeated(Array.from(suspects), first, tried);
  return jobs.flatMap((job) => tried.get(job)?.result ?? []);
}

/** Where nobody does it again, what was seen stands against the one at whose end it was seen. */
function acceptUnrepeated(
  suspects: readonly Job[],
  first: ReadonlyMap<Job, Tried>,
  tried: Map<Job, Tried>,
): void {
  if (suspects.some((job) => tried.get(job)?.isSuspicious === true)) return;
  for (const job of suspects) {
    const before = first.get(job);
    if (before?.isSuspicious === true) tried.set(job, before);
  }
}

/** Works through a list, so many at a time, in order. */
export async function inPool<T>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: size }, worker));
}
