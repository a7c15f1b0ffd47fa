import { defineFaultRule, reportOf } from './rule.js';
import { quoteFix } from './support/quote-value.js';
import { tidyTree } from './support/skill-md-examples.js';
import { YAML_SYNTAX } from './data/yaml-syntax.js';

/** Causes that quoting the whole value mends. */
const MENDED_BY_QUOTES: ReadonlySet<string> = new Set([
  'unquoted-colon',
  'text-after-quote',
  'apostrophe',
  'reserved-character',
  'alias-star',
  'flow-then-text',
  'block-text',
  'unknown-alias',
]);

export const rule = defineFaultRule({
  name: 'yaml-syntax',
  summary: 'The frontmatter is not valid YAML.',
  rationale:
    'One fault of syntax makes the whole block unreadable: name and description are gone with it. Most agents then skip the skill, many without a word; a few guess. By far the most frequent cause is a colon and a blank inside a description without quotes.',
  subject: ['SKILL.md', 'persona'],
  fixable: true,
  messages: YAML_SYNTAX,
  examples: [
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table in two passes: sort, then align.'),
      good: tidyTree('name: tidy\ndescription: "Tidies a table in two passes: sort, then align."'),
    },
    {
      bad: tidyTree('name: tidy\ndescription: Tidies a table.\nargument-hint: [table] [column]'),
      good: tidyTree('name: tidy\ndescription: Tidies a table.\nargument-hint: "[table] [column]"'),
    },
    {
      bad: tidyTree('name: tidy\ndescription: >\nTidies a table.'),
      good: tidyTree('name: tidy\ndescription: >\n  Tidies a table.'),
    },
  ],
  refine(fault, { path }, { documents }) {
    const skill = documents.skill(path);
    const text = skill?.source.slice(fault.location).trim().slice(0, 80) ?? '';
    const report = { ...reportOf(fault), values: { ...fault.values, text } };
    const fix =
      skill && MENDED_BY_QUOTES.has(fault.variant)
        ? quoteFix(skill, path, fault.location.start.line)
        : undefined;
    return fix ? { ...report, fix } : report;
  },
});
