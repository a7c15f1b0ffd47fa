import { defineFaultRule, reportOf } from './rule.js';
import { skillJson, skillTree } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'json-syntax',
  summary: 'A skill.json is not JSON as the loader reads it.',
  rationale:
    "ongrid decodes with Go's encoding/json, which takes neither comments nor trailing commas nor anything else that editors let pass in JSON. At the first such character the manifest is skipped with a line in the log.",
  subject: ['skill.json'],
  fixable: true,
  messages: {
    comment: { severity: 'effect', text: 'comments are not allowed in JSON ({message}); remove it' },
    'trailing-comma': {
      severity: 'effect',
      text: 'a comma before a closing bracket is not allowed in JSON ({message}); remove it',
    },
    'missing-comma': { severity: 'effect', text: 'a comma is missing before this ({message}); add it' },
    'single-quote': {
      severity: 'effect',
      text: 'JSON knows no single quotes ({message}); write double quotes',
    },
    'unquoted-key': { severity: 'effect', text: 'a key must stand in double quotes ({message})' },
    'control-character': {
      severity: 'effect',
      text: 'a string holds a bare line break, tab or other control character ({message}); close its quotes or write \\n, \\t',
    },
    'trailing-data': {
      severity: 'effect',
      text: 'something follows the end of the JSON value ({message}); a manifest is one value: remove the rest',
    },
    'unexpected-end': {
      severity: 'effect',
      text: 'the file ends in the middle ({message}); close what is open: a quote, bracket or brace',
    },
    empty: { severity: 'effect', text: 'the file is empty ({message}); write a JSON object' },
    'too-deep': { severity: 'effect', text: 'nested deeper than 10,000 levels ({message}); flatten it' },
    other: { severity: 'effect', text: 'no valid JSON: {message}' },
  },
  examples: [
    {
      bad: { ...skillTree(), 'disk/skill.json': skillJson().replace('\n}', ',\n}') },
      good: skillTree(),
    },
    {
      bad: { ...skillTree(), 'disk/skill.json': `// Disk usage\n${skillJson()}` },
      good: skillTree(),
    },
  ],
  refine(fault) {
    const report = reportOf(fault);
    if (fault.variant !== 'trailing-comma') return report;
    return { ...report, fix: [{ location: fault.location, replacement: '' }] };
  },
});
