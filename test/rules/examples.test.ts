import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/domain/report.js';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { findRule, rules } from '../../src/rules/index.js';
import type { Rule, RuleExample } from '../../src/rules/rule.js';
import { policyOf } from '../support/policy.js';

/** Rules that the engine reports itself have nothing to show. */
const WITHOUT_EXAMPLES = new Set([
  'rule-crashed',
  'not-checked',
  'policy-changed',
  'policy-invalid',
  'baseline-stale',
]);

function run(tree: RuleExample['bad'], { base, runtimes, allowList }: RuleExample): Report {
  const files = memoryTree(tree);
  return check(files, {
    ...(base ? { base: memoryTree(base) } : {}),
    ...policyOf(files),
    today: '2026-01-01',
    ...(runtimes ? { runtimes } : {}),
    ...(allowList ? { allowList } : {}),
  });
}

function found(report: Report, rule: Rule): number {
  return report.findings.filter((finding) => finding.rule === rule.name).length;
}

/** These need scripts to be run: test/smoke/rule-examples.test.ts does that. */
function needsRuns({ name }: Rule): boolean {
  return name.startsWith('smoke-') || name === 'script-syntax';
}

const examples = rules
  .filter((rule) => !needsRuns(rule))
  .flatMap((rule) =>
    rule.examples.map((example, index) => [`${rule.name} ${index + 1}`, rule, example] as const),
  );

describe('the examples of every rule', () => {
  it.each(examples)('%s: the bad one yields its finding', (_title, rule, example) => {
    expect(found(run(example.bad, example), rule)).toBeGreaterThan(0);
  });

  it.each(examples)('%s: the good one yields none', (_title, rule, example) => {
    expect(found(run(example.good, example), rule)).toBe(0);
  });

  it.each(examples)('%s: neither breaks a rule', (_title, _rule, example) => {
    for (const tree of [example.bad, example.good]) {
      expect(run(tree, example).findings.filter((finding) => finding.rule === 'rule-crashed')).toEqual([]);
    }
  });
});

describe('the metadata of every rule', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(findRule(name)).toBe(rule);
    expect(rules.filter((other) => other.name === name)).toHaveLength(1);
    expect(rule.summary).toMatch(/^[A-Z`].*\.$/);
    expect(rule.rationale.length).toBeGreaterThan(40);
    expect(Object.keys(rule.messages)).not.toEqual([]);
    if (!WITHOUT_EXAMPLES.has(name) && name !== 'smoke-refused') expect(rule.examples).not.toEqual([]);
  });
});
