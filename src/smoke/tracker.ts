import type { SmokeProgress } from './settings.js';

/** Counts what is done, and tells whoever wants to know. */
export class Tracker {
  private readonly tell: ((progress: SmokeProgress) => void) | undefined;
  private readonly running: string[] = [];
  private total = 0;
  private done = 0;

  constructor(tell: ((progress: SmokeProgress) => void) | undefined) {
    this.tell = tell;
  }

  expect(count: number): void {
    this.total += count;
  }

  /** Gives what is to be called at its end. */
  begin(name: string): () => void {
    // What is done over counts as more to do.
    if (this.done + this.running.length >= this.total) this.total += 1;
    this.running.push(name);
    this.report();
    return () => {
      this.running.splice(this.running.indexOf(name), 1);
      this.done += 1;
      this.report();
    };
  }

  private report(): void {
    this.tell?.({ done: this.done, total: this.total, running: this.running.slice() });
  }
}
