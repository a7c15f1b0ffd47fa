import type { FixEdit } from '../domain/finding.js';
import { locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { type RuleContext, defineRule } from './rule.js';
import { findDirectlyRunScripts } from './support/body-scripts.js';
import { skillJson, skillTree } from './support/examples.js';
import { type Script, readScript } from './support/script-file.js';
import { entryScriptOf, ongridEffect } from './support/skill-json.js';

export const rule = defineRule({
  name: 'shebang-carriage-return',
  summary: 'The "#!" line of a script ends in a carriage return.',
  rationale:
    'The system takes the carriage return for a part of the interpreter\'s name and does not find it ("bad interpreter", "no such file or directory"). It comes from an editor or a checkout that writes Windows line ends.',
  subject: ['skill.json', 'SKILL.md'],
  fixable: true,
  messages: {
    'carriage-return': {
      severity: 'error',
      text: '"{line}" ends in a carriage return, so its interpreter is not found; save the file with LF, and add "*.sh text eol=lf" to .gitattributes',
    },
  },
  examples: [
    {
      bad: {
        'disk/skill.json': skillJson(),
        'disk/run.sh': { text: '#!/bin/sh\r\necho "{}"\r\n', mode: '755' },
      },
      good: skillTree(),
    },
  ],
  check(manifest, context) {
    checkBodyScripts(manifest, context);
    const entry = entryScriptOf(manifest, context);
    const shebang = entry?.script.shebang;
    if (!entry || !shebang?.hasCarriageReturn) return;
    const { script, member } = entry;
    context.report({
      message: 'carriage-return',
      values: { line: shebang.text },
      location: locate(script.path, shebang.range),
      effects: ongridEffect('fails', 'registers, then every call fails: the interpreter is not found'),
      related: [{ location: locate(manifest.path, member.value.range), note: 'the entry that is executed' }],
      fix: carriageReturnFix(script),
    });
  },
});

/** Scripts that a SKILL.md tells the agent to execute. */
function checkBodyScripts(manifest: Manifest, context: RuleContext): void {
  for (const { path, range } of findDirectlyRunScripts(manifest, context)) {
    const script = readScript(context.documents, path);
    if (!script?.shebang?.hasCarriageReturn) continue;
    context.report({
      message: 'carriage-return',
      values: { line: script.shebang.text },
      location: locate(path, script.shebang.range),
      related: [{ location: locate(manifest.path, range), note: 'run here' }],
      fix: carriageReturnFix(script),
    });
  }
}

/**
 * Gives a script that cannot start LF for its line ends: all of them where the whole file has been converted, else only
 * that of its first line.
 */
export function carriageReturnFix({ path, source }: Script): readonly FixEdit[] {
  const { text } = source;
  const first = text.indexOf('\r');
  const isConverted = !/(?<!\r)\n|\r(?!\n)/.test(text);
  const end = isConverted ? text.length : text.indexOf('\n', first) + 1 || text.length;
  const replacement = text.slice(first, end).replaceAll('\r', '');
  return [{ location: locate(path, source.range(first, end)), replacement }];
}
