import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.js';
import type { Report } from '../../src/domain/report.js';
import { check } from '../../src/engine/check.js';
import type { CheckOptions } from '../../src/engine/options.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { policyOf } from '../support/policy.js';

const WRONG_NAME = '---\nname: other\ndescription: Tidies a table.\n---\n';
const TWO = {
  'skills/tidy/SKILL.md': WRONG_NAME,
  'vendor/swift/SKILL.md': WRONG_NAME.replace('other', 'else'),
};

function run(files: object, policy: string, options: CheckOptions = {}): Report {
  const tree = memoryTree({ ...files, 'skillgate.yml': policy });
  return check(tree, { ...policyOf(tree), ...options });
}

function places(findings: readonly Finding[]): readonly string[] {
  return findings.map(
    ({ rule, location, severity, suppressed }) =>
      `${severity} ${location.path}:${location.start.line} ${rule}${suppressed ? ` (${suppressed.reason})` : ''}`,
  );
}

describe('severities', () => {
  it.each([
    ['', ['error skills/tidy/SKILL.md:2 name-directory', 'error vendor/swift/SKILL.md:2 name-directory']],
    [
      'rules: { name-directory: notice }',
      ['notice skills/tidy/SKILL.md:2 name-directory', 'notice vendor/swift/SKILL.md:2 name-directory'],
    ],
    ['rules: { name-directory: off }', []],
    [
      'overrides: [{ paths: ["vendor/**"], rules: { name-directory: warning } }]',
      ['error skills/tidy/SKILL.md:2 name-directory', 'warning vendor/swift/SKILL.md:2 name-directory'],
    ],
    [
      'rules: { name-directory: off }\noverrides: [{ paths: [vendor], rules: { name-directory: warning } }, { paths: ["**"], rules: { yaml-comment: off } }]',
      ['warning vendor/swift/SKILL.md:2 name-directory'],
    ],
    [
      'overrides: [{ paths: ["**"], rules: { name-directory: warning } }, { paths: ["skills/**"], rules: { name-directory: off } }]',
      ['warning vendor/swift/SKILL.md:2 name-directory'],
    ],
  ])('%s', (policy, expected) => {
    expect(places(run(TWO, policy).findings)).toEqual(expected);
  });
});

describe('what is looked at', () => {
  it.each([
    ['ignore: ["vendor/**"]', {}, ['skills/tidy/SKILL.md']],
    ['ignore: [vendor, "skills/**"]', {}, []],
    ['paths: ["vendor/**"]', {}, ['vendor/swift/SKILL.md']],
    ['paths: ["vendor/**"]', { paths: ['skills'] }, ['skills/tidy/SKILL.md']],
    ['paths: ["**"]\nignore: [vendor]', { paths: ['vendor'] }, []],
  ] as const)('%s, %j', (policy, options, expected) => {
    expect(run(TWO, policy, options).manifests.map(({ path }) => path)).toEqual(expected);
  });

  it('is judged by the runtimes of the policy, unless others are asked for', () => {
    const files = { '.agents/skills/tidy/SKILL.md': WRONG_NAME };
    expect(run(files, 'runtimes: [ogcode]').runtimes).toEqual(['ogcode']);
    expect(run(files, 'runtimes: [ogcode]', { runtimes: ['agent-skills'] }).runtimes).toEqual([
      'agent-skills',
    ]);
  });

  it.each([
    ['fail-on: never', {}, 'pass'],
    ['fail-on: never', { failOn: 'error' }, 'fail'],
    ['require-skills: 3', {}, 'error'],
    ['require-skills: 3', { requireSkills: 2 }, 'fail'],
  ] as const)('%s, %j: %s', (policy, options, result) => {
    expect(run(TWO, policy, options).result).toBe(result);
  });
});

describe('suppressions of the policy', () => {
  it.each([
    [
      'suppress: [{ rule: name-directory, reason: renamed soon }]',
      [
        'error skills/tidy/SKILL.md:2 name-directory (renamed soon)',
        'error vendor/swift/SKILL.md:2 name-directory (renamed soon)',
      ],
    ],
    [
      'suppress: [{ rule: name-directory, paths: ["vendor/**"], reason: theirs }]',
      [
        'error skills/tidy/SKILL.md:2 name-directory',
        'error vendor/swift/SKILL.md:2 name-directory (theirs)',
      ],
    ],
    [
      'suppress: [{ rule: name-directory, reason: first }, { rule: name-directory, paths: [vendor], reason: second }]',
      [
        'error skills/tidy/SKILL.md:2 name-directory (first)',
        'error vendor/swift/SKILL.md:2 name-directory (first)',
      ],
    ],
    [
      'ignore: [vendor]\nsuppress: [{ rule: name-directory, until: 2026-11-30, reason: r }]',
      ['error skills/tidy/SKILL.md:2 name-directory (r)'],
    ],
    [
      'ignore: [vendor]\nsuppress: [{ rule: name-directory, until: 2026-11-29, reason: r }]',
      ['warning skillgate.yml:2 suppression-expired', 'error skills/tidy/SKILL.md:2 name-directory'],
    ],
    [
      'ignore: [vendor]\nsuppress: [{ rule: name-format, reason: r }]',
      ['warning skillgate.yml:2 suppression-unused', 'error skills/tidy/SKILL.md:2 name-directory'],
    ],
  ])('%s', (policy, expected) => {
    expect(places(run(TWO, policy, { today: '2026-11-30' }).findings)).toEqual(expected);
  });

  it('take their findings out of the counts and the result', () => {
    const { counts, result, findings } = run(TWO, 'suppress: [{ rule: name-directory, reason: r }]');
    expect([counts.errors, result, findings.length]).toEqual([0, 'pass', 2]);
    expect(findings[0]?.suppressed?.source).toMatchObject({ path: 'skillgate.yml', start: { line: 1 } });
  });

  it('are not called unused where only a part was looked at', () => {
    const policy = 'suppress: [{ rule: name-directory, paths: [vendor], reason: r }]';
    expect(places(run(TWO, policy, { paths: ['skills'] }).findings)).toEqual([
      'error skills/tidy/SKILL.md:2 name-directory',
    ]);
  });

  it('never expire where nobody says which day it is', () => {
    const policy = 'suppress: [{ rule: name-directory, until: 2001-01-01, reason: r }]';
    expect(run(TWO, policy).counts.errors).toBe(0);
  });
});

function skill(frontmatter: string, body = ''): object {
  return { 'skills/tidy/SKILL.md': `---\nname: other\n${frontmatter}description: Tidies.\n---\n${body}` };
}

function found(files: object): readonly string[] {
  return places(run(files, '').findings);
}

describe('suppressions in a skill', () => {
  it.each([
    ['# skillgate: ignore name-directory renamed in May\n', ''],
    ['  #skillgate:ignore name-directory renamed in May\n', ''],
    ['', '\n<!-- skillgate: ignore name-directory renamed in May -->\n'],
    ['', 'Some text. <!--skillgate: ignore name-directory renamed in May--> More.\n'],
  ])('%j %j', (frontmatter, body) => {
    expect(found(skill(frontmatter, body))).toEqual([
      'error skills/tidy/SKILL.md:2 name-directory (renamed in May)',
    ]);
  });

  it.each([
    ['in a code block', '```\n<!-- skillgate: ignore name-directory r -->\n```\n', []],
    [
      'of another rule',
      '<!-- skillgate: ignore name-format r -->\n',
      ['warning skills/tidy/SKILL.md:5 suppression-unused'],
    ],
    [
      'without a reason',
      '<!-- skillgate: ignore name-directory -->\n',
      ['warning skills/tidy/SKILL.md:5 suppression-invalid'],
    ],
    [
      'without a rule',
      '<!-- skillgate: ignore -->\n',
      ['warning skills/tidy/SKILL.md:5 suppression-invalid'],
    ],
    [
      'of no rule',
      '<!-- skillgate: ignore nothing-at-all r -->\n',
      ['warning skills/tidy/SKILL.md:5 suppression-invalid'],
    ],
    [
      'of a misspelt rule',
      '<!-- skillgate: ignore name-directry r -->\n',
      ['warning skills/tidy/SKILL.md:5 suppression-invalid'],
    ],
    [
      'of what only the policy waives',
      '<!-- skillgate: ignore name-not-allowed r -->\n',
      ['warning skills/tidy/SKILL.md:5 suppression-invalid'],
    ],
    ['with another word', '<!-- skillgate: ignored name-directory r -->\n', []],
  ])('does not hold %s', (_title, body, others) => {
    expect(found(skill('', body))).toEqual(['error skills/tidy/SKILL.md:2 name-directory', ...others]);
  });

  it('hold for the files of the skill, and of no other', () => {
    const body =
      '<!-- skillgate: ignore script-not-executable run by bash -->\n\n```bash\n./scripts/a.sh\n```\n';
    const script = { text: '#!/bin/sh\necho a\n', mode: '644' };
    const one = (name: string, text: string) => ({
      [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Runs.\n---\n${text}`,
      [`skills/${name}/scripts/a.sh`]: script,
    });
    const files = { ...one('first', body), ...one('second', body.replace(/^.*\n/, '\n')) };
    expect(found(files)).toEqual([
      'error skills/first/scripts/a.sh:1 script-not-executable (run by bash)',
      'error skills/second/scripts/a.sh:1 script-not-executable',
    ]);
  });
});
