import type { Manifest } from '../domain/manifest.js';
import { type RuleContext, defineFaultRule, reportOf } from './rule.js';
import { skillMd } from './support/skill-md-examples.js';

/** Where a runtime that judges the skill lets one shadow another, `skill-shadowed` tells the whole story. */
function isToldAsShadowed(manifest: Manifest, context: RuleContext): boolean {
  if (context.faults(manifest, 'skill-shadowed').length > 0) return true;
  return context.manifests.some((other) =>
    context.decisions(other).some(({ decision }) => decision.shadowedBy === manifest.path),
  );
}

export const rule = defineFaultRule({
  name: 'name-duplicate',
  summary: 'Two different skills have one name.',
  rationale:
    'A name should lead to one skill. Where two have it, some runtimes keep the first that they meet, some the last, and some both: which one answers then depends on the order of folders.',
  subject: ['skill.json', 'SKILL.md'],
  refine: (fault, manifest, context) => (isToldAsShadowed(manifest, context) ? undefined : reportOf(fault)),
  messages: {
    'first-wins': {
      severity: 'effect',
      text: 'name "{name}" is taken by "{path}", which is loaded first, so this one is not; rename one of the two',
    },
    'last-wins': {
      severity: 'effect',
      text: 'name "{name}" is also that of "{path}", which is loaded later and takes its place; rename one of the two',
    },
    'both-kept': {
      severity: 'effect',
      text: 'name "{name}" is also that of "{path}", and which of the two answers depends on the agent; rename one of them',
    },
  },
  examples: [
    {
      bad: {
        'plugins/a/skills/tidy/SKILL.md': skillMd(),
        'plugins/b/skills/tidy/SKILL.md': skillMd('name: tidy\ndescription: Tidies a room.'),
      },
      good: {
        '.agents/skills/tidy/SKILL.md': skillMd(),
        '.claude/skills/tidy/SKILL.md': skillMd(),
      },
    },
  ],
});
