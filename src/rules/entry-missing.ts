import type { MessageValues } from '../domain/finding.js';
import type { Folders } from '../domain/folders.js';
import { baseName, directoryOf, joinPath } from '../domain/paths.js';
import { cleanPath, joinClean } from '../runtimes/go/clean-path.js';
import { defineFaultRule, reportOf } from './rule.js';
import { directoryOfManifest } from './support/skill-json.js';
import { skillTree } from './support/examples.js';

export const rule = defineFaultRule({
  name: 'entry-missing',
  summary: 'The entry of a skill.json leads to no file.',
  rationale:
    'The entry is one file name, relative to the manifest: no arguments, no shell, no home directory. Where nothing stands there, ongrid skips the manifest.',
  subject: ['skill.json'],
  messages: {
    missing: {
      severity: 'effect',
      text: 'entry "{entry}" leads to "{path}", which is not there; name a file that is, relative to the manifest',
    },
    arguments: {
      severity: 'effect',
      text: 'entry "{entry}" is taken for the name of one file; arguments are not passed: write "{suggestion}" and read the rest from stdin',
    },
    backslash: {
      severity: 'effect',
      text: 'entry "{entry}" has backslashes, which do not part folders; write "{suggestion}"',
    },
    case: {
      severity: 'effect',
      text: 'entry "{entry}" differs in case from the file "{suggestion}"; write it alike',
    },
    space: {
      severity: 'effect',
      text: 'entry "{entry}" has white space at its end or start, which counts; write "{suggestion}"',
    },
    dangling: {
      severity: 'effect',
      text: 'entry "{entry}" is a link to "{target}", which is not there; mend the link',
    },
    loop: { severity: 'effect', text: 'entry "{entry}" is a link that leads back to itself; mend the link' },
  },
  examples: [
    { bad: skillTree({ entry: 'start.sh' }), good: skillTree() },
    { bad: skillTree({ entry: 'run.sh --all' }), good: skillTree() },
  ],
  refine(fault, skill, context) {
    const report = reportOf(fault);
    const { entry, path } = fault.values;
    if (fault.variant !== 'missing' || typeof entry !== 'string' || typeof path !== 'string') return report;
    const place = { directory: directoryOfManifest(skill, context), folders: context.documents.folders };
    const advice = adviseOn(entry, path, place);
    return advice ? { ...report, message: advice.message, values: { entry, ...advice.values } } : report;
  },
});

interface Place {
  readonly directory: string;
  readonly folders: Folders;
}

/** What was most likely meant, where a file that fits stands there. */
function adviseOn(
  entry: string,
  missing: string,
  { directory, folders }: Place,
): { readonly message: string; readonly values: MessageValues } | undefined {
  const isFile = (name: string): boolean => {
    const found = folders.resolve(joinClean(directory, name));
    return !name.startsWith('/') && found.kind === 'found' && found.entry.kind === 'file';
  };
  const link = folders.stat(joinClean(directory, entry));
  if (link?.kind === 'symlink') return { message: 'dangling', values: { target: link.target ?? '' } };
  const suggestions = {
    space: entry.trim(),
    arguments: entry.trim().split(/\s/)[0] ?? '',
    backslash: entry.replaceAll('\\', '/'),
  };
  for (const [message, suggestion] of Object.entries(suggestions)) {
    if (suggestion !== '' && suggestion !== entry && isFile(suggestion))
      return { message, values: { suggestion } };
  }
  const near = folders
    .list(directoryOf(cleanPath(missing)))
    .find(({ path }) => baseName(path).toLowerCase() === baseName(missing).toLowerCase());
  return near && { message: 'case', values: { suggestion: joinPath('.', near.path) } };
}
