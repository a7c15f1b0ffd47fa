import { expect, it } from 'vitest';
import type { Manifest } from '../../../src/domain/manifest.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import type { RuleContext, RuleReport } from '../../../src/rules/rule.js';
import {
  SKILL_FIELD_MESSAGES,
  reportUnknownSkillFields,
} from '../../../src/rules/support/unknown-skill-fields.js';

const MANIFEST: Manifest = { kind: 'SKILL.md', path: 'tidy/SKILL.md', runtimes: ['agent-skills'] };

function reported(text: string): readonly RuleReport[] {
  const reports: RuleReport[] = [];
  const documents = new Documents(memoryTree({ [MANIFEST.path]: text }));
  const context: Pick<RuleContext, 'documents' | 'faults' | 'report'> = {
    documents,
    faults: (_manifest, code) => [
      {
        code,
        variant: 'missing',
        values: {},
        location: { path: MANIFEST.path, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
        effects: [{ runtime: 'agent-skills', outcome: 'dropped', detail: `skipped: ${code}` }],
      },
    ],
    report: (report) => reports.push(report),
  };
  reportUnknownSkillFields(MANIFEST, context as RuleContext);
  return reports;
}

it('says what a misspelt required key costs', () => {
  const [report] = reported('---\nname: tidy\ndescriptoin: Tidies.\n---\n');
  expect(report).toMatchObject({
    message: 'misspelt-required',
    values: { key: 'descriptoin', suggestion: 'description' },
    location: { start: { line: 3, column: 1 } },
    effects: [{ outcome: 'dropped', detail: 'skipped: description-required' }],
  });
});

it('tells a file once what belongs in metadata', () => {
  const reports = reported(
    '---\nname: tidy\ndescription: Tidies.\nlicence: MIT\nversion: 1\nauthor: a\ntags: b\n---\n',
  );
  expect(reports.map(({ message, values }) => ({ message, values }))).toEqual([
    { message: 'misspelt', values: { key: 'licence', suggestion: 'license' } },
    { message: 'several-belong-in-metadata', values: { key: 'version', others: 'author", "tags' } },
  ]);
  for (const { message } of reports) expect(SKILL_FIELD_MESSAGES).toHaveProperty(message);
});
