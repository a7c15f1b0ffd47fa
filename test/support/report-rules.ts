import { type Rule, defineRule } from '../../src/rules/rule.js';

/** Rules with words of their own, so that tests of reports do not change with the words of real ones. */
function ruleOf(name: string, messages: Readonly<Record<string, string>>): Rule {
  return defineRule({
    name,
    summary: name,
    rationale: name,
    subject: 'repository',
    messages: Object.fromEntries(
      Object.entries(messages).map(([id, text]) => [id, { severity: 'effect', text }]),
    ),
    examples: [],
    check: () => undefined,
  });
}

export const rules: readonly Rule[] = [
  ruleOf('name-format', {
    characters: 'name "{name}" may hold a-z, 0-9 and hyphens only: try "{suggestion}"',
  }),
  ruleOf('name-directory', { mismatch: 'name "{name}" is not that of its directory "{directory}"' }),
  ruleOf('yaml-comment', { cut: 'value is cut at the #: quote it' }),
  ruleOf('nothing-found', { required: 'found {found} skills where at least {required} are required' }),
];

export function findRule(name: string): Rule | undefined {
  return rules.find((rule) => rule.name === name);
}
