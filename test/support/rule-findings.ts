import type { Finding } from '../../src/domain/finding.js';
import { check } from '../../src/engine/check.js';
import type { CheckOptions } from '../../src/engine/options.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { findRule } from '../../src/rules/index.js';

/** What one rule says about a tree. */
export function findingsOf(rule: string, tree: object, options: CheckOptions = {}): readonly Finding[] {
  return check(memoryTree(tree), options).findings.filter((finding) => finding.rule === rule);
}

/** A finding as `severity path:line:column-line:column message`. */
export function place({ severity, location: { path, start, end }, message }: Finding): string {
  return `${severity} ${path}:${start.line}:${start.column}-${end.line}:${end.column} ${message}`;
}

/** A finding's message with its values filled in. */
export function words({ rule, message, values }: Finding): string {
  const text = findRule(rule)?.messages[message]?.text ?? '';
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
