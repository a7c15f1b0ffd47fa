import { compareText, locate } from '../domain/location.js';
import type { Documents } from '../formats/documents.js';
import { FILE_SIZE_LIMIT, type IndexInspection, inspectIndexFile } from '../runtimes/ogcode/index-json.js';
import { defineRule } from './rule.js';
import { ogcodeEffect } from './support/ogcode-config.js';
import { TOTAL_SIZE_LIMIT, indexOf, readServed, servedFile, servedSkill } from './support/remote-index.js';

/** How many changed files are shown one by one. */
const SHOWN_FILES = 10;

const TREE = {
  'public/index.json': '{"version": "1", "skills": [{"name": "tidy"}]}\n',
  'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
};
const CHANGED = { 'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies two tables.\n---\n' };

export const rule = defineRule({
  name: 'index-stale',
  summary: 'What a remote skill index serves changed, and its version did not.',
  rationale:
    'The version names the contents: a client that holds a version never fetches it again. A change that is published under the same version reaches nobody who has the old one.',
  subject: ['index.json'],
  messages: {
    one: {
      severity: 'error',
      text: '"{path}" {change} and version "{version}" stayed, so clients that hold it never fetch the change; give the index a new version',
    },
    several: {
      severity: 'error',
      text: '"{path}" {change}, {others} more files changed and version "{version}" stayed, so clients that hold it never fetch them; give the index a new version',
    },
  },
  examples: [
    {
      base: TREE,
      bad: { ...TREE, ...CHANGED },
      good: { ...TREE, ...CHANGED, 'public/index.json': '{"version": "2", "skills": [{"name": "tidy"}]}\n' },
    },
  ],
  check(manifest, context) {
    const { base, documents } = context;
    const index = indexOf(manifest, context);
    // Mending a refused index comes first.
    if (!base || !index?.reading.accepted || index.reading.version === '') return;
    const before = inspectIndexFile(base, manifest.path);
    if (before?.reading.version !== index.reading.version) return;
    const served = contentsOf(base, manifest.path, before);
    const changes = served ? changesIn(documents, manifest.path, { index, served }) : [];
    const [first] = changes;
    if (!first) return;
    const { version } = index.reading;
    const others = changes.length - 1;
    context.report({
      message: others === 0 ? 'one' : 'several',
      values: { ...first, version, others },
      location: locate(manifest.path, index.versionRange),
      related: changes
        .filter(({ change }) => change !== 'was removed')
        .slice(0, SHOWN_FILES)
        .map(({ path, change }) => ({ location: locate(path), note: `this ${change}` })),
      effects: ogcodeEffect('dropped', 'clients that hold the version go on with the old contents'),
    });
  },
});

type Contents = ReadonlyMap<string, Uint8Array>;

/** Everything that an index serves; undefined where clients refuse it, so that nobody holds its version. */
function contentsOf(documents: Documents, path: string, index: IndexInspection): Contents | undefined {
  const isTaken = index.skills.every((one) => {
    const served = servedSkill(documents, path, one);
    return served !== undefined && !served.skill.skip;
  });
  if (!index.reading.accepted || !isTaken) return undefined;
  const contents = new Map<string, Uint8Array>();
  let total = 0;
  for (const file of pathsOf(index)) {
    const read = readServed(documents, servedFile(documents, path, file));
    if (!read.ok || read.bytes.length > FILE_SIZE_LIMIT) return undefined;
    contents.set(file, read.bytes);
    total += read.bytes.length;
    if (total > TOTAL_SIZE_LIMIT) return undefined;
  }
  return contents;
}

function pathsOf({ skills }: IndexInspection): ReadonlySet<string> {
  return new Set(skills.flatMap(({ files }) => files.map(({ path }) => path)));
}

interface Change {
  /** Relative to the repository. */
  readonly path: string;
  readonly change: 'changed' | 'was added' | 'was removed';
}

/** What is served otherwise than before, by path. A listed file that is gone has a finding of its own. */
function changesIn(
  documents: Documents,
  manifest: string,
  { index, served }: { readonly index: IndexInspection; readonly served: Contents },
): readonly Change[] {
  const listed = pathsOf(index);
  const paths = Array.from(new Set([...served.keys(), ...listed])).toSorted(compareText);
  return paths.flatMap((path): readonly Change[] => {
    const file = servedFile(documents, manifest, path);
    const before = served.get(path);
    if (!listed.has(path)) return [{ path: file.path, change: 'was removed' }];
    if (!before) return [{ path: file.path, change: 'was added' }];
    const read = readServed(documents, file);
    return read.ok && !isSame(read.bytes, before) ? [{ path: file.path, change: 'changed' }] : [];
  });
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
