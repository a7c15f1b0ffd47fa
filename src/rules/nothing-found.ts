import { locate } from '../domain/location.js';
import { isSkill } from '../domain/manifest.js';
import { defineRule } from './rule.js';

export const rule = defineRule({
  name: 'nothing-found',
  summary: 'No manifest was found, or fewer skills than required.',
  rationale:
    'A gate that looks at nothing passes for ever. A missing checkout step, a mistyped path or a skill in an ignored folder all end in an empty list, so an empty list is said aloud.',
  subject: 'repository',
  messages: {
    nothing: {
      severity: 'notice',
      text: 'found no skill.json, SKILL.md, ogcode.json or index.json: check the paths, and that the repository is checked out',
    },
    required: {
      severity: 'error',
      text: 'found {found} skills where at least {required} are required: check the paths, and that the repository is checked out',
    },
  },
  examples: [
    {
      bad: { 'README.md': '# Nothing here\n' },
      good: { 'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n' },
    },
  ],
  check(context) {
    const skills = context.manifests.filter(isSkill).length;
    const required = context.requireSkills;
    const location = locate('.');
    if (skills < required)
      context.report({ message: 'required', values: { found: skills, required }, location });
    else if (context.manifests.length === 0) {
      context.report({ message: 'nothing', location, severity: context.mustFind ? 'error' : 'notice' });
    }
  },
});
