import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';
import { reportEach } from './support/ogcode-config.js';
import { referencesOf, standingOf } from './support/references.js';
import { skillMd } from './support/skill-md-examples.js';

export const rule = defineRule({
  name: 'reference-escapes',
  summary: 'The body names a file outside the folder of the skill.',
  rationale:
    'Skills are installed, uploaded and copied one folder at a time. What lies beside the folder stays behind, whether it is in the repository or not.',
  subject: ['SKILL.md'],
  messages: {
    escapes: {
      severity: 'warning',
      text: '"{path}" leaves the folder of the skill and is missing wherever the skill is installed alone: copy it into the folder',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'See [tools](../../tools/README.md).\n'),
        'tools/README.md': '# Tools\n',
      },
      good: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'See [tools](references/tools.md).\n'),
        'skills/tidy/references/tools.md': '# Tools\n',
      },
    },
  ],
  check({ path }, context) {
    const { documents } = context;
    reportEach(referencesOf(documents, path), context, (reference) =>
      standingOf(documents, path, reference).kind === 'leaves'
        ? { message: 'escapes', values: { path: reference.path }, location: locate(path, reference.range) }
        : undefined,
    );
  },
});
