import { FILE_START, locate } from '../domain/location.js';
import { memberOfManifest } from '../runtimes/ongrid/manifest.js';
import { defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { isMisspelt } from './support/near-miss.js';
import { objectOf, ongridEffect } from './support/skill-json.js';

/** What a description says that only a skill of another class does. */
const CHANGES =
  /\b(?:(?:delete|remove|erase|purge|wipe|destroy|overwrite|terminate|uninstall|restart|reboot|drop|kill)s?|destroys|deleting|removing|wiping|restarting)\b/i;

export const rule = defineRule({
  name: 'class-implicit',
  summary: 'A skill.json declares no class, and so counts as safe.',
  rationale:
    'Without a class ongrid takes a skill for safe, the most permissive one: every persona may call it. An author who forgets the field ships an unguarded skill.',
  subject: ['skill.json'],
  messages: {
    implicit: {
      severity: 'warning',
      text: 'no class is declared, so ongrid takes the skill for safe, which every persona may call; add "class": safe, mutating or dangerous',
    },
    contradicted: {
      severity: 'warning',
      text: 'no class is declared, so ongrid takes the skill for safe, but its description says "{word}"; add "class": mutating or dangerous',
    },
    explicit: {
      severity: 'error',
      text: 'no class is declared, and the policy asks for one in every skill.json; add "class": safe, mutating or dangerous',
    },
  },
  examples: [
    { bad: skillTree({ class: undefined }), good: skillTree({ class: 'safe' }) },
    {
      bad: skillTree({ class: undefined, description: 'Delete a table from the database.' }),
      good: skillTree({ class: 'dangerous', description: 'Delete a table from the database.' }),
    },
    {
      bad: { ...skillTree({ class: undefined }), 'skillgate.yml': 'classes: { explicit: true }\n' },
      good: { ...skillTree({ class: 'safe' }), 'skillgate.yml': 'classes: { explicit: true }\n' },
    },
  ],
  check(manifest, context) {
    const root = objectOf(manifest, context);
    if (!root || isMisspelt(manifest, context, 'class')) return;
    const value = memberOfManifest(root, 'class')?.value;
    if (value && value.type !== 'null' && !(value.type === 'string' && value.value === '')) return;
    if (context.policy.classes?.explicit) {
      const location = locate(manifest.path, value?.range ?? FILE_START);
      return context.report({
        message: 'explicit',
        location,
        effects: ongridEffect('changed', 'takes it for safe'),
      });
    }
    const description = memberOfManifest(root, 'description')?.value;
    const word = description?.type === 'string' ? CHANGES.exec(description.value)?.[0] : undefined;
    context.report({
      message: word === undefined ? 'implicit' : 'contradicted',
      values: word === undefined ? {} : { word },
      location: locate(manifest.path, value?.range ?? FILE_START),
      effects: ongridEffect('changed', 'takes it for safe'),
    });
  },
});
