import type { Finding, FixEdit } from '../domain/finding.js';
import { compareText } from '../domain/location.js';
import { overlayTree } from '../domain/overlay-tree.js';
import type { Tree } from '../domain/tree.js';
import { Documents } from '../formats/documents.js';
import type { SourceText } from '../formats/text.js';
import { applyEdits, isPlaced, overlap } from './apply-edits.js';
import { check } from './check.js';
import type { CheckOptions } from './options.js';

/** A file that fixes change. */
export interface FixedFile {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The findings that are gone by it, in the order in which they were mended. */
  readonly mended: readonly Finding[];
}

/** What can be mended without changing what is meant, and which files with fixes were passed over. */
export interface FixPlan {
  readonly files: readonly FixedFile[];
  readonly passedOver: readonly { readonly path: string; readonly why: string }[];
}

/** One mistake can hide the next, a bracket every other mistake in its file; so it is looked again, so many times. */
const ROUND_LIMIT = 10;

/** Plans the fixes of all findings that are not accepted. Nothing is written. */
export function planFixes(tree: Tree, options: CheckOptions): FixPlan {
  const changed = new Map<string, Uint8Array>();
  const mended = new Map<string, Finding[]>();
  const passedOver = new Map<string, string>();
  for (let round = 0; round < ROUND_LIMIT; round += 1) {
    const current = overlayTree(tree, changed);
    const documents = new Documents(current);
    const byFile = groupByFile(check(current, options).findings);
    let isDone = true;
    for (const [path, findings] of byFile) {
      const edited = fixFile(path, findings, documents.source(path));
      if (!edited) continue;
      if ('why' in edited) passedOver.set(path, edited.why);
      else {
        changed.set(path, edited.bytes);
        mended.set(path, [...(mended.get(path) ?? []), ...edited.mended]);
        isDone = false;
      }
    }
    if (isDone) break;
  }
  return {
    files: Array.from(changed, ([path, after]) =>
      fixedFile(tree, path, { after, mended: mended.get(path) ?? [] }),
    ).toSorted((a, b) => compareText(a.path, b.path)),
    passedOver: Array.from(passedOver, ([path, why]) => ({ path, why })),
  };
}

function groupByFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    const others = byFile.get(finding.location.path);
    if (others) others.push(finding);
    else byFile.set(finding.location.path, [finding]);
  }
  return byFile;
}

function fixedFile(
  tree: Tree,
  path: string,
  { after, mended }: Pick<FixedFile, 'after' | 'mended'>,
): FixedFile {
  const read = tree.read(path);
  return { path, before: read.ok ? read.bytes : new Uint8Array(), after, mended };
}

type FileFix = { readonly bytes: Uint8Array; readonly mended: readonly Finding[] } | { readonly why: string };

/** Undefined where there is nothing to mend. */
function fixFile(
  path: string,
  findings: readonly Finding[],
  source: SourceText | undefined,
): FileFix | undefined {
  const fixable = findings.filter(({ fix, suppressed }) => fix && fix.length > 0 && !suppressed);
  if (fixable.length === 0) return undefined;
  if (!source) return { why: 'it cannot be read' };
  if (source.encodingFault === 'utf-16' || source.encodingFault === 'invalid-utf-8') {
    return { why: 'it is not UTF-8' };
  }
  const ranges = [...findings.map(({ location }) => location), ...fixable.flatMap(editRanges)];
  if (!ranges.every((range) => isPlaced(range, source))) return { why: 'a finding in it has no place' };
  if (fixable.some(({ fix }) => fix?.some(({ location }) => location.path !== path))) {
    return { why: 'a fix in it concerns another file' };
  }
  const { edits, mended } = chooseEdits(fixable);
  const { text, keepsMark } = applyEdits(source, edits);
  const mark = source.encodingFault === 'byte-order-mark' && keepsMark ? '\ufeff' : '';
  return { bytes: new TextEncoder().encode(mark + text), mended };
}

function editRanges({ fix }: Finding): readonly FixEdit['location'][] {
  return (fix ?? []).map(({ location }) => location);
}

/** Of findings whose edits touch the same text, the first is mended now and the others when it is looked again. */
function chooseEdits(findings: readonly Finding[]): {
  readonly edits: readonly FixEdit[];
  readonly mended: readonly Finding[];
} {
  const edits: FixEdit[] = [];
  const mended: Finding[] = [];
  for (const finding of findings) {
    const own = finding.fix ?? [];
    if (own.some((edit) => edits.some((other) => overlap(edit.location, other.location)))) continue;
    edits.push(...own);
    mended.push(finding);
  }
  return { edits, mended };
}
