import type { SpawnerSystem } from '../system.js';
import { type Instruction, LineSplitter, READY_LINE, encodeReply } from './protocol.js';
import { type Run, runProcess } from './run-process.js';

/** The one argument by which a bundle is told to be the helper that starts children. */
export const HELPER_ARGUMENT = '--smoke-helper';

/**
 * Serves as the helper where this process was started as one, and says whether it was. To be called before anything
 * else: the helper must neither read the environment nor load what it does not need.
 */
export async function runSpawnerIfAsked(createSystem: () => SpawnerSystem): Promise<boolean> {
  const args = process.argv.slice(2);
  if (args.length !== 1 || args[0] !== HELPER_ARGUMENT) return false;
  await serve(createSystem());
  return true;
}

/** Starts what it is told to until its stdin ends, which it also does when whoever started it dies. */
async function serve(system: SpawnerSystem): Promise<void> {
  // Ctrl-C reaches the whole foreground group; whoever started this decides what it means.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const active = new Set<Run>();
  const stop = (): void => {
    for (const run of active) run.stop();
  };
  const follow = async (id: number, run: Run): Promise<void> => {
    active.add(run);
    const reply = await run.reply;
    active.delete(run);
    process.stdout.write(encodeReply(id, reply));
  };
  process.stdout.on('error', stop);
  const lines = new LineSplitter((line) => {
    const instruction = JSON.parse(line) as Instruction;
    if ('stop' in instruction) return stop();
    void follow(instruction.id, runProcess(instruction.run, system));
  });
  try {
    process.stdin.setEncoding('utf8');
    process.stdout.write(`${READY_LINE}\n`);
    for await (const piece of process.stdin) lines.push(String(piece));
  } finally {
    stop();
    await Promise.all(Array.from(active, ({ reply }) => reply));
    system.dispose();
  }
}
