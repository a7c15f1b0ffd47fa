import type { PermissionRule } from '../domain/plan.js';
import { actionOf } from '../runtimes/ogcode/permissions.js';
import { type RuleReport, defineRule } from './rule.js';
import { configOf, globOf, ogcodeEffect, reportEach } from './support/ogcode-config.js';

export const rule = defineRule({
  name: 'permission-glob',
  summary: 'A permission pattern is malformed and matches nothing.',
  rationale:
    "Patterns are Go's path.Match. A malformed one matches no skill but one that is called exactly so, and ogcode says nothing where the rule was meant to bite: a deny written that way protects nothing.",
  subject: ['ogcode.json'],
  messages: {
    malformed: {
      severity: 'error',
      text: 'pattern "{pattern}" is malformed ({why}), so this {action} applies to no skill; {mend}',
    },
  },
  examples: [
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"internal-[a": "deny"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-[a-z]*": "deny"}}}\n' },
    },
  ],
  check(manifest, context) {
    reportEach(configOf(manifest, context)?.rules ?? [], context, findMalformed);
  },
});

function findMalformed(written: PermissionRule): RuleReport | undefined {
  if (globOf(written)) return undefined;
  const { pattern, action, patternLocation: location } = written;
  const values = { pattern, action: actionOf(action), ...explain(pattern) };
  return {
    message: 'malformed',
    values,
    location,
    effects: ogcodeEffect('dropped', 'matches nothing with it'),
  };
}

function explain(pattern: string): { readonly why: string; readonly mend: string } {
  const plain = pattern.replaceAll(/\\[^]/gu, 'x');
  if (plain.endsWith('\\'))
    return { why: 'it ends in a backslash', mend: 'put the character meant behind it' };
  const open = plain.lastIndexOf('[');
  if (!plain.slice(open + 1).includes(']')) return { why: '"[" is not closed', mend: 'close it with "]"' };
  return {
    why: 'a bracket is empty or has a bare "-" or "]" in it',
    mend: 'write ranges as [a-z] and others with a backslash',
  };
}
