import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostSystem } from '../../src/platform/smoke-system.js';
import { callSkill } from '../../src/smoke/call.js';
import { type CallOutcome, managerWords } from '../../src/smoke/verdict.js';
import { SmokeBench } from '../support/smoke.js';

interface Vector {
  readonly id: string;
  readonly script?: string;
  readonly mode?: string;
  readonly entry?: 'a directory' | 'nothing there';
  readonly stdin: string | { readonly repeat: string };
  readonly envAllow: readonly string[];
  readonly host: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly result?: string | { readonly length: number };
  readonly exit?: number;
  readonly message?: string;
}

const file = new URL('../../fixtures/vectors/ongrid-wire-protocol.json', import.meta.url);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as { readonly vectors: readonly Vector[] };

/** Only root may execute what nobody but others may, and the vectors were recorded as root. */
const vectors = recorded.vectors.filter(({ id }) => process.getuid?.() === 0 || id !== 'exec-other-only');

let bench: SmokeBench;
let repository: string;
beforeAll(async () => {
  bench = await SmokeBench.open();
  repository = bench.folder();
});
afterAll(() => bench.close());

/** The entry of a vector on the disk. */
function place({ entry, script = '', mode = '755' }: Vector): string {
  const run = path.join(repository, 'run');
  rmSync(run, { recursive: true, force: true });
  if (entry === 'a directory') mkdirSync(run);
  else if (entry === undefined) {
    writeFileSync(run, script);
    chmodSync(run, Number.parseInt(mode, 8));
  }
  return run;
}

/** The one vector that is described instead of written out: an object of 200,008 bytes. */
function argumentsOf({ stdin }: Vector): string {
  return typeof stdin === 'string' ? stdin : JSON.stringify({ x: 'y'.repeat(200_000) });
}

/** What the vectors call an outcome, with what belongs to it. */
function describeOutcome(outcome: CallOutcome): Partial<Vector> {
  switch (outcome.kind) {
    case 'result': {
      const { text } = outcome;
      return { outcome: 'result', result: text.length > 1_000_000 ? { length: text.length } : text };
    }
    case 'exit':
      return { outcome: 'exit', exit: outcome.exit };
    case 'start': {
      const { cause } = outcome.fault;
      const named = ['missing', 'directory', 'not-executable'];
      return { outcome: named.includes(cause) ? cause : 'start' };
    }
    case 'output':
    case 'timeout':
    case 'arguments':
    case 'unjudged':
      return { outcome: outcome.kind };
  }
}

/** What the manager says of calls, where it speaks of the call and not of a path of its own. */
function hasWords({ outcome, message }: Vector): boolean {
  return (
    message !== undefined &&
    ['exit', 'output', 'arguments', 'start'].includes(outcome) &&
    !message.includes('...')
  );
}

describe.each(['bubblewrap', 'process-group'] as const)('the wire protocol at the level %s', (level) => {
  it(`${vectors.length} of ${vectors.length} verdicts are the manager's`, { timeout: 120_000 }, async () => {
    const sandbox = await bench.sandbox(level, repository);
    const disagreements: unknown[] = [];
    for (const vector of vectors) {
      const { id, envAllow, host, outcome, result, exit, message } = vector;
      const record = await callSkill(
        {
          entry: place(vector),
          executable: undefined,
          argumentsText: argumentsOf(vector),
          envAllow,
          values: { given: [host], host: bench.host },
          timeoutMilliseconds: 20_000,
        },
        { sandbox, spawner: bench.spawner, system: hostSystem },
      );
      const wanted = {
        outcome,
        ...(result === undefined ? {} : { result }),
        ...(exit === undefined ? {} : { exit }),
      };
      const found = describeOutcome(record.outcome);
      if (JSON.stringify(found) !== JSON.stringify(wanted)) disagreements.push({ id, found, wanted });
      const words = managerWords(record.outcome, record.stderr);
      if (hasWords(vector) && !message?.includes(words)) disagreements.push({ id, words, message });
    }
    expect(disagreements).toEqual([]);
    expect(sandbox.isolation.level).toBe(level);
  });
});
