import { FILE_START, type Range } from '../domain/location.js';
import type { Policy } from '../domain/policy.js';
import type { Tree } from '../domain/tree.js';
import { Documents } from '../formats/documents.js';
import type { SourceText } from '../formats/text.js';
import { parseYaml } from '../formats/yaml.js';
import { type YamlMapping, entryOf } from '../formats/yaml-tree.js';
import { findPolicy } from './find.js';
import { checkMeaning } from './meaning.js';
import { mergePolicies } from './merge.js';
import { PolicyError, type PolicyFault, findingOf } from './policy-error.js';
import { toPolicy } from './to-policy.js';
import { validatePolicy } from './validate.js';
import { valueOf } from './values.js';

/** How many files may extend one another. */
const EXTENDS_LIMIT = 10;

/**
 * Reads a policy and what it extends; `path` is relative to the tree. Throws a PolicyError that holds every mistake
 * with its place.
 */
export function loadPolicy(tree: Tree, path: string): Policy {
  const documents = new Documents(tree);
  const policies: Policy[] = [];
  let link: Link = { path, from: undefined };
  for (;;) {
    const { policy, next } = readOne(documents, link, policies);
    policies.push(policy);
    if (!next) break;
    link = next;
  }
  return policies.reduceRight((base, own) => mergePolicies(base, own));
}

/** The policy that somebody named, else the one at a usual place; undefined where there is none. Throws as `loadPolicy` does. */
export function readPolicy(tree: Tree, wanted: string | undefined): Policy | undefined {
  const path = wanted ?? findPolicy((one) => tree.stat(one) !== undefined);
  return path === undefined ? undefined : loadPolicy(tree, path);
}

/** A policy file, and the place that names it where another one does. */
interface Link {
  readonly path: string;
  readonly from: { readonly path: string; readonly range: Range } | undefined;
}

function readOne(
  documents: Documents,
  link: Link,
  earlier: readonly Policy[],
): { readonly policy: Policy; readonly next: Link | undefined } {
  const resolved = documents.folders.resolve(link.path);
  const path = resolved.kind === 'found' ? resolved.path : link.path;
  refuseEndless(documents, { ...link, path }, earlier);
  const source = documents.source(path);
  if (!source) throw unreadable(documents, link, path);
  const fail = (faults: readonly PolicyFault[]): never => {
    const findings = faults.map((fault) => findingOf(fault, path, source));
    throw new PolicyError(
      path,
      findings.toSorted((a, b) => compareStarts(a.location, b.location)),
    );
  };
  const root = parse(source, fail);
  if (!root) return { policy: { files: [path] }, next: undefined };
  const faults: PolicyFault[] = [];
  const value = valueOf(root, faults);
  faults.push(...validatePolicy(value, root), ...checkMeaning(root));
  if (faults.length > 0) fail(faults);
  const base = entryOf(root, 'extends')?.value;
  const next =
    base?.type === 'scalar' && base.typed !== 'null'
      ? { path: base.text, from: { path, range: base.range } }
      : undefined;
  return { policy: toPolicy(value, root, path), next };
}

function compareStarts(a: Range, b: Range): number {
  return a.start.line - b.start.line || a.start.column - b.start.column;
}

/** The mapping at the top; undefined where the file holds nothing but comments. */
function parse(source: SourceText, fail: (faults: readonly PolicyFault[]) => never): YamlMapping | undefined {
  const whole = { firstLine: 1, endLine: source.lineCount + 1 };
  const { root, error, duplicates } = parseYaml(source, whole);
  if (error) {
    const { message, range, cause } = error;
    return cause === 'not-a-mapping'
      ? fail([{ message: 'not-a-mapping', values: {}, range }])
      : fail([{ message: 'yaml', values: { message: message || cause.replaceAll('-', ' ') }, range }]);
  }
  if (duplicates.length > 0) {
    return fail(
      duplicates.map(({ key, range, first }) => ({
        message: 'duplicate-key',
        values: { key, line: first.start.line },
        range,
      })),
    );
  }
  return root;
}

/** A file that extends itself, by whatever way, would never be read to its end. */
function refuseEndless(documents: Documents, { path, from }: Link, earlier: readonly Policy[]): void {
  if (!from) return;
  const files = earlier.flatMap((policy) => policy.files);
  const source = documents.source(from.path);
  const refuse = (fault: PolicyFault): never => {
    throw new PolicyError(from.path, [findingOf(fault, from.path, source)]);
  };
  if (files.includes(path)) {
    const values = { path, chain: files.join(', ') };
    refuse({ message: 'extends-cycle', values, range: from.range });
  }
  if (files.length > EXTENDS_LIMIT) {
    refuse({ message: 'extends-long', values: { path, limit: EXTENDS_LIMIT }, range: from.range });
  }
}

function unreadable(documents: Documents, { path: written, from }: Link, path: string): PolicyError {
  const read = documents.read(path);
  const why = read.ok ? 'it is empty' : (WHY[read.reason] ?? 'the system failed to read it');
  const values = { path: written, why };
  const place = from ?? { path, range: FILE_START };
  const message = from ? 'extends-missing' : 'unreadable';
  return new PolicyError(place.path, [
    findingOf({ message, values, range: place.range }, place.path, documents.source(place.path)),
  ]);
}

const WHY: Readonly<Record<string, string>> = {
  missing: 'nothing stands there',
  directory: 'it is a directory',
  'not-regular': 'it is no regular file',
  permission: 'its permissions forbid it',
  'too-large': 'it is larger than 8 MiB',
  outside: 'it lies outside the repository',
  'link-loop': 'it is a link that leads back to itself',
};
