import type { PermissionRule } from '../domain/plan.js';
import type { Glob } from '../runtimes/go/path-match.js';
import { isReachable } from '../runtimes/ogcode/reachable.js';
import { type RuleReport, defineRule } from './rule.js';
import { literalSyntax } from './support/glob-syntax.js';
import { configOf, globOf, ogcodeEffect, reportEach } from './support/ogcode-config.js';

export const rule = defineRule({
  name: 'permission-unreachable',
  summary: 'No skill name can ever match a permission pattern.',
  rationale:
    'Patterns are held against names, and a name is 1 to 64 of a-z and 0-9 with single hyphens between them. A pattern with a path, a capital or a blank in it matches none, today or ever.',
  subject: ['ogcode.json'],
  messages: {
    empty: { severity: 'warning', text: 'an empty pattern matches no skill; write "*" for all of them' },
    path: {
      severity: 'warning',
      text: 'pattern "{pattern}" can match no skill: patterns are held against names, not paths; write "{suggestion}"',
    },
    'upper-case': {
      severity: 'warning',
      text: 'pattern "{pattern}" can match no skill: names are lower-case; write "{suggestion}"',
    },
    characters: {
      severity: 'warning',
      text: 'pattern "{pattern}" can match no skill: names have only a-z, 0-9 and single hyphens, not "{character}"',
    },
    other: {
      severity: 'warning',
      text: 'pattern "{pattern}" can match no skill: names are 1 to 64 of a-z and 0-9 with single hyphens between them',
    },
  },
  examples: [
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"skills/internal-*": "deny"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n' },
    },
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"Internal-*": "deny"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"[Ii]nternal-*": "deny"}}}\n' },
    },
  ],
  check(manifest, context) {
    reportEach(configOf(manifest, context)?.rules ?? [], context, findUnreachable);
  },
});

function findUnreachable(written: PermissionRule): RuleReport | undefined {
  const { pattern, patternLocation: location } = written;
  const glob = globOf(written);
  if (!glob || isReachable(glob) || saysItself(pattern)) return undefined;
  return { ...explain(pattern, glob), location, effects: ogcodeEffect('dropped', 'matches nothing with it') };
}

/** Braces and exclamation marks are told by `permission-glob-literal`. */
function saysItself(pattern: string): boolean {
  const syntax = literalSyntax(pattern);
  return syntax === 'braces' || syntax === 'negation';
}

function explain(
  pattern: string,
  glob: Glob,
): { readonly message: string; readonly values: Record<string, string> } {
  if (pattern === '') return { message: 'empty', values: {} };
  const required = glob.flatMap(({ parts }) => parts.filter((part) => typeof part === 'number'));
  if (required.includes(0x2f)) {
    const suggestion = pattern.slice(pattern.lastIndexOf('/') + 1) || '*';
    return { message: 'path', values: { pattern, suggestion } };
  }
  const text = new TextDecoder().decode(Uint8Array.from(required));
  const character = /[^a-z0-9-]/u.exec(text)?.[0];
  if (character === undefined) return { message: 'other', values: { pattern } };
  if (/[A-Z]/.test(character))
    return { message: 'upper-case', values: { pattern, suggestion: pattern.toLowerCase() } };
  return { message: 'characters', values: { pattern, character } };
}
