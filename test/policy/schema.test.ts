import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { loadPolicy } from '../../src/policy/load.js';
import { SCHEMA_COMMENT, configurableRules, policySchema } from '../../src/policy/schema.js';
import { type RepositoryFacts, starterPolicy } from '../../src/policy/starter.js';
import { rules } from '../../src/rules/index.js';

const validate = new Ajv2020({ strict: false, allErrors: true }).compile(policySchema());

describe('policySchema', () => {
  it('names every rule that a policy may set', () => {
    const names = configurableRules();
    expect(names).toContain('name-directory');
    expect(names).not.toContain('rule-crashed');
    expect(names.length).toBe(rules.filter(({ fixed }) => !fixed).length);
    expect(validate({ rules: Object.fromEntries(names.map((name) => [name, 'off'])) })).toBe(true);
    expect(validate({ rules: { 'no-such-rule': 'off' } })).toBe(false);
  });

  it('refuses what is unknown', () => {
    expect(validate({ ruels: {} })).toBe(false);
    expect(validate({ suppress: [{ rule: 'name-directory' }] })).toBe(false);
  });
});

const EVERYTHING: RepositoryFacts = {
  runtimes: ['agent-skills', 'ogcode', 'ongrid'],
  isUniform: true,
  skills: 4,
  subprocessFolders: ['tools', 'my skills'],
  hasSkillMarkdown: true,
  hasPermissions: true,
};
const NOTHING: RepositoryFacts = {
  runtimes: [],
  isUniform: true,
  skills: 0,
  subprocessFolders: [],
  hasSkillMarkdown: false,
  hasPermissions: false,
};

describe('starterPolicy', () => {
  it.each([
    ['everything', EVERYTHING],
    ['nothing', NOTHING],
  ])('is a policy for a repository with %s, and so is each of its examples', (_title, facts) => {
    const text = starterPolicy(facts);
    expect(text.startsWith(`${SCHEMA_COMMENT}\n`)).toBe(true);
    const uncommented = text.replace(/^#(?! )/gm, '');
    for (const one of [text, uncommented]) {
      expect(loadPolicy(memoryTree({ 'skillgate.yml': one }), 'skillgate.yml').files).toEqual([
        'skillgate.yml',
      ]);
      expect(validate(parse(one))).toBe(true);
    }
  });

  it('sets the runtimes only where that changes nothing', () => {
    expect(starterPolicy(EVERYTHING)).toMatch(/^runtimes: \[agent-skills, ogcode, ongrid\]$/m);
    expect(starterPolicy({ ...EVERYTHING, isUniform: false })).toMatch(/^#runtimes:/m);
  });
});
