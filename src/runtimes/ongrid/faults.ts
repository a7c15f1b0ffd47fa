import type { Fault } from '../../domain/plan.js';

/** A fault before it is said what the loader does about it. */
export type Mistake = Omit<Fault, 'outcome' | 'detail'>;

/** The manifest is skipped for it; `words` are the loader's. */
export function dropping(mistake: Mistake, words: string): Fault {
  return { ...mistake, outcome: 'dropped', detail: `skipped: ${words}` };
}

/** The loader never comes by the manifest. */
export function unseen(mistake: Mistake, why: string): Fault {
  return { ...mistake, outcome: 'dropped', detail: `never seen: ${why}` };
}

/** The skill registers, and every call of it fails. */
export function failing(mistake: Mistake, words: string): Fault {
  return { ...mistake, outcome: 'fails', detail: `registers, then every call fails: ${words}` };
}

/** The skill registers otherwise than written. */
export function changing(mistake: Mistake, detail: string): Fault {
  return { ...mistake, outcome: 'changed', detail };
}
