import { defineFaultRule, reportOf } from './rule.js';
import { isMisspelt } from './support/near-miss.js';
import { skillTree } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'entry-required',
  summary: 'A skill.json names no file to execute.',
  rationale: 'A subprocess skill is the file that its entry names. Without one ongrid skips the manifest.',
  subject: ['skill.json'],
  messages: {
    missing: {
      severity: 'effect',
      text: 'the required field "entry" is missing; add "entry": "run.sh", an executable file relative to the manifest',
    },
    empty: {
      severity: 'effect',
      text: 'the required field "entry" is empty; name an executable file relative to the manifest',
    },
  },
  examples: [{ bad: skillTree({ entry: undefined }), good: skillTree() }],
  // `field-unknown` says both.
  refine: (fault, manifest, context) =>
    isMisspelt(manifest, context, 'entry') ? undefined : reportOf(fault),
});
