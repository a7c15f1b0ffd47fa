import { locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { MANIFEST_FIELDS, type ManifestField, REQUIRED_FIELDS } from '../runtimes/ongrid/manifest.js';
import { type RuleContext, defineRule } from './rule.js';
import { misspeltFields, unknownMembers } from './support/near-miss.js';
import { renameFix } from './support/rename-fix.js';
import { objectOf, ongridEffect } from './support/skill-json.js';
import { skillTree } from './support/examples.js';
import { skillMd } from './support/skill-md-examples.js';
import { SKILL_FIELD_MESSAGES, reportUnknownSkillFields } from './support/unknown-skill-fields.js';

export const rule = defineRule({
  name: 'field-unknown',
  summary: 'A manifest has a key that nobody reads.',
  rationale:
    'Unknown keys are ignored without a word. Where one was meant for a field, the skill runs with the default instead of what its author wrote, or is skipped for want of a required field.',
  subject: ['skill.json', 'SKILL.md'],
  fixable: true,
  messages: {
    'near-miss': {
      severity: 'warning',
      text: 'key "{key}" is unknown and ignored, so "{suggestion}" keeps its default; did you mean "{suggestion}"?',
    },
    'near-miss-required': {
      severity: 'error',
      text: 'key "{key}" is unknown and ignored, so the required "{suggestion}" is missing and the skill is skipped; did you mean "{suggestion}"?',
    },
    unknown: { severity: 'notice', text: 'key "{key}" is unknown and ignored; the fields are {fields}' },
    ...SKILL_FIELD_MESSAGES,
  },
  examples: [
    { bad: skillTree({ timeoutSeconds: 5 }), good: skillTree({ timeout_seconds: 5 }) },
    {
      bad: skillTree({ description: undefined, descripton: 'Reports disk usage.' }),
      good: skillTree(),
    },
    {
      bad: { 'skills/tidy/SKILL.md': skillMd('name: tidy\ndescriptoin: Tidies a table.') },
      good: { 'skills/tidy/SKILL.md': skillMd() },
    },
  ],
  check(manifest, context) {
    if (manifest.kind === 'SKILL.md') reportUnknownSkillFields(manifest, context);
    else reportUnknownMembers(manifest, context);
  },
});

function reportUnknownMembers(manifest: Manifest, context: RuleContext): void {
  const root = objectOf(manifest, context);
  if (!root) return;
  const misspelt = misspeltFields(root);
  for (const member of unknownMembers(root)) {
    const { key } = member;
    const location = locate(manifest.path, member.keyRange);
    const suggestion = misspelt.get(member);
    if (suggestion === undefined) {
      const effects = ongridEffect('harmless', 'ignores the key');
      context.report({
        message: 'unknown',
        values: { key, fields: MANIFEST_FIELDS.join(', ') },
        location,
        effects,
      });
      continue;
    }
    const values = { key, suggestion };
    const fix = isOnlyOne(misspelt, suggestion) && renameFix(member, suggestion, manifest.path);
    const edits = fix ? { fix } : {};
    if (REQUIRED_FIELDS.includes(suggestion)) {
      const effects = ongridEffect('dropped', `skipped: ${suggestion} required`);
      context.report({ message: 'near-miss-required', values, location, effects, ...edits });
    } else {
      const effects = ongridEffect('changed', `loads without the ${suggestion} that was written`);
      context.report({ message: 'near-miss', values, location, effects, ...edits });
    }
  }
}

/** Two keys that seem to be meant for one field: nobody here knows which. */
function isOnlyOne(misspelt: ReadonlyMap<unknown, ManifestField>, field: ManifestField): boolean {
  return Array.from(misspelt.values()).filter((one) => one === field).length === 1;
}
