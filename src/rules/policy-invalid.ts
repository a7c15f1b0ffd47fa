import { defineRule } from './rule.js';

/** Reported where the policy is read: a run without a valid policy does not begin (exit status 2). */
export const rule = defineRule({
  name: 'policy-invalid',
  summary: 'The policy file has a mistake.',
  rationale:
    'A policy that is only half understood would gate something else than the organisation decided, so every mistake in it stops the run, all of them are shown at once, and nothing is checked until they are mended.',
  subject: 'repository',
  fixed: true,
  messages: {
    unreadable: { severity: 'error', text: 'the policy file "{path}" cannot be read: {why}' },
    yaml: { severity: 'error', text: 'is not YAML: {message}' },
    'not-a-mapping': {
      severity: 'error',
      text: 'a policy is a mapping of settings, such as "fail-on: warning"',
    },
    alias: { severity: 'error', text: 'aliases are not read in a policy: write the value out' },
    'duplicate-key': {
      severity: 'error',
      text: '"{key}" is given twice, first on line {line}: keep one of them',
    },
    'unknown-key': { severity: 'error', text: '"{key}" is no setting {where}; known are {known}' },
    'misspelt-key': {
      severity: 'error',
      text: '"{key}" is no setting {where}: did you mean "{suggestion}"?',
    },
    'missing-key': { severity: 'error', text: 'lacks "{key}", which every entry of {where} has to give' },
    'wrong-type': { severity: 'error', text: '{where} has to be {expected}, not {actual}' },
    'unknown-value': { severity: 'error', text: '{where} cannot be "{value}"; allowed are {known}' },
    'misspelt-value': {
      severity: 'error',
      text: '{where} cannot be "{value}": did you mean "{suggestion}"? Allowed are {known}',
    },
    empty: { severity: 'error', text: '{where} must not be empty: fill it in, or leave the setting out' },
    'out-of-range': { severity: 'error', text: '{where} {problem}, not "{value}"' },
    'unknown-rule': {
      severity: 'error',
      text: '"{rule}" is no rule: use the name that is shown with the finding',
    },
    'misspelt-rule': { severity: 'error', text: '"{rule}" is no rule: did you mean "{suggestion}"?' },
    'fixed-rule': {
      severity: 'error',
      text: '"{rule}" cannot be changed: it says that something was not checked as it should be',
    },
    'extends-cycle': {
      severity: 'error',
      text: 'extends "{path}", which leads back to itself by way of {chain}: remove one of the links',
    },
    'extends-long': {
      severity: 'error',
      text: 'extends "{path}" over more than {limit} files: put them together',
    },
    'extends-missing': {
      severity: 'error',
      text: 'extends "{path}", which cannot be read: {why}; the path begins at the top of the repository',
    },
  },
  examples: [],
  check() {
    // The policy is read before anything is checked.
  },
});
