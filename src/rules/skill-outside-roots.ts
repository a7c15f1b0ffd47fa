import type { Manifest } from '../domain/manifest.js';
import { directoryOf } from '../domain/paths.js';
import { type RuleContext, defineFaultRule, reportOf } from './rule.js';
import { withoutReached } from './support/reached.js';

/** What lies beside a remote index is fetched from there, and rules of its own look after it. */
function isServedByIndex({ path }: Manifest, { manifests }: RuleContext): boolean {
  const folder = directoryOf(directoryOf(path));
  return manifests.some((other) => other.kind === 'index.json' && directoryOf(other.path) === folder);
}

export const rule = defineFaultRule({
  name: 'skill-outside-roots',
  summary: 'A skill lies in no directory in which a runtime looks for skills.',
  rationale:
    'A runtime that has roots reads nothing else. A skill next to them is no part of any agent, whatever its manifest says. An error where the runtime was chosen for this repository, a warning where it was only detected.',
  subject: ['SKILL.md', 'skill.json'],
  messages: {
    outside: {
      severity: 'warning',
      text: 'this skill lies in none of the directories that are read ({roots}); move it into one, or add its directory to them',
    },
    'other-project': {
      severity: 'notice',
      text: 'this skill is seen only when the agent is started in "{directory}"',
    },
  },
  examples: [
    {
      bad: { 'tools/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n' },
      good: { '.agents/skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n' },
      runtimes: ['ogcode'],
    },
    {
      bad: {
        'ogcode.json': '{}\n',
        'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
      },
      good: {
        'ogcode.json': '{}\n',
        'public/index.json': '{"version": "1", "skills": [{"name": "tidy", "files": ["SKILL.md"]}]}\n',
        'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
      },
    },
  ],
  refine(fault, manifest, context) {
    const left = withoutReached(fault, manifest, context);
    if (!left || isServedByIndex(manifest, context)) return undefined;
    const isError = context.runtimesChosen && left.variant === 'outside';
    return isError ? { ...reportOf(left), severity: 'error' } : reportOf(left);
  },
});
