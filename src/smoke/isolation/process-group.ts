import type { Scratch } from '../system.js';
import type { Cell, Sandbox } from './sandbox.js';

/** Runs on the machine as it is: a session of its own, a clean environment, a fresh directory. */
export function processGroup(why: string, createScratch: () => Scratch): Sandbox {
  return {
    isolation: { level: 'process-group', why },
    leavesRepositoryOpen: true,
    open: () => openCell(createScratch()),
  };
}

function openCell(scratch: Scratch): Cell {
  const { path } = scratch;
  return {
    privateDirectory: path,
    launch: (entry, environment) => ({
      command: [entry],
      workingDirectory: path,
      environment,
      confinement: 'group',
      privateDirectory: path,
    }),
    close: () => scratch.remove(),
  };
}
