import { locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { memberOfManifest } from '../runtimes/ongrid/manifest.js';
import { personas } from '../runtimes/ongrid-native/personas.js';
import { type RuleContext, defineRule, reportOf } from './rule.js';

const RUN = { text: '#!/bin/sh\necho {}\n', mode: '755' };

function skill(skillClass: string): string {
  return `{"name": "disk_cleaner", "description": "Frees disk space.", "entry": "run.sh", "class": "${skillClass}"}\n`;
}

function persona(mode: string): string {
  return `---\nname: watcher\ndescription: Watches the disks.\nwhen_to_use: When a disk fills up.\npermission_mode: ${mode}\n---\n`;
}

export const rule = defineRule({
  name: 'persona-mode',
  summary: 'The permission modes of the personas do not reach what they should.',
  rationale:
    'The permission_mode of a persona says which classes of skills it may call. A mode that does not exist is taken without a word and reaches safe skills only; and where no persona has a mode high enough, skills of a class can be called by nobody.',
  subject: 'repository',
  messages: {
    unknown: {
      severity: 'error',
      text: 'permission_mode "{mode}" is unknown and reaches safe skills only; did you mean "{suggestion}"?',
    },
    'unknown-plain': {
      severity: 'error',
      text: 'permission_mode "{mode}" is unknown and reaches safe skills only; use read-only, mutating-with-confirm or dual-sign-required',
    },
    unreachable: {
      severity: 'warning',
      text: 'no persona here may call skills of class "{class}"; give one the permission_mode "{mode}"',
    },
  },
  examples: [
    {
      bad: { 'agents/watcher.md': persona('readonly'), 'disk/skill.json': skill('safe'), 'disk/run.sh': RUN },
      good: {
        'agents/watcher.md': persona('read-only'),
        'disk/skill.json': skill('safe'),
        'disk/run.sh': RUN,
      },
      runtimes: ['ongrid'],
    },
    {
      bad: {
        'agents/watcher.md': persona('read-only'),
        'disk/skill.json': skill('mutating'),
        'disk/run.sh': RUN,
      },
      good: {
        'agents/watcher.md': persona('mutating-with-confirm'),
        'disk/skill.json': skill('mutating'),
        'disk/run.sh': RUN,
      },
      runtimes: ['ongrid'],
    },
  ],
  check(context) {
    const found = context.manifests.filter(({ kind }) => kind === 'persona');
    for (const manifest of found) {
      for (const fault of context.faults(manifest, 'persona-mode')) context.report(reportOf(fault));
    }
    reportUnreachable(found, context);
  },
});

/** The mode that a class asks for. */
const MODES: ReadonlyMap<string, string> = new Map([
  ['mutating', 'mutating-with-confirm'],
  ['dangerous', 'dual-sign-required'],
]);

/** Says once for each class, at the first skill of it, that no persona reaches it. Without personas there is no telling. */
function reportUnreachable(found: readonly Manifest[], context: RuleContext): void {
  const reaches = personas(
    context.documents,
    found.map(({ path }) => path),
  );
  if (reaches.length === 0) return;
  const reached = new Set(reaches.flatMap(({ classes }) => classes));
  for (const manifest of context.manifests) {
    const registered = context
      .decisions(manifest)
      .find(({ decision }) => decision.skill?.kind === 'subprocess');
    const skillClass = registered?.decision.skill?.class ?? '';
    const mode = MODES.get(skillClass);
    if (mode === undefined || reached.has(skillClass)) continue;
    reached.add(skillClass);
    const document = context.documents.json(manifest.path);
    const member = document?.ok ? memberOfManifest(document.root, 'class') : undefined;
    context.report({
      message: 'unreachable',
      values: { class: skillClass, mode },
      location: locate(manifest.path, member?.value.range),
      effects: [{ runtime: 'ongrid', outcome: 'fails', detail: 'registers, and no persona may call it' }],
    });
  }
}
