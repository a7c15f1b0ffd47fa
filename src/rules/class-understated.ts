import { isProved } from '../domain/smoke.js';
import { locate } from '../domain/location.js';
import { memberOfManifest } from '../runtimes/ongrid/manifest.js';
import { defineRule } from './rule.js';
import { skillJson, skillTree } from './support/examples.js';
import { findChange } from './support/script-changes.js';
import { entryScriptOf, objectOf } from './support/skill-json.js';

const REMOVE = { text: '#!/bin/sh\nrm -rf /var/lib/app/data\necho "{}"\n', mode: '755' };

export const rule = defineRule({
  name: 'class-understated',
  summary: 'A skill is declared safe, and its script plainly changes something.',
  rationale:
    'Safe means that a skill only reads, and every persona may call it. Looked for is a short list of commands that delete, restart or write, in the entry only and never in prose; temporary files are let pass. It is a heuristic: switch it off where it is wrong.',
  subject: ['skill.json'],
  messages: {
    understated: {
      severity: 'warning',
      text: 'class "safe" means that the skill only reads, but its entry {change} in line {line}: "{command}"; declare it "{suggestion}"',
    },
  },
  examples: [
    {
      bad: { 'disk/skill.json': skillJson({ class: 'safe' }), 'disk/run.sh': REMOVE },
      good: { 'disk/skill.json': skillJson({ class: 'dangerous' }), 'disk/run.sh': REMOVE },
    },
    {
      bad: {
        'disk/skill.json': skillJson(),
        'disk/run.sh': { text: '#!/bin/sh\nsystemctl restart app\necho "{}"\n', mode: '755' },
      },
      good: skillTree(),
    },
  ],
  check(manifest, context) {
    if (isProved(context.smoke, manifest.path, 'class-understated')) return;
    const declared = memberOfManifest(objectOf(manifest, context), 'class')?.value;
    if (declared?.type !== 'string' || declared.value !== 'safe') return;
    const script = entryScriptOf(manifest, context)?.script;
    const found = script && findChange(script);
    if (!found) return;
    const { change, location, command } = found;
    context.report({
      message: 'understated',
      values: {
        change,
        line: location.start.line,
        command,
        suggestion: change === 'writes' ? 'mutating' : 'dangerous',
      },
      location: locate(manifest.path, declared.range),
      related: [{ location, note: `${change} here` }],
    });
  },
});
