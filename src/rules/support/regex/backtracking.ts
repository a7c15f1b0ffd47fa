import { ANY_CHARACTER, charactersOf } from './characters.js';
import { componentsOf } from './components.js';
import { type Positions, positionsOf } from './positions.js';
import { parseRegex } from './syntax.js';

/** What is known of a pattern; `unknown` where it is too large or of a kind that is not looked into. */
export type Backtracking = 'exponential' | 'harmless' | 'unknown';

/** How many steps between states, and between pairs of them, are followed at most. */
const STEP_LIMIT = 30_000;

/**
 * Whether there are texts on which a backtracking engine takes time that doubles with every few characters: a loop that
 * can read one text in two ways, before something that can fail. For patterns of characters, groups, choices and
 * repetitions the loop is found exactly (infinite ambiguity of the automaton), over a sample of characters; so
 * `exponential` comes with texts that prove it. Quadratic and cubic time are not looked for; look-around,
 * back-references, word boundaries and very large patterns are `unknown`. The pattern is never run on a text of its own
 * making, and the work is bounded.
 */
export function judgeBacktracking(pattern: string, flags: string): Backtracking {
  const root = parseRegex(pattern);
  const setOf = charactersOf(flags);
  const positions = root && positionsOf(root, setOf);
  const loops = positions && loopsOf(positions);
  if (!positions || !loops) return 'unknown';
  let verdict: Backtracking = 'harmless';
  for (const loop of loops) {
    for (const read of textsOf(loop, positions)) {
      if (!canFailBehind(loop, positions, { read, everything: setOf(ANY_CHARACTER) })) continue;
      const isAmbiguous = findAmbiguity(loop, positions, read);
      if (isAmbiguous) return 'exponential';
      if (isAmbiguous === undefined) verdict = 'unknown';
    }
  }
  return verdict;
}

type States = ReadonlySet<number>;

/** States that can reach one another; undefined where looking for them takes too long. */
function loopsOf({ steps }: Positions): readonly States[] | undefined {
  const components = componentsOf(
    steps.map((_, state) => state),
    (state) => (steps[state] ?? []).map(({ to }) => to),
    STEP_LIMIT,
  );
  if (!components) return undefined;
  const loops = new Map<number, Set<number>>();
  for (const [state, component] of components) {
    const loop = loops.get(component);
    if (loop) loop.add(state);
    else loops.set(component, new Set([state]));
  }
  return Array.from(loops.values());
}

/** The characters to try a loop with: those that do not lead out of it, then all that it reads. */
function textsOf(loop: States, { sets, steps }: Positions): readonly bigint[] {
  const behind = Array.from(loop).flatMap((state) => (steps[state] ?? []).map(({ to }) => to));
  const read = unionOf(loop, sets);
  const leading = unionOf(new Set(behind.filter((state) => !loop.has(state))), sets);
  return [read & ~leading, read];
}

/** Whether some end of the text makes every way through the loop fail, so that an engine tries all of them. */
function canFailBehind(
  loop: States,
  positions: Positions,
  { read, everything }: { readonly read: bigint; readonly everything: bigint },
): boolean {
  const { sets, steps, matchesAnything, matchesAtEnd } = positions;
  const reached = new Set(loop);
  for (const state of reached) {
    for (const { to } of steps[state] ?? []) if (((sets[to] ?? 0n) & read) !== 0n) reached.add(to);
  }
  const states = Array.from(reached);
  if (states.some((state) => matchesAnything[state])) return false;
  if (!states.some((state) => matchesAtEnd[state])) return true;
  const goesOn = states.flatMap((state) => (steps[state] ?? []).map(({ to }) => to));
  return (~unionOf(new Set(goesOn), sets) & everything) !== 0n;
}

function unionOf(states: States, sets: readonly bigint[]): bigint {
  let union = 0n;
  for (const state of states) union |= sets[state] ?? 0n;
  return union;
}

/**
 * Whether a loop can read one text in two ways: by two ways between the same states, or by ways that part at a state
 * and meet there again. Undefined where that takes too long to find out.
 */
function findAmbiguity(loop: States, { sets, steps }: Positions, read: bigint): boolean | undefined {
  const inside = new Map(
    Array.from(loop, (state) => [
      state,
      (steps[state] ?? []).filter(({ to }) => loop.has(to) && ((sets[to] ?? 0n) & read) !== 0n),
    ]),
  );
  const size = steps.length;
  const pairsBehind = (pair: number): readonly number[] => {
    const left = inside.get(Math.floor(pair / size)) ?? [];
    const right = inside.get(pair % size) ?? [];
    return left.flatMap((a) =>
      right
        .filter((b) => ((sets[a.to] ?? 0n) & (sets[b.to] ?? 0n) & read) !== 0n)
        .map((b) => a.to * size + b.to),
    );
  };
  const equal = (state: number): number => state * size + state;
  const equalPairs = Array.from(loop, equal);
  const components = componentsOf(equalPairs, pairsBehind, STEP_LIMIT);
  if (!components) return undefined;
  for (const [state, behind] of inside) {
    const own = components.get(equal(state));
    if (behind.some(({ to, ways }) => ways > 1 && components.get(equal(to)) === own)) return true;
  }
  const ofEqual = new Set(equalPairs.map((pair) => components.get(pair)));
  return Array.from(components).some(
    ([pair, component]) => Math.floor(pair / size) !== pair % size && ofEqual.has(component),
  );
}
