import { defineFaultRule } from './rule.js';
import { skillMd } from './support/skill-md-examples.js';

const LARGE = skillMd(undefined, 'Open the tray, read the label, write the number down.\n'.repeat(6000));

export const rule = defineFaultRule({
  name: 'file-size',
  summary: 'The file is larger than a runtime reads.',
  rationale:
    'Some runtimes read manifests up to a limit and skip what is larger, since all of it would go into a context window. Long reference material belongs in files of its own, which are read when they are needed.',
  subject: ['skill.json', 'SKILL.md', 'ogcode.json', 'persona'],
  messages: {
    'too-large': {
      severity: 'effect',
      text: 'the file has {size} bytes, the limit is {limit}; move parts of it to other files and name them',
    },
    'line-too-long': {
      severity: 'effect',
      text: 'this line has {size} bytes, and a line may have {limit}; break it, or move it to another file and name that',
    },
  },
  examples: [
    {
      bad: { '.agents/skills/tidy/SKILL.md': LARGE },
      good: { '.agents/skills/tidy/SKILL.md': skillMd() },
      runtimes: ['ogcode'],
    },
  ],
});
