import type { Report } from '../domain/report.js';
import type { SmokeWish } from '../gate/task.js';
import type { SmokeProgress } from '../smoke/settings.js';
import { makeVisible } from '../report/visible.js';
import { isWatched, printProgress } from './terminal.js';

/**
 * Shows on a terminal how far the smoke runs have come, and lets Ctrl-C end what runs: what is done is reported. A
 * second Ctrl-C ends the program.
 */
export async function followSmoke(
  run: (watch: Pick<SmokeWish, 'signal' | 'onProgress'>) => Promise<Report>,
): Promise<Report> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  try {
    return await run({
      signal: controller.signal,
      ...(isWatched('stderr') ? { onProgress: (progress) => printProgress(describe(progress)) } : {}),
    });
  } finally {
    process.removeListener('SIGINT', stop);
    if (isWatched('stderr')) printProgress('');
  }
}

function describe({ done, total, running }: SmokeProgress): string {
  const names = running.map((name) => makeVisible(name).slice(0, 40)).join(', ');
  return `smoke runs: ${done} of ${total}${names === '' ? '' : `, now ${names}`}`;
}
