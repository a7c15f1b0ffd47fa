import { type YamlEntry, type YamlMapping, type YamlNode, entryOf } from '../formats/yaml-tree.js';
import { parseGlob } from '../runtimes/go/path-match.js';
import { findRule, rules } from '../rules/index.js';
import { nearestName } from '../rules/support/near-miss.js';
import type { PolicyFault } from './policy-error.js';

/** What no schema can say about a policy: rules that do not exist, globs and days that do not either. */
export function checkMeaning(root: YamlMapping): readonly PolicyFault[] {
  return [...checkRuleNames(root), ...checkRequirements(root), ...checkDays(root)];
}

/** Every name that should be a rule's and is not, or is that of a rule which cannot be changed. */
function checkRuleNames(root: YamlMapping): readonly PolicyFault[] {
  const overrides = itemsOf(entryOf(root, 'overrides')?.value).map((one) => entryOf(one, 'rules')?.value);
  const settings = [entryOf(root, 'rules')?.value, ...overrides].flatMap(entriesOf);
  const suppressed = itemsOf(entryOf(root, 'suppress')?.value).map((one) => entryOf(one, 'rule')?.value);
  return [
    ...settings.flatMap(({ key, keyRange }) => nameFault(key, keyRange)),
    ...suppressed.flatMap((node) => (node?.type === 'scalar' ? nameFault(node.text, node.range) : [])),
  ];
}

function nameFault(name: string, range: PolicyFault['range']): readonly PolicyFault[] {
  const rule = findRule(name);
  if (rule) return rule.fixed ? [{ message: 'fixed-rule', values: { rule: name }, range }] : [];
  const suggestion = nearestName(
    name,
    rules.map((one) => one.name),
  );
  return suggestion === undefined
    ? [{ message: 'unknown-rule', values: { rule: name }, range }]
    : [{ message: 'misspelt-rule', values: { rule: name, suggestion }, range }];
}

function checkRequirements(root: YamlMapping): readonly PolicyFault[] {
  const required = entryOf(entryOf(root, 'permissions')?.value, 'require')?.value;
  return entriesOf(required)
    .filter(({ key }) => parseGlob(key) === undefined)
    .map(({ key, keyRange }) => ({
      message: 'out-of-range',
      values: { where: 'permissions.require', problem: 'has to hold well-formed globs', value: key },
      range: keyRange,
    }));
}

function checkDays(root: YamlMapping): readonly PolicyFault[] {
  const days = itemsOf(entryOf(root, 'suppress')?.value).map((one) => entryOf(one, 'until')?.value);
  return days.flatMap((node) => {
    if (node?.type !== 'scalar' || !/^\d{4}-\d{2}-\d{2}$/.test(node.text) || isDay(node.text)) return [];
    const values = { where: 'until', problem: 'has to be a day of the calendar', value: node.text };
    return [{ message: 'out-of-range', values, range: node.range }];
  });
}

/** A day past the end of its month would silently be taken for one of the next. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.type === 'sequence' ? node.items : [];
}

function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.type === 'mapping' ? node.entries : [];
}
