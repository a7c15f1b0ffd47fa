import { FILE_START, locate } from '../domain/location.js';
import { defineFaultRule, reportOf } from './rule.js';
import { skillMd, tidyTree } from './support/skill-md-examples.js';

export const rule = defineFaultRule({
  name: 'encoding',
  summary: 'The file is not plain UTF-8.',
  rationale:
    'Agents read manifests as UTF-8 without a byte-order mark. Behind a mark several of them find neither frontmatter nor JSON, and in UTF-16 none does; bytes that are no UTF-8 stop some and reach the model as replacement characters in others. Editors on Windows write all three.',
  subject: ['skill.json', 'SKILL.md', 'ogcode.json', 'persona'],
  fixable: true,
  messages: {
    'byte-order-mark': {
      severity: 'effect',
      text: 'the file begins with a byte-order mark, behind which several loaders do not see its first line; save it as UTF-8 without one',
    },
    'utf-16': {
      severity: 'effect',
      text: 'the file is UTF-16 (by its byte-order mark), and loaders read UTF-8; save it as UTF-8 without a byte-order mark',
    },
    'invalid-utf-8': {
      severity: 'effect',
      text: 'the file holds bytes that are not UTF-8, the first of them here; save it as UTF-8',
    },
  },
  examples: [
    { bad: { 'skills/tidy/SKILL.md': `\ufeff${skillMd()}` }, good: tidyTree() },
    { bad: { 'skills/tidy/SKILL.md': { base64: '//4tAC0ALQAKAA==' } }, good: tidyTree() },
  ],
  refine(fault, manifest) {
    const report = reportOf(fault);
    if (fault.variant !== 'byte-order-mark') return report;
    // A mark is no part of the text that edits count in: writing the text back leaves it out.
    return { ...report, fix: [{ location: locate(manifest.path, FILE_START), replacement: '' }] };
  },
});
