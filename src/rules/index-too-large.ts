import { locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import { READ_LIMIT, type ReadResult } from '../domain/tree.js';
import { FILE_SIZE_LIMIT, type IndexInspection } from '../runtimes/ogcode/index-json.js';
import { type RuleContext, defineRule } from './rule.js';
import { ogcodeEffect, reportEach } from './support/ogcode-config.js';
import { TOTAL_SIZE_LIMIT, indexOf, readServed, servedFile } from './support/remote-index.js';

export const rule = defineRule({
  name: 'index-too-large',
  summary: 'A remote skill index, or what is fetched with it, is too large.',
  rationale:
    'ogcode fetches at most 1 MiB for the index and for each file, and 20 MiB in all. Beyond that it refuses the index with all of its skills.',
  subject: ['index.json'],
  messages: {
    index: {
      severity: 'error',
      text: 'the index has {size} bytes, the limit is {limit}, so ogcode refuses it; part it into several',
    },
    file: {
      severity: 'error',
      text: '"{path}" has {size} bytes, the limit is {limit}, so ogcode refuses the whole index; make it smaller, or leave it out',
    },
    total: {
      severity: 'error',
      text: 'the files of this index have {size} bytes together, the limit is {limit}, so ogcode refuses it; part it into several',
    },
  },
  examples: [
    {
      bad: {
        'public/index.json':
          '{"version": "1", "skills": [{"name": "tidy", "files": ["SKILL.md", "table.csv"]}]}\n',
        'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
        'public/tidy/table.csv': 'tray;label;number\n'.repeat(60_000),
      },
      good: {
        'public/index.json':
          '{"version": "1", "skills": [{"name": "tidy", "files": ["SKILL.md", "table.csv"]}]}\n',
        'public/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
        'public/tidy/table.csv': 'tray;label;number\n',
      },
    },
  ],
  check(manifest, context) {
    const index = indexOf(manifest, context);
    if (!index) return;
    const effects = ogcodeEffect('dropped', 'refuses the whole index');
    const size = index.faults.find(({ reason }) => reason === 'size');
    if (size) {
      context.report({ message: 'index', values: size.values, location: locate(manifest.path), effects });
      return;
    }
    const fetched = sizesOf(index, manifest, context);
    reportEach(fetched, context, ({ path, range, bytes, isCut }) =>
      bytes <= FILE_SIZE_LIMIT
        ? undefined
        : {
            message: 'file',
            values: { path, size: isCut ? `more than ${bytes}` : bytes, limit: FILE_SIZE_LIMIT },
            location: locate(manifest.path, range),
            effects,
          },
    );
    const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= TOTAL_SIZE_LIMIT) return;
    const values = { size: total, limit: TOTAL_SIZE_LIMIT };
    context.report({ message: 'total', values, location: locate(manifest.path), effects });
  },
});

type SizedFile = IndexInspection['skills'][number]['files'][number] & {
  readonly bytes: number;
  /** Larger than anybody reads. */
  readonly isCut: boolean;
};

function sizesOf(
  { skills }: IndexInspection,
  manifest: Manifest,
  { documents }: RuleContext,
): readonly SizedFile[] {
  const known = new Map<string, Pick<SizedFile, 'bytes' | 'isCut'>>();
  return skills.flatMap(({ files }) =>
    files.map((file) => {
      const served = servedFile(documents, manifest.path, file.path);
      const size = known.get(served.real) ?? sizeOf(readServed(documents, served));
      known.set(served.real, size);
      return { ...file, path: served.path, ...size };
    }),
  );
}

function sizeOf(read: ReadResult): Pick<SizedFile, 'bytes' | 'isCut'> {
  if (read.ok) return { bytes: read.bytes.length, isCut: false };
  const isCut = read.reason === 'too-large';
  return { bytes: isCut ? READ_LIMIT : 0, isCut };
}
