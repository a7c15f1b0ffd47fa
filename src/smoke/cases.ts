import type { Location } from '../domain/location.js';
import { locate } from '../domain/location.js';
import { directoryOf, joinPath } from '../domain/paths.js';
import type { SmokeObservation } from '../domain/smoke.js';
import type { Documents } from '../formats/documents.js';
import { type JsonNode, memberOf, toValue } from '../formats/json-tree.js';
import { SMOKE_CASES_SCHEMA } from './cases-schema.js';
import { compileSchema } from './json-schema.js';

/** One call to be made, and what is expected of it. */
export interface SmokeCase {
  readonly name: string;
  readonly args: unknown;
  readonly environment: Readonly<Record<string, string>>;
  readonly exit: number;
  /** A JSON Schema for the result; undefined where anything will do. */
  readonly result: unknown;
  /** A text that stderr has to contain; empty where none is wanted. */
  readonly stderr: string;
  /** Where the parts are written; absent for a case that was made up. */
  readonly nodes?: { readonly args?: JsonNode; readonly environment?: JsonNode; readonly expect?: JsonNode };
  /** The case as written; of one that was made up, what stands for it in the manifest. */
  readonly location: Location;
}

/** The cases of a smoke.json, or what is wrong with it. */
export type ReadCases =
  | { readonly kind: 'none' }
  | { readonly kind: 'cases'; readonly path: string; readonly cases: readonly SmokeCase[] }
  | { readonly kind: 'invalid'; readonly observation: SmokeObservation; readonly reason: string };

/** Reads the smoke.json beside a manifest. */
export async function readCases(documents: Documents, manifest: string): Promise<ReadCases> {
  const path = joinPath(directoryOf(manifest), 'smoke.json');
  if (documents.tree.stat(path) === undefined) return { kind: 'none' };
  const document = documents.json(path);
  if (!document) return invalid(locate(path), 'cases-syntax', 'it cannot be read');
  if (!document.ok)
    return invalid(locate(path, document.error.range), 'cases-syntax', document.error.message);
  const value = toValue(document.root);
  const compiled = await compileSchema(SMOKE_CASES_SCHEMA);
  if (!compiled.ok) throw new Error(`the schema of smoke.json: ${compiled.words}`);
  const misfit = compiled.schema.misfit(value);
  if (misfit) {
    const words = `${misfit.pointer === '' ? 'it' : misfit.pointer} ${misfit.words}`;
    return invalid(locate(path, nodeAt(document.root, misfit.pointer).range), 'cases-schema', words);
  }
  const list = memberOf(document.root, 'cases')?.value;
  const items = list?.type === 'array' ? list.items : [];
  return { kind: 'cases', path, cases: items.map((node, index) => toCase(node, index, path)) };
}

/** The node that a JSON pointer leads to, or the last one on the way. */
export function nodeAt(root: JsonNode, pointer: string): JsonNode {
  let node = root;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const next: JsonNode | undefined =
      node.type === 'array' ? node.items[Number(key)] : memberOf(node, key)?.value;
    if (!next) return node;
    node = next;
  }
  return node;
}

/** What the schema of smoke.json lets through. */
interface WrittenCase {
  readonly name?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly expect?: { readonly exit?: number; readonly result?: unknown; readonly stderr?: string };
}

function toCase(node: JsonNode, index: number, path: string): SmokeCase {
  const { name, args, environment, expect } = toValue(node) as WrittenCase;
  const nodes = ['args', 'environment', 'expect'].flatMap((key) => {
    const member = memberOf(node, key);
    return member ? [[key, member.value] as const] : [];
  });
  return {
    name: name ?? `case ${index + 1}`,
    args: args ?? {},
    environment: environment ?? {},
    exit: expect?.exit ?? 0,
    result: expect?.result,
    stderr: expect?.stderr ?? '',
    nodes: Object.fromEntries(nodes),
    location: locate(path, node.range),
  };
}

function invalid(location: Location, message: string, reason: string): ReadCases {
  const observation: SmokeObservation = {
    rule: 'smoke-arguments',
    message,
    values: { message: reason },
    location,
  };
  return { kind: 'invalid', observation, reason: `smoke.json: ${reason}` };
}
