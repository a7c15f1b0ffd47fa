import { defineRule } from './rule.js';

/** Reported by the engine itself, for a rule or a runtime that throws. */
export const rule = defineRule({
  name: 'rule-crashed',
  summary: 'A rule of Skillgate broke on this file.',
  rationale:
    'A fault of ours must neither hide what the other rules found nor pass for a clean file, so the file at hand is named and the run goes on.',
  subject: 'repository',
  fixed: true,
  messages: {
    crashed: {
      severity: 'error',
      text: '{what} broke on this file ("{error}"), so it was not checked by it: please report this with the file',
    },
  },
  examples: [],
  check() {
    // Nothing to look for: the engine reports what it catches.
  },
});
