import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Decision, Fault } from '../../src/domain/plan.js';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { loadNative } from '../../src/runtimes/ongrid-native/index.js';

interface Outcome {
  readonly outcome: 'loads' | 'altered' | 'skips';
  readonly reason?: string;
  readonly name?: string;
  readonly description?: string;
  readonly descriptionLength?: number;
}

interface Vector {
  readonly id: string;
  readonly dir: string;
  readonly file?: string;
  readonly text?: string;
  readonly base64?: string;
  readonly repeat?: object;
  readonly outcomes: { readonly ongrid: Outcome };
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/portability.json', 'utf8')) as {
  vectors: Vector[];
};

/** The vectors' word for the fault that loses a skill. */
function reasonOf({ code, variant }: Fault, said: string | undefined): string {
  switch (code) {
    case 'yaml-syntax':
      return variant === 'not-a-mapping' ? variant : 'yaml-error';
    case 'yaml-duplicate-key':
      return 'duplicate-key';
    case 'field-type':
    case 'metadata-type':
      return 'wrong-type';
    case 'encoding':
      return variant === 'invalid-utf-8' ? 'not-utf8' : 'no-frontmatter';
    case 'frontmatter-missing':
      return 'no-frontmatter';
    case 'frontmatter-unterminated':
      return said === 'yaml' ? 'yaml-error' : 'unclosed-frontmatter';
    case 'name-required':
      return 'name-missing';
    case 'description-required':
      return 'description-missing';
    default:
      return variant;
  }
}

function alteration({ verdict, faults }: Decision): string | undefined {
  if (faults.some(({ variant }) => variant === 'invalid-utf-8')) return 'replaced-characters';
  return verdict === 'renamed' ? 'name-normalized' : undefined;
}

function predict({ dir, file = 'SKILL.md', text, base64, repeat }: Vector): Outcome {
  const content = base64 !== undefined ? { base64 } : repeat !== undefined ? { repeat } : { text };
  const documents = new Documents(memoryTree({ [`${dir}/${file}`]: content }));
  const settings = { manifests: [], allowList: [], project: '.' };
  const [decision] = loadNative(documents, settings).decisions;
  if (!decision) return { outcome: 'skips', reason: 'file-name' };
  const { skill, faults } = decision;
  const dropped = faults.find(({ outcome }) => outcome === 'dropped');
  if (!skill)
    return { outcome: 'skips', reason: dropped ? reasonOf(dropped, decision.reason) : 'nothing said' };
  const reason = alteration(decision);
  const { name, description } = skill;
  const length = Array.from(description).length;
  const told = length > 300 ? { descriptionLength: length } : { description };
  return { outcome: reason ? 'altered' : 'loads', ...(reason ? { reason } : {}), name, ...told };
}

function recorded({ outcomes }: Vector): Outcome {
  const { outcome, reason, name, description, descriptionLength } = outcomes.ongrid;
  return JSON.parse(
    JSON.stringify({ outcome, reason, name, description: description?.trim(), descriptionLength }),
  ) as Outcome;
}

it('ongrid in the portability vectors: 280 of 280', () => {
  const disagreeing = vectors.filter((vector) => !isDeepStrictEqual(predict(vector), recorded(vector)));
  expect(disagreeing.map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(280);
});
