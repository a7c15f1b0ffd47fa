import { type Location, locate } from '../domain/location.js';
import type { LoadPlan, PermissionAction, PermissionDecision } from '../domain/plan.js';
import type { PermissionRequirement } from '../domain/policy.js';
import { matchParsed, parseGlob } from '../runtimes/go/path-match.js';
import { type RuleContext, type RuleReport, defineRule } from './rule.js';
import { ogcodeEffect, reportEach } from './support/ogcode-config.js';

const SKILL = {
  '.agents/skills/internal-docs/SKILL.md': '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
  'skillgate.yml': 'permissions:\n  require: { "internal-*": deny }\n',
};

export const rule = defineRule({
  name: 'permission-too-weak',
  summary: 'A skill is easier to load than the policy, or the commit before, allows.',
  rationale:
    'The most specific rule decides, so one line added for another purpose can open a skill that a broader rule kept shut, and nothing in the difference shows it. What must stay shut is written down in the policy; what a change opens is compared with the commit that it starts from.',
  subject: 'repository',
  enforcesPolicy: true,
  messages: {
    weaker: {
      severity: 'error',
      text: 'skill "{skill}" evaluates to {action} by the rule "{rule}", and the policy requires {required} or stricter; add a more specific rule, or mend this one',
    },
    undecided: {
      severity: 'error',
      text: 'skill "{skill}" evaluates to allow, since no rule matches it, and the policy requires {required} or stricter; add a rule to ogcode.json',
    },
    weakened: {
      severity: 'error',
      text: 'this change turns skill "{skill}" from {before} to {action}; keep a rule that decides {before} for it',
    },
  },
  examples: [
    {
      bad: {
        'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "internal-docs": "allow"}}}\n',
        ...SKILL,
      },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n', ...SKILL },
    },
  ],
  check(context) {
    const rows = context.plans.flatMap((plan) => rowsOf(plan, context));
    const requirements = context.policy.permissions?.require ?? [];
    if (requirements.length > 0) reportEach(rows, context, (row) => holdAgainst(requirements, row));
    const weakened = (context.basePermissions ?? []).flatMap(({ path, decisions }) =>
      decisions.flatMap((before) => findWeakened(before, path, rows)),
    );
    reportEach(weakened, context, (report) => report);
  },
});

/** A skill of a project, what is decided for it, and where. */
interface Row extends PermissionDecision {
  /** The configuration that decides; undefined where there is none, and everything is allowed. */
  readonly config: string | undefined;
  readonly location: Location;
}

/** What an ignored configuration leaves open is the one fault of `permission-config-ignored`, not one for each skill. */
function rowsOf(plan: LoadPlan, { manifests }: RuleContext): readonly Row[] {
  if (plan.runtime !== 'ogcode' || plan.faults.some(({ code }) => code === 'permission-config-ignored'))
    return [];
  const { permissions } = plan;
  if (permissions) {
    const { path, rules, decisions } = permissions;
    const places = new Map(rules.map(({ pattern, actionLocation }) => [pattern, actionLocation]));
    return decisions.map((decision) => ({
      ...decision,
      config: path,
      location: places.get(decision.rule) ?? locate(path),
    }));
  }
  const judged = new Set(
    manifests.filter(({ runtimes }) => runtimes.includes('ogcode')).map(({ path }) => path),
  );
  return plan.decisions.flatMap(({ skill, file }) =>
    skill && judged.has(file)
      ? [
          {
            skill: skill.name,
            action: 'allow',
            rule: '',
            runnerUp: '',
            config: undefined,
            location: locate(file),
          },
        ]
      : [],
  );
}

const STRICTNESS: Readonly<Record<PermissionAction, number>> = { allow: 0, ask: 1, deny: 2 };

function isWeaker(action: PermissionAction, than: PermissionAction): boolean {
  return STRICTNESS[action] < STRICTNESS[than];
}

function holdAgainst(requirements: readonly PermissionRequirement[], row: Row): RuleReport | undefined {
  const { skill, action, rule: pattern, location } = row;
  const [strictest] = requirements
    .filter((one) => matches(one.pattern, skill) && isWeaker(action, one.action))
    .toSorted((a, b) => STRICTNESS[b.action] - STRICTNESS[a.action]);
  if (!strictest) return undefined;
  const required = strictest.action;
  return {
    ...(pattern === ''
      ? { message: 'undecided', values: { skill, required } }
      : { message: 'weaker', values: { skill, action, rule: pattern, required } }),
    location,
    effects: ogcodeEffect('fails', WHAT_IT_DOES[action]),
    related: [{ location: strictest.location, note: 'required here' }],
  };
}

const WHAT_IT_DOES: Readonly<Record<PermissionAction, string>> = {
  allow: 'loads it without asking',
  ask: 'lists it, and asks before each load',
  deny: 'hides it',
};

function matches(pattern: string, name: string): boolean {
  const glob = parseGlob(pattern);
  return glob !== undefined && matchParsed(glob, name);
}

/** A configuration that is gone left its skills to whichever counts now. */
function findWeakened(before: PermissionDecision, path: string, rows: readonly Row[]): readonly RuleReport[] {
  const isGone = !rows.some(({ config }) => config === path);
  return rows
    .filter(({ skill, config }) => skill === before.skill && (config === path || isGone))
    .filter(({ action }) => isWeaker(action, before.action))
    .map(({ skill, action, location }) => ({
      message: 'weakened',
      values: { skill, action, before: before.action },
      location,
      effects: ogcodeEffect('fails', WHAT_IT_DOES[action]),
    }));
}
