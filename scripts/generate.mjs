// Writes what is made from the sources: the README's tables of inputs, usage and rules.
//   node scripts/generate.mjs            after `npm run build`, which compiles src/ to build/
//   node scripts/generate.mjs --check    says what is stale, and fails
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { root } from './tools.mjs';

const load = (name) => import(pathToFileURL(path.join(root, 'build', name)).href);
const { rules } = await load('rules/index.js');
const { renderRuleTable } = await load('report/rule-table.js');
const { helpText } = await load('cli/main.js');
const { check } = await load('engine/check.js');
const { diskTree } = await load('platform/disk-tree.js');
const { renderPlan } = await load('report/plan.js');

const sections = {
  inputs: () => describeAction(parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))),
  usage: () => ['```text', helpText('check').trimEnd(), '```'].join('\n'),
  plan: () => ['```text', planOf('fixtures/repos/clean-every-kind').trimEnd(), '```'].join('\n'),
  rules: () => renderRuleTable(rules),
};

const readme = path.join(root, 'README.md');
const before = readFileSync(readme, 'utf8');
let after = before;
for (const [name, render] of Object.entries(sections)) after = replaceSection(after, name, render());

if (!process.argv.includes('--check')) writeFileSync(readme, after);
else if (after !== before) {
  console.error('README.md is stale: run `npm run build && npm run generate`');
  process.exitCode = 1;
}

function replaceSection(text, name, content) {
  const start = `<!-- generated: ${name} -->\n`;
  const from = text.indexOf(start);
  const to = text.indexOf('<!-- end -->', from);
  if (from < 0 || to < 0) throw new Error(`README.md has no section ${name}`);
  return `${text.slice(0, from + start.length)}\n${content}\n\n${text.slice(to)}`;
}

function planOf(folder) {
  return renderPlan(check(diskTree(path.join(root, folder))));
}

function describeAction({ inputs, outputs }) {
  return [...table('input', inputs), '', ...table('output', outputs)].join('\n');
}

function table(title, rows) {
  return [
    `| ${title} | |`,
    '| --- | --- |',
    ...Object.entries(rows).map(([name, { description }]) => `| \`${name}\` | ${description} |`),
  ];
}
