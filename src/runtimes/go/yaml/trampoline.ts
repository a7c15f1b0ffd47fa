/** A computation that hands each deeper step out instead of calling it, so that nesting costs memory, not stack. */
export type Steps<T> = Generator<Steps<T>, T, T>;

/** Runs a computation to its end, however deep it goes. */
export function run<T>(steps: Steps<T>): T {
  const waiting = [steps];
  let turn = steps.next();
  for (;;) {
    if (turn.done) {
      waiting.pop();
      const above = waiting.at(-1);
      if (!above) return turn.value;
      turn = above.next(turn.value);
    } else {
      waiting.push(turn.value);
      turn = turn.value.next();
    }
  }
}
