import { defineFaultRule } from './rule.js';

export const rule = defineFaultRule({
  name: 'yaml-dialect',
  summary: "A field means something else to ogcode's line reader than to YAML.",
  rationale:
    'ogcode does not read frontmatter as YAML but line by line: a key at the start of a line, a colon, and the rest of that line as the value. What only YAML understands reaches the model as it stands, or not at all.',
  subject: ['SKILL.md'],
  messages: {
    'value-next-line': {
      severity: 'effect',
      text: 'ogcode sees no {field} here, since the value begins on the next line; put it behind the colon, or write "|" there',
    },
    'quoted-key': {
      severity: 'effect',
      text: 'ogcode does not know the key in quotes and sees no {field}; write {field} without them',
    },
    indented: {
      severity: 'effect',
      text: 'ogcode passes over indented lines and sees no {field}; begin the key at the start of the line',
    },
    'comment-kept': {
      severity: 'effect',
      text: 'ogcode keeps the comment and reads the {field} as "{read}", YAML as "{meant}"; put the comment on a line of its own',
    },
    'anchor-or-tag': {
      severity: 'effect',
      text: 'ogcode takes anchors, tags and aliases for text and reads the {field} as "{read}"; write the plain value',
    },
    'continuation-lost': {
      severity: 'effect',
      text: 'ogcode does not read on in the next line and reads the {field} as "{read}"; put it on one line, or behind "|" or ">"',
    },
    'block-header': {
      severity: 'effect',
      text: 'ogcode takes this for text, since more than "|" or ">" stands on the line, and reads the {field} as "{read}"; leave the rest out',
    },
    'escape-kept': {
      severity: 'effect',
      text: 'ogcode knows few escapes and reads the {field} as "{read}", YAML as "{meant}"; write the characters themselves',
    },
    unseen: {
      severity: 'effect',
      text: 'ogcode does not see the {field} written like this; write "{field}: …" on a line of its own, at its start',
    },
    other: {
      severity: 'effect',
      text: 'ogcode reads the {field} as "{read}", YAML as "{meant}"; write it as one plain line',
    },
  },
  examples: [
    {
      bad: { '.agents/skills/demo/SKILL.md': '---\nname: demo # the name\ndescription: Shows how.\n---\n' },
      good: { '.agents/skills/demo/SKILL.md': '---\n# the name\nname: demo\ndescription: Shows how.\n---\n' },
      runtimes: ['ogcode'],
    },
    {
      bad: { '.agents/skills/demo/SKILL.md': '---\nname: demo\ndescription:\n  Shows how.\n---\n' },
      good: { '.agents/skills/demo/SKILL.md': '---\nname: demo\ndescription: >\n  Shows how.\n---\n' },
      runtimes: ['ogcode'],
    },
  ],
});
