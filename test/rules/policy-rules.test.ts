import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { renderMessage } from '../../src/report/messages.js';
import { RUN_SH, skillTree } from '../../src/rules/support/examples.js';
import { policyOf } from '../support/policy.js';

/** `path:line:column words` of everything that a rule finds. */
function found(rule: string, files: object, policy: string): readonly string[] {
  const tree = memoryTree({ ...files, 'skillgate.yml': policy });
  return check(tree, policyOf(tree))
    .findings.filter((finding) => finding.rule === rule)
    .map((finding) => {
      const { path, start } = finding.location;
      return `${path}:${start.line}:${start.column} ${renderMessage(finding)}`;
    });
}

function skill(name: string, fields = ''): object {
  return { [`.agents/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Tidies.\n${fields}---\n` };
}

describe('name-not-allowed', () => {
  it.each([
    [
      'names: { allow: ["team-*"] }',
      [
        '.agents/skills/tidy/SKILL.md:2:7 the policy does not allow the name "tidy"; a name has to match "team-*"',
      ],
    ],
    [
      'names: { deny: ["t?dy", "x"] }',
      [
        '.agents/skills/tidy/SKILL.md:2:7 the policy forbids the name "tidy", which matches "t?dy": choose another name',
      ],
    ],
    ['names: { allow: ["t*"], deny: ["x-*"] }', []],
    [
      'names: { allow: [] }',
      [
        '.agents/skills/tidy/SKILL.md:2:7 the policy does not allow the name "tidy"; a name has to match nothing',
      ],
    ],
    ['', []],
  ])('%s', (policy, expected) => {
    expect(found('name-not-allowed', skill('tidy'), policy)).toEqual(expected);
  });
});

describe('class-not-allowed', () => {
  it.each([
    [
      'dangerous',
      ['disk/skill.json:5:12 the policy does not allow the class "dangerous" here; allowed: mutating'],
    ],
    ['mutating', []],
    ['read', []],
    [
      '',
      [
        'disk/skill.json:5:12 no class is declared, which counts as "safe", and the policy allows only: mutating',
      ],
    ],
    [
      undefined,
      [
        'disk/skill.json:1:1 no class is declared, which counts as "safe", and the policy allows only: mutating',
      ],
    ],
  ])('%s', (name, expected) => {
    expect(found('class-not-allowed', skillTree({ class: name }), 'classes: { allow: [mutating] }')).toEqual(
      expected,
    );
  });
});

describe('classes.explicit', () => {
  it('makes an absent class an error', () => {
    const files = skillTree({ class: undefined });
    const message =
      'no class is declared, and the policy asks for one in every skill.json; add "class": safe, mutating or dangerous';
    expect(found('class-implicit', files, 'classes: { explicit: true }')).toEqual([
      `disk/skill.json:1:1 ${message}`,
    ]);
    expect(found('class-implicit', files, 'classes: { explicit: false }')[0]).toContain(
      'takes the skill for safe',
    );
  });
});

describe('env-not-allowed', () => {
  it('places each variable', () => {
    const files = skillTree({ env_allow: ['PATH', 'TEAM_X', 'HOME', ' SECRET '] });
    expect(found('env-not-allowed', files, 'environment: { allow: [PATH, "TEAM_*"] }')).toEqual([
      'disk/skill.json:9:5 the policy does not allow the variable "HOME"; allowed: PATH, TEAM_*',
      'disk/skill.json:10:5 the policy does not allow the variable "SECRET"; allowed: PATH, TEAM_*',
    ]);
  });
});

describe('timeout.max-seconds', () => {
  it.each([
    [
      600,
      [
        'disk/skill.json:6:22 the policy allows at most 20 s, and this skill may run for 600 s: give a lower timeout_seconds',
      ],
    ],
    [20, []],
    [
      0,
      [
        'disk/skill.json:6:22 the policy allows at most 20 s, and this skill may run for 30 s: give a lower timeout_seconds',
      ],
    ],
    [
      undefined,
      [
        'disk/skill.json:1:1 the policy allows at most 20 s, and without a timeout_seconds this skill may run for 30 s: give one',
      ],
    ],
    ['60', []],
  ])('%s', (seconds, expected) => {
    const files = skillTree({ timeout_seconds: seconds });
    expect(found('timeout', files, 'timeout: { max-seconds: 20 }')).toEqual(expected);
  });
});

describe('tool-not-allowed', () => {
  it.each([
    ['allowed-tools: Read, Bash\n', ['Bash'], ['4:22']],
    ['allowed-tools: Bash(*) Bash(git:*)\n', ['Bash'], ['4:16']],
    ['allowed-tools:\n  - Bash(git status:*)\n  - "Bash"\n', ['Bash'], ['6:6']],
    ['allowed-tools: Bash(git status:*)\n', ['Bash', 'Bash(*)'], []],
    ['allowed-tools: Bash(rm -rf /)\n', ['Bash(rm:*)'], ['4:16']],
    ['allowed-tools: Bash\n', ['Bash(rm:*)'], ['4:16']],
    ['allowed-tools: Bash(r*)\n', ['Bash(rm)'], ['4:16']],
    ['allowed-tools: Bash(ls)\n', ['Bash(rm:*)', 'Bash(ls -l)'], []],
    ['allowed-tools: Bash(ls)\n', ['Bash(**)'], ['4:16']],
    ['allowed-tools: mcp__db__drop mcp__ci__run\n', ['mcp__db__*'], ['4:16']],
    ['allowed-tools: mcp__db\n', ['Bash'], []],
  ])('%j against %j', (field, deny, places) => {
    const lines = found('tool-not-allowed', skill('tidy', field), `tools: { deny: ${JSON.stringify(deny)} }`);
    expect(lines.map((line) => /:(\d+:\d+) /.exec(line)?.[1])).toEqual(places);
  });
});

describe('allowed-tools-unknown', () => {
  it.each([
    ['Read Bash(ls:*) mcp__x__y', '', []],
    ['Monitor ScheduleWakeup PushNotification', '', []],
    [
      'Raed',
      '',
      [
        '.agents/skills/tidy/SKILL.md:4:16 no tool is known as "Raed": did you mean "Read"? Names are case-sensitive',
      ],
    ],
    [
      'webFetch',
      '',
      [
        '.agents/skills/tidy/SKILL.md:4:16 no tool is known as "webFetch": did you mean "WebFetch"? Names are case-sensitive',
      ],
    ],
    [
      'Deploy',
      '',
      [
        '.agents/skills/tidy/SKILL.md:4:16 no tool is known as "Deploy"; if it is a new one or your own, add it to tools.known in the policy',
      ],
    ],
    ['Deploy OurOwnThing', 'tools: { known: [Deploy, "Our*"] }', []],
  ])('%s, %s', (tools, policy, expected) => {
    expect(found('allowed-tools-unknown', skill('tidy', `allowed-tools: ${tools}\n`), policy)).toEqual(
      expected,
    );
  });
});

describe('field-required', () => {
  it.each([
    [
      '',
      [
        '1:1 the policy requires the field "license": add it',
        '1:1 the policy requires the field "metadata.owner": add it',
      ],
    ],
    [
      'license:\nmetadata:\n  owner: a\n',
      ['4:9 the policy requires the field "license", which is empty: fill it in'],
    ],
    [
      'license: MIT\nmetadata: { owner: "" }\n',
      ['5:20 the policy requires the field "metadata.owner", which is empty: fill it in'],
    ],
    ['license: MIT\nmetadata.owner: a\n', []],
  ])('%j', (fields, expected) => {
    const policy = 'required-fields: { SKILL.md: [license, metadata.owner] }';
    const lines = found('field-required', skill('tidy', fields), policy);
    expect(lines.map((line) => line.replace(/^.*SKILL\.md:/, ''))).toEqual(expected);
  });

  it('looks at skill.json as Go decodes it, and leaves what has a rule of its own', () => {
    const policy = 'required-fields: { skill.json: [category, Owner, name, env_allow] }';
    const files = skillTree({ CATEGORY: 'disk', owner: 'a', name: undefined, env_allow: null });
    expect(found('field-required', files, policy)).toEqual([
      'disk/skill.json:7:16 the policy requires the field "env_allow", which is empty: fill it in',
    ]);
  });

  it('says nothing of what does not parse', () => {
    const files = {
      'disk/skill.json': '{ "name": "disk", "description": "x", "entry": "run.sh", }',
      'disk/run.sh': RUN_SH,
    };
    expect(found('field-required', files, 'required-fields: { skill.json: [category] }')).toEqual([]);
  });
});

describe('permission-too-weak', () => {
  const two = { ...skill('internal-docs'), ...skill('deploy-app') };
  const requires = 'permissions: { require: { "internal-*": deny, "*-app": ask } }';

  it.each([
    ['{"*": "ask", "internal-*": "deny"}', []],
    ['{"*": "deny"}', []],
    [
      '{"*": "ask"}',
      [
        'ogcode.json:1:34 skill "internal-docs" evaluates to ask by the rule "*", and the policy requires deny or stricter; add a more specific rule, or mend this one',
      ],
    ],
    [
      '{"internal-docs": "allow", "deploy-*": "ask"}',
      [
        'ogcode.json:1:46 skill "internal-docs" evaluates to allow by the rule "internal-docs", and the policy requires deny or stricter; add a more specific rule, or mend this one',
      ],
    ],
    [
      '{"internal-*": "deny"}',
      [
        'ogcode.json:1:1 skill "deploy-app" evaluates to allow, since no rule matches it, and the policy requires ask or stricter; add a rule to ogcode.json',
      ],
    ],
    ['{"internal-*": true}', []],
  ])('%s', (rules, expected) => {
    const files = { ...two, 'ogcode.json': `{"skills": {"permissions": ${rules}}}` };
    expect(found('permission-too-weak', files, requires)).toEqual(expected);
  });

  it('holds a repository without any rules to it where ogcode is served', () => {
    expect(found('permission-too-weak', two, requires)).toEqual([]);
    expect(found('permission-too-weak', two, `runtimes: [ogcode]\n${requires}`)).toHaveLength(2);
  });

  it('shows where the policy asks for it', () => {
    const tree = memoryTree({ ...two, 'ogcode.json': '{}', 'skillgate.yml': `\n${requires}` });
    const [finding] = check(tree, policyOf(tree)).findings.filter(
      ({ rule }) => rule === 'permission-too-weak',
    );
    expect(finding?.related.map(({ location }) => [location.path, location.start.line])).toEqual([
      ['skillgate.yml', 2],
    ]);
  });

  it.each([
    ['a rule that went', '{"skills": {"permissions": {"*": "ask"}}}', ['internal-docs ask']],
    [
      'a rule that was loosened',
      '{"skills": {"permissions": {"internal-*": "ask", "deploy-*": "allow"}}}',
      ['internal-docs ask', 'deploy-app allow'],
    ],
    ['a stricter rule', '{"skills": {"permissions": {"*": "deny"}}}', []],
  ])('compares with the commit before: %s', (_title, after, expected) => {
    const rules = '{"skills": {"permissions": {"internal-*": "deny", "deploy-*": "ask"}}}';
    const before = check(memoryTree({ ...two, 'ogcode.json': rules })).permissions;
    const { findings } = check(memoryTree({ ...two, 'ogcode.json': after }), { basePermissions: before });
    const weakened = findings.filter(({ message }) => message === 'weakened');
    expect(weakened.map(({ values }) => `${values['skill']} ${values['action']}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('notices a configuration that was removed', () => {
    const rules = '{"skills": {"permissions": {"internal-*": "deny"}}}';
    const before = check(memoryTree({ ...two, 'ogcode.json': rules })).permissions;
    const { findings } = check(memoryTree(two), { basePermissions: before, runtimes: ['ogcode'] });
    expect(findings.map(({ message }) => message)).toEqual(['weakened']);
  });
});
