import { locate } from '../domain/location.js';
import { baseName, directoryOf, isWithin, joinPath } from '../domain/paths.js';
import type { Documents } from '../formats/documents.js';
import { defineRule } from './rule.js';
import { reportEach } from './support/ogcode-config.js';
import { skillMd } from './support/skill-md-examples.js';

/** More files than these, or longer ones, are a collection that is searched, not read along references. */
const FILE_LIMIT = 100;
const TEXT_LIMIT = 256 * 1024;

export const rule = defineRule({
  name: 'reference-unreachable',
  summary: 'A file under `references/` is named by nothing that the agent reads.',
  rationale:
    'An agent reads the SKILL.md, and then what that names. A reference that neither the body nor another reference names is not read; that may be meant, so this is only a notice, and only for `references/`.',
  subject: ['SKILL.md'],
  messages: {
    unreachable: {
      severity: 'notice',
      text: 'nothing leads here from "{manifest}": name this file in the body, or in a reference that the body names',
    },
  },
  examples: [
    {
      bad: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'Read [a](references/a.md).\n'),
        'skills/tidy/references/a.md': '# A\n',
        'skills/tidy/references/b.md': '# B\n',
      },
      good: {
        'skills/tidy/SKILL.md': skillMd(undefined, 'Read [a](references/a.md).\n'),
        'skills/tidy/references/a.md': 'Then see b.md.\n',
        'skills/tidy/references/b.md': '# B\n',
      },
    },
  ],
  check({ path }, context) {
    const { documents } = context;
    const lost = findLost(documents, path);
    reportEach(lost, context, (file) => ({
      message: 'unreachable',
      values: { manifest: path },
      location: locate(file),
    }));
  },
});

const WHOLE_FOLDER = /\breferences\/(?![\w.])|`references`|\breferences (?:folder|directory)\b/i;

function findLost(documents: Documents, skill: string): readonly string[] {
  const folder = joinPath(directoryOf(skill), 'references');
  const files = documents.folders
    .list(folder)
    .filter(({ path, kind }) => kind === 'file' && path.endsWith('.md'));
  if (files.length === 0 || files.length > FILE_LIMIT) return [];
  const lost = new Set(files.map(({ path }) => path));
  const pending = [skill];
  for (let file = pending.pop(); file !== undefined && lost.size > 0; file = pending.pop()) {
    const text = documents.source(file)?.text ?? '';
    // A folder that is named as a whole, or by a pattern, leads to all of it.
    if (text.length > TEXT_LIMIT || WHOLE_FOLDER.test(text)) return [];
    for (const other of lost) {
      if (!names(text, other)) continue;
      lost.delete(other);
      if (isWithin(other, folder)) pending.push(other);
    }
  }
  return Array.from(lost);
}

/** Whether a text names a file, with its extension or, behind the folder's name, without. */
function names(text: string, path: string): boolean {
  const name = baseName(path);
  return text.includes(name) || text.includes(`references/${name.slice(0, -'.md'.length)}`);
}
