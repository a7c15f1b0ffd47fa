import { type Severity, compareSeverity } from '../domain/finding.js';
import type { ExampleTree, Rule, RuleExample } from '../rules/rule.js';
import { cut } from './visible.js';

/** GitHub takes no longer description of a rule, in characters. */
const DESCRIPTION_LIMIT = 1024;

const LEVEL: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' };

/** GitHub's words for how grave a rule is. */
const PROBLEM: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation',
};

/** A rule as SARIF's reportingDescriptor, with all that GitHub's code scanning asks for. */
export function describeRule(rule: Rule): object {
  const severity = gravestOf(rule);
  return {
    id: rule.name,
    shortDescription: { text: plain(rule.summary) },
    fullDescription: { text: cut(plain(rule.rationale), DESCRIPTION_LIMIT) },
    help: { text: plain(helpOf(rule, []).join(' ')), markdown: helpOf(rule, rule.examples).join('\n\n') },
    defaultConfiguration: { level: LEVEL[severity] },
    properties: {
      precision: followsRuntimes(rule) ? 'very-high' : 'high',
      'problem.severity': PROBLEM[severity],
      ...(rule.securitySeverity === undefined
        ? {}
        : { 'security-severity': rule.securitySeverity.toFixed(1) }),
      tags: ['agent-skills', ...(rule.securitySeverity === undefined ? [] : ['security'])],
    },
  };
}

/** Such findings say what a loader was recorded to do; the others are what we know of files and systems. */
function followsRuntimes({ messages }: Rule): boolean {
  return Object.values(messages).some(({ severity }) => severity === 'effect');
}

function gravestOf({ messages }: Rule): Severity {
  const severities = Object.values(messages).map(({ severity }) =>
    severity === 'effect' ? 'error' : severity,
  );
  return severities.toSorted(compareSeverity)[0] ?? 'notice';
}

/** Our own words, which use backticks for code and nothing else of Markdown. */
function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}

function helpOf(rule: Rule, [example]: readonly RuleExample[]): readonly string[] {
  return [
    rule.rationale,
    ...(rule.fixable === true ? ['`skillgate fix` mends it.'] : []),
    ...(example === undefined ? [] : [show('Reported:', example.bad), show('Not reported:', example.good)]),
    `\`skillgate explain ${rule.name}\` tells more.`,
  ];
}

function show(title: string, tree: ExampleTree): string {
  const files = Object.entries(tree).map(([path, file]) =>
    [`\`${path}\``, '', ...block(contentsOf(file))].join('\n'),
  );
  return [title, ...files].join('\n\n');
}

function contentsOf(file: ExampleTree[string]): string {
  if (typeof file === 'string') return file;
  if (file.symlink !== undefined) return `(a link to ${file.symlink})`;
  return file.text ?? '(not text)';
}

/** Indented, since the text may hold fences of its own. */
function block(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
}
