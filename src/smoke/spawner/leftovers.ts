import type { ProcessFacts, SpawnerSystem } from '../system.js';

/** How long processes may take to follow the one that ended: the tail of a pipeline is no leftover. In milliseconds. */
const GRACE = 200;
const STEP = 10;

/** How often what is left is killed until nothing is: it may be forking all the while. */
const KILL_ROUNDS = 100;

/** Everything that one run started. */
export interface Family {
  /** Those that live, zombies apart. */
  members(): readonly ProcessFacts[];
  /** Kills what can be killed at one stroke. */
  kill(): void;
}

/** The processes of a session, and those that left it but work in the run's places or hold its pipes. */
export function sessionFamily(
  system: SpawnerSystem,
  leader: { readonly id: number; readonly start: number },
  places: readonly string[],
): Family {
  const isOurs = (facts: ProcessFacts): boolean =>
    facts.session === leader.id ||
    facts.group === leader.id ||
    (facts.start >= leader.start && facts.id !== process.pid && system.refersTo(facts.id, places));
  return {
    members: () => system.processes().filter((facts) => isAlive(facts) && isOurs(facts)),
    kill: () => kill(-leader.id),
  };
}

/** The processes of a namespace, all of which descend from its first one and die with it. */
export function namespaceFamily(system: SpawnerSystem, first: ProcessFacts, wrapper: number): Family {
  const lives = (): boolean => {
    const facts = system.process(first.id);
    return facts !== undefined && facts.start === first.start && isAlive(facts);
  };
  return {
    members: () => (lives() ? descendants(system.processes(), first.id) : []),
    kill() {
      if (lives()) kill(first.id);
      kill(-wrapper);
    },
  };
}

/** Waits until a family is gone, or for the grace; kills what is left then and gives its names. */
export async function clear(family: Family): Promise<readonly string[]> {
  let left = family.members();
  for (let waited = 0; left.length > 0 && waited < GRACE; waited += STEP) {
    await sleep(STEP);
    left = family.members();
  }
  if (left.length === 0) return [];
  await extinguish(family);
  return left.map(({ name }) => name).toSorted();
}

/** Kills until nothing of a family lives. */
export async function extinguish(family: Family): Promise<void> {
  family.kill();
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const left = family.members();
    if (left.length === 0) return;
    for (const { id } of left) kill(id);
    await sleep(STEP);
  }
}

/** Sends SIGKILL to a process, or to a group where the number is negative; what is gone is gone. */
export function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended by itself, or never was.
  }
}

function isAlive({ state }: ProcessFacts): boolean {
  return state !== 'Z' && state !== 'X';
}

function descendants(processes: readonly ProcessFacts[], ancestor: number): readonly ProcessFacts[] {
  const byParent = new Map<number, ProcessFacts[]>();
  for (const facts of processes) {
    const siblings = byParent.get(facts.parent);
    if (siblings) siblings.push(facts);
    else byParent.set(facts.parent, [facts]);
  }
  const found: ProcessFacts[] = [];
  const pending = [ancestor];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    for (const child of byParent.get(id) ?? []) {
      if (isAlive(child)) found.push(child);
      pending.push(child.id);
    }
    byParent.delete(id);
  }
  return found;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
