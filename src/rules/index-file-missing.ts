import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';
import { ogcodeEffect, reportEach } from './support/ogcode-config.js';
import { indexOf, servedFile } from './support/remote-index.js';

export const rule = defineRule({
  name: 'index-file-missing',
  summary: 'A remote skill index names a file that does not stand beside it.',
  rationale:
    "ogcode fetches every file from the index's folder, by the skill's name and the file's path. One that is not there cannot be fetched, and then the index is refused with all of its skills.",
  subject: ['index.json'],
  messages: {
    missing: {
      severity: 'error',
      text: 'names "{path}", which is not there, so ogcode cannot fetch it; add the file, or take it off the list',
    },
    'skill-missing': {
      severity: 'error',
      text: 'a SKILL.md is always fetched, and "{path}" is not there; add it, or remove the skill from the index',
    },
    directory: {
      severity: 'error',
      text: 'names "{path}", which is a directory, so ogcode cannot fetch it; name its files one by one',
    },
    link: {
      severity: 'error',
      text: 'names "{path}", a link that leads to no file of this repository; put the file itself there',
    },
  },
  examples: [
    {
      bad: {
        'public/index.json':
          '{"version": "1", "skills": [{"name": "tidy", "files": ["SKILL.md", "notes.md"]}]}\n',
        'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
      },
      good: {
        'public/index.json':
          '{"version": "1", "skills": [{"name": "tidy", "files": ["SKILL.md", "notes.md"]}]}\n',
        'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
        'public/tidy/notes.md': '# Notes\n',
      },
    },
  ],
  check(manifest, context) {
    const skills = indexOf(manifest, context)?.skills ?? [];
    const files = skills.flatMap((skill) => skill.files.map((file) => ({ ...file, skill })));
    reportEach(files, context, ({ path, range, skill }) => {
      const { kind, path: beside } = servedFile(context.documents, manifest.path, path);
      if (kind === 'file') return undefined;
      const isUnlisted = kind === 'missing' && range === skill.nameRange;
      return {
        message: isUnlisted ? 'skill-missing' : kind,
        values: { path: beside },
        location: locate(manifest.path, range),
        effects: ogcodeEffect('dropped', 'refuses the index: it cannot fetch the file'),
      };
    });
  },
});
