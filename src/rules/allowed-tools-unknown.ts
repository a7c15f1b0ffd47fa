import { locate } from '../domain/location.js';
import { OTHER_TOOL_NAMES, TOOL_NAMES } from './data/tool-names.js';
import { defineRule } from './rule.js';
import { matchesAny } from './support/globs.js';
import { frontmatterField } from './support/manifest-field.js';
import { nearestName } from './support/near-miss.js';
import { readToolGrants } from './support/tool-grants.js';

const KNOWN: ReadonlySet<string> = new Set([...TOOL_NAMES, ...OTHER_TOOL_NAMES]);

/** What Model Context Protocol servers offer, and globs: nobody here knows what there is. */
const OPEN = /^mcp__|[*?]/;

export const rule = defineRule({
  name: 'allowed-tools-unknown',
  summary: '`allowed-tools` names a tool that is not known.',
  rationale:
    'A grant for a tool that does not exist grants nothing, and the user is asked every time. New tools come faster than lists of them, so only what looks like a typing mistake is a warning; the policy adds names under `tools.known`.',
  subject: ['SKILL.md'],
  messages: {
    near: {
      severity: 'warning',
      text: 'no tool is known as "{tool}": did you mean "{suggestion}"? Names are case-sensitive',
    },
    unknown: {
      severity: 'notice',
      text: 'no tool is known as "{tool}"; if it is a new one or your own, add it to tools.known in the policy',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\nallowed-tools: Raed\n---\n',
      },
      good: {
        'skills/tidy/SKILL.md':
          '---\nname: tidy\ndescription: Tidies a table.\nallowed-tools: Read Bash(git status:*) mcp__ci__status\n---\n',
      },
    },
  ],
  check(manifest, context) {
    const source = context.documents.source(manifest.path);
    const value = frontmatterField(manifest, context, 'allowed-tools');
    if (!source || !value) return;
    const own = context.policy.tools?.known ?? [];
    for (const { tool, range } of readToolGrants(value, source).grants) {
      if (KNOWN.has(tool) || OPEN.test(tool) || matchesAny(own, tool)) continue;
      const suggestion = nearestName(tool, TOOL_NAMES);
      const location = locate(manifest.path, range);
      if (suggestion === undefined) context.report({ message: 'unknown', values: { tool }, location });
      else context.report({ message: 'near', values: { tool, suggestion }, location });
    }
  },
});
