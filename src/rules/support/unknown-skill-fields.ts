import { locate } from '../../domain/location.js';
import type { Manifest } from '../../domain/manifest.js';
import type { RuleContext, RuleMessage } from '../rule.js';
import { findUnknownSkillFields } from './skill-fields.js';

/** What `field-unknown` says about the top-level keys of a SKILL.md. */
export const SKILL_FIELD_MESSAGES: Readonly<Record<string, RuleMessage>> = {
  'misspelt-required': {
    severity: 'error',
    text: 'unknown key "{key}": did you mean "{suggestion}"? The required field "{suggestion}" is missing',
  },
  misspelt: {
    severity: 'warning',
    text: 'unknown key "{key}", which nobody reads: did you mean "{suggestion}"?',
  },
  'belongs-in-metadata': {
    severity: 'notice',
    text: '"{key}" is no field of the specification, and upload surfaces refuse it; put it below metadata, as a string',
  },
  'several-belong-in-metadata': {
    severity: 'notice',
    text: '"{key}" is no field of the specification, nor are "{others}", and upload surfaces refuse them; put them below metadata, as strings',
  },
};

/** Runtimes add keys freely, so only a likely mistake is reported, and what belongs in `metadata` once a file. */
export function reportUnknownSkillFields(manifest: Manifest, context: RuleContext): void {
  const skill = manifest.kind === 'SKILL.md' ? context.documents.skill(manifest.path) : undefined;
  for (const field of skill ? findUnknownSkillFields(skill) : []) {
    const { key, kind } = field;
    const location = locate(manifest.path, field.range);
    if (kind === 'belongs-in-metadata') {
      const others = field.others.join('", "');
      const message = others === '' ? kind : 'several-belong-in-metadata';
      context.report({ message, values: others === '' ? { key } : { key, others }, location });
      continue;
    }
    const { suggestion } = field;
    const isRequired = kind === 'near-miss-required';
    const missing = isRequired ? context.faults(manifest, `${suggestion}-required`) : [];
    const effects = missing.flatMap((fault) => fault.effects);
    const message = isRequired ? 'misspelt-required' : 'misspelt';
    context.report({ message, values: { key, suggestion }, location, effects });
  }
}
