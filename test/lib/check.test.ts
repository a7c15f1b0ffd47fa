import { describe, expect, it } from 'vitest';
import { type PolicyFile, ConfigurationError, check, memoryTree } from '../../src/lib/index.js';

const TREE = memoryTree({ 'tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\n[x](gone.md)\n' });

const ACCEPTED: PolicyFile = {
  suppress: [{ rule: 'reference-missing', reason: 'comes in March', until: '2027-03-31' }],
};

function checkWrong(): unknown {
  return check(TREE, 'fail-on: sometimes\nrule: {}\n');
}

function indexed(description: string): object {
  return {
    'index.json': '{"version": "1", "skills": [{"name": "a"}]}',
    'a/SKILL.md': `---\nname: a\ndescription: ${description}\n---\n`,
  };
}

describe('check', () => {
  it('needs no policy, and reads none from the tree', () => {
    const { result, findings } = check(TREE);
    expect(result).toBe('pass');
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['reference-missing', 'warning'],
    ]);
    const files = {
      'a/SKILL.md': '---\nname: a\ndescription: b\n---\n[x](gone.md)\n',
      'skillgate.yml': 'nonsense: 1\n',
    };
    expect(check(memoryTree(files)).findings.map(({ rule }) => rule)).toEqual(['reference-missing']);
  });

  it.each<[what: string, policy: PolicyFile | string]>([
    ['an object', { 'fail-on': 'warning', rules: { 'reference-missing': 'warning' } }],
    ['a text', 'fail-on: warning # for now\n'],
  ])('takes a policy as %s', (_what, policy) => {
    expect(check(TREE, policy).result).toBe('fail');
  });

  it('names every mistake of a policy with its line', () => {
    expect(checkWrong).toThrow(ConfigurationError);
    expect(checkWrong).toThrow(/^skillgate\.yml:1: .*\nskillgate\.yml:2: /);
  });

  it('lets suppressions expire on the day that it is given', () => {
    expect(check(TREE, ACCEPTED, { today: '2027-03-31' }).counts.warnings).toBe(0);
    expect(check(TREE, ACCEPTED, { today: '2027-04-01' }).findings.map(({ rule }) => rule)).toContain(
      'suppression-expired',
    );
  });

  it('holds an index against the base', () => {
    const run = { base: memoryTree(indexed('one')) };
    expect(check(memoryTree(indexed('two')), {}, run).findings.map(({ rule }) => rule)).toEqual([
      'index-stale',
    ]);
    expect(check(memoryTree(indexed('one')), {}, run).findings).toEqual([]);
  });
});
