import { defineFaultRule } from './rule.js';

function skill(name: string): string {
  return `---\nname: ${name}\ndescription: Runs a query.\nmetadata:\n  ongrid:\n    scope: manager\n---\n`;
}

export const rule = defineFaultRule({
  name: 'name-rewritten',
  summary: 'A runtime registers a skill under another name than it has.',
  rationale:
    'ongrid rewrites every name that is not lower-case letters, digits and underscores. Personas and policies that mention the skill by its own name then mention nobody, and two skills can end up under one name.',
  subject: ['SKILL.md'],
  messages: {
    rewritten: {
      severity: 'effect',
      text: 'name "{name}" becomes "{rewritten}": only a-z, 0-9 and _ are kept; write "{rewritten}", or expect it under that name',
    },
    unnamed: {
      severity: 'effect',
      text: 'name "{name}" has nothing of a-z or 0-9 in it, so the skill is called "{rewritten}"; give it a name of a-z, 0-9 and _',
    },
  },
  examples: [
    {
      bad: { 'skills/query_x/SKILL.md': skill('query-x') },
      good: { 'skills/query_x/SKILL.md': skill('query_x') },
      runtimes: ['ongrid'],
    },
    {
      bad: { 'skills/stock/SKILL.md': skill('在庫') },
      good: { 'skills/stock/SKILL.md': skill('stock') },
      runtimes: ['ongrid'],
    },
  ],
});
