import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-output',
  summary: 'What a skill writes to stdout is not one JSON value.',
  rationale:
    'stdout is the result and goes to the model as it is; one log line in front of it, a second value or nothing at all fails the call. Logs belong on stderr.',
  messages: {
    empty: {
      severity: 'error',
      text: 'writes nothing to stdout, where one JSON value is expected; print {} where there is nothing to say',
    },
    'too-large': {
      severity: 'error',
      text: 'writes over 16 MiB to stdout, of which the rest is cut off; return less, or the path of a file',
    },
    'log-line': {
      severity: 'error',
      text: 'stdout is not JSON: line {line} is "{text}"; write logs to stderr, and nothing but the result to stdout',
    },
    'several-values': {
      severity: 'error',
      text: 'stdout holds more than one JSON value: another begins on line {line}, "{text}"; print a single one, as a list of them',
    },
    'not-json': {
      severity: 'error',
      text: 'stdout is not JSON: line {line} is "{text}" ({words}); print one JSON value',
    },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\necho "[info] starting"\necho \'{"files": 3}\'\n'),
      good: exampleSkill('#!/bin/sh\necho "[info] starting" >&2\necho \'{"files": 3}\'\n'),
    },
  ],
});
