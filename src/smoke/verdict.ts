import type { StartCause, StartFault } from './entry.js';
import { type OutputFault, judgeOutput } from './output.js';
import type { RunReply } from './spawner/protocol.js';

/** What the manager makes of a call. `unjudged`: of ours, not of the skill's. */
export type CallOutcome =
  | { readonly kind: 'result'; readonly text: string; readonly value: unknown }
  /** `exit` is -1 where a signal ended it. */
  | { readonly kind: 'exit'; readonly exit: number; readonly signal: string }
  | { readonly kind: 'output'; readonly fault: OutputFault; readonly stdout: Uint8Array }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'arguments' }
  | { readonly kind: 'start'; readonly fault: StartFault }
  | { readonly kind: 'unjudged'; readonly why: 'stopped' | 'unsafe' | 'lost'; readonly words: string };

/** The manager's verdict on a process that ran, or that did not start. Its order: time, start, exit, output. */
export function judgeReply(reply: RunReply): CallOutcome {
  switch (reply.outcome) {
    case 'stopped':
    case 'unsafe':
    case 'lost':
      return { kind: 'unjudged', why: reply.outcome, words: reply.code };
    case 'timed-out':
      return { kind: 'timeout' };
    case 'failed':
      return { kind: 'start', fault: startFaultOf(reply.code) };
    case 'ended':
      if (reply.signal !== '' || reply.exit !== 0)
        return { kind: 'exit', exit: reply.exit, signal: reply.signal };
      return judgeStdout(reply);
  }
}

function judgeStdout({ stdout, overflowed }: RunReply): CallOutcome {
  const judged = judgeOutput(stdout, overflowed);
  if (judged.ok) return { kind: 'result', text: judged.text, value: judged.value };
  return { kind: 'output', fault: judged.fault, stdout };
}

/** Everything that can be told beforehand has been; this is what only the system knew. */
const CAUSES: Readonly<Record<string, readonly [StartCause, string]>> = {
  ENOENT: ['no-interpreter', 'no such file or directory'],
  EACCES: ['not-executable', 'permission denied'],
  ENOEXEC: ['wrong-format', 'exec format error'],
};

function startFaultOf(code: string): StartFault {
  const [cause, words] = CAUSES[code] ?? ['failed', code];
  return { cause, interpreter: '', words };
}

/** As much of an output the manager shows, in bytes. */
const SHOWN = 200;

/** The line that the manager gives for a failed call; empty for a result. `stderr` is its last 4 KiB. */
export function managerWords(outcome: CallOutcome, stderr: Uint8Array): string {
  const log = trimSpace(Buffer.from(stderr).toString('utf8'));
  switch (outcome.kind) {
    case 'result':
    case 'unjudged':
      return '';
    case 'exit':
      return `exit ${outcome.exit} (stderr: ${log})`;
    case 'output': {
      const shown = trimSpace(Buffer.from(outcome.stdout.subarray(0, SHOWN)).toString('utf8'));
      return `stdout is not valid JSON (first ${SHOWN}B: ${shown})`;
    }
    case 'timeout':
      return 'timed out';
    case 'arguments':
      return 'invalid params JSON';
    case 'start':
      return outcome.fault.words;
  }
}

/** As Go trims: a byte-order mark is no white space there. */
function trimSpace(text: string): string {
  return text.replace(/^[\p{White_Space}]+|[\p{White_Space}]+$/gu, '');
}
