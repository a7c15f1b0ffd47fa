import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';
import { reportEach } from './support/ogcode-config.js';
import { referencesOf, standingOf } from './support/references.js';
import { skillMd } from './support/skill-md-examples.js';

export const rule = defineRule({
  name: 'reference-case',
  summary: 'The body names a file of the skill with other capitals than it has.',
  rationale:
    'macOS and Windows open `FORMS.md` where `forms.md` stands; Linux, where most agents run, does not.',
  subject: ['SKILL.md'],
  messages: {
    case: {
      severity: 'warning',
      text: '"{written}" is found only where capitals do not count: the file is called "{actual}"',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'See [forms](FORMS.md).\n'),
        'skills/tidy/forms.md': '# Forms\n',
      },
      good: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'See [forms](forms.md).\n'),
        'skills/tidy/forms.md': '# Forms\n',
      },
    },
  ],
  check({ path }, context) {
    const { documents } = context;
    reportEach(referencesOf(documents, path), context, (reference) => {
      const standing = standingOf(documents, path, reference);
      if (standing.kind !== 'other-case') return undefined;
      const values = { written: reference.path, actual: standing.other };
      return { message: 'case', values, location: locate(path, reference.range) };
    });
  },
});
