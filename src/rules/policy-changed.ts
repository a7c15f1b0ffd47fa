import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';

/** Reported where a change touches the gate's own configuration. */
export const rule = defineRule({
  name: 'policy-changed',
  summary: 'The change touches the policy or the baseline that would judge it.',
  rationale:
    'A change must not relax the gate that judges it, so on a pull request policy and baseline are those of the commit that it starts from. Whoever reviews should know that other rules will hold once it is merged.',
  subject: 'repository',
  messages: {
    changed: { severity: 'notice', text: '{what} is changed here: {why}' },
  },
  examples: [],
  check(context) {
    for (const { kind, path, what, why } of context.remarks) {
      if (kind === 'policy-changed')
        context.report({ message: 'changed', values: { what, why }, location: locate(path) });
    }
  },
});
