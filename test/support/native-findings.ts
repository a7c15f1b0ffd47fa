import type { Finding } from '../../src/domain/finding.js';
import type { Manifest } from '../../src/domain/manifest.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import { assess } from '../../src/engine/assess.js';
import { decisionsByFile } from '../../src/engine/load.js';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import type { Rule } from '../../src/rules/rule.js';
import { loadSubprocess } from '../../src/runtimes/ongrid/loader.js';
import { loadNative } from '../../src/runtimes/ongrid-native/index.js';

const KINDS = [
  [/(?:^|\/)skill\.json$/, 'skill.json'],
  [/(?:^|\/)SKILL\.md$/, 'SKILL.md'],
  [/(?:^|\/)agents\/(?!readme\.md$)[^/]+\.md$/i, 'persona'],
] as const;

function manifestsOf({ tree }: Documents): readonly Manifest[] {
  const files = tree.list().filter(({ kind }) => kind === 'file');
  return files.flatMap(({ path }) => {
    const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
    return kind === undefined ? [] : [{ kind, path, runtimes: ['ongrid' as const] }];
  });
}

/** What ongrid's native loader does with a tree, every SKILL.md being judged. */
export function nativePlan(tree: object, nativeRoots?: readonly string[]): LoadPlan {
  const documents = new Documents(memoryTree(tree));
  const settings = { manifests: manifestsOf(documents), allowList: [], project: '.' };
  return loadNative(documents, nativeRoots ? { ...settings, nativeRoots } : settings);
}

/** What some rules say about a tree that ongrid alone judges, personas included. */
export function nativeFindings(rules: readonly Rule[], tree: object): readonly Finding[] {
  const documents = new Documents(memoryTree(tree));
  const manifests = manifestsOf(documents);
  const settings = { manifests, allowList: [{ path: '.' }], project: '.' };
  const plans = [loadSubprocess(documents, settings), loadNative(documents, settings)];
  return assess(rules, {
    documents,
    manifests,
    plans,
    decisions: decisionsByFile(plans),
    allowList: settings.allowList,
    runtimesChosen: true,
    mustFind: false,
    requireSkills: 0,
    policy: { files: [] },
    remarks: [],
    isWanted: () => true,
  }).findings;
}
