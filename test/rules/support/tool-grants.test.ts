import { describe, expect, it } from 'vitest';
import { readSkillMarkdown } from '../../../src/formats/skill-markdown.js';
import { SourceText } from '../../../src/formats/text.js';
import { entryOf } from '../../../src/formats/yaml-tree.js';
import { isUnscoped, readToolGrants } from '../../../src/rules/support/tool-grants.js';

function read(value: string): readonly string[] {
  const source = SourceText.of(`---\nallowed-tools:${value}\n---\n`);
  const node = entryOf(readSkillMarkdown(source).yaml?.root, 'allowed-tools')?.value;
  const { grants, faults } = readToolGrants(node, source);
  const place = ({ range: { start } }: (typeof grants)[number] | (typeof faults)[number]): string =>
    `${start.line}:${start.column}`;
  return [
    ...grants.map(
      (grant) => `${place(grant)} ${grant.tool}${grant.scope === undefined ? '' : ` / ${grant.scope}`}`,
    ),
    ...faults.map((fault) => `${place(fault)} ${fault.kind} ${fault.text}`),
  ];
}

describe('readToolGrants', () => {
  it.each([
    [' Read Grep,Glob,  Bash', ['2:16 Read', '2:21 Grep', '2:26 Glob', '2:33 Bash']],
    [' Bash(git status:*), Bash(npm run (a|b))', ['2:16 Bash / git status:*', '2:36 Bash / npm run (a|b)']],
    [' "Bash(git add:*) Read"', ['2:17 Bash / git add:*', '2:33 Read']],
    ['\n  - Read\n  - Bash(ls, cd)', ['3:5 Read', '4:5 Bash / ls, cd']],
    [' [Read, "Bash(ls)"]', ['2:17 Read', '2:24 Bash / ls']],
    [' Bash(git', ['2:16 unbalanced Bash(git']],
    [' Bash)', ['2:16 unbalanced Bash)']],
    [' Bash (git:*)', ['2:16 Bash', '2:21 detached-scope (git:*)']],
    [' Bash()', ['2:16 empty-scope Bash()']],
    ['', []],
    [' { a: b }', []],
  ])('%j', (value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it.each([
    [undefined, true],
    ['*', true],
    [':*', true],
    ['**', true],
    ['git:*', false],
    ['ls', false],
  ])('scope %s is open: %s', (scope, expected) => {
    expect(isUnscoped({ scope })).toBe(expected);
  });
});
