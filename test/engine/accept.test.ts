import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.js';
import { acceptKnown } from '../../src/engine/accept.js';
import { Collector } from '../../src/engine/assess.js';
import { Documents } from '../../src/formats/documents.js';
import { SourceText } from '../../src/formats/text.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { parseBaseline, renderBaseline } from '../../src/policy/baseline.js';
import { rule as fileUnreadable } from '../../src/rules/file-unreadable.js';
import { at, sampleFinding } from '../support/sample-report.js';

const PATH = '.github/skillgate-baseline.json';

/** Two findings of which `accepted` are in the baseline, with as many others that are gone as `gone` says. */
function accept(settings: { readonly gone: number; readonly isPartial?: boolean }): readonly Finding[] {
  const paths = ['skills/a/SKILL.md', 'skills/b/SKILL.md'];
  const find = (baseline: string): Collector => {
    const collector = new Collector({
      documents: new Documents(memoryTree({ [PATH]: baseline })),
      manifests: [],
      plans: [],
      decisions: new Map(),
      allowList: [],
      runtimesChosen: false,
      mustFind: false,
      requireSkills: 0,
      policy: { files: [] },
      remarks: [],
      isWanted: () => true,
    });
    const context = collector.contextFor(fileUnreadable);
    for (const path of paths)
      context.report({ message: 'unreadable', values: { why: 'x' }, location: at(path) });
    return collector;
  };
  const gone = Array.from({ length: settings.gone }, (_, index) =>
    sampleFinding({ location: at(`gone/${index}/SKILL.md`), fingerprint: `g${index}` }),
  );
  const [known] = find('').findings;
  const text = renderBaseline([...(known ? [known] : []), ...gone]);
  const collector = find(text);
  const baseline = parseBaseline(SourceText.of(text), PATH);
  const isPartial = settings.isPartial ?? false;
  return acceptKnown(collector, { findings: collector.findings, baseline, isPartial });
}

describe('accepting what a baseline knows', () => {
  it('marks it and leaves the rest', () => {
    expect(accept({ gone: 0 })).toMatchObject([
      { location: { path: 'skills/a/SKILL.md' }, suppressed: { source: { path: PATH, start: { line: 4 } } } },
      { location: { path: 'skills/b/SKILL.md' } },
    ]);
    expect(accept({ gone: 0 })[1]?.suppressed).toBeUndefined();
  });

  it('reports an entry that nothing needs, in the order of the report', () => {
    expect(accept({ gone: 1 })[0]).toMatchObject({
      rule: 'baseline-stale',
      message: 'one',
      severity: 'notice',
      values: { rule: 'file-unreadable', path: 'gone/0/SKILL.md' },
      location: { path: PATH, start: { line: 4, column: 5 } },
      related: [],
    });
  });

  it('reports many in one', () => {
    const [finding, ...others] = accept({ gone: 30 });
    expect(finding).toMatchObject({ message: 'several', values: { count: 30 } });
    expect(finding?.related).toHaveLength(10);
    expect(others.map(({ rule }) => rule)).toEqual(['file-unreadable', 'file-unreadable']);
  });

  it('reports none where only a part was looked at', () => {
    expect(accept({ gone: 3, isPartial: true })).toHaveLength(2);
  });
});
