import { defineFaultRule } from './rule.js';

const SKILL =
  '{"name": "disk_usage", "description": "Reports disk usage.", "entry": "run.sh", "class": "safe"}\n';
const RUN = { text: '#!/bin/sh\necho {}\n', mode: '755' };

function persona(fields: string): string {
  return `---\nname: watcher\ndescription: Watches the disks.\n${fields}---\nYou watch the disks.\n`;
}

export const rule = defineFaultRule({
  name: 'persona-required-field',
  summary: 'A persona of ongrid lacks a field without which it is dropped.',
  rationale:
    'ongrid takes every Markdown file in a folder agents for a persona, and drops it without name, description and when_to_use. Agents written for other hosts have no when_to_use, and notes beside personas have none of the three.',
  subject: ['persona'],
  messages: {
    missing: {
      severity: 'effect',
      text: 'this persona has no {field} and is dropped; add it (name, description and when_to_use are required)',
    },
    empty: { severity: 'effect', text: '{field} is empty, so this persona is dropped; write one' },
  },
  examples: [
    {
      bad: { 'agents/watcher.md': persona(''), 'disk/skill.json': SKILL, 'disk/run.sh': RUN },
      good: {
        'agents/watcher.md': persona('when_to_use: When a disk fills up.\n'),
        'disk/skill.json': SKILL,
        'disk/run.sh': RUN,
      },
      runtimes: ['ongrid'],
    },
  ],
});
