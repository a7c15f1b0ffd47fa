import { defineRule } from './rule.js';
import { configOf, ogcodeEffect, reportEach } from './support/ogcode-config.js';

/** What to do, by the cause of a syntax error. */
const MENDS: Readonly<Record<string, string>> = {
  comment: 'remove the comments',
  'trailing-comma': 'remove the comma',
  'missing-comma': 'put a comma before this',
  'single-quote': 'write double quotes',
  'unquoted-key': 'put keys in double quotes',
  'byte-order-mark': 'save it without a byte-order mark',
  'utf-16': 'save it as UTF-8',
  'trailing-data': 'remove what follows the object',
  'unexpected-end': 'close what is open',
  empty: 'write an object or remove the file',
};

const OTHER_MEND = 'mend the syntax';

export const rule = defineRule({
  name: 'permission-config-ignored',
  summary: 'An ogcode.json does not decode, so none of its permission rules holds.',
  rationale:
    'ogcode passes over a configuration file that does not decode, whole and without a word: one action that is no string, one path list that is a string, and every deny in the file is gone. It fails open.',
  subject: ['ogcode.json'],
  messages: {
    syntax: {
      severity: 'effect',
      text: 'this is no JSON ({message}), so ogcode ignores the whole file and every permission rule in it is off; {mend}',
    },
    'wrong-type': {
      severity: 'effect',
      text: '"{field}" must be {expected} and is {actual}, so ogcode ignores the whole file and every permission rule in it is off',
    },
  },
  examples: [
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "git-*": true}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "git-*": "allow"}}}\n' },
    },
    {
      bad: { 'ogcode.json': '{"skills": {"paths": "team", "permissions": {"internal-*": "deny"}}}\n' },
      good: {
        'ogcode.json': '{"skills": {"paths": ["team"], "permissions": {"internal-*": "deny"}}}\n',
        'team/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
      },
    },
  ],
  check(manifest, context) {
    const config = configOf(manifest, context);
    reportEach(config?.faults ?? [], context, ({ variant, values, location, outcome, detail }) => ({
      message: variant,
      values:
        variant === 'syntax' ? { ...values, mend: MENDS[String(values['cause'])] ?? OTHER_MEND } : values,
      location,
      effects: ogcodeEffect(outcome, detail),
    }));
  },
});
