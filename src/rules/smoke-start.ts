import type { Manifest } from '../domain/manifest.js';
import type { SmokeObservation } from '../domain/smoke.js';
import type { RuleContext } from './rule.js';
import { shebangFault } from './shebang-missing.js';
import { entryScriptOf } from './support/skill-json.js';
import { defineSmokeRule, exampleSkill } from './support/smoke-rule.js';

export const rule = defineSmokeRule({
  name: 'smoke-start',
  summary: 'The entry of a skill cannot be started on this machine.',
  rationale:
    'ongrid executes the entry directly, without a shell: it needs an execute bit, and a `#!` line whose interpreter is there, or a binary for the machine. What a shell would still run, ongrid refuses, at every call.',
  messages: {
    missing: { severity: 'error', text: 'entry "{entry}" is not there; commit the file or correct the path' },
    directory: { severity: 'error', text: 'entry "{entry}" is a directory; name the file to execute' },
    'not-executable': {
      severity: 'error',
      text: 'entry "{entry}" is not executable; run git update-index --chmod=+x on it',
    },
    'no-shebang': {
      severity: 'error',
      text: 'entry "{entry}" has no "#!" line, so the system cannot execute it; begin it with one, as #!/bin/sh',
    },
    'byte-order-mark': {
      severity: 'error',
      text: 'entry "{entry}" begins with a byte-order mark, which hides its "#!" line; save it without',
    },
    'carriage-return': {
      severity: 'error',
      text: 'the "#!" line of "{entry}" ends with a carriage return, which becomes part of the interpreter\'s name; save it with LF',
    },
    'no-interpreter': {
      severity: 'error',
      text: 'entry "{entry}" does not start: its interpreter "{interpreter}" is not there ({words}); install it, or correct the "#!" line',
    },
    'relative-interpreter': {
      severity: 'error',
      text: 'entry "{entry}" names its interpreter "{interpreter}" by a relative path, which is looked for in the working directory; write an absolute one, or #!/usr/bin/env',
    },
    'wrong-format': {
      severity: 'error',
      text: 'entry "{entry}" is a program for another machine ({words}); build it for the one that runs it',
    },
    failed: { severity: 'error', text: 'entry "{entry}" does not start: {words}' },
  },
  examples: [
    {
      bad: exampleSkill('#!/no/such/interpreter\necho "{}"\n'),
      good: exampleSkill('#!/bin/sh\necho "{}"\n'),
    },
  ],
  isSaid,
});

/** Directories, execute bits and "#!" lines are looked at without a run as well; what is found there is told there. */
function isSaid({ message }: SmokeObservation, manifest: Manifest, context: RuleContext): boolean {
  const codes = ['entry-missing', 'entry-directory', 'entry-not-executable'];
  if (codes.some((code) => context.faults(manifest, code).length > 0)) return true;
  if (message === 'no-interpreter' || message === 'failed') return false;
  const script = entryScriptOf(manifest, context)?.script;
  return (
    script !== undefined && (script.shebang?.hasCarriageReturn === true || shebangFault(script) !== undefined)
  );
}
