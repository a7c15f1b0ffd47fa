import { parseJson } from '../formats/json.js';
import { SourceText } from '../formats/text.js';
import type { EnvironmentSources } from './environment.js';
import { selectEnvironment } from './environment.js';
import { findStartFault } from './entry.js';
import type { Sandbox } from './isolation/sandbox.js';
import type { Spawner } from './spawner/client.js';
import type { HostSystem } from './system.js';
import { type CallOutcome, judgeReply } from './verdict.js';

/** One call of a skill, as the manager is asked for it. */
export interface Call {
  /** The entry's absolute path. */
  readonly entry: string;
  /** Whether git's index has the execute bit; the disk is asked where nothing knows. */
  readonly executable: boolean | undefined;
  /** The arguments as JSON; an empty text stands for none. */
  readonly argumentsText: string;
  readonly envAllow: readonly string[];
  readonly values: Omit<EnvironmentSources, 'privateDirectory'>;
  readonly timeoutMilliseconds: number;
}

/** What came of a call, and what was seen besides. */
export interface CallRecord {
  readonly outcome: CallOutcome;
  readonly milliseconds: number;
  readonly stderr: Uint8Array;
  /** Whether it wrote more than is kept. */
  readonly overflowed: boolean;
  readonly leftovers: readonly string[];
}

/** What a call needs. */
export interface CallTools {
  readonly sandbox: Sandbox;
  readonly spawner: Spawner;
  readonly system: HostSystem;
}

/** Calls a skill as the manager does. Source: spec runtimes-ongrid.md, "Calling a skill". Never throws. */
export async function callSkill(call: Call, { sandbox, spawner, system }: CallTools): Promise<CallRecord> {
  const input = encodeArguments(call.argumentsText);
  const facts = system.examine(call.entry);
  const fault = findStartFault({ ...facts, executable: call.executable ?? facts.executable }, (path) =>
    system.examine(path),
  );
  if (fault) return unstarted({ kind: 'start', fault });
  if (input === undefined) return unstarted({ kind: 'arguments' });
  const cell = sandbox.open();
  try {
    const environment = selectEnvironment(call.envAllow, {
      ...call.values,
      privateDirectory: cell.privateDirectory,
    });
    const { timeoutMilliseconds } = call;
    const reply = await spawner.run({ ...cell.launch(call.entry, environment), input, timeoutMilliseconds });
    const { milliseconds, stderr, overflowed, leftovers } = reply;
    return { outcome: judgeReply(reply), milliseconds, stderr, overflowed, leftovers };
  } finally {
    cell.close();
  }
}

/** What goes to stdin; undefined where it is no JSON. */
function encodeArguments(text: string): string | undefined {
  if (/^[ \t\r\n]*$/.test(text)) return '{}';
  return parseJson(SourceText.of(text)).ok ? text : undefined;
}

function unstarted(outcome: CallOutcome): CallRecord {
  return { outcome, milliseconds: 0, stderr: new Uint8Array(), overflowed: false, leftovers: [] };
}
