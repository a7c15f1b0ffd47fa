import type { PermissionDecision } from '../domain/plan.js';
import { actionOf, weightOf } from '../runtimes/ogcode/permissions.js';
import { type RuleReport, defineRule } from './rule.js';
import { type KnownSkills, knownSkillsOf, ogcodeEffect, reportEach } from './support/ogcode-config.js';

export const rule = defineRule({
  name: 'permission-tie',
  summary: 'Two permission rules of equal weight meet on a skill, and the alphabet decides.',
  rationale:
    'Where two patterns are equally specific, ogcode takes the one that sorts first. Nobody means that, and renaming a pattern turns the decision round.',
  subject: ['ogcode.json'],
  messages: {
    tie: {
      severity: 'warning',
      text: '"{pattern}" ({action}) is as specific as "{winner}" ({decided}), which decides for skill "{skill}" only because it sorts first; make one more specific',
    },
  },
  examples: [
    {
      bad: {
        'ogcode.json': '{"skills": {"permissions": {"deploy-*": "allow", "*-legacy": "deny"}}}\n',
        '.agents/skills/deploy-legacy/SKILL.md': '---\nname: deploy-legacy\ndescription: Deploys.\n---\n',
      },
      good: {
        'ogcode.json': '{"skills": {"permissions": {"deploy-*": "allow", "deploy-legacy": "deny"}}}\n',
        '.agents/skills/deploy-legacy/SKILL.md': '---\nname: deploy-legacy\ndescription: Deploys.\n---\n',
        '.agents/skills/deploy-tests/SKILL.md': '---\nname: deploy-tests\ndescription: Deploys.\n---\n',
      },
    },
  ],
  check(manifest, context) {
    const known = knownSkillsOf(manifest, context);
    if (!known) return;
    const pairs = new Map(
      known.plan.decisions
        .toReversed()
        .map((decision) => [`${decision.rule}\0${decision.runnerUp}`, decision]),
    );
    reportEach(Array.from(pairs.values()), context, (decision) => findTie(decision, known));
  },
});

function findTie(decision: PermissionDecision, { plan }: KnownSkills): RuleReport | undefined {
  const { skill, action: decided, rule: winner, runnerUp } = decision;
  const deciding = plan.rules.find(({ pattern }) => pattern === winner);
  const losing = plan.rules.find(({ pattern }) => pattern === runnerUp);
  if (!deciding || !losing || deciding === losing || weightOf(winner) !== weightOf(runnerUp))
    return undefined;
  const action = actionOf(losing.action);
  if (action === decided) return undefined;
  return {
    message: 'tie',
    values: { pattern: runnerUp, action, winner, decided, skill },
    location: losing.patternLocation,
    effects: ogcodeEffect('changed', `takes "${winner}", which sorts first`),
    related: [{ location: deciding.patternLocation, note: `decides for ${skill}` }],
  };
}
