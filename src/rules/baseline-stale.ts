import { defineRule } from './rule.js';

/** Reported by the engine, which knows what the baseline met. */
export const rule = defineRule({
  name: 'baseline-stale',
  summary: 'The baseline accepts findings that are gone.',
  rationale:
    'An entry that outlived its finding would accept the same mistake if it came back. It is looked for only when the whole repository was checked.',
  subject: 'repository',
  messages: {
    one: {
      severity: 'notice',
      text: 'the finding of "{rule}" in "{path}" is gone: remove this entry, or run `skillgate check --write-baseline`',
    },
    several: {
      severity: 'notice',
      text: '{count} findings that the baseline accepts are gone, the first is "{rule}" in "{path}": run `skillgate check --write-baseline`',
    },
  },
  examples: [],
  check() {
    // The engine knows what is left over when all other rules are done.
  },
});
