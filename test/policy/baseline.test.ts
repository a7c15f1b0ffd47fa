import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../src/domain/errors.js';
import type { Finding } from '../../src/domain/finding.js';
import { type Baseline, applyBaseline, parseBaseline, renderBaseline } from '../../src/policy/baseline.js';
import { SourceText } from '../../src/formats/text.js';
import { at, sampleFinding } from '../support/sample-report.js';

function read(text: string): Baseline {
  return parseBaseline(SourceText.of(text), 'baseline.json');
}

function finding(path: string, fingerprint: string, parts: Partial<Finding> = {}): Finding {
  return sampleFinding({ rule: 'name-directory', location: at(path, 2), fingerprint, ...parts });
}

describe('a written baseline', () => {
  const findings = [
    finding('b/SKILL.md', 'f2'),
    finding('a/SKILL.md', 'f1'),
    finding('a/SKILL.md', 'f0', { severity: 'notice' }),
  ];
  const text = renderBaseline(findings);

  it('has one entry a line, sorted', () => {
    expect(text).toBe(`{
  "version": 1,
  "findings": [
    {"rule":"name-directory","path":"a/SKILL.md","fingerprint":"f0"},
    {"rule":"name-directory","path":"a/SKILL.md","fingerprint":"f1"},
    {"rule":"name-directory","path":"b/SKILL.md","fingerprint":"f2"}
  ]
}
`);
  });

  it('accepts what it was made of, wherever that stands now', () => {
    const moved = findings.map((one) => ({ ...one, location: at(one.location.path, 99) }));
    const { kept, accepted, stale } = applyBaseline(moved, read(text));
    expect([kept.length, accepted.length, stale.length]).toEqual([0, 3, 0]);
  });

  it('can be empty', () => {
    expect(read(renderBaseline([])).entries).toEqual([]);
  });

  it('holds neither what is accepted elsewhere nor what must never be', () => {
    const others = [
      finding('a', 'f', { suppressed: { reason: 'known', source: at('skillgate.yml') } }),
      finding('a', 'g', { rule: 'rule-crashed' }),
      finding('.', 'h', { rule: 'nothing-found' }),
      finding('baseline.json', 'i', { rule: 'baseline-stale' }),
    ];
    expect(read(renderBaseline(others)).entries).toEqual([]);
  });
});

describe('applying a baseline', () => {
  const baseline = read(renderBaseline([finding('a/SKILL.md', 'f1'), finding('gone/SKILL.md', 'f2')]));

  it('marks what it knows, says where it does, and keeps the order', () => {
    const known = finding('a/SKILL.md', 'f1');
    const unknown = finding('a/SKILL.md', 'f9');
    const { findings, kept, accepted } = applyBaseline([unknown, known], baseline);
    const source = {
      path: 'baseline.json',
      start: { line: 4, column: 5 },
      end: { line: 4, column: 69 },
    };
    expect(findings).toEqual([
      unknown,
      { ...known, suppressed: { reason: 'accepted in the baseline', source } },
    ]);
    expect(kept).toEqual([unknown]);
    expect(accepted).toEqual([findings[1]]);
  });

  it('finds the entries of what is gone, where the run would have known', () => {
    expect(applyBaseline([], baseline).stale.map(({ path }) => path)).toEqual([
      'a/SKILL.md',
      'gone/SKILL.md',
    ]);
    expect(applyBaseline([], baseline, (path) => path.startsWith('a/')).stale).toMatchObject([
      { path: 'a/SKILL.md' },
    ]);
  });

  it('holds rule and path to be part of the name', () => {
    const others = [finding('a/SKILL.md', 'f1', { rule: 'other' }), finding('b/SKILL.md', 'f1')];
    expect(applyBaseline(others, baseline).accepted).toEqual([]);
  });

  it('leaves what is suppressed already as it is, and does not call its entry stale', () => {
    const suppressed = finding('a/SKILL.md', 'f1', {
      suppressed: { reason: 'moves', source: at('skillgate.yml') },
    });
    const { findings, stale } = applyBaseline([suppressed], baseline);
    expect(findings).toEqual([suppressed]);
    expect(stale).toMatchObject([{ path: 'gone/SKILL.md' }]);
  });

  it('never accepts that something was not checked, whatever stands in it', () => {
    const crashed = finding('a', 'f', { rule: 'rule-crashed' });
    const forged = read('{"version":1,"findings":[{"rule":"rule-crashed","path":"a","fingerprint":"f"}]}');
    expect(applyBaseline([crashed], forged).kept).toEqual([crashed]);
  });
});

describe('a baseline that cannot be read', () => {
  it.each([
    ['', /baseline\.json:1:1: the baseline: unexpected end/],
    ['{"version": 1, "findings": [}', /baseline\.json:1:29/],
    ['[]', /baseline\.json:1:1: the baseline: "version" has to be 1/],
    ['{"version": 2, "findings": []}', /:1:13: .*"version" has to be 1/],
    ['{"version": "1", "findings": []}', /:1:13: .*"version" has to be 1/],
    ['{"version": 1}', /"findings" has to be a list/],
    ['{"version": 1, "findings": {}}', /:1:28: .*"findings" has to be a list/],
    ['{"version": 1, "findings": [{"rule": "x", "path": "y"}]}', /:1:29: .*an entry has to give/],
    ['{"version": 1, "findings": [{"rule": "", "path": "y", "fingerprint": "z"}]}', /an entry has to give/],
    ['{"version": 1, "findings": [7]}', /an entry has to give/],
  ])('%j', (text, words) => {
    expect(() => read(text)).toThrow(ConfigurationError);
    expect(() => read(text)).toThrow(words);
  });
});
