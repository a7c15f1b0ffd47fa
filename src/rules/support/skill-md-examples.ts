import type { ExampleTree } from '../rule.js';

/** The frontmatter of a skill that nothing is wrong with. */
export const TIDY = 'name: tidy\ndescription: Tidies a table.';

/** A SKILL.md with some frontmatter and a body. */
export function skillMd(frontmatter: string = TIDY, body: string = '# Steps\n'): string {
  return `---\n${frontmatter}\n---\n\n${body}`;
}

/** The same as a tree, in a folder called `tidy`. */
export function tidyTree(frontmatter: string = TIDY, body?: string): ExampleTree {
  return { 'skills/tidy/SKILL.md': skillMd(frontmatter, body) };
}
