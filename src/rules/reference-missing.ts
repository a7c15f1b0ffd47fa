import { locate } from '../domain/location.js';
import { type RuleReport, defineRule } from './rule.js';
import { reportEach } from './support/ogcode-config.js';
import { type Reference, type Standing, referencesOf, standingOf } from './support/references.js';
import { skillMd } from './support/skill-md-examples.js';

export const rule = defineRule({
  name: 'reference-missing',
  summary: 'The body names a file of the skill that is not there.',
  rationale:
    'The agent follows the reference, finds nothing, and goes on without what the author wanted it to read or run. Links are looked at, code that names a path under `scripts/`, `references/` or `assets/`, and paths behind `${CLAUDE_SKILL_DIR}`; URLs, anchors, globs and placeholders are not.',
  subject: ['SKILL.md'],
  messages: {
    missing: {
      severity: 'warning',
      text: '"{path}" does not exist in the folder of the skill: add it, or correct the name',
    },
    backslash: {
      severity: 'warning',
      text: 'the link is dead outside of Windows: write "{path}", with "/"',
    },
  },
  examples: [
    {
      bad: { 'skills/tidy/SKILL.md': skillMd(undefined, 'Read [the format](references/format.md) first.\n') },
      good: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'Read [the format](references/format.md) first.\n'),
        'skills/tidy/references/format.md': '# Format\n',
      },
    },
    {
      bad: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'Read [the format](references\\format.md).\n'),
        'skills/tidy/references/format.md': '# Format\n',
      },
      good: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'Read [the format](references/format.md).\n'),
        'skills/tidy/references/format.md': '# Format\n',
      },
    },
  ],
  check({ path }, context) {
    const { documents } = context;
    reportEach(referencesOf(documents, path), context, (reference) =>
      describe(reference, standingOf(documents, path, reference), path),
    );
  },
});

function describe(reference: Reference, { kind }: Standing, path: string): RuleReport | undefined {
  const location = locate(path, reference.range);
  if (kind === 'missing') return { message: 'missing', values: { path: reference.path }, location };
  const isDead = reference.hasBackslash && kind === 'there';
  return isDead ? { message: 'backslash', values: { path: reference.path }, location } : undefined;
}
