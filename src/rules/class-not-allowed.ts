import { locate } from '../domain/location.js';
import { CLASSES, DEFAULT_CLASS, memberOfManifest } from '../runtimes/ongrid/manifest.js';
import { defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { objectOf } from './support/skill-json.js';

const POLICY = { 'skillgate.yml': 'classes: { allow: [safe, mutating] }\n' };

export const rule = defineRule({
  name: 'class-not-allowed',
  summary: 'The policy does not allow the class of a skill.',
  rationale:
    'A repository whose skills must only look should not gain one that changes things by way of an ordinary review. The policy says under `classes.allow` which classes may be declared.',
  subject: ['skill.json'],
  enforcesPolicy: true,
  messages: {
    'not-allowed': {
      severity: 'error',
      text: 'the policy does not allow the class "{class}" here; allowed: {allowed}',
    },
    implicit: {
      severity: 'error',
      text: 'no class is declared, which counts as "{class}", and the policy allows only: {allowed}',
    },
  },
  examples: [
    {
      bad: { ...skillTree({ class: 'dangerous' }), ...POLICY },
      good: { ...skillTree({ class: 'mutating' }), ...POLICY },
    },
  ],
  check(manifest, context) {
    const allow = context.policy.classes?.allow;
    const root = objectOf(manifest, context);
    if (!allow || !root) return;
    const value = memberOfManifest(root, 'class')?.value;
    const declared = value?.type === 'string' ? value.value : '';
    const allowed = allow.join(', ') || 'none';
    if (declared === '') {
      if (allow.includes(DEFAULT_CLASS)) return;
      const location = locate(manifest.path, value?.range);
      context.report({ message: 'implicit', values: { class: DEFAULT_CLASS, allowed }, location });
    } else if (CLASSES.includes(declared) && !allow.includes(declared)) {
      const location = locate(manifest.path, value?.range);
      context.report({ message: 'not-allowed', values: { class: declared, allowed }, location });
    }
  },
});
