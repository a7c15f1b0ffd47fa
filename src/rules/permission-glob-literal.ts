import type { PermissionRule } from '../domain/plan.js';
import { type RuleReport, defineRule } from './rule.js';
import { configOf, globOf, ogcodeEffect, reportEach } from './support/ogcode-config.js';
import { literalSyntax } from './support/glob-syntax.js';

export const rule = defineRule({
  name: 'permission-glob-literal',
  summary: 'A permission pattern uses glob syntax that ogcode does not have.',
  rationale:
    "Patterns are Go's path.Match: `*`, `?`, `[a-z]`, `[^a]` and a backslash. Braces, a leading exclamation mark and `[!a]` mean these very characters, which no skill's name has, so the rule is not the one that was meant.",
  subject: ['ogcode.json'],
  messages: {
    braces: {
      severity: 'warning',
      text: 'braces in "{pattern}" mean themselves, and no skill name has them; write one rule for each alternative',
    },
    negation: {
      severity: 'warning',
      text: '"!" in "{pattern}" means itself, and no skill name has it; write the pattern without it and turn the action round',
    },
    'class-negation': {
      severity: 'warning',
      text: '"[!" in "{pattern}" takes the characters of the bracket instead of leaving them out; write "[^"',
    },
    'double-star': { severity: 'notice', text: '"**" in "{pattern}" is the same as "*"; write "*"' },
  },
  examples: [
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"{internal,deploy}-*": "deny"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "deploy-*": "deny"}}}\n' },
    },
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"[!i]*": "deny"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"[^i]*": "deny"}}}\n' },
    },
  ],
  check(manifest, context) {
    reportEach(configOf(manifest, context)?.rules ?? [], context, findLiteral);
  },
});

function findLiteral(written: PermissionRule): RuleReport | undefined {
  const { pattern, patternLocation: location } = written;
  const syntax = globOf(written) && literalSyntax(pattern);
  if (!syntax) return undefined;
  const effects =
    syntax === 'double-star'
      ? ogcodeEffect('harmless', 'takes it for "*"')
      : ogcodeEffect('changed', 'takes the characters for themselves');
  return { message: syntax, values: { pattern }, location, effects };
}
