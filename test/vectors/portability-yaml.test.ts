import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

interface Vector {
  readonly id: string;
  readonly reference: { readonly yaml: boolean };
}

const file = new URL('../../fixtures/vectors/portability.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { readonly vectors: readonly Vector[] };

/**
 * Where the recorded reading takes a block as YAML and this one does not, or the other way round. The reference finds a
 * block wherever one may be meant; the open specification asks for fences, and a fault of those comes first.
 */
const OTHERWISE: Readonly<Record<string, string>> = {
  'fence-blank-first': 'the fence is not on line 1',
  'mix-leading-blank-crlf': 'the fence is not on line 1',
  'fence-text-first': 'the fence is not on line 1',
  'fence-space-before-open': 'an indented fence opens nothing',
  'fence-open-yaml-word': 'a fence with text behind it opens nothing',
  'fence-open-comment': 'a fence with text behind it opens nothing',
  'fence-open-value-same-line': 'a fence with text behind it opens nothing',
  'fence-close-four': 'four hyphens close nothing',
  'fence-close-indented': 'an indented fence closes nothing',
  'fence-close-dots': 'dots close nothing',
  'fence-close-missing': 'never closed',
  'fence-close-missing-colon-body': 'never closed',
  'fence-close-missing-no-body': 'never closed',
  'enc-utf16le': 'UTF-16 is read, so that its faults are found beside that of the encoding',
  'yaml-alias-unknown':
    'an alias without its anchor is an error in YAML; the recorded library finds it only later',
};

/** Whether the frontmatter reads as a mapping with each key once. */
function isRead(vector: Vector): boolean {
  const skill = new Documents(memoryTree({ 'SKILL.md': vector })).skill('SKILL.md');
  return skill?.yaml?.root !== undefined && skill.yaml.duplicates.length === 0;
}

describe('vectors/portability.json', () => {
  const disagreeing = vectors
    .filter((vector) => isRead(vector) !== vector.reference.yaml)
    .map(({ id }) => id);
  const expected = Object.keys(OTHERWISE);

  it(`reads ${vectors.length - expected.length} of ${vectors.length} blocks as the reference does`, () => {
    expect(disagreeing.toSorted()).toEqual(expected.toSorted());
  });
});
