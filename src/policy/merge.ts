import type { Policy } from '../domain/policy.js';

/**
 * Lays a policy over the one that it extends. What both say, the own one decides: values and lists are replaced;
 * `rules`, `required-fields`, `permissions.require` and the other mappings are merged key by key; `ignore`, `overrides`
 * and `suppress` are added, the own ones last. Options of the command line and inputs of the action win over both.
 */
export function mergePolicies(base: Policy, own: Policy): Policy {
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [field, value] of Object.entries(own) as [string, unknown][]) {
    const inherited = merged.get(field);
    merged.set(field, inherited === undefined ? value : combine(field, inherited, value));
  }
  return {
    ...(Object.fromEntries(merged) as Omit<Policy, 'files'>),
    files: [...own.files, ...base.files],
    ...mergeRequirements(base, own),
  };
}

const ADDED: ReadonlySet<string> = new Set(['ignore', 'overrides', 'suppress']);

function combine(field: string, base: unknown, own: unknown): unknown {
  if (isList(base) && isList(own)) return ADDED.has(field) ? [...base, ...own] : own;
  return isMapping(base) && isMapping(own) ? mergeMappings(base, own) : own;
}

/** Settings within a mapping are told apart by their keys as well; lists in it are replaced. */
function mergeMappings(base: object, own: object): object {
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(own) as [string, unknown][]) {
    const inherited = merged.get(key);
    merged.set(key, isMapping(inherited) && isMapping(value) ? { ...inherited, ...value } : value);
  }
  return Object.fromEntries(merged);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Requirements are a mapping in the file; of one pattern the own action counts. */
function mergeRequirements(base: Policy, own: Policy): Pick<Policy, 'permissions'> {
  const all = [...(base.permissions?.require ?? []), ...(own.permissions?.require ?? [])];
  if (all.length === 0) return {};
  const byPattern = new Map(all.map((requirement) => [requirement.pattern, requirement]));
  return { permissions: { require: Array.from(byPattern.values()) } };
}
