import { describe, expect, it } from 'vitest';
import { readSkillMarkdown } from '../../../src/formats/skill-markdown.js';
import { SourceText } from '../../../src/formats/text.js';
import { findUnknownSkillFields } from '../../../src/rules/support/skill-fields.js';

/** What is said about the keys of a block, as `kind line key > suggestion`. */
function said(...lines: readonly string[]): readonly string[] {
  const skill = readSkillMarkdown(SourceText.of(`---\n${lines.join('\n')}\n---\n`));
  return findUnknownSkillFields(skill).map((field) => {
    const what = field.kind === 'belongs-in-metadata' ? field.others.join(',') : field.suggestion;
    return `${field.kind} ${field.range.start.line} ${field.key} > ${what}`;
  });
}

const BOTH = ['name: tidy', 'description: Tidies.'];

describe('the top-level keys of a SKILL.md', () => {
  const KEYS: readonly (readonly [lines: readonly string[], ...found: string[]])[] = [
    [BOTH],
    [['name: tidy', 'descriptoin: x'], 'near-miss-required 3 descriptoin > description'],
    [['name: tidy', 'Description: x'], 'near-miss-required 3 Description > description'],
    [['nmae: tidy', 'description: x'], 'near-miss-required 2 nmae > name'],
    [[...BOTH, 'descriptions: x']],
    [[...BOTH, 'licence: MIT'], 'near-miss 4 licence > license'],
    [[...BOTH, 'allowed_tools: Read'], 'near-miss 4 allowed_tools > allowed-tools'],
    [[...BOTH, 'allowedTools: Read'], 'near-miss 4 allowedTools > allowed-tools'],
    [[...BOTH, 'when-to-use: x'], 'near-miss 4 when-to-use > when_to_use'],
    [[...BOTH, 'user-invokable: true'], 'near-miss 4 user-invokable > user-invocable'],
    [[...BOTH, 'license: MIT', 'licence: MIT']],
    [[...BOTH, 'agents: x', 'hook: y', 'zone: z']],
    [[...BOTH, 'version: 1.0.0'], 'belongs-in-metadata 4 version > '],
    [[...BOTH, 'author: a', 'tags: [b]', 'zone: z'], 'belongs-in-metadata 4 author > tags'],
    [[...BOTH, 'model: x', 'hooks:', 'context: fork', 'argument-hint: "[x]"', 'homepage: x']],
    [[...BOTH, 'metadata:', '  version: 1']],
    [['name: x: y', 'descriptoin: x']],
  ];
  it.each(KEYS.map((row) => [row[0], row] as const))('%j', (_lines, [lines, ...found]) => {
    expect(said(...lines)).toEqual(found);
  });
});
