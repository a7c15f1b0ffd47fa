import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { loadPolicy, readPolicy } from '../../src/policy/load.js';
import { PolicyError } from '../../src/policy/policy-error.js';
import { renderMessage } from '../../src/report/messages.js';

/** The example of the specification, every setting of it. */
const FULL = `# yaml-language-server: $schema=x
runtimes: [agent-skills, ogcode, ongrid]
paths: ["**"]
ignore: ["**/testdata/**"]
allow-list:
  - path: skills
    mount: /etc/ongrid/skills
names: { allow: ["team-*"], deny: ["*-tmp"] }
classes: { allow: [safe, mutating], explicit: true }
environment: { allow: [PATH, HOME, "TEAM_*"] }
timeout: { max-seconds: 120 }
tools: { deny: ["Bash", "Bash(*)"], known: [Deploy] }
permissions:
  require: { "internal-*": deny, "deploy-*": ask }
required-fields: { SKILL.md: [license] }
rules: { reference-missing: error, description-truncated: off }
overrides:
  - paths: ["vendor/**"]
    rules: { name-directory: warning }
suppress:
  - { rule: entry-escapes, paths: ["skills/legacy/**"], reason: "moves in March", until: 2027-03-31 }
smoke: { mode: run, classes: [safe], isolation: preferred, environment: { TEAM_REGION: test } }
baseline: .github/skillgate-baseline.json
fail-on: error
require-skills: 1
ogcode: { home: dotfiles }
index: [public/index.json]
`;

function load(text: string) {
  return loadPolicy(memoryTree({ 'skillgate.yml': text }), 'skillgate.yml');
}

function faultsOf(files: Readonly<Record<string, string>>): readonly Finding[] {
  try {
    loadPolicy(memoryTree(files), 'skillgate.yml');
  } catch (error) {
    if (error instanceof PolicyError) return error.findings;
    throw error;
  }
  return [];
}

/** `line:column words` of every mistake. */
function mistakes(text: string): readonly string[] {
  return faultsOf({ 'skillgate.yml': text }).map((finding) => {
    const { start } = finding.location;
    return `${start.line}:${start.column} ${renderMessage(finding)}`;
  });
}

function at(line: number, from: number, to: number): object {
  return { path: 'skillgate.yml', start: { line, column: from }, end: { line, column: to } };
}

describe('loadPolicy', () => {
  it('reads every setting', () => {
    expect(load(FULL)).toEqual({
      files: ['skillgate.yml'],
      runtimes: ['agent-skills', 'ogcode', 'ongrid'],
      paths: ['**'],
      ignore: ['**/testdata/**'],
      allowList: [{ path: 'skills', mount: '/etc/ongrid/skills' }],
      names: { allow: ['team-*'], deny: ['*-tmp'] },
      classes: { allow: ['safe', 'mutating'], explicit: true },
      environment: { allow: ['PATH', 'HOME', 'TEAM_*'] },
      timeout: { maxSeconds: 120 },
      tools: { deny: ['Bash', 'Bash(*)'], known: ['Deploy'] },
      permissions: {
        require: [
          { pattern: 'internal-*', action: 'deny', location: at(14, 14, 26) },
          { pattern: 'deploy-*', action: 'ask', location: at(14, 34, 44) },
        ],
      },
      requiredFields: { 'SKILL.md': ['license'] },
      rules: { 'reference-missing': 'error', 'description-truncated': 'off' },
      overrides: [{ paths: ['vendor/**'], rules: { 'name-directory': 'warning' } }],
      suppress: [
        {
          rule: 'entry-escapes',
          paths: ['skills/legacy/**'],
          reason: 'moves in March',
          until: '2027-03-31',
          location: at(21, 13, 26),
        },
      ],
      smoke: {
        mode: 'run',
        classes: ['safe'],
        isolation: 'preferred',
        environment: { TEAM_REGION: 'test' },
      },
      baseline: '.github/skillgate-baseline.json',
      failOn: 'error',
      requireSkills: 1,
      ogcode: { home: 'dotfiles' },
      index: ['public/index.json'],
    });
  });

  it.each(['', '# nothing yet\n', '---\n', 'rules:\nsuppress:\n', '\ufeff# with a mark\n'])(
    'takes %j for a policy that decides nothing',
    (text) => {
      expect(load(text)).toEqual({ files: ['skillgate.yml'] });
    },
  );

  it.each([
    ['ruels: {}\n', ['1:1 "ruels" is no setting of a policy: did you mean "rules"?']],
    ['timeout: { seconds: 3 }\n', ['1:12 "seconds" is no setting of timeout; known are max-seconds']],
    [
      'timeout: { max-second: 3 }\n',
      ['1:12 "max-second" is no setting of timeout: did you mean "max-seconds"?'],
    ],
    [
      'fail-on: eror\n',
      ['1:10 fail-on cannot be "eror": did you mean "error"? Allowed are never, error, warning, notice'],
    ],
    [
      'runtimes: [claude]\n',
      ['1:12 runtimes[1] cannot be "claude"; allowed are agent-skills, ogcode, ongrid'],
    ],
    ['runtimes: ogcode\n', ['1:11 runtimes has to be a list, not a text']],
    ['runtimes: []\n', ['1:11 runtimes must not be empty: fill it in, or leave the setting out']],
    ['require-skills: many\n', ['1:17 require-skills has to be a whole number, not a text']],
    ['require-skills: -1\n', ['1:17 require-skills has to be at least 0, not "-1"']],
    ['ignore: [3]\n', ['1:10 ignore[1] has to be a text (quote it), not a number']],
    ['ignore: [""]\n', ['1:10 ignore[1] must not be empty: fill it in, or leave the setting out']],
    [
      'baseline: ../elsewhere.json\n',
      ['1:11 baseline has to be a path inside the repository, relative to its top, not "../elsewhere.json"'],
    ],
    [
      'allow-list: [{ path: /etc }]\n',
      ['1:22 allow-list[1].path has to be a path inside the repository, relative to its top, not "/etc"'],
    ],
    [
      'allow-list: [{ path: a, mount: b }]\n',
      ['1:32 allow-list[1].mount has to be an absolute path, not "b"'],
    ],
    ['allow-list: [{ mount: /b }]\n', ['1:14 lacks "path", which every entry of allow-list has to give']],
    [
      'tools: { deny: ["Bash("] }\n',
      ['1:17 tools.deny[1] has to be a grant such as Bash or Bash(rm:*), not "Bash("'],
    ],
    [
      'permissions: { require: { "a[": deny } }\n',
      ['1:27 permissions.require has to hold well-formed globs, not "a["'],
    ],
    [
      'permissions: { require: { "a*": block } }\n',
      ['1:33 permissions.require.a* cannot be "block"; allowed are allow, ask, deny'],
    ],
    ['rules: { name-directry: off }\n', ['1:10 "name-directry" is no rule: did you mean "name-directory"?']],
    [
      'rules: { everything: off }\n',
      ['1:10 "everything" is no rule: use the name that is shown with the finding'],
    ],
    [
      'rules: { rule-crashed: off }\n',
      ['1:10 "rule-crashed" cannot be changed: it says that something was not checked as it should be'],
    ],
    [
      'rules: { name-directory: fatal }\n',
      ['1:26 rules.name-directory cannot be "fatal"; allowed are error, warning, notice, off'],
    ],
    [
      'overrides:\n  - paths: [a]\n    rules: { nope-nope: off }\n',
      ['3:14 "nope-nope" is no rule: use the name that is shown with the finding'],
    ],
    [
      'suppress:\n  - rule: name-directory\n',
      ['2:5 lacks "reason", which every entry of suppress has to give'],
    ],
    [
      'suppress:\n  - { rule: name-directory, reason: x, until: March }\n',
      ['2:47 suppress[1].until has to be a day as YYYY-MM-DD, not "March"'],
    ],
    [
      'suppress:\n  - { rule: name-directory, reason: x, until: 2027-02-30 }\n',
      ['2:47 until has to be a day of the calendar, not "2027-02-30"'],
    ],
    ['rules: *all\n', ['1:8 is not YAML: no anchor is called "all"']],
    ['names: &n { allow: [a] }\nindex: *n\n', ['2:8 aliases are not read in a policy: write the value out']],
    ['fail-on: error\nfail-on: never\n', ['2:1 "fail-on" is given twice, first on line 1: keep one of them']],
    ['- rules\n', ['1:1 a policy is a mapping of settings, such as "fail-on: warning"']],
  ])('%j', (text, expected) => {
    expect(mistakes(text)).toEqual(expected);
  });

  it('says all mistakes at once, in the order of the file', () => {
    expect(
      mistakes('fail-on: eror\nruels: {}\nrules: { nope-nope: off }\n').map((one) => one.slice(0, 4)),
    ).toEqual(['1:10', '2:1 ', '3:10']);
  });

  it('shows the source line', () => {
    const [finding] = faultsOf({ 'skillgate.yml': 'x: 1\n' });
    expect(finding?.sourceLine).toBe('x: 1');
  });

  it('places what is not YAML', () => {
    const [finding] = faultsOf({ 'skillgate.yml': 'rules: { a: b\n' });
    expect(finding?.message).toBe('yaml');
    expect(finding?.location.path).toBe('skillgate.yml');
  });

  it('says why a file cannot be read', () => {
    const tree = memoryTree({ 'skillgate.yml': { symlink: '/etc/skillgate.yml' } });
    expect(() => loadPolicy(tree, 'skillgate.yml')).toThrow(PolicyError);
    expect(() => loadPolicy(tree, 'gone.yml')).toThrow('the policy gone.yml has a mistake');
  });
});

describe('readPolicy', () => {
  it.each([
    [{ 'skillgate.yml': 'fail-on: notice', '.github/skillgate.yml': 'fail-on: never' }, undefined, 'notice'],
    [{ '.github/skillgate.yml': 'fail-on: never' }, undefined, 'never'],
    [{ 'skillgate.yml': 'fail-on: notice', 'gate/own.yml': 'fail-on: warning' }, 'gate/own.yml', 'warning'],
  ])('%j, %s', (files, wanted, failOn) => {
    expect(readPolicy(memoryTree(files), wanted)?.failOn).toBe(failOn);
  });

  it('finds none', () => {
    expect(readPolicy(memoryTree({ 'a.yml': '' }), undefined)).toBeUndefined();
  });
});

describe('extends', () => {
  it('lays a policy over another: values replaced, mappings merged, exceptions added', () => {
    const tree = memoryTree({
      'shared/base.yml':
        'fail-on: warning\nignore: [a]\nnames: { allow: [x-*], deny: [y-*] }\nrules: { name-directory: off, yaml-comment: off }\n' +
        'permissions: { require: { "a*": ask, "b*": deny } }\nsuppress: [{ rule: name-format, reason: r }]\nrequire-skills: 3\n',
      'skillgate.yml':
        'extends: shared/base.yml\nfail-on: notice\nignore: [b]\nnames: { allow: [z-*] }\nrules: { yaml-comment: error }\n' +
        'permissions: { require: { "a*": deny } }\nsuppress: [{ rule: name-directory, reason: s }]\n',
    });
    const policy = loadPolicy(tree, 'skillgate.yml');
    expect(policy).toMatchObject({
      files: ['skillgate.yml', 'shared/base.yml'],
      failOn: 'notice',
      ignore: ['a', 'b'],
      names: { allow: ['z-*'], deny: ['y-*'] },
      rules: { 'name-directory': 'off', 'yaml-comment': 'error' },
      requireSkills: 3,
    });
    expect(
      policy.permissions?.require?.map(({ pattern, action, location }) => [pattern, action, location.path]),
    ).toEqual([
      ['a*', 'deny', 'skillgate.yml'],
      ['b*', 'deny', 'shared/base.yml'],
    ]);
    expect(policy.suppress?.map(({ rule, location }) => [rule, location.path])).toEqual([
      ['name-format', 'shared/base.yml'],
      ['name-directory', 'skillgate.yml'],
    ]);
  });

  const chain = Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [
      index === 0 ? 'skillgate.yml' : `p${index}.yml`,
      `extends: p${index + 1}.yml\n`,
    ]),
  );

  it.each([
    [{ 'skillgate.yml': 'extends: skillgate.yml\n' }, 'extends-cycle', 'skillgate.yml:1:10'],
    [
      { 'skillgate.yml': 'extends: a.yml\n', 'a.yml': '\nextends: skillgate.yml\n' },
      'extends-cycle',
      'a.yml:2:10',
    ],
    [
      { 'skillgate.yml': 'extends: a.yml\n', 'a.yml': { symlink: 'skillgate.yml' } },
      'extends-cycle',
      'skillgate.yml:1:10',
    ],
    [{ 'skillgate.yml': 'extends: gone.yml\n' }, 'extends-missing', 'skillgate.yml:1:10'],
    [{ 'skillgate.yml': 'extends: ../up.yml\n' }, 'out-of-range', 'skillgate.yml:1:10'],
    [chain, 'extends-long', 'p10.yml:1:10'],
  ])('%j: %s', (files, message, place) => {
    const [finding] = faultsOf(files as Record<string, string>);
    const { path, start } = finding?.location ?? { path: '', start: { line: 0, column: 0 } };
    expect([finding?.message, `${path}:${start.line}:${start.column}`]).toEqual([message, place]);
  });
});
