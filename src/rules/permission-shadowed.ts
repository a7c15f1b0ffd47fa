import type { PermissionRule } from '../domain/plan.js';
import type { Glob } from '../runtimes/go/path-match.js';
import { actionOf, weightOf } from '../runtimes/ogcode/permissions.js';
import { type RuleReport, defineRule } from './rule.js';
import {
  type KnownSkills,
  globOf,
  knownSkillsOf,
  ogcodeEffect,
  reportEach,
} from './support/ogcode-config.js';

export const rule = defineRule({
  name: 'permission-shadowed',
  summary: 'More specific rules decide for every skill that a permission pattern matches.',
  rationale:
    'The most specific pattern decides, wherever it stands in the file. A rule that is overruled for each of its skills has no effect, which is easily missed when the broad rule is the strict one.',
  subject: ['ogcode.json'],
  messages: {
    shadowed: {
      severity: 'warning',
      text: 'every skill that "{pattern}" matches is decided by a more specific rule such as "{by}" ({decided}), so this {action} holds for none',
    },
  },
  examples: [
    {
      bad: {
        'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "internal-docs": "allow"}}}\n',
        '.agents/skills/internal-docs/SKILL.md':
          '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
      },
      good: {
        'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "internal-docs": "allow"}}}\n',
        '.agents/skills/internal-docs/SKILL.md':
          '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
        '.agents/skills/internal-keys/SKILL.md':
          '---\nname: internal-keys\ndescription: Rotates keys.\n---\n',
      },
    },
  ],
  check(manifest, context) {
    const known = knownSkillsOf(manifest, context);
    if (known) reportEach(known.plan.rules, context, (written) => findShadowed(written, known));
  },
});

/** The rule for everything is meant for what others leave, so it may well decide for none. */
function isCatchAll(glob: Glob): boolean {
  return glob.every(({ star, parts }) => star && parts.length === 0);
}

function findShadowed(
  written: PermissionRule,
  { plan, isOpen, decisionsFor }: KnownSkills,
): RuleReport | undefined {
  const { pattern, patternLocation: location } = written;
  const glob = globOf(written);
  if (!glob || isCatchAll(glob)) return undefined;
  const matched = decisionsFor(glob);
  const weight = weightOf(pattern);
  if (matched.length === 0 || matched.some(({ rule: decider }) => weightOf(decider) <= weight))
    return undefined;
  const action = actionOf(written.action);
  const other = matched.find((decision) => decision.action !== action);
  const decider = plan.rules.find((candidate) => candidate.pattern === other?.rule);
  if (!other || !decider) return undefined;
  return {
    message: 'shadowed',
    values: { pattern, action, by: other.rule, decided: other.action },
    location,
    effects: ogcodeEffect('changed', 'decides by more specific rules'),
    related: [{ location: decider.patternLocation, note: `decides for ${other.skill}` }],
    ...(isOpen ? { severity: 'notice' } : {}),
  };
}
