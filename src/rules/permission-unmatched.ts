import type { PermissionRule } from '../domain/plan.js';
import type { Glob } from '../runtimes/go/path-match.js';
import { actionOf } from '../runtimes/ogcode/permissions.js';
import { isReachable } from '../runtimes/ogcode/reachable.js';
import { type RuleReport, defineRule } from './rule.js';
import { nearestName } from './support/near-miss.js';
import {
  type KnownSkills,
  globOf,
  knownSkillsOf,
  ogcodeEffect,
  reportEach,
} from './support/ogcode-config.js';

export const rule = defineRule({
  name: 'permission-unmatched',
  summary: 'A permission pattern matches no skill of the repository.',
  rationale:
    'A rule that matches nothing decides nothing. For an allow that is untidy; a deny or an ask with a typing mistake in it leaves the skill that it was written for open.',
  subject: ['ogcode.json'],
  messages: {
    unmatched: {
      severity: 'notice',
      text: 'pattern "{pattern}" matches no skill here, so this {action} decides nothing; correct or remove it',
    },
    near: {
      severity: 'notice',
      text: 'pattern "{pattern}" matches no skill here, so this {action} decides nothing; did you mean "{suggestion}"?',
    },
  },
  examples: [
    {
      bad: {
        'ogcode.json': '{"skills": {"permissions": {"intrenal-docs": "deny"}}}\n',
        '.agents/skills/internal-docs/SKILL.md':
          '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
      },
      good: {
        'ogcode.json': '{"skills": {"permissions": {"internal-docs": "deny"}}}\n',
        '.agents/skills/internal-docs/SKILL.md':
          '---\nname: internal-docs\ndescription: Internal pages.\n---\n',
      },
    },
  ],
  check(manifest, context) {
    const known = knownSkillsOf(manifest, context);
    if (known) reportEach(known.plan.rules, context, (written) => findUnmatched(written, known));
  },
});

function findUnmatched(
  written: PermissionRule,
  { names, isOpen, matchesAny }: KnownSkills,
): RuleReport | undefined {
  const { pattern, patternLocation: location } = written;
  const glob = globOf(written);
  if (!glob || matchesAny(glob) || !isReachable(glob)) return undefined;
  const action = actionOf(written.action);
  const suggestion = suggest(glob, pattern, names);
  const isProtective = action !== 'allow';
  return {
    message: suggestion === undefined ? 'unmatched' : 'near',
    values: { pattern, action, ...(suggestion === undefined ? {} : { suggestion }) },
    severity: isProtective && !isOpen ? 'warning' : 'notice',
    location,
    effects: ogcodeEffect(isProtective ? 'changed' : 'harmless', 'decides nothing by it'),
  };
}

/** The nearest name; for a pattern that ends in its only star, the beginning of one. */
function suggest(glob: Glob, pattern: string, names: readonly string[]): string | undefined {
  const isPrefix = glob.length === 2 && pattern.endsWith('*') && glob[1]?.parts.length === 0;
  const literal = isPrefix ? pattern.slice(0, -1) : pattern;
  if (literal.length < 3 || /[*?[\\]/.test(literal)) return undefined;
  const candidates = isPrefix ? names.map((name) => name.slice(0, literal.length)) : names;
  const near = nearestName(literal, candidates);
  return near !== undefined && isPrefix ? `${near}*` : near;
}
