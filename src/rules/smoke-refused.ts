import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';

export const rule = defineRule({
  name: 'smoke-refused',
  summary: 'Smoke runs were asked for, and nothing was run.',
  rationale:
    'A smoke run executes the code of the repository. On some events that is the code of anybody, beside a token that may write; without a sandbox, or with a token that every process can read, it is not worth the risk. What executes nothing is checked all the same.',
  subject: 'repository',
  messages: {
    event: {
      severity: 'error',
      text: 'refused to run skills on "{event}": anybody\'s code would run beside a privileged token; run them on pull_request, or set smoke to check (allow-unsafe-smoke-run: true overrules this)',
    },
    isolation: {
      severity: 'error',
      text: 'no skill was run: the policy requires isolation, and {why}; install bubblewrap, or set smoke.isolation to preferred',
    },
    exposed: {
      severity: 'warning',
      text: 'no skill was run: it could read {names} in the environment of this process, and {why}; run the job without them, or on Linux',
    },
  },
  examples: [],
  check(context) {
    const refusal = context.smoke?.refusal;
    if (refusal) context.report({ message: refusal.message, values: refusal.values, location: locate('.') });
  },
});
