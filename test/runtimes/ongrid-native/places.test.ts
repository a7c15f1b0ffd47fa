import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fault, LoadPlan } from '../../../src/domain/plan.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { findRule } from '../../../src/rules/index.js';
import { rule as activationMode } from '../../../src/rules/activation-mode.js';
import { rule as nameRewritten } from '../../../src/rules/name-rewritten.js';
import type { Rule } from '../../../src/rules/rule.js';
import { rule as toolClassUnknown } from '../../../src/rules/tool-class-unknown.js';
import { agentSkills } from '../../../src/runtimes/agent-skills.js';
import { loadNative } from '../../../src/runtimes/ongrid-native/index.js';

interface Vector {
  readonly id: string;
  readonly dir?: string;
  readonly text?: string;
  readonly base64?: string;
  readonly repeat?: object;
}

interface Judged {
  readonly id: string;
  readonly native: readonly Fault[];
  readonly open: readonly Fault[];
}

function faultsOf({ decisions }: LoadPlan): readonly Fault[] {
  return decisions.flatMap(({ faults }) => faults);
}

function judge({ id, dir = 'skill', text, base64, repeat }: Vector): Judged {
  const content = base64 !== undefined ? { base64 } : repeat !== undefined ? { repeat } : { text };
  const path = `${dir}/SKILL.md`;
  const documents = new Documents(memoryTree({ [path]: content }));
  const settings = { manifests: [{ kind: 'SKILL.md' as const, path }], allowList: [], project: '.' };
  const [native, open] = [loadNative(documents, settings), agentSkills.load(documents, settings)].map(
    faultsOf,
  );
  return { id, native: native ?? [], open: open ?? [] };
}

const judged = ['portability', 'ongrid-native-skill-md', 'ogcode-skill-md'].flatMap((name) => {
  const { vectors } = JSON.parse(readFileSync(`fixtures/vectors/${name}.json`, 'utf8')) as {
    vectors: Vector[];
  };
  return vectors.map(judge);
});

function startOf({ code, variant, location: { start } }: Fault): string {
  return `${code}/${variant} ${start.line}:${start.column}`;
}

/** Codes of which a file has several, so that one side may know more of them. */
const MANIFOLD = new Set(['yaml-duplicate-key', 'field-type', 'metadata-type']);

describe('one mistake', () => {
  it('has one place, whether ongrid or the open specification stumbles over it', () => {
    const apart = judged.flatMap(({ id, native, open }) =>
      native.flatMap((fault) => {
        const others = open.filter(({ code }) => code === fault.code);
        const isShared = others.some((other) => startOf(other) === startOf(fault));
        if (others.length === 0 || isShared || MANIFOLD.has(fault.code)) return [];
        return [`${id}: ${startOf(fault)} against ${others.map(startOf).join(', ')}`];
      }),
    );
    expect(apart).toEqual([]);
  });

  it('is found in hundreds of files by both', () => {
    const shared = judged.filter(({ native, open }) =>
      native.some((fault) => open.some((other) => startOf(other) === startOf(fault))),
    );
    expect(shared.length).toBeGreaterThan(300);
  });
});

describe('every fault', () => {
  const own: readonly Rule[] = [activationMode, nameRewritten, toolClassUnknown];

  it('has a rule with words for it', () => {
    const faults = judged.flatMap(({ native }) => native);
    const wordless = faults.flatMap(({ code, variant, values }) => {
      const rule = own.find(({ name }) => name === code) ?? findRule(code);
      const text = rule?.messages[variant]?.text;
      if (text === undefined) return [`${code}/${variant} has no message`];
      const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      // The rule itself looks up the text at fault.
      const missing = names.filter((name) => values[name] === undefined && name !== 'text');
      return missing.map((name) => `${code}/${variant} has no value ${name}`);
    });
    expect([...new Set(wordless)]).toEqual([]);
  });
});
