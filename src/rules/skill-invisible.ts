import { defineFaultRule, reportOf } from './rule.js';
import { withoutReached } from './support/reached.js';

export const rule = defineFaultRule({
  name: 'skill-invisible',
  summary: 'A skill lies where a runtime looks, and is not seen.',
  rationale:
    'Runtimes read their roots to a certain depth, stop at the first skill on the way down, pass over hidden directories, do not follow every link, or give up after so many entries. What lies beyond is missing without a word.',
  subject: ['SKILL.md', 'skill.json'],
  messages: {
    'too-deep': {
      severity: 'effect',
      text: 'this skill lies too deep below its root to be found; move it to "{path}"',
    },
    'below-skill': {
      severity: 'effect',
      text: 'this skill lies below another one ("{path}"), where it is not looked for; move it out of there',
    },
    'behind-link': {
      severity: 'effect',
      text: 'this skill lies behind a link that is not followed ("{path}"); put the directory itself there',
    },
    'over-limit': {
      severity: 'effect',
      text: 'root "{root}" holds {entries} entries and only the first {limit} are examined, so this skill is not found; move some elsewhere',
    },
    hidden: {
      severity: 'effect',
      text: 'this skill lies in a hidden directory ("{path}"), which is passed over; rename it without the dot',
    },
    'own-skills-folder': {
      severity: 'effect',
      text: 'this skill has a folder "{path}", which is searched in its place, so it is lost; give that folder another name than "skills"',
    },
    'outside-pack': {
      severity: 'effect',
      text: 'this skill lies in the pack "{path}", of which only the folder "skills" is searched; move it there',
    },
    'broken-pack': {
      severity: 'effect',
      text: 'this skill is lost with its pack, whose manifest "{path}" is not understood: {message}; mend the manifest',
    },
  },
  examples: [
    {
      bad: { '.agents/skills/data/charts/SKILL.md': '---\nname: charts\ndescription: Draws charts.\n---\n' },
      good: { '.agents/skills/charts/SKILL.md': '---\nname: charts\ndescription: Draws charts.\n---\n' },
      runtimes: ['ogcode'],
    },
  ],
  refine(fault, manifest, context) {
    const left = withoutReached(fault, manifest, context);
    return left && reportOf(left);
  },
});
