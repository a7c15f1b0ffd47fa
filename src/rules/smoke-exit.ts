import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-exit',
  summary: 'A skill ended with another exit status than expected.',
  rationale:
    'Every exit status but 0 fails a call, whatever stands on stdout, and the model is shown the end of stderr. Some environments that work at a desk are not those of an agent: ongrid hands on nothing but what `env_allow` names, not even PATH.',
  messages: {
    status: {
      severity: 'error',
      text: 'exits with status {exit} instead of {expected} ({case}); stderr ends with "{stderr}"',
    },
    'status-silent': {
      severity: 'error',
      text: 'exits with status {exit} instead of {expected} ({case}) and says nothing on stderr; say there what went wrong',
    },
    success: {
      severity: 'error',
      text: 'exits with status 0 where {expected} is expected ({case}); correct the skill, or the case in smoke.json',
    },
    signal: { severity: 'error', text: 'is ended by {signal} ({case}); stderr ends with "{stderr}"' },
    'no-path': {
      severity: 'error',
      text: 'exits with status {exit}: its "#!" line looks for "{program}" on PATH, and PATH is not in env_allow; add it, or name the program by its full path',
    },
    'read-only': {
      severity: 'error',
      text: 'exits with status {exit} ({case}): the sandbox keeps the repository read-only ("{stderr}"); write to the working directory, or give the case another path',
    },
    'no-network': {
      severity: 'warning',
      text: 'could not be judged ({case}): it needs the network, which the sandbox does not have ("{stderr}"); give it a case in smoke.json that does without',
    },
  },
  examples: [
    {
      bad: exampleSkill('#!/bin/sh\necho "quota exceeded" >&2\nexit 3\n'),
      good: exampleSkill('#!/bin/sh\necho "{}"\n'),
    },
    {
      bad: exampleSkill('#!/usr/bin/env no-such-runtime\n', { env_allow: [] }),
      good: exampleSkill('#!/usr/bin/env sh\necho "{}"\n'),
    },
  ],
});
