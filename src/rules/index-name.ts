import { locate } from '../domain/location.js';
import { fieldOf } from '../formats/line-reader.js';
import { defineRule } from './rule.js';
import { ogcodeEffect, reportEach } from './support/ogcode-config.js';
import { indexOf, servedSkill } from './support/remote-index.js';

export const rule = defineRule({
  name: 'index-name',
  summary: 'A SKILL.md that a remote index names has another name, or does not parse.',
  rationale:
    'ogcode reads every SKILL.md that it fetches. One that does not parse, or does not bear the name under which the index lists it, refuses the index with all of its skills.',
  subject: ['index.json'],
  messages: {
    'other-name': {
      severity: 'error',
      text: 'lists "{name}", and {path} is named "{actual}", so ogcode refuses the whole index; make the two agree',
    },
    'no-name': {
      severity: 'error',
      text: 'lists "{name}", and {path} has no name, so ogcode refuses the whole index; name it there',
    },
    unparsed: {
      severity: 'error',
      text: 'lists "{name}", and ogcode cannot read {path} ({message}), so it refuses the whole index; mend that file',
    },
  },
  examples: [
    {
      bad: {
        'public/index.json': '{"version": "1", "skills": [{"name": "tidy-up"}]}\n',
        'public/tidy-up/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
      },
      good: {
        'public/index.json': '{"version": "1", "skills": [{"name": "tidy-up"}]}\n',
        'public/tidy-up/SKILL.md': '---\nname: tidy-up\ndescription: Tidies a table.\n---\n',
      },
    },
  ],
  check(manifest, context) {
    const { documents } = context;
    reportEach(indexOf(manifest, context)?.skills ?? [], context, (indexed) => {
      const served = servedSkill(documents, manifest.path, indexed);
      if (!served?.skill.skip) return undefined;
      const { file, skill } = served;
      const { reason, message } = served.skill.skip;
      const isNamed = reason.startsWith('name-');
      const range = fieldOf(skill.lines, 'name')?.valueRange;
      return {
        message: isNamed ? 'other-name' : reason === 'no-name' ? 'no-name' : 'unparsed',
        values: { name: indexed.name, actual: skill.name, path: file.path, message },
        location: locate(manifest.path, indexed.nameRange),
        related: [{ location: locate(file.real, range), note: isNamed ? 'named here' : 'the file is here' }],
        effects: ogcodeEffect('dropped', 'refuses the whole index'),
      };
    });
  },
});
