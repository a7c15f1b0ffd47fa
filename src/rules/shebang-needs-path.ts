import { isProved } from '../domain/smoke.js';
import { locate } from '../domain/location.js';
import { memberOfManifest } from '../runtimes/ongrid/manifest.js';
import { defineRule } from './rule.js';
import { allowedVariables } from './support/env-allow.js';
import { skillJson } from './support/examples.js';
import { isMisspelt } from './support/near-miss.js';
import { programOnPath } from './support/script-file.js';
import { entryScriptOf, objectOf, ongridEffect } from './support/skill-json.js';

const SCRIPT = { text: '#!/usr/bin/env node\nconsole.log("{}");\n', mode: '755' };

export const rule = defineRule({
  name: 'shebang-needs-path',
  summary: 'An entry starts through /usr/bin/env, and PATH is not in env_allow.',
  rationale:
    'A skill gets exactly the variables that env_allow names. Without PATH, env looks in a default path of the C library (/bin and /usr/bin): an interpreter in /usr/local/bin, or installed by a version manager, is not found, and the call ends with status 127.',
  subject: ['skill.json'],
  messages: {
    'needs-path': {
      severity: 'warning',
      text: 'the entry starts with "{line}", but "PATH" is not in env_allow, so "{program}" may not be found; add "PATH" to env_allow',
    },
  },
  examples: [
    {
      bad: { 'disk/skill.json': skillJson(), 'disk/run.sh': SCRIPT },
      good: { 'disk/skill.json': skillJson({ env_allow: ['PATH'] }), 'disk/run.sh': SCRIPT },
    },
  ],
  check(manifest, context) {
    if (isProved(context.smoke, manifest.path, 'shebang-needs-path')) return;
    const entry = entryScriptOf(manifest, context);
    const shebang = entry?.script.shebang;
    const program = shebang && programOnPath(shebang);
    // A shell of that name stands in the default path of every system.
    if (
      !entry ||
      !shebang ||
      program === undefined ||
      program === 'sh' ||
      isMisspelt(manifest, context, 'env_allow')
    )
      return;
    if (allowedVariables(manifest, context).some(({ name }) => name === 'PATH')) return;
    const allowed = memberOfManifest(objectOf(manifest, context), 'env_allow')?.value;
    if (allowed && allowed.type !== 'array' && allowed.type !== 'null') return;
    context.report({
      message: 'needs-path',
      values: { line: shebang.text, program },
      location: locate(manifest.path, (allowed ?? entry.member.value).range),
      effects: ongridEffect(
        'fails',
        `registers, then calls fail wherever ${program} is outside /bin and /usr/bin`,
      ),
      related: [
        { location: locate(entry.script.path, shebang.range), note: `starts ${program} by its name` },
      ],
    });
  },
});
