import { defineFaultRule } from './rule.js';
import { TIDY, tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'frontmatter-unterminated',
  summary: 'The frontmatter is opened and never closed.',
  rationale:
    'Only a line of exactly three hyphens closes frontmatter everywhere. Without it loaders read the body as YAML, or give up: the skill is skipped. `...` and `----` close it in some and not in others.',
  subject: ['SKILL.md', 'persona'],
  messages: {
    unterminated: {
      severity: 'effect',
      text: 'the frontmatter that opens here is never closed; write "---" on a line of its own between it and the body',
    },
    'near-fence': {
      severity: 'effect',
      text: 'the frontmatter that opens here is never closed: line {line} has "{text}", and only "---" closes it; write that there',
    },
  },
  examples: [
    { bad: { 'skills/tidy/SKILL.md': `---\n${TIDY}\n\n# Steps\n` }, good: tidyTree() },
    { bad: { 'skills/tidy/SKILL.md': `---\n${TIDY}\n----\n\n# Steps\n` }, good: tidyTree() },
  ],
});
