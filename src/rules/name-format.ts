import { defineFaultRule } from './rule.js';
import { skillJson, skillTree } from './support/examples.js';
import { skillMd } from './support/skill-md-examples.js';

function named(folder: string, name: string): Readonly<Record<string, string>> {
  return { [`skills/${folder}/SKILL.md`]: skillMd(`name: ${name}\ndescription: Tidies a table.`) };
}

export const rule = defineFaultRule({
  name: 'name-format',
  summary: 'The name is not of the form that its format asks for.',
  rationale:
    'A SKILL.md is called by lower-case words with single hyphens between them, in at most 64 characters; a skill.json of ongrid by lower-case words with underscores. Each kind of loader skips what is named by the rule of the other.',
  subject: ['skill.json', 'SKILL.md'],
  messages: {
    characters: {
      severity: 'effect',
      text: 'name "{name}" may hold only a-z, 0-9 and single hyphens; write "{suggestion}", and give its directory the same name',
    },
    'edge-hyphen': {
      severity: 'effect',
      text: 'name "{name}" begins or ends with a hyphen, which is allowed only between words; write "{suggestion}", and give its directory the same name',
    },
    'double-hyphen': {
      severity: 'effect',
      text: 'name "{name}" has several hyphens in a row, and one is allowed; write "{suggestion}", and give its directory the same name',
    },
    'too-long': {
      severity: 'effect',
      text: 'name "{name}" has {length} characters, the limit is {limit}; shorten it',
    },
    'non-ascii': {
      severity: 'effect',
      text: 'name "{name}" has letters other than a-z, which some agents refuse; write it with a-z, 0-9 and hyphens to be loaded by all',
    },
    snake: {
      severity: 'effect',
      text: 'name "{name}" may hold only a-z, 0-9 and underscores in a skill.json; write "{suggestion}"',
    },
  },
  examples: [
    { bad: named('tidy-up', 'Tidy Up'), good: named('tidy-up', 'tidy-up') },
    { bad: named('tidy_up', 'tidy_up'), good: named('tidy-up', 'tidy-up') },
    {
      bad: { ...skillTree(), 'disk/skill.json': skillJson({ name: 'disk-usage' }) },
      good: skillTree(),
    },
  ],
});
