import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';
import { ogcodeEffect, reportEach } from './support/ogcode-config.js';
import { indexOf } from './support/remote-index.js';

export const rule = defineRule({
  name: 'index-invalid',
  summary: 'A remote skill index is at fault, and ogcode refuses the whole of it.',
  rationale:
    'ogcode takes an index whole or not at all: the first fault in it, be it one path of one skill, refuses every skill that it lists. Clients go on with what they fetched before, or with nothing.',
  subject: ['index.json'],
  messages: {
    syntax: { severity: 'error', text: 'this is no JSON ({message}), {consequence}; mend the syntax' },
    'wrong-type': { severity: 'error', text: '{field} must be {expected} and is {actual}, {consequence}' },
    'skills-missing': {
      severity: 'error',
      text: 'the index has no "skills", {consequence}; list 1 to 100 skills',
    },
    'no-skills': { severity: 'error', text: 'the index lists no skill, {consequence}; list 1 to 100' },
    'too-many-skills': {
      severity: 'error',
      text: 'the index lists {count} skills and may list {limit}, {consequence}; part it into several',
    },
    name: {
      severity: 'error',
      text: 'name "{name}" is not made of 1 to 64 of a-z and 0-9 with single hyphens between them, {consequence}',
    },
    'name-empty': { severity: 'error', text: 'the name of a skill is empty, {consequence}; name its folder' },
    'name-missing': { severity: 'error', text: 'a skill has no "name", {consequence}; name its folder' },
    'too-many-files': {
      severity: 'error',
      text: '"{name}" lists {count} files and may list {limit}, {consequence}; leave some out',
    },
    'empty-path': {
      severity: 'error',
      text: 'a file has an empty path, {consequence}; name a file of the skill, or remove it',
    },
    'not-relative': {
      severity: 'error',
      text: 'file "{file}" is no relative path with /, without \\ and :, {consequence}',
    },
    escapes: {
      severity: 'error',
      text: 'file "{file}" names no file in the folder of its skill, {consequence}; name one below it, or remove it',
    },
  },
  examples: [
    {
      bad: {
        'public/index.json':
          '{"version": "1", "skills": [{"name": "tidy", "files": ["SKILL.md", "../notes.md"]}]}\n',
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
    const faults = indexOf(manifest, context)?.faults ?? [];
    const [first] = faults;
    reportEach(faults, context, (fault) => {
      // index-too-large says it.
      if (fault.reason === 'size') return undefined;
      const isFirst = fault === first;
      return {
        message: fault.variant,
        values: { ...fault.values, consequence: isFirst ? REFUSED : ALSO_REFUSED },
        location: locate(manifest.path, fault.range),
        effects: ogcodeEffect(
          'dropped',
          isFirst ? 'refuses the whole index' : 'would refuse it for this too',
        ),
      };
    });
  },
});

const REFUSED = 'so ogcode refuses the whole index';
const ALSO_REFUSED = 'which alone refuses the index as well';
