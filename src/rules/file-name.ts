import { locate } from '../domain/location.js';
import { baseName, directoryOf, joinPath } from '../domain/paths.js';
import type { Entry } from '../domain/tree.js';
import { isVendored } from '../domain/vendored.js';
import type { Documents } from '../formats/documents.js';
import { memberOf } from '../formats/json-tree.js';
import { entryOf } from '../formats/yaml-tree.js';
import { defineRule } from './rule.js';
import { skillMd, tidyTree } from './support/skill-md-examples.js';

const NAMES: ReadonlyMap<string, string> = new Map(
  ['SKILL.md', 'skill.json', 'ogcode.json'].map((name) => [name.toLowerCase(), name]),
);

export const rule = defineRule({
  name: 'file-name',
  summary: 'A manifest is spelt so that only file systems without upper and lower case find it.',
  rationale:
    'Every loader looks for exactly `SKILL.md`, `skill.json` or `ogcode.json`. On macOS and Windows another spelling is found all the same, so that it works for its author and is invisible on Linux, in containers and in continuous integration.',
  subject: 'repository',
  messages: {
    case: {
      severity: 'error',
      text: '"{file}" must be called "{name}": names are matched exactly on Linux, where nobody finds it; rename it with git mv "{path}" "{right}"',
    },
  },
  examples: [{ bad: { 'skills/tidy/skill.md': skillMd() }, good: tidyTree() }],
  check(context) {
    const { documents } = context;
    for (const entry of documents.tree.list()) {
      const file = baseName(entry.path);
      const name = NAMES.get(file.toLowerCase());
      if (name === undefined || name === file || !context.isWanted(entry.path)) continue;
      if (!isMeant(entry, name, documents)) continue;
      const right = joinPath(directoryOf(entry.path), name);
      const values = { file, name, path: entry.path, right };
      context.report({ message: 'case', values, location: locate(entry.path) });
    }
  },
});

/** A page about skills may be called skill.md: a manifest looks like one, and has none of the right name beside it. */
function isMeant({ kind, path }: Entry, name: string, documents: Documents): boolean {
  if (kind !== 'file' || isVendored(path)) return false;
  if (documents.tree.stat(joinPath(directoryOf(path), name))?.kind === 'file') return false;
  if (name === 'SKILL.md') {
    const root = documents.skill(path)?.yaml;
    return root?.error !== undefined || entryOf(root?.root, 'name') !== undefined;
  }
  const document = documents.json(path);
  const fields = name === 'skill.json' ? ['entry'] : ['skills'];
  return document?.ok === true && fields.some((field) => memberOf(document.root, field) !== undefined);
}
