import { defineFaultRule } from './rule.js';

function skill(toolClass: string): string {
  return `---\nname: query_x\ndescription: Runs a query.\ntools:\n  - name: run_query\n    impl: builtin:query.Run\n    class: ${toolClass}\n---\n`;
}

export const rule = defineFaultRule({
  name: 'tool-class-unknown',
  summary: 'A tool of a native skill of ongrid has a class that does not exist.',
  rationale:
    'Tools of native skills are of the classes read, write and destructive; safe, mutating and dangerous are those of subprocess skills. Nothing checks the word: a tool of another class is let through by no policy but the one for everything.',
  subject: ['SKILL.md'],
  messages: {
    unknown: {
      severity: 'error',
      text: 'class "{class}" of tool "{tool}" is unknown, so no policy lets the tool through; use {suggestion} (read, write and destructive exist)',
    },
    'unknown-plain': {
      severity: 'error',
      text: 'class "{class}" of tool "{tool}" is unknown, so no policy lets the tool through; use read, write or destructive',
    },
  },
  examples: [
    {
      bad: { 'skills/query_x/SKILL.md': skill('safe') },
      good: { 'skills/query_x/SKILL.md': skill('read') },
      runtimes: ['ongrid'],
    },
  ],
});
