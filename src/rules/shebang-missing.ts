import { type Location, locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { type RuleContext, defineRule } from './rule.js';
import { findDirectlyRunScripts } from './support/body-scripts.js';
import { RUN_SH, skillJson, skillTree } from './support/examples.js';
import { type Script, readScript } from './support/script-file.js';
import { entryScriptOf, ongridEffect } from './support/skill-json.js';

export const rule = defineRule({
  name: 'shebang-missing',
  summary: 'A script that is executed directly names no interpreter.',
  rationale:
    'ongrid hands the entry to the system, without a shell that would make up for it. A text without "#!" and an absolute path as its very first characters is refused (exec format error), and every call fails.',
  subject: ['skill.json', 'SKILL.md'],
  messages: {
    missing: {
      severity: 'error',
      text: 'begins with no "#!" line, so the system refuses to execute it; begin with the interpreter: #!/bin/sh',
    },
    empty: {
      severity: 'error',
      text: 'is empty, so the system refuses to execute it; write a script that begins with #!/bin/sh',
    },
    mark: {
      severity: 'error',
      text: 'has a byte-order mark before "#!", so the system refuses to execute it; save it without',
    },
    late: {
      severity: 'error',
      text: '"#!" must be the first two characters of the file, and is not, so the system refuses to execute it; move it there',
    },
    relative: {
      severity: 'error',
      text: 'interpreter "{interpreter}" is no absolute path, so the system does not find it; write #!/usr/bin/env {interpreter}',
    },
  },
  examples: [
    {
      bad: { 'disk/skill.json': skillJson(), 'disk/run.sh': { text: 'echo "{}"\n', mode: '755' } },
      good: { 'disk/skill.json': skillJson(), 'disk/run.sh': RUN_SH },
    },
    {
      bad: {
        'disk/skill.json': skillJson(),
        'disk/run.sh': { text: '\n#!/bin/sh\necho "{}"\n', mode: '755' },
      },
      good: skillTree(),
    },
  ],
  check(manifest, context) {
    checkBodyScripts(manifest, context);
    const entry = entryScriptOf(manifest, context);
    const fault = entry && shebangFault(entry.script);
    if (!fault) return;
    const { script, member } = entry;
    context.report({
      ...fault,
      location: firstLineOf(script),
      effects: ongridEffect('fails', 'registers, then every call fails: the system cannot execute the entry'),
      related: [{ location: locate(manifest.path, member.value.range), note: 'the entry that is executed' }],
    });
  },
});

function firstLineOf({ path, source }: Script): Location {
  return locate(path, source.range(0, source.line(1)?.length ?? 0));
}

/** A shell runs a script without an interpreter all the same, as its own kind; other programs do not. */
function checkBodyScripts(manifest: Manifest, context: RuleContext): void {
  for (const { path, entry, range } of findDirectlyRunScripts(manifest, context)) {
    const script = entry.executable === false ? undefined : readScript(context.documents, path);
    const fault = script && shebangFault(script);
    if (!fault) continue;
    const related = [{ location: locate(manifest.path, range), note: 'run here' }];
    context.report({ ...fault, severity: 'warning', location: firstLineOf(script), related });
  }
}

/** Why the system finds no interpreter, as a message of this rule; undefined where it does. */
export function shebangFault({
  source,
  shebang,
}: Script): { readonly message: string; readonly values: Readonly<Record<string, string>> } | undefined {
  if (shebang) {
    const { interpreter } = shebang;
    if (interpreter.startsWith('/')) return undefined;
    return interpreter === ''
      ? { message: 'missing', values: {} }
      : { message: 'relative', values: { interpreter } };
  }
  if (source.text.trim() === '') return { message: 'empty', values: {} };
  if (source.text.startsWith('#!')) return { message: 'mark', values: {} };
  return { message: /^\s+#!/.test(source.text) ? 'late' : 'missing', values: {} };
}
