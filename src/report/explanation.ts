import type { ExampleTree, Rule, RuleExample } from '../rules/rule.js';
import type { Runtime } from '../runtimes/runtime.js';
import { PLAIN, type Palette } from './palette.js';
import { wrap } from './wrap.js';

/** What a rule finds and why, what it says, and what is right instead. */
export function explainRule(rule: Rule, palette: Palette = PLAIN): string {
  const parts = [
    `${palette.bold(rule.name)}: ${rule.summary}`,
    wrap(rule.rationale),
    `${palette.bold('What it says')}\n${messagesOf(rule, palette).join('\n')}`,
    howToMend(rule),
    ...rule.examples.slice(0, 2).flatMap((example) => exampleOf(example, palette)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function messagesOf({ messages }: Rule, palette: Palette): readonly string[] {
  return Object.values(messages).map(({ severity, text }) => {
    const head = severity === 'effect' ? 'by what the runtimes do' : severity;
    return wrap(`${palette.cyan(head)}: ${text}`, '  ');
  });
}

function howToMend({ fixable, fixed, enforcesPolicy, name }: Rule): string {
  const ways = [
    fixable ? '`skillgate fix` mends what can be mended without changing what is meant.' : '',
    fixed
      ? 'No policy can change it.'
      : `A policy sets it by "rules: { ${name}: off }", or error, warning, notice.`,
    enforcesPolicy ? 'It holds skills against the policy; only the policy can make an exception.' : '',
  ];
  return wrap(ways.filter((way) => way !== '').join(' '));
}

function exampleOf({ bad, good }: RuleExample, palette: Palette): readonly string[] {
  return [`${palette.red('Wrong')}\n${showTree(bad)}`, `${palette.green('Right')}\n${showTree(good)}`];
}

function showTree(tree: ExampleTree): string {
  return Object.entries(tree).map(showFile).join('\n');
}

function showFile([path, file]: [string, ExampleTree[string]]): string {
  if (typeof file === 'string') return `  ${path}\n${indent(file)}`;
  if (file.symlink !== undefined) return `  ${path} -> ${file.symlink}`;
  const mode = file.mode === undefined ? '' : ` (mode ${file.mode})`;
  return file.text === undefined
    ? `  ${path}${mode} (other bytes)`
    : `  ${path}${mode}\n${indent(file.text)}`;
}

/** Longer examples are there for the tests. */
const SHOWN_LINES = 40;

function indent(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '…'] : lines;
  return shown.map((line) => `    │ ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`).join('\n');
}

/** What a runtime does, in which version, and how that is known. */
export function explainRuntime(runtime: Runtime, palette: Palette = PLAIN): string {
  const facts = [
    ['version', runtime.version],
    ['known from', runtime.evidence],
    ['reads', runtime.reads.join(', ')],
  ].map(([name, value]) => `  ${palette.cyan(`${name}:`)} ${value}`);
  const behaviour = runtime.behaviour.map((sentence) => wrap(`- ${sentence}`, '  '));
  return `${palette.bold(`${runtime.id}: ${runtime.title}`)}\n${facts.join('\n')}\n\n${behaviour.join('\n')}\n`;
}
