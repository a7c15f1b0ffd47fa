import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** A process as /proc shows it; `start` is in clock ticks since the machine's start. */
export interface ProcessEntry {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly start: number;
}

/** Every process that can be seen; none where the system has no /proc. */
export function listProcesses(): readonly ProcessEntry[] {
  return numbersIn('/proc').flatMap((id) => readProcess(id) ?? []);
}

/** One process; undefined where it is gone. */
export function readProcess(id: number): ProcessEntry | undefined {
  const text = attempt(() => readFileSync(`/proc/${id}/stat`, 'latin1'));
  if (text === undefined) return undefined;
  // The name is in brackets and may hold some itself.
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  const [state = '', parent, group, session, ...rest] = text.slice(close + 2).split(' ');
  return {
    id,
    name: text.slice(open + 1, close),
    state,
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    start: Number(rest[15]),
  };
}

/** Whether a process works in one of these places, has one in its environment, or holds a descriptor of one. */
export function refersTo(id: number, places: readonly string[]): boolean {
  const isPlace = (text: string | undefined): boolean =>
    text !== undefined && places.some((place) => text.startsWith(place));
  if (isPlace(attempt(() => readlinkSync(`/proc/${id}/cwd`)))) return true;
  const environment = attempt(() => readFileSync(`/proc/${id}/environ`, 'utf8')) ?? '';
  if (places.some((place) => environment.includes(place))) return true;
  return numbersIn(`/proc/${id}/fd`).some((descriptor) =>
    isPlace(attempt(() => readlinkSync(`/proc/${id}/fd/${descriptor}`))),
  );
}

function numbersIn(directory: string): readonly number[] {
  const names = attempt(() => readdirSync(directory)) ?? [];
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

/** A process may end, or belong to somebody else, at any moment. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
