import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';
import { findDirectlyRunScripts } from './support/body-scripts.js';
import { skillMd } from './support/skill-md-examples.js';

const BODY = '# Steps\n\n```bash\n./scripts/check.sh --all\n```\n';
const SCRIPT = '#!/usr/bin/env bash\necho done\n';

export const rule = defineRule({
  name: 'script-not-executable',
  summary: 'A script that the body tells the agent to run directly has no execute bit in git.',
  rationale:
    'A command such as `./scripts/check.sh` asks the system to execute the file, which fails with "permission denied" wherever the execute bit is not in the git index, whatever the mode in the working tree of its author.',
  subject: ['SKILL.md'],
  messages: {
    explicit: {
      severity: 'error',
      text: '"{manifest}" runs this script directly (line {line}), and it is not executable in git (100644); run: git update-index --chmod=+x "{path}"',
    },
    bare: {
      severity: 'warning',
      text: '"{manifest}" names this script as a command (line {line}), and it is not executable in git (100644); run: git update-index --chmod=+x "{path}"',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md': skillMd(undefined, BODY),
        'skills/tidy/scripts/check.sh': { text: SCRIPT, mode: '644' },
      },
      good: {
        'skills/tidy/SKILL.md': skillMd(undefined, BODY),
        'skills/tidy/scripts/check.sh': { text: SCRIPT, mode: '755' },
      },
    },
  ],
  check(manifest, context) {
    for (const { path, entry, range, isExplicit, isMadeExecutable } of findDirectlyRunScripts(
      manifest,
      context,
    )) {
      if (entry.executable !== false || isMadeExecutable) continue;
      context.report({
        message: isExplicit ? 'explicit' : 'bare',
        values: { manifest: manifest.path, line: range.start.line, path },
        location: locate(path),
        related: [{ location: locate(manifest.path, range), note: 'run here' }],
      });
    }
  },
});
