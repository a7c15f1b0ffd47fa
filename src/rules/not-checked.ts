import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';

/** Reported for what the run itself has to remark: a difference that could not be had, a check run that was refused. */
export const rule = defineRule({
  name: 'not-checked',
  summary: 'Something was not looked at, or not as asked, and why.',
  rationale:
    'A gate that quietly does less than it was asked passes for one that found nothing. Whatever could not be had (the difference of a pull request, the commit it starts from, an answer of GitHub) is said, and what was done instead.',
  subject: 'repository',
  messages: {
    // Both are sentences of ours, at most with an answer of GitHub's in them.
    remark: { severity: 'notice', text: '{what}: {why}', valueLimit: 400 },
  },
  examples: [],
  check(context) {
    for (const { kind, path, what, why } of context.remarks) {
      if (kind === 'not-checked')
        context.report({ message: 'remark', values: { what, why }, location: locate(path) });
    }
  },
});
