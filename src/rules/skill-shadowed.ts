import { defineFaultRule, reportOf } from './rule.js';

export const rule = defineFaultRule({
  name: 'skill-shadowed',
  summary: 'Another skill of the same name is loaded in its place.',
  rationale:
    'Where two roots hold a skill of one name, a runtime keeps one and says nothing about the other. Which one depends on the order of its roots, and edits to the loser change nothing.',
  subject: ['SKILL.md', 'skill.json'],
  refine: (fault, manifest, context) => ({
    ...reportOf(fault),
    effects: [
      ...fault.effects,
      ...context.faults(manifest, 'name-duplicate').flatMap(({ effects }) => effects),
    ],
  }),
  messages: {
    shadowed: {
      severity: 'effect',
      text: 'skill "{name}" is never loaded, since "{path}" has the same name and wins; rename or remove one of the two',
    },
    mirror: {
      severity: 'effect',
      text: 'this copy of skill "{name}" is not loaded, since "{path}" is the same file and wins; nothing is lost',
    },
  },
  examples: [
    {
      bad: {
        '.agents/skills/doctor/SKILL.md': '---\nname: doctor\ndescription: Checks the database.\n---\n',
        '.claude/skills/doctor/SKILL.md': '---\nname: doctor\ndescription: Checks the network.\n---\n',
      },
      good: {
        '.agents/skills/doctor/SKILL.md': '---\nname: doctor\ndescription: Checks the database.\n---\n',
        '.claude/skills/nurse/SKILL.md': '---\nname: nurse\ndescription: Checks the network.\n---\n',
      },
      runtimes: ['ogcode'],
    },
  ],
});
