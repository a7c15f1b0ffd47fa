import { defineFaultRule } from './rule.js';
import { skillMd, tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'frontmatter-missing',
  summary: 'The file does not begin with frontmatter.',
  rationale:
    'Loaders take frontmatter only where the first line is `---`. Whatever stands above it, be it a comment, a blank line or a code fence from a chat, turns the whole block into text: the skill has no name and no description, and is skipped.',
  subject: ['SKILL.md', 'persona'],
  messages: {
    missing: {
      severity: 'effect',
      text: 'no frontmatter: the first line must be "---" and nothing else, followed by name and description as YAML and another "---"',
    },
    preceded: {
      severity: 'effect',
      text: 'frontmatter must begin on line 1, and its "{text}" stands on line {line}; move what stands above it below the block',
    },
    'in-code-fence': {
      severity: 'effect',
      text: 'the frontmatter stands in a code fence, so its "{text}" on line {line} does not count; remove the two lines of the code fence',
    },
    'blank-line-above': {
      severity: 'effect',
      text: 'frontmatter must begin on line 1, and its "{text}" stands on line {line}; remove the blank lines above it',
    },
  },
  examples: [
    { bad: { 'skills/tidy/SKILL.md': '# Tidy\n\nSort the rows.\n' }, good: tidyTree() },
    { bad: { 'skills/tidy/SKILL.md': `<!-- generated -->\n${skillMd()}` }, good: tidyTree() },
  ],
});
