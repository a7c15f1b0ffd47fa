import { SEVERITIES } from '../domain/finding.js';
import type { Rule } from '../rules/rule.js';

/** The rules as a Markdown table for the README; `effect` stands for a severity that follows from the runtimes. */
export function renderRuleTable(rules: readonly Rule[]): string {
  const rows = rules.map(
    (rule) => `| \`${rule.name}\` | ${severities(rule)} | ${rule.summary}${rule.fixable ? ' *(fix)*' : ''} |`,
  );
  return ['| rule | severity | what it finds |', '| --- | --- | --- |', ...rows].join('\n');
}

function severities({ messages }: Rule): string {
  const used = new Set(Object.values(messages).map(({ severity }) => severity));
  return [...SEVERITIES, 'effect' as const].filter((severity) => used.has(severity)).join(', ');
}
