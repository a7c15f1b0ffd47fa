import type { Manifest } from '../domain/manifest.js';
import type { Tree } from '../domain/tree.js';
import { Documents } from '../formats/documents.js';
import { type Discovery, discover } from './discover.js';
import { type Loaded, load } from './load.js';
import type { CheckOptions } from './options.js';
import { settle } from './settle.js';

/** What a tree holds and what the runtimes do with it, before anything is judged. */
export interface Survey extends Loaded, Pick<Discovery, 'unrelated'> {
  readonly documents: Documents;
  readonly manifests: readonly Manifest[];
  /** With what the policy says filled in. */
  readonly options: CheckOptions;
  /** Whether only a part of the repository was asked about. */
  readonly isPartial: boolean;
}

/** Finds and loads everything in a tree. Never throws for what it holds. */
export function survey(tree: Tree, asked: CheckOptions = {}): Survey {
  const options = settle(asked);
  const documents = new Documents(tree);
  const { manifests, unrelated } = discover(documents, options);
  const loaded = load(documents, manifests, options);
  return { ...loaded, documents, manifests, unrelated, options, isPartial: asked.paths !== undefined };
}
