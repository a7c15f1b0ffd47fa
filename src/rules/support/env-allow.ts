import { type Location, locate } from '../../domain/location.js';
import type { Manifest } from '../../domain/manifest.js';
import { memberOfManifest } from '../../runtimes/ongrid/manifest.js';
import type { RuleContext } from '../rule.js';
import { objectOf } from './skill-json.js';

/** A name of `env_allow` as ongrid uses it: trimmed, and never empty. */
export interface AllowedVariable {
  readonly name: string;
  readonly location: Location;
}

/** A list with more of them was not written by hand. */
const ITEM_LIMIT = 1000;

/** The variables that a skill.json asks for; what is no string is `field-type`'s. */
export function allowedVariables(manifest: Manifest, context: RuleContext): readonly AllowedVariable[] {
  const value = memberOfManifest(objectOf(manifest, context), 'env_allow')?.value;
  if (value?.type !== 'array') return [];
  return value.items.slice(0, ITEM_LIMIT).flatMap((item) => {
    const name = item.type === 'string' ? item.value.trim() : '';
    return name === '' ? [] : [{ name, location: locate(manifest.path, item.range) }];
  });
}
