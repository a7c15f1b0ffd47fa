import type { Effect, Outcome } from '../domain/finding.js';
import type { Fault } from '../domain/plan.js';
import type { RuntimeId } from '../domain/manifest.js';
import type { GatheredFault } from '../rules/rule.js';

/** A fault with the runtime that met it. */
export interface RuntimeFault {
  readonly runtime: RuntimeId;
  readonly fault: Fault;
}

/** Puts the faults of several runtimes together that are one mistake: the same code at the same place. */
export function gatherFaults(faults: readonly RuntimeFault[]): readonly GatheredFault[] {
  const byPlace = new Map<string, RuntimeFault[]>();
  for (const judged of faults) {
    const { code, location } = judged.fault;
    const key = `${code}\0${location.path}\0${location.start.line}:${location.start.column}`;
    const others = byPlace.get(key);
    if (others) others.push(judged);
    else byPlace.set(key, [judged]);
  }
  return Array.from(byPlace.values(), combine);
}

function combine(faults: readonly RuntimeFault[]): GatheredFault {
  const effects = new Map<RuntimeId, Effect>();
  for (const { runtime, fault } of faults) {
    const effect: Effect = { runtime, outcome: fault.outcome, detail: fault.detail };
    const known = effects.get(runtime);
    if (!known || weight(effect.outcome) > weight(known.outcome)) effects.set(runtime, effect);
  }
  const [first] = faults;
  if (!first) throw new Error('a gathered fault has at least one fault');
  const { outcome: _outcome, detail: _detail, ...facts } = gravest(faults)?.fault ?? first.fault;
  return { ...facts, effects: Array.from(effects.values()) };
}

/** The words come from the runtime that takes it worst; the first of those in the order of the runtimes. */
function gravest(faults: readonly RuntimeFault[]): RuntimeFault | undefined {
  return faults.toSorted((a, b) => weight(b.fault.outcome) - weight(a.fault.outcome))[0];
}

const WEIGHTS: Readonly<Record<Outcome, number>> = { dropped: 3, fails: 2, changed: 1, harmless: 0 };

function weight(outcome: Outcome): number {
  return WEIGHTS[outcome];
}
