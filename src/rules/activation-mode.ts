import { defineFaultRule } from './rule.js';

function skill(activation: string): string {
  return `---\nname: query_x\ndescription: Runs a query.\nactivation:\n${activation}---\n`;
}

export const rule = defineFaultRule({
  name: 'activation-mode',
  summary: 'A native skill of ongrid is active at other times than its author thinks.',
  rationale:
    'ongrid knows the modes always and keyword. Any other word counts as always, so that a skill meant for a few questions goes into every one; keyword without keywords never matches anything.',
  subject: ['SKILL.md'],
  messages: {
    unknown: {
      severity: 'effect',
      text: 'activation mode "{mode}" is unknown and counts as "always"; write "always", or "keyword" with keywords',
    },
    'no-keywords': {
      severity: 'effect',
      text: 'activation mode "keyword" without keywords never brings the skill into play; add keywords, or write "always"',
    },
    conflict: {
      severity: 'effect',
      text: 'activation mode "{mode}" is ignored, since metadata.ongrid.activation says "{winner}"; keep one of the two',
    },
  },
  examples: [
    {
      bad: { 'skills/query_x/SKILL.md': skill('  mode: keywords\n  keywords: [query]\n') },
      good: { 'skills/query_x/SKILL.md': skill('  mode: keyword\n  keywords: [query]\n') },
      runtimes: ['ongrid'],
    },
    {
      bad: { 'skills/query_x/SKILL.md': skill('  mode: keyword\n') },
      good: { 'skills/query_x/SKILL.md': skill('  mode: always\n') },
      runtimes: ['ongrid'],
    },
  ],
});
