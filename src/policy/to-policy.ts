import { type Location, locate } from '../domain/location.js';
import type { PermissionRequirement, Policy, Suppression } from '../domain/policy.js';
import { type YamlMapping, type YamlNode, entryOf } from '../formats/yaml-tree.js';

/** A policy's plain value, held against the schema, as the type that everybody reads. */
export function toPolicy(value: unknown, root: YamlMapping, path: string): Policy {
  const { extends: _base, permissions, suppress, ...rest } = value as Readonly<Record<string, unknown>>;
  const camel = renameKeys(rest, FIELDS) as Omit<Policy, 'files'>;
  const timeout = camel.timeout && (renameKeys(camel.timeout, FIELDS) as Policy['timeout']);
  return {
    ...camel,
    files: [path],
    ...(timeout ? { timeout } : {}),
    ...(permissions ? { permissions: { require: requirements(root, path) } } : {}),
    ...(suppress ? { suppress: suppressions(suppress, root, path) } : {}),
  };
}

/** Settings whose name in the file is not that of the property. */
const FIELDS: Readonly<Record<string, string>> = {
  'allow-list': 'allowList',
  'required-fields': 'requiredFields',
  'fail-on': 'failOn',
  'require-skills': 'requireSkills',
  'max-seconds': 'maxSeconds',
};

function renameKeys(value: object, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [names[key] ?? key, part]));
}

function requirements(root: YamlMapping, path: string): readonly PermissionRequirement[] {
  const required = entryOf(entryOf(root, 'permissions')?.value, 'require')?.value;
  if (required?.type !== 'mapping') return [];
  return required.entries.flatMap(({ key, keyRange, value }) => {
    const action = value.type === 'scalar' ? value.text : '';
    if (action !== 'allow' && action !== 'ask' && action !== 'deny') return [];
    return [{ pattern: key, action, location: locate(path, keyRange) }];
  });
}

function suppressions(value: unknown, root: YamlMapping, path: string): readonly Suppression[] {
  const node = entryOf(root, 'suppress')?.value;
  const items = node?.type === 'sequence' ? node.items : [];
  return (value as readonly Omit<Suppression, 'location'>[]).map((one, index) => ({
    ...one,
    location: placeOf(items[index], path),
  }));
}

/** A suppression is shown at its rule's name. */
function placeOf(item: YamlNode | undefined, path: string): Location {
  return locate(path, entryOf(item, 'rule')?.value.range ?? item?.range);
}
