import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** What is left of the environment that this process was started with. */
export interface Exposure {
  /** Names of tokens that any process of the same user can still read; empty where there are none. */
  readonly exposed: readonly string[];
}

/** The runner's own tokens and those that inputs carry. */
const TOKEN = /^(?:INPUT_.*TOKEN.*|(?:GITHUB|GH)_TOKEN|ACTIONS_.*TOKEN.*)$/i;

/**
 * Overwrites the environment that this process was started with, as /proc/PID/environ shows it to every process of the
 * same user whatever is deleted from `process.env`; the variables themselves stay as they are. Only Linux has a way to
 * do that; elsewhere, and where a hardened kernel forbids it, the tokens that remain readable are named.
 * To be called once, at the start, in the main thread. Source: spec github.md 1.5.
 */
export function hideEnvironment(): Exposure {
  const tokens = Object.keys(process.env).filter(
    (name) => TOKEN.test(name) && (process.env[name] ?? '') !== '',
  );
  return { exposed: overwriteEnvironment() ? [] : tokens };
}

function overwriteEnvironment(): boolean {
  if (process.platform !== 'linux') return false;
  let memory: number | undefined;
  try {
    const [start, end] = environmentBounds();
    // Setting a variable to itself moves it to memory of its own.
    for (const [name, value] of Object.entries(process.env)) process.env[name] = value;
    memory = openSync('/proc/self/mem', 'r+');
    writeSync(memory, Buffer.alloc(end - start), 0, end - start, start);
    return readFileSync('/proc/self/environ').every((byte) => byte === 0);
  } catch {
    return false;
  } finally {
    if (memory !== undefined) closeSync(memory);
  }
}

/** Fields 50 and 51 of proc(5)'s stat; the name in brackets, which may hold anything, is the second. */
function environmentBounds(): readonly [number, number] {
  const text = readFileSync('/proc/self/stat', 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const start = Number(fields[47]);
  const end = Number(fields[48]);
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start <= 0 || end <= start) {
    throw new Error('the system does not say where the environment lies');
  }
  return [start, end];
}
